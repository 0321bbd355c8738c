# Everything a checkout needs: make test, make demo.
export CGO_ENABLED := 1

GO      ?= go
TIMEOUT ?= 40m

.PHONY: all build deps install test demo bench bench-bergan soak test-clangs generate clean
all: build

# Where there is no repository to take the version from (a tarball): make build VERSION=0.3.
VERSION ?=
build: deps
	$(GO) build -ldflags '-X main.version=$(VERSION)' -o bin/midway ./cmd/midway

# Installs the program, manual pages and completions of bash, zsh and fish under PREFIX (and DESTDIR, for packagers). What is built is taken as it
# is, so that root needs no compiler.
PREFIX  ?= /usr/local
install:
	@test -x bin/midway || $(MAKE) build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
		$(DESTDIR)$(PREFIX)/share/zsh/site-functions $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -m 755 bin/midway $(DESTDIR)$(PREFIX)/bin/midway
	bin/midway man $(DESTDIR)$(PREFIX)/share/man/man1
	bin/midway completion bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/midway
	bin/midway completion zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_midway
	bin/midway completion fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/midway.fish

.PHONY: uninstall
uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/midway $(DESTDIR)$(PREFIX)/share/man/man1/midway.1 $(DESTDIR)$(PREFIX)/share/man/man1/midway-*.1 \
		$(DESTDIR)$(PREFIX)/share/bash-completion/completions/midway $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_midway \
		$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/midway.fish

# Installs the system packages that are missing; does nothing where all are there.
deps:
	@./scripts/deps.sh

# staticcheck, golangci-lint (.golangci.yml) and govulncheck, which needs its database from the network.
.PHONY: lint
lint:
	@./scripts/lint.sh

# What the tests need beside: a browser to look at HTML reports with.
.PHONY: deps-test
deps-test: deps
	@command -v "$${MIDWAY_CHROMIUM:-chromium}" >/dev/null || ./scripts/deps.sh chromium fonts-dejavu-core

# All tests, of those that repeat themselves a share, and a third of the archives, another third at the next commit (make test-all runs everything),
# with a line that says how far they are.
# What takes longest begins first, so that nothing is left to run alone.
LONGEST := ./cmd/midway ./soundness ./execute ./internal/pipeline ./internal/solver ./soundness/differential
test: deps-test
	@GOFLAGS='-trimpath -pgo=off' $(GO) run ./scripts/progress -timeout $(TIMEOUT) $(LONGEST) ./...

# What takes a second at most: stage scripts, unit tests and one in 24 archives. Left out are explorations of generated
# programs, comparisons with brute force, other compilers and the native machine, replays, and looks at HTML pages; make
# test runs them.
.PHONY: test-short
test-short: deps
	@GOFLAGS='-trimpath -pgo=off' $(GO) run ./scripts/progress -short -timeout $(TIMEOUT) ./...

# A lost wake-up found from main, then figure 1 of Bergan et al. from the middle.
demo: build
	@./scripts/demo.sh

bench: deps
	$(GO) test -run '^$$' -bench . -timeout $(TIMEOUT) ./...

# Bergan's tables 1 and 2 with our own programs: paths from each seed, speed, and which paths are feasible. Each
# exploration may take so long.
BERGAN_TIME ?= 2m
bench-bergan: deps
	$(GO) run ./bench/bergan --dir bench --time $(BERGAN_TIME)

# Guo's table 2, first set, the table of other tools, and Chu and Jaffar's tables, with our own programs: each cell may take so long.
COMPARE_TIME ?= 60s
# The same of programs that are not in the repository: OWN has programs, contexts and contexts/inputs.txt as bench has. A context of the name of a row of the
# paper's table (blackscholes, dedup-1, lu-1, …) stands beside it.
.PHONY: bench-bergan-own
bench-bergan-own: deps
	$(GO) run ./bench/bergan --dir $(OWN) --time $(BERGAN_TIME) --alias merge --memory-model bytes

.PHONY: bench-guo bench-peers bench-chu bench-wen profile
bench-guo: build
	$(GO) run ./bench/compare --table guo --time $(COMPARE_TIME)
bench-peers: build
	$(GO) run ./bench/compare --table peers --time $(COMPARE_TIME)
