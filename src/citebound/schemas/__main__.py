"""Write the schemas into the package."""

from pathlib import Path

from citebound.schemas import write

write(Path(__file__).parent)
