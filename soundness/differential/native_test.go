package differential

import (
	"bytes"
	stdctx "context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"midway/internal/toolchain/toolchaintest"
	"midway/soundness/generate"
)

// A compiler is one way to make a native program.
type compiler struct {
	command string
	flags   []string
}

func (c compiler) String() string { return c.command + " " + strings.Join(c.flags, " ") }

var (
	clangO0 = compiler{toolchaintest.Path(), []string{"-O0"}}
	clangO2 = compiler{toolchaintest.Path(), []string{"-O2"}}
	narrow  = compiler{toolchaintest.Path(), []string{"-O1", "-m32"}}
	gccO2   = compiler{"gcc", []string{"-O2"}}
	shaken  = compiler{toolchaintest.Path(), []string{"-O1", "-fsanitize-coverage=trace-pc-guard"}}
	tsan    = compiler{toolchaintest.Path(), []string{"-O1", "-g", "-fsanitize=thread", "-fsanitize-coverage=trace-pc-guard"}}
	asan    = compiler{toolchaintest.Path(), []string{"-O0", "-g", "-fsanitize=address,integer-divide-by-zero", "-fno-sanitize-recover=all"}}
)

// native is a compiled program.
type native struct {
	path     string
	by       compiler
	patience int // seconds until a run counts as a deadlock
}

// build compiles a program with the harness. Where it has no race, all orders are sequentially consistent natively,
// as Midway explores them.
func build(dir string, p *generate.Program, c compiler) (*native, error) {
	harness, err := c.harness()
	if err != nil {
		return nil, err
	}
	src := filepath.Join(dir, "program.c")
	if err := os.WriteFile(src, []byte(p.String()), 0o644); err != nil {
		return nil, err
	}
	object, out := filepath.Join(dir, "program.o"), filepath.Join(dir, "native")
	args := []string{"-w", "-Dmain=program_main", "-DNATIVE", "-c", src, "-o", object}
	if plant, _ := generate.PlantNamed(p.Profile.Plant); plant.Kind != "data-race" {
		args = append(args, "-DSEQUENTIAL")
	}
	if err := c.run(append(args, c.flags...)); err != nil {
		return nil, err
	}
	if err := c.run(append([]string{"-w", "-pthread", object, harness, "-o", out}, linkFlags(c)...)); err != nil {
		return nil, err
	}
	return &native{out, c, 20}, nil
}

func (c compiler) run(args []string) error {
	if text, err := exec.Command(c.command, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %v\n%s", c.command, err, text)
	}
	return nil
}

// harnesses are the compiled harness, by compiler.
var harnesses = map[string]string{}

// harness is the harness compiled by c.
func (c compiler) harness() (string, error) {
	if o := harnesses[c.String()]; o != "" {
		return o, nil
	}
	o := filepath.Join(built, fmt.Sprintf("harness%d.o", len(harnesses)))
	if err := c.run(append([]string{"-w", "-c", "testdata/harness.c", "-o", o}, linkFlags(c)...)); err != nil {
		return "", err
	}
	harnesses[c.String()] = o
	return o, nil
}

// built is a folder for what is compiled once.
var built string

func TestMain(m *testing.M) {
	var err error
	if built, err = os.MkdirTemp("", "differential"); err != nil {
		panic(err)
	}
	code := m.Run()
	os.RemoveAll(built)
	os.Exit(code)
}

// linkFlags are the flags for the harness: no delays inside its own code.
func linkFlags(c compiler) []string {
	var out []string
	for _, f := range c.flags {
		if !strings.HasPrefix(f, "-fsanitize-coverage") {
			out = append(out, f)
		}
	}
	return out
}

// seen is what one native run showed.
type seen struct {
	state   uint64
	code    int
	failure string // kind of violation as Midway names it, "assume", or "" where the run ended normally
	text    string
}

func (s seen) String() string {
	if s.failure != "" {
		return s.failure
	}
	return fmt.Sprintf("%016x", s.state)
}

// run runs the program so often for every list of inputs (none: once without).
func (n *native) run(runs int, seed uint64, inputs ...string) ([]seen, error) {
	stop, cancel := stdctx.WithTimeout(stdctx.Background(), 60*time.Second)
	defer cancel()
	args := append([]string{strconv.Itoa(runs), strconv.FormatUint(seed, 10), strconv.Itoa(n.patience)}, inputs...)
	cmd := exec.CommandContext(stop, n.path, args...)
	cmd.Env = append(os.Environ(), "TSAN_OPTIONS=report_thread_leaks=0", "ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0")
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("%s: %v\n%s", n.by, err, stderr.String())
	}
	return n.read(stdout.String(), stderr.String())
}

func (n *native) read(stdout, stderr string) ([]seen, error) {
	var out []seen
	for line := range strings.Lines(stdout) {
		f := strings.Fields(line)
		switch f[0] {
		case "state":
			state, err := strconv.ParseUint(f[1], 16, 64)
			if err != nil {
				return nil, err
			}
			code, err := strconv.Atoi(f[2])
			if err != nil {
				return nil, err
			}
			out = append(out, seen{state: state, code: code})
		case "hang":
			out = append(out, seen{failure: "deadlock"})
		case "assume":
			out = append(out, seen{failure: "assume"})
		case "signal":
			if !strings.Contains(stderr, "Sanitizer") {
				out = append(out, seen{failure: signalled(f[1], stderr), text: stderr})
			}
		}
	}
	for _, kind := range reported(stderr) {
		out = append(out, seen{failure: kind, text: stderr})
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("%s: no output\n%s", n.by, stderr)
	}
	return out, nil
}

// signalled names the violation behind a signal.
func signalled(signal, stderr string) string {
	switch {
	case strings.Contains(stderr, "reach_error"):
		return "reach-error"
	case strings.Contains(stderr, "Assertion `"), signal == "6": // abort
		return "assertion"
	case signal == "8":
		return "division-by-zero"
	}
	return "signal " + signal
}

// diagnostics are what sanitizers print for each kind of violation.
var diagnostics = []struct {
	pattern *regexp.Regexp
	kind    string
}{
	{regexp.MustCompile(`ThreadSanitizer: data race`), "data-race"},
	{regexp.MustCompile(`ThreadSanitizer: (unlock of an unlocked mutex|double lock|unlock by)`), "lock-misuse"},
	{regexp.MustCompile(`AddressSanitizer: (heap|stack|global|dynamic-stack)-buffer-(over|under)flow`), "out-of-bounds"},
	{regexp.MustCompile(`AddressSanitizer: heap-use-after-free`), "use-after-free"},
	{regexp.MustCompile(`AddressSanitizer: attempting double-free`), "double-free"},
	{regexp.MustCompile(`AddressSanitizer: attempting free on address which was not`), "invalid-free"},
	{regexp.MustCompile(`AddressSanitizer: SEGV on unknown address 0x0000000000[0-9a-f]{2}`), "null-dereference"},
	{regexp.MustCompile(`runtime error: division by zero`), "division-by-zero"},
}

// reported are the kinds of violation that sanitizers reported.
func reported(stderr string) []string {
	var out []string
	for _, d := range diagnostics {
		if d.pattern.MatchString(stderr) {
			out = append(out, d.kind)
		}
	}
	if len(out) == 0 && strings.Contains(stderr, "Sanitizer") || strings.Contains(stderr, "runtime error: ") && len(out) == 0 {
		return []string{"sanitizer: " + stderr}
	}
	return out
}
