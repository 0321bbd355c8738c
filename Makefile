# Everything a checkout needs: make test, make demo.
export CGO_ENABLED := 1

GO      ?= go
TIMEOUT ?= 20m

.PHONY: all build deps test demo bench test-clangs generate clean
all: build

build: deps
	$(GO) build -o bin/midway ./cmd/midway

# Installs the system packages that are missing; does nothing where all are there.
deps:
	@./scripts/deps.sh

test: deps
	$(GO) test -timeout $(TIMEOUT) ./...

# A lost wake-up found from main, then figure 1 of Bergan et al. from the middle.
demo: build
	@./scripts/demo.sh

bench: deps
	$(GO) test -run '^$$' -bench . -timeout $(TIMEOUT) ./...

# Rebuilds the loader's test inputs with every clang that is supported, and tests the loader with each.
test-clangs: deps
	@./scripts/deps.sh clang-16 llvm-16 clang-19 llvm-19 clang-22 llvm-22
	$(GO) generate ./internal/ir/...
	$(GO) test -timeout $(TIMEOUT) ./internal/ir/...

# Rebuilds what is generated and checked in: the IR of the library models, the loader's test inputs.
generate: deps
	$(GO) generate ./...

clean:
	rm -rf bin
