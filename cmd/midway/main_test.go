package main

import (
	"bytes"
	stdctx "context"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"syscall"
	"testing"

	"midway/execute"
	"midway/internal/pipeline"
)

// command runs a command line.
func command(args ...string) (code int, stdout, stderr string) {
	var out, err bytes.Buffer
	code = run(stdctx.Background(), args, &out, &err)
	return code, out.String(), err.String()
}

func program(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "p.c")
	if err := os.WriteFile(path, []byte("int main(void) { return 0; }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// explorer explores in place of Midway's own explorers.
type explorer = func(stdctx.Context, *pipeline.Initial) (*pipeline.Result, error)

// finding is an explorer that finds something.
func finding(r execute.Result) explorer {
	return func(_ stdctx.Context, i *pipeline.Initial) (*pipeline.Result, error) {
		r.Ledger = i.Ledger
		return &pipeline.Result{Result: &r}, nil
	}
}

// commandWith runs a command line with an explorer.
func commandWith(e explorer, args ...string) (code int, stdout, stderr string) {
	var out, err bytes.Buffer
	c := &cli{stop: stdctx.Background(), out: &out, err: &err, explorer: e}
	code = c.execute(args)
	return code, out.String(), err.String()
}

func TestUsageErrorsAreOneLineAndExit2(t *testing.T) {
	for want, args := range map[string][]string{
		`unknown command "rnu"; did you mean run?`:  {"rnu"},
		"unknown flag: --jsn":                       {"run", "--jsn"},
		"no program given":                          {"run"},
		"nowhere.c":                                 {"run", "nowhere.c"},
		"no program":                                {"check", "--properties", "assertions"},
		"unknown kind of file":                      {"run", "main.go"},
		"is a directory":                            {"run", "x.c", "--json", "/"},
		"cannot write /no/such/dir/r.json":          {"run", "x.c", "--json", "/no/such/dir/r.json"},
		"--context and --at exclude each other":     {"run", "x.c", "--context", "c", "--at", "t=f"},
		"not a size":                                {"run", "x.c", "--memory", "4X"},
		"150 is 150 bytes: at least 16M":            {"run", "x.c", "--memory", "150"},
		"is not NAME=PLACE":                         {"run", "x.c", "--at", "foo"},
		"context file missing.yaml":                 {"context", "check", "--context", "missing.yaml"},
		"unknown command \"nwe\" of midway context": {"context", "nwe"},
	} {
		code, stdout, stderr := command(args...)
		if code != exitUsage || !strings.Contains(stderr, want) || strings.Count(stderr, "\n") != 1 || stdout != "" {
			t.Errorf("%v: exit %d, %q, %q; want %q", args, code, stdout, stderr, want)
		}
	}
}

func TestExitCodes(t *testing.T) {
	path := program(t)
	for _, c := range []struct {
		r    execute.Result
		flag string
		want int
	}{
		{execute.Result{Complete: true}, "--no-validate", exitSafe},
		{execute.Result{}, "--no-validate", exitUnknown},
		{execute.Result{Violations: []execute.ViolationRecord{{Kind: "deadlock"}}}, "--no-validate", exitViolated},
		{execute.Result{Violations: []execute.ViolationRecord{{Kind: "deadlock"}}}, "--no-validate=false", exitInternal},
	} {
		code, stdout, stderr := commandWith(finding(c.r), "run", path, c.flag)
		if code != c.want {
			t.Errorf("exit %d, want %d: %s", code, c.want, stderr)
		}
		if failed := strings.Contains(stdout, "the replay failed"); failed != (c.want == exitInternal) {
			t.Errorf("exit %d: says that a replay failed: %t", code, failed)
		}
	}
	broken := func(stdctx.Context, *pipeline.Initial) (*pipeline.Result, error) { panic("broken\ninvariant") }
	if code, _, stderr := commandWith(broken, "run", path); code != exitInternal || strings.Count(stderr, "\n") != 1 || strings.Contains(stderr, "goroutine") {
		t.Errorf("exit %d, %q", code, stderr)
	}
}

// TestSIGTERMStopsAndReports sends the signal to this process while a run waits to be stopped.
func TestSIGTERMStopsAndReports(t *testing.T) {
	waits := func(stop stdctx.Context, i *pipeline.Initial) (*pipeline.Result, error) {
		if err := syscall.Kill(os.Getpid(), syscall.SIGTERM); err != nil {
			return nil, err
		}
		<-stop.Done()
		return &pipeline.Result{Result: &execute.Result{Ledger: i.Ledger}}, nil
	}
	var out, errs bytes.Buffer
	c := &cli{stop: interruptible(stdctx.Background()), out: &out, err: &errs, explorer: waits}
	code := c.execute([]string{"run", program(t)})
	if code != exitUnknown || !strings.HasPrefix(out.String(), "UNKNOWN") || !strings.Contains(out.String(), "stopped from outside") {
		t.Errorf("exit %d, %q, %q", code, out.String(), errs.String())
	}
}

func TestFlagsInAnyOrder(t *testing.T) {
	safe := finding(execute.Result{Complete: true})
	path := program(t)
	for _, args := range [][]string{{"run", path, "--json", "-"}, {"run", "--json", "-", path}, {"--json", "-", "run", path}} {
		if code, stdout, stderr := commandWith(safe, args...); args[0] == "run" && (code != exitSafe || !strings.HasPrefix(stdout, "{")) {
			t.Errorf("%v: exit %d %s", args, code, stderr)
		}
	}
}

func TestJSONFileBesideTheText(t *testing.T) {
	file := filepath.Join(t.TempDir(), "r.json")
	code, stdout, stderr := commandWith(finding(execute.Result{Complete: true}), "run", program(t), "--json", file)
	text, err := os.ReadFile(file)
	if code != exitSafe || err != nil || !strings.HasPrefix(stdout, "SAFE") || !strings.Contains(string(text), `"verdict": "safe"`) {
		t.Errorf("exit %d, %v, %q, %q, %s", code, err, stdout, stderr, text)
	}
}

func TestHelpGroupsFlags(t *testing.T) {
	code, stdout, _ := command("run", "--help")
	last := -1
	for _, title := range []string{"\nContext:", "\nInput:", "\nWhat to check:", "\nLimits and order:", "\nOutput:"} {
		at := strings.Index(stdout, title)
		if code != 0 || at <= last {
			t.Errorf("exit %d, %q stands at %d of\n%s", code, title, at, stdout)
		}
		last = at
	}
}

func TestWordList(t *testing.T) {
	var l wordList
	for _, s := range []string{"-a  b", `'c d' "e\"f" g\ h ''`} {
		if err := l.Set(s); err != nil {
			t.Fatal(err)
		}
	}
	if want := (wordList{"-a", "b", "c d", `e"f`, "g h", ""}); !reflect.DeepEqual(l, want) {
		t.Errorf("got %q, want %q", l, want)
	}
	if l.Set("'open") == nil {
		t.Error("an open quotation is accepted")
	}
}

func TestByteSize(t *testing.T) {
	for text, want := range map[string]uint64{"7": 0, "16777216": 16 << 20, "20000K": 20000 << 10, "30m": 30 << 20, "4GiB": 4 << 30, "2TB": 2 << 40, "x": 0, "0": 0, "99999999T": 0, "": 0} {
		var b byteSize
		if err := b.Set(text); uint64(b) != want || (err == nil) != (want > 0) {
			t.Errorf("%q: %d %v", text, b, err)
		}
	}
}
