"""`python -m citebound` is `citebound`."""

from citebound.cli.main import main

if __name__ == "__main__":
    main()