bench-chu: build
	$(GO) run ./bench/compare --table chu --time $(COMPARE_TIME) --plot docs/chu-growth.svg
bench-wen: build
	$(GO) run ./bench/compare --table wen --time $(COMPARE_TIME)

# Programs without threads, beside KLEE.
.PHONY: bench-sequential
bench-sequential: build
	$(GO) run ./bench/compare --table sequential --time $(COMPARE_TIME)

# Seconds of processor and memory before the first instruction of a context, for generated programs of 1,000 to SCALING_LINES lines: some minutes.
SCALING_LINES ?= 100000
.PHONY: bench-scaling
bench-scaling: deps
	$(GO) run ./bench/scaling --largest $(SCALING_LINES) --plot docs/scaling.svg

# Measures anew what the compiler optimises the program for (cmd/midway/default.pgo): explorations of both kinds of reduction,
# and one with queries. Where this machine has its files is taken out.
profile: build
	for p in source optimal; do \
		bin/midway check bench/programs/peers/fib.c -D N=5 --properties assertions --por $$p --cpuprofile bin/$$p.prof > bin/profile.txt || exit 1; done
	bin/midway check bench/programs/peers/lastzero.c -D N=11 --properties assertions --por optimal --cpuprofile bin/lastzero.prof > bin/profile.txt
	bin/midway run --context bench/contexts/kmedian-1.yaml --time 20s --cpuprofile bin/kmedian.prof > bin/profile.txt; test $$? -ne 4
	$(GO) tool pprof -proto bin/source.prof bin/optimal.prof bin/lastzero.prof bin/kmedian.prof | gunzip -c | \
		perl -pe 's{\Q$(CURDIR)\E|\Q$(shell $(GO) env GOROOT)\E|\Q$(shell $(GO) env GOMODCACHE)\E}{"/" x length($$&)}ge' | gzip -n9 > cmd/midway/default.pgo

# Holds new generated programs against brute force, against other ways to explore them and against the native machine,
# every family of soundness/differential for an equal share of this time, and logs how many were compared. Failing
# programs and smaller ones that fail the same way are kept in bin/soak.
SOAK ?= 10m
soak: deps
	mkdir -p bin/soak
	$(GO) test ./soundness/differential -timeout 0 -run 'Sequential|Inputs|Compilers|Threads|Twins|Planted|Reduction' -soak $(SOAK) -keep $(CURDIR)/bin/soak -v

# Runs by processes that are killed so often, at random moments, and resumed.
KILLS ?= 1000
.PHONY: soak-kills
soak-kills: deps
	$(GO) test ./cmd/midway -timeout 0 -run TestKilledRunsGoOn -kills $(KILLS) -kills-from $(SEED) -kills-patience 15s -v

# How long explorations take with 16 workers, simulated with the times that they need here.
.PHONY: bench-makespan
bench-makespan: deps
	$(GO) run ./bench/makespan -property assertions -D N=5 bench/programs/peers/fib.c
	$(GO) run ./bench/makespan -property assertions -D WRITERS=4 bench/programs/guo/twostage.c
	$(GO) run ./bench/makespan -property assertions -D SETTERS=4 bench/programs/guo/reorder.c

# So many generated programs explored at once, by sub-checks, by jobs and by jobs of sub-checks, from SEED on.
PROGRAMS ?= 1000
.PHONY: soak-divisions
soak-divisions: deps
	$(GO) test ./internal/pipeline -timeout 0 -run TestDivisionsAgree -divided $(PROGRAMS) -divided-from $(SEED) -v

# Contexts of so many generated programs whose threads reach the same objects by pointers of many kinds, in every model of memory.
POINTER_PROGRAMS ?= 1000
.PHONY: soak-pointers
soak-pointers: deps
	$(GO) test ./soundness -timeout 0 -run TestContextsOfPointerPrograms -programs $(POINTER_PROGRAMS) -from $(SEED) -v

# Texts of all kinds to whatever reads text: each target for so long. The seeds are run by make test, too, and some thousand
# inputs made from them.
FUZZ ?= 10m
.PHONY: fuzz
fuzz: deps
	./scripts/fuzz.sh $(FUZZ)

