# `make run` and `make test` need Python 3.11+, git and make; they make their own environment.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

run: $(VENV)/local.stamp ## on Discord with DISCORD_TOKEN, else on a local table in the browser
	$(BIN)/python -m bot

setup: $(VENV)/local.stamp ## check the bot's token, write it into .env, print the invitation link
	@$(BIN)/python -m bot setup

# Tests start the bot many times: keep its bytecode, whatever the environment says.
test: $(VENV)/dev.stamp ## every test, without network and token
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n auto --dist worksteal

test-fast: $(VENV)/dev.stamp ## below a minute, while you write: rules, units, texts; no processes, no Discord, no pictures
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n auto --dist worksteal -m "not slow"

lint: $(VENV)/dev.stamp ## style, format, types, and names that were retired
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pylint -j 0 bot engine render tests

format: $(VENV)/dev.stamp ## fix what ruff can fix
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/dev.stamp ## benchmarks, one JSON object a line
	$(BIN)/python -m tests.programs.bench

golden: $(VENV)/dev.stamp ## make golden FILES="a.jsonl.gz b.jsonl.gz": replay recorded games
	$(BIN)/python -m tests.programs.golden $(FILES)

score: $(VENV)/dev.stamp ## make score FILES="boards.jsonl": payouts of Heller und Pfennig boards
	@$(BIN)/python -m engine.games.heller_und_pfennig.score $(FILES)

crash: $(VENV)/dev.stamp ## make crash KILLS=100 STORE=postgres PROCESSES=3: kill -9 at random moments, look for lost moves
	$(BIN)/python -m tests.programs.crash --kills $(or $(KILLS),100) --seed $(or $(SEED),1) --store $(or $(STORE),sqlite) --processes $(or $(PROCESSES),1) $(ARGS)

secrecy: $(VENV)/dev.stamp ## make secrecy STATES=1000: what others see must not depend on secrets
	$(BIN)/python -m tests.programs.secrecy --states $(or $(STATES),1000)

fuzz: $(VENV)/dev.stamp ## make fuzz N=10000 FILES=100: hostile and broken input, and games in one file with random changes
	$(BIN)/python -m tests.programs.fuzz -n $(or $(N),10000) --files $(or $(FILES),100)

mutants: $(VENV)/dev.stamp ## make mutants ARGS="--workers 2 --only bot/storage": plant sixty faults, one at a time; does a test catch each?
	$(BIN)/python -m tests.programs.mutants $(ARGS)

soak: $(VENV)/dev.stamp ## make soak MOVES=100000: memory over many moves
	$(BIN)/python -m tests.programs.soak --moves $(or $(MOVES),100000)

load: $(VENV)/dev.stamp ## make load STORE=postgres PROCESSES=1,2,4: many tables at once, latency at the socket
	$(BIN)/python -m tests.programs.load --store $(or $(STORE),sqlite) --processes $(or $(PROCESSES),1) $(ARGS)

match: $(VENV)/dev.stamp ## make match GAME=saint_petersburg SEATS=hard,medium GAMES=200
	$(BIN)/python -m engine.ai.match $(GAME) $(SEATS) $(GAMES) $(ARGS)

tournament: $(VENV)/dev.stamp ## make tournament ENTRANTS=23 TABLE=3-4 ROUNDS=5 SEED=1 FORMAT=swiss GAME=rattus_cartus: a tournament of quick AI players, one JSON object a round, then the standings
	@$(BIN)/python -m tests.programs.tournament $(or $(ENTRANTS),16) $(or $(TABLE),4) --rounds $(or $(ROUNDS),4) --seed $(or $(SEED),1) --format $(or $(FORMAT),swiss) $(if $(GAME),--game $(GAME)) $(ARGS)

duel: $(VENV)/dev.stamp ## make duel GAME=saint_petersburg SEATS=hard,hard@HEAD~100 GAMES=60 LOG=duel.log: today's AI against an older one; resumes where it stopped
	$(BIN)/python -m tests.programs.version_comparison $(GAME) $(SEATS) $(GAMES) --log $(or $(LOG),duel.log) $(ARGS)

