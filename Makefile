# Two commands do everything on a fresh machine with Python 3.11 or later: `make demo` and `make test`.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
DEMO_STAMP := $(VENV)/.demo-ready

.PHONY: demo test check lint fix types imports schemas bench clean help

help: ## Say what the targets do.
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

demo: $(DEMO_STAMP) ## Install, check the bundled answers and write an HTML report of them.
	@$(BIN)/citebound demo

test: $(STAMP) ## Install and run the tests.
	$(BIN)/python -m pytest

check: test lint types imports ## Run everything that the continuous integration runs.

lint: $(STAMP) ## Lint and check the format.
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

fix: $(STAMP) ## Format and mend what can be mended.
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(STAMP) ## Check the types.
	$(BIN)/mypy

imports: $(STAMP) ## Check the direction of imports.
	$(BIN)/lint-imports

schemas: $(STAMP) ## Write the JSON Schemas from the values.
	$(BIN)/python -m citebound.schemas

bench: $(STAMP) ## Measure the speed of the profile `strict` against the plain number rule.
	$(BIN)/python bench/speed.py

clean: ## Remove what was installed.
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(DEMO_STAMP): $(VENV)/bin/python locks/runtime.txt pyproject.toml
	@echo "installing citebound into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r locks/runtime.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(STAMP): $(VENV)/bin/python locks/dev.txt pyproject.toml
	@echo "installing citebound and its tools into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r locks/dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@ $(DEMO_STAMP)
