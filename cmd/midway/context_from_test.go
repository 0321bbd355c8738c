package main

import (
	"bytes"
	stdctx "context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// reportPrograms are the programs whose reports the tests of backtrace read.
const reportPrograms = "../../testdata/reports"

// reportTexts are the texts of a script of backtrace's tests, by the comments above them.
func reportTexts(t *testing.T, name string) map[string]string {
	text, err := os.ReadFile(filepath.Join("../../internal/backtrace/testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, part := range strings.Split("\n"+string(text), "\n# ")[1:] {
		title, rest, _ := strings.Cut(part, "\nread\n")
		in, _, ok := strings.Cut(rest, "\n----\n")
		if !ok {
			t.Fatalf("%s: %q is no text", name, title)
		}
		out[title] = in + "\n"
	}
	return out
}

// withInput runs a command with a standard input.
func withInput(in string, args ...string) (code int, stdout, stderr string) {
	var out, errs bytes.Buffer
	code = (&cli{stop: stdctx.Background(), out: &out, err: &errs, in: strings.NewReader(in)}).execute(args)
	return code, out.String(), errs.String()
}

// TestContextsFromReports: reports that tools have written of programs of our own become contexts that check accepts.
func TestContextsFromReports(t *testing.T) {
	for _, c := range []struct {
		script, program string
		threads         int               // of the largest context
		but             map[string]string // texts that are none, and what is said
	}{
		{"gdb-live.txt", "stuck.c", 10, map[string]string{"a stripped binary": "of a stripped binary"}},
		{"gdb-full.txt", "stuck.c", 3, map[string]string{
			"a run under gdb: double free, bt, then bt full of all": "the program has no function fail",
		}},
		{"gdb-core.txt", "fail.c", 3, map[string]string{"a double free, stripped": "of a stripped binary"}},
		{"tsan.txt", "wrong.c", 2, map[string]string{
			"a thread that nobody joins, as gcc builds it": "the report has no stacks",
			"a use after free, as clang builds it":         "the compiler has merged code",
		}},
		{"asan.txt", "wrong.c", 2, map[string]string{
			"a leak, as gcc builds it":           "the report has no stacks",
			"a wild pointer, as clang builds it": "the compiler has merged code",
		}},
		{"valgrind.txt", "wrong.c", 2, nil},
	} {
		program := filepath.Join(reportPrograms, c.program)
		most := 0
		for title, text := range reportTexts(t, c.script) {
			code, out, errs := withInput(text, "context", "from", "-", program)
			if said, none := c.but[title]; none {
				if code != exitUsage || !strings.Contains(errs, said) {
					t.Errorf("%s, %s: exit %d, %s%s; want %q", c.script, title, code, out, errs, said)
				}
				continue
			}
			if code != exitSafe {
				t.Errorf("%s, %s: exit %d, %s", c.script, title, code, errs)
				continue
			}
			most = max(most, strings.Count(out, "- name: "))
			file := filepath.Join(t.TempDir(), "c.yaml")
			if err := os.WriteFile(file, []byte(out), 0o600); err != nil {
				t.Fatal(err)
			}
			if code, _, errs := command("context", "check", program, "--context", file); code != exitSafe {
				t.Errorf("%s, %s: check: exit %d, %s\n%s", c.script, title, code, errs, out)
			}
		}
		if most < c.threads {
			t.Errorf("%s: at most %d threads of a context, want %d", c.script, most, c.threads)
		}
	}
}

// TestReportsServeAsContexts: what gdb has printed is a context of check, in a file and on standard input.
func TestReportsServeAsContexts(t *testing.T) {
	text := reportTexts(t, "gdb-live.txt")["threads in another call each, optimised, with debug information"]
	program := filepath.Join(reportPrograms, "stuck.c")
	file := filepath.Join(t.TempDir(), "bt.txt")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for name, run := range map[string]func() (int, string, string){
		"file":  func() (int, string, string) { return command("context", "check", program, "--context", file) },
		"input": func() (int, string, string) { return withInput(text, "context", "check", program, "--context", "-") },
	} {
		code, out, errs := run()
		if code != exitSafe || !strings.Contains(out, "blocked in pthread_cond_wait at") || strings.Count(out, "thread ") < 10 {
			t.Errorf("%s: exit %d, %s%s", name, code, out, errs)
		}
	}
	if code, _, errs := withInput(text, "check", program, "--context", "-", "--run-dir", t.TempDir()); code != exitUsage ||
		!strings.Contains(errs, "midway context from - PROGRAM -o FILE") {
		t.Errorf("a run that is kept, with its context on standard input: exit %d, %s", code, errs)
	}
}

func TestContextFromSays(t *testing.T) {
	program := filepath.Join(reportPrograms, "stuck.c")
	two := reportTexts(t, "forms.txt")["pstack, twice in one file: two moments"]
	for _, c := range []struct {
		in   string
		args []string
		want string
	}{
		{"", []string{"-", program}, "standard input: the text is empty"},
		{"panic\n", []string{"-", program}, `line 1 is "panic"`},
		{"", nil, "no report given"},
		{"", []string{program}, "the file with the backtrace goes first"},
		{two, []string{"-", program, "--report", "3"}, "--report 3: standard input has 2"},
		{two, []string{"-", program}, "number 2 is taken"},
		{two, []string{"-", program}, "thread 2 of the report: frame 0 (watch at w.c:22) does not fit the program: the program has no function watch"},
	} {
		code, out, errs := withInput(c.in, append([]string{"context", "from"}, c.args...)...)
		if code != exitUsage || out != "" || !strings.Contains(errs, c.want) {
			t.Errorf("%v: exit %d, %s%s; want %q", c.args, code, out, errs, c.want)
		}
	}
}

func TestContextFromWritesAFile(t *testing.T) {
	text := reportTexts(t, "gdb-core.txt")["a null pointer"]
	file := filepath.Join(t.TempDir(), "c.yaml")
	if code, out, errs := withInput(text, "context", "from", "-", filepath.Join(reportPrograms, "fail.c"), "-o", file); code != exitSafe || out != "" {
		t.Fatalf("exit %d, %s%s", code, out, errs)
	}
	code, out, errs := command("context", "check", "--context", file)
	if code != exitSafe || !strings.Contains(out, "assume: t1.n == 0") || !strings.Contains(out, "seen: core") {
		t.Errorf("the file names its program: exit %d, %s%s", code, out, errs)
	}
}

// TestStopsOfLiveProcesses: whatever moment gdb stops a program at, its stacks are found in the program, as gcc builds
// it without optimisation and with it.
func TestStopsOfLiveProcesses(t *testing.T) {
	source := filepath.Join(reportPrograms, "stuck.c")
	for _, optimise := range []string{"-O0", "-O2"} {
		binary := filepath.Join(t.TempDir(), "stuck")
		if out, err := exec.Command("gcc", "-g", optimise, "-pthread", source, "-o", binary).CombinedOutput(); err != nil {
			t.Fatalf("gcc: %v\n%s", err, out)
		}
		run := exec.Command(binary)
		if err := run.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			_ = run.Process.Kill()
			_ = run.Wait()
		})
		for _, full := range []string{"", " full"} {
			time.Sleep(200 * time.Millisecond)
			text, err := exec.Command("gdb", "-nx", "-p", fmt.Sprint(run.Process.Pid), "-batch", "-ex", "thread apply all bt"+full).Output()
			if err != nil {
				t.Fatalf("gdb: %v", err)
			}
			code, out, errs := withInput(string(text), "context", "from", "-", source)
			if code != exitSafe || strings.Count(out, "- name: ") != 10 || strings.Count(out, "blocked: true") < 8 ||
				!strings.Contains(out, "seen: gdb") || !strings.Contains(out, `"t4.b == &first"`) {
				t.Errorf("%s%s: exit %d, %s%s\nof\n%s", optimise, full, code, out, errs, text)
			}
		}
	}
}
