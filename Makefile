# Everything a newcomer needs: `make run` and `make test`. Both set up .venv by themselves.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# Parallel test workers; two by default, because that is what the smallest machine has.
JOBS   ?= 2
ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
INSTALL = { $(PYTHON) -c '$(ENOUGH)' 2>/dev/null || \
            { echo "rungs: $(PYTHON) is not Python 3.11 or newer; name one: make PYTHON=python3.12" >&2; exit 1; }; } && \
          $(PYTHON) requirements/install.py $(VENV)
QUICK  := $(addprefix tests/,engine games contract golden text pages faces render careers/test_ratings.py careers/test_statistics.py \
          $(addprefix publishing/test_,jobs.py plan.py reasons.py response.py)) $(wildcard tests/test_*.py)

.DEFAULT_GOAL := help
.PHONY: help run test quick strain lint format bench hard gallery film docs wheel image lock clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(VENV)/.run: requirements/run.txt
	@$(INSTALL) $<
	@touch $@

$(VENV)/.test: requirements/test.txt
	@$(INSTALL) $<
	@touch $@ $(VENV)/.run

$(VENV)/.docs: requirements/docs.txt
	@$(INSTALL) $<
	@touch $@

run: $(VENV)/.run ## start Rungs: the bot with DISCORD_TOKEN, the playground without
	@$(BIN)/python -m bot $(ARGS)

test: lint ## everything: lint, types and the whole suite
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

quick: lint ## what to run while working: lint, types, rules, few games, words, pictures
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal -q --games 4 $(QUICK) $(ARGS)

strain: $(VENV)/.test ## the suite five times beside eight busy processes, in random order
	$(BIN)/python -m tests.strain $(ARGS)

lint: $(VENV)/.test ## ruff, mypy --strict, and what is wrong with a language
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python -m bot.locales check

format: $(VENV)/.test ## let ruff put the code in shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.test ## measure; prints ratios, asserts nothing
	@$(BIN)/python -m bench $(ARGS)

hard: $(VENV)/.test ## the long proofs, about an hour: kills, faults, floods, a soak (ARGS=--quick)
	@$(BIN)/python -m bench hard $(ARGS)

gallery: $(VENV)/.run ## draw real positions of every game into docs/gallery
	$(BIN)/python -m bot.gallery

film: $(VENV)/.test ## film a game in the playground for the README (needs Chromium)
	$(BIN)/python -m tests.browser.film

docs: export RUNGS_CONTACT := $(CONTACT)
docs: $(VENV)/.docs ## build the documentation as a site in site/ (CONTACT="who runs the bot, and where to write")
	@$(BIN)/python -m sphinx --quiet --fail-on-warning --conf-dir docs --doctree-dir $(VENV)/doctrees . site
	@echo "Open site/index.html"

wheel: $(VENV)/.test ## build dist/rungs-....whl, which pip or pipx installs anywhere
	rm -rf build dist
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@rm -rf build rungs.egg-info

image: ## build the Docker image and start it once (needs a Docker daemon)
	docker build -f deploy/Dockerfile -t rungs .
	docker run --rm --read-only --cap-drop ALL rungs python -m bot --version
	if docker compose version >/dev/null 2>&1; then docker compose -f deploy/docker-compose.yml config --quiet; fi

lock: ## pin the newest versions that fit pyproject.toml, with hashes (needs uv)
	uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-annotate --no-header --extra playground --extra speed pyproject.toml -o requirements/run.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-annotate --no-header --extra playground --extra speed --extra test -c requirements/run.txt pyproject.toml -o requirements/test.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-annotate --no-header --group docs -c requirements/test.txt -o requirements/docs.txt

clean: ## remove what make made (games in var/ stay)
	rm -rf $(VENV) dist .mypy_cache .pytest_cache .ruff_cache .hypothesis site
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