review: $(VENV)/dev.stamp ## make review GAMES=10: are the worst decisions of a review bad ones?
	$(BIN)/python -m tests.programs.review --games $(or $(GAMES),10) $(ARGS)

tips: $(VENV)/dev.stamp ## make tips GAME=saint_petersburg ARGS="--games 100 --workers 2": how often who follows every tip of a guided game wins; --choose finds deals
	$(BIN)/python -m tests.programs.tips $(GAME) $(ARGS)

regret: $(VENV)/dev.stamp ## make regret GAME=saint_petersburg ARGS="--decisions 400 --workers 2": how much worse than another search a search chooses, and what it costs
	$(BIN)/python -m tests.programs.regret $(GAME) $(ARGS)

compile: $(VENV)/dev.stamp ## compile what self-play spends its time in, for match, train and tune; needs a C compiler
	NEVSKY_COMPILED= $(BIN)/python -m engine.ai.training.compile build/compiled
	NEVSKY_COMPILED= $(BIN)/python -m tests.programs.compiled build/compiled

# Used once they are made. They must fit the source: compile again, or remove the folder, after changes.
match tune train: export NEVSKY_COMPILED = $(abspath $(wildcard build/compiled))

tune: $(VENV)/dev.stamp ## make tune GAME=saint_petersburg SEATS=2 RUN=folder: tune policy weights by self-play; stored in data if they win; resumes in the folder
	$(BIN)/python -m engine.ai.training.tune $(GAME) $(SEATS) --run $(RUN) $(ARGS)

train: $(VENV)/dev.stamp ## make train GAME=saint_petersburg SEATS=2 RUN=folder: train the value function by self-play; stored in data if it wins; resumes in the folder
	$(BIN)/python -m engine.ai.training.train $(GAME) $(SEATS) --run $(RUN) $(ARGS)

strength: $(VENV)/dev.stamp ## make strength GAME=rattus_cartus ARGS="--workers 2 --minutes 90": matches of each level against the one below, stored in data
	$(BIN)/python -m engine.ai.training.measure $(GAME) $(ARGS)

provenance: $(VENV)/dev.stamp ## how all weights of AI players in data were made; fails on unknown or inconsistent records
	$(BIN)/python -m engine.ai.training.provenance $(ARGS)

# Whichever is installed. Only Docker keeps the health check without being told.
IMAGE_BUILDER = $(firstword $(foreach tool,docker podman buildah,$(shell command -v $(tool) 2>/dev/null)))
IMAGE_FORMAT = $(if $(filter docker,$(notdir $(IMAGE_BUILDER))),,--format docker)

image: ## build the image nevsky with docker, podman or buildah; ARGS="--build-arg BASE=..." for another base
	@test -n "$(IMAGE_BUILDER)" || { echo "Building the image needs docker, podman or buildah, and none is installed." >&2; exit 1; }
	$(IMAGE_BUILDER) build $(IMAGE_FORMAT) $(ARGS) --tag nevsky .

image-check: $(VENV)/dev.stamp ## build the image, play with it on a fake Discord, update it under play; needs docker or podman
	$(BIN)/python -m tests.programs.image_check $(ARGS)

gallery: $(VENV)/dev.stamp ## every card, ten tables, hands, results and tournaments, into the folder gallery
	$(BIN)/python -m tests.programs.gallery gallery

lock: $(VENV)/dev.stamp ## recompile the locked requirements
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --extra check pyproject.toml -o requirements/bot.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --extra check --extra local pyproject.toml -c requirements/bot.txt -o requirements/local.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate --extra check --extra local --extra dev pyproject.toml -c requirements/local.txt -o requirements/dev.txt

clean: ## drop the environment, and what was compiled
	rm -rf $(VENV) build

$(VENV)/bin/python:
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Nevsky needs Python 3.11 or newer; make PYTHON=... names one')"
	$(PYTHON) -m venv $(VENV)

$(VENV)/%.stamp: requirements/%.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r $<
	touch $@

.PHONY: run setup test test-fast lint format bench golden score crash secrecy fuzz mutants soak load match tournament duel review tips regret compile tune train strength provenance image image-check gallery lock clean