# Plants the faults of scripts/mutate/faults one at a time; each has to be noticed by some test. FAULTS chooses some, by list or name.
FAULTS ?=
.PHONY: mutate
mutate: deps
	$(GO) run ./scripts/mutate -only '$(FAULTS)'

# Every violation of every program of ours is replayed natively, ten times; those that are not reproduced have to be on record.
REPLAYS := 10
.PHONY: replay-all
replay-all: build
	$(GO) run ./scripts/replays --times $(REPLAYS) --record testdata/replay/record.tsv examples testdata/replay bench/programs bench/contexts testdata/objects

# Everything that make test takes a share of (internal/long): each program at all granularities, with and without each reduction, replayed natively;
# twice as many generated programs.
.PHONY: test-all
test-all: deps-test
	@MIDWAY_TEST_ALL=1 GOFLAGS='-trimpath -pgo=off' $(GO) run ./scripts/progress -timeout 0 $(LONGEST) ./...

# Limits of memory, full disks, and so many explorations that are stopped at random moments.
STRESS ?= 1000
.PHONY: stress
stress: deps
	$(GO) test ./cmd/midway -timeout 0 -run 'TestMemoryLimitHolds|TestDiskFull|TestStoppedAtRandomMoments|TestLongRangesAreCheap' -stress $(STRESS) -v

# Stops a native program at random moments under gdb, and holds what is known of each moment's context against its memory. PROGRAM is one .c, .bc or
# .ll file that becomes a whole program with LIBS; ARGS is how it is run, CLIENT a shell command that runs beside it, over and over, OUTSIDE what functions without a body do (pure, arguments or anything). Contexts with
# something wrong, and the first five, are kept in bin/snapshots.
PROGRAM ?= bench/programs/dedup.c
ARGS    ?= 3 3000000
LIBS    ?=
CLIENT  ?=
OUTSIDE ?=
STOPS   ?= 100
STOP_SEED ?= 1
.PHONY: snapshots
snapshots: deps
	$(GO) run ./scripts/snapshots --stops $(STOPS) --seed $(STOP_SEED) --libs '$(LIBS)' --client '$(CLIENT)' --extern-default '$(OUTSIDE)' --into bin/snapshots $(PROGRAM) -- $(ARGS)

# Runs from every context of a directory, which has one directory for each program (make snapshots writes such): how each ended, as a table.
.PHONY: bench-contexts
CONTEXTS_TIME ?= 60s
bench-contexts: build
	$(GO) run ./scripts/contexts --dir $(DIR) --time $(CONTEXTS_TIME)

# A million random queries to the solver against enumeration and Z3 alone; every operation on unknown operands, and on
# all operands by the concrete machine, against the processor.
SEED ?= $(shell date +%s)
.PHONY: soak-values
soak-values: deps
	$(GO) test ./internal/solver -timeout 0 -run TestQueries -queries 1000000 -query-seed $(SEED) -v
	$(GO) test ./internal/solver -timeout 0 -run 'TestNarrowing|TestRangesOf' -narrowings 20000 -v
	$(GO) test ./soundness/differential -timeout 0 -run TestOperations -operations 1 -operand-seed $(SEED) -v
	$(GO) test ./soundness/concrete -timeout 0 -run TestInstructions/LP64 -operations 1 -pairs 48 -operand-seed $(SEED) -v

# Installs every clang that is tested with, rebuilds the loader's test inputs with each, and runs the loader's and
# the end-to-end tests with each.
CLANGS := 14 16 19 22
test-clangs: deps
	@./scripts/deps.sh $(foreach v,$(CLANGS),clang-$(v) llvm-$(v) libclang-rt-$(v)-dev)
	sh internal/ir/testdata/clang/generate.sh
	$(GO) test -timeout $(TIMEOUT) ./internal/ir/...
	for v in $(CLANGS); do MIDWAY_CLANG=clang-$$v $(GO) test -timeout $(TIMEOUT) -count 1 -run EndToEnd ./cmd/midway || exit 1; done

# Rebuilds what is generated and checked in: the IR of the library models.
generate: deps
	$(GO) generate ./...

clean:
	rm -rf bin
