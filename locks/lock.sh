#!/usr/bin/env bash
# Write the lock files anew from pyproject.toml: every version with its hashes, for all supported Pythons, without the address of any index.
set -euo pipefail
cd "$(dirname "$0")/.."
python3 -m venv "${TMPDIR:-/tmp}/citebound-lock" && tool="${TMPDIR:-/tmp}/citebound-lock/bin"
"$tool/python" -m pip install --quiet uv
common=(--universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --no-annotate --quiet)
printf 'hatchling\neditables\n' > "${TMPDIR:-/tmp}/citebound-build.in"
"$tool/uv" pip compile "${common[@]}" pyproject.toml "${TMPDIR:-/tmp}/citebound-build.in" -o locks/runtime.txt
"$tool/uv" pip compile "${common[@]}" pyproject.toml "${TMPDIR:-/tmp}/citebound-build.in" --group dev -o locks/dev.txt
