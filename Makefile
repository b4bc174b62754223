# `make run` and `make test` need Python 3.11+, git and make; they make their own environment.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

run: $(VENV)/local.stamp ## on Discord with DISCORD_TOKEN, else on a local table in the browser
	$(BIN)/python -m bot

test: $(VENV)/dev.stamp ## every test, without network and token
	$(BIN)/python -m pytest

lint: $(VENV)/dev.stamp ## style, format, types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/dev.stamp ## mend what ruff can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/dev.stamp ## figures, one JSON object a line
	$(BIN)/python -m tests.bench

golden: $(VENV)/dev.stamp ## make golden FILES="a.jsonl.gz b.jsonl.gz": replay decided games
	$(BIN)/python -m tests.golden $(FILES)

lock: $(VENV)/dev.stamp ## compile the locked requirements anew
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate pyproject.toml -o requirements/bot.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --extra local pyproject.toml -c requirements/bot.txt -o requirements/local.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --extra local --extra dev pyproject.toml -c requirements/local.txt -o requirements/dev.txt

clean: ## drop the environment
	rm -rf $(VENV)

$(VENV)/bin/python:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Nevsky needs Python 3.11 or newer; make PYTHON=... names one')"
	$(PYTHON) -m venv $(VENV)

$(VENV)/%.stamp: requirements/%.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r $<
	touch $@

.PHONY: run test lint format bench golden lock clean
