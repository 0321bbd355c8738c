package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"midway/internal/long"
)

const corePrograms = "../../testdata/cores"

// stepped finds the machine instructions that a thread executes behind the beginning of the line with STOP.
var stepped = regexp.MustCompile(`STOP \*/ /\* (stepi \d+) \*/`)

// momentOf builds a program of testdata/cores without optimisation and stops it at the line with STOP.
func momentOf(t *testing.T, name string, flags ...string) (source, exe, core string) {
	t.Helper()
	source = filepath.Join(corePrograms, name)
	text, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	at := bytes.Index(text, []byte("STOP */"))
	if at < 0 {
		t.Fatalf("%s has no line with STOP", name)
	}
	exe = filepath.Join(t.TempDir(), "program")
	core = exe + ".core"
	executed(t, "gcc", append([]string{"-O0", "-g", "-pthread", source, "-o", exe}, flags...)...)
	stop := fmt.Sprintf("break %s:%d", name, 1+bytes.Count(text[:at], []byte("\n")))
	gdb := []string{"-nx", "-q", "-batch", "-ex", stop, "-ex", "run"}
	if on := stepped.FindSubmatch(text); on != nil {
		gdb = append(gdb, "-ex", string(on[1]))
	}
	executed(t, "gdb", append(gdb, "-ex", "generate-core-file "+core, "-ex", "kill", exe)...)
	if _, err := os.Stat(core); err != nil {
		t.Fatal(err)
	}
	return source, exe, core
}

func executed(t *testing.T, name string, args ...string) {
	t.Helper()
	if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", name, err, out)
	}
}

// TestCoreFiles: what is explored from a core is what the real program can do from there; wrong values are noticed.
func TestCoreFiles(t *testing.T) {
	for _, c := range []struct {
		name, program string
		build, flags  []string
		code          int
		says, not     []string
	}{
		{name: "a queue", program: "queue.c", code: exitSafe, says: []string{"explored completely", "3 threads"}, not: []string{"core-"}},
		{
			name: "a queue with a false assertion", program: "queue.c", build: []string{"-DSUM=13"}, flags: []string{"-D", "SUM=13"}, code: exitViolated,
			says: []string{"sum is 12", "[confirmed]", "replayed from the moment of the core"},
		},
		{
			name: "a queue with an unknown number", program: "queue.c", flags: []string{"--symbolic", "sum"}, code: exitViolated,
			says: []string{"sum == SUM", "[conditional]"}, not: []string{"[confirmed]"},
		},
		{name: "a tree", program: "tree.c", code: exitSafe, says: []string{"2 threads"}, not: []string{"core-"}},
		{
			name: "a tree of another version", program: "tree.c", flags: []string{"-D", "LIMIT=4"}, code: exitUnknown,
			says: []string{"4 bytes at 0 of limit hold 0x5, not 0x4", "[core-contradiction]"},
		},
		{name: "all locks", program: "locks.c", code: exitSafe, says: []string{"4 locks held"}, not: []string{"core-"}},
		{name: "in a call that counts", program: "amid.c", code: exitUnknown, says: []string{"[core-call]", "main in sem_post"}},
		{name: "thread-specific values", program: "keys.c", code: exitSafe, says: []string{"3 threads"}, not: []string{"core-", "library-state"}},
		{
			name: "an answer from outside", program: "outside.c", build: []string{"-DBODY"}, flags: []string{"--properties", "assertions"}, code: exitUnknown,
			says: []string{"1 violation", "none is confirmed or manifest"}, not: []string{"[confirmed]", "[manifest]", "core-"},
		},
		{
			name: "what was read before a call", program: "behind.c", code: exitSafe, says: []string{"explored completely", "2 threads"},
			not: []string{"core-contradiction", "core-reloaded"},
		},
		{
			name: "variables that a compiler does without", program: "dropped.c", build: []string{"-O2"}, code: exitSafe,
			says: []string{"1 threads, ", "its code is optimised [core-place]"}, not: []string{"core-missing", "core-contradiction"},
		},
		{
			name: "such a variable that is read", program: "dropped.c", build: []string{"-O2"}, flags: []string{"-D", "READ"}, code: exitSafe,
			says: []string{"done without 1 variables, which are unknown: written [core-missing]"},
		},
		{
			name: "a statement of which a part is done", program: "middle.c", code: exitSafe, says: []string{"explored completely"},
			not: []string{"core-"},
		},
		{name: "freed memory", program: "freed.c", code: exitViolated, says: []string{"use-after-free at"}, not: []string{"core-"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			source, exe, core := momentOf(t, c.program, c.build...)
			code, out, errs := command(append([]string{"check", source, "--core", core, "--exe", exe, "--no-cache"}, c.flags...)...)
			for _, s := range c.says {
				if !strings.Contains(out, s) {
					t.Errorf("it does not say %q", s)
				}
			}
			for _, s := range c.not {
				if strings.Contains(out, s) {
					t.Errorf("it says %q", s)
				}
			}
			if code != c.code || t.Failed() {
				t.Errorf("exit %d, want %d\n%s%s", code, c.code, out, errs)
			}
			if len(c.flags) == 0 && c.code == exitSafe {
				executed(t, exe) // ends as it was found to end
			}
		})
	}
}

// TestReplayFromACore: the binary fails as was found from the moment of a core, with the thread-specific values that there
// were.
func TestReplayFromACore(t *testing.T) {
	long.Test(t)
	source, exe, core := momentOf(t, "keys.c", "-DSUM=13")
	result := filepath.Join(t.TempDir(), "result.json")
	code, out, errs := command("check", source, "--core", core, "--exe", exe, "-D", "SUM=13", "--no-cache", "--json", result)
	if code != exitViolated || !strings.Contains(out, "replayed from the moment of the core") {
		t.Fatalf("exit %d\n%s%s", code, out, errs)
	}
	if text, code := said("replay", result, "--times", "3"); code != exitSafe || !strings.Contains(text, "Assertion `sum == SUM' failed") {
		t.Errorf("exit %d\n%s", code, text)
	}
}

// TestCoreFilesRefused: what is no core of the program given is refused, with one error that says why.
func TestCoreFilesRefused(t *testing.T) {
	source, exe, core := momentOf(t, "freed.c")
	other, _, _ := momentOf(t, "tree.c")
	dir := t.TempDir()
	data, err := os.ReadFile(core)
	if err != nil {
		t.Fatal(err)
	}
	file := func(name string, b []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, b, 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	machine := bytes.Clone(data)
	machine[18] = 183 // e_machine: AArch64
	bare := filepath.Join(dir, "bare")
	executed(t, "gcc", "-O0", "-pthread", source, "-o", bare)
	wide := file("freed.c", bytes.Replace(text(t, source), []byte("static struct entry *cache;"), []byte("static struct { struct entry *e, *more; } cache_;\n#define cache cache_.e\nstatic long cache__;"), 1))
	for _, c := range []struct {
		name, says string
		args       []string
	}{
		{"a core that is cut off", "the core is truncated", []string{source, "--core", file("cut", data[:len(data)-4096])}},
		{"another machine's", "a core of another machine (EM_AARCH64", []string{source, "--core", file("arm", machine)}},
		{"no core", "no core file", []string{source, "--core", source}},
		{"an executable", "no core file, but an executable", []string{source, "--core", exe}},
		{"a missing core", "no such file", []string{source, "--core", filepath.Join(dir, "none")}},
		{"a missing executable", "no such file", []string{source, "--core", core, "--exe", filepath.Join(dir, "none")}},
		{"without debug information", "it has no debug information: build it with -g", []string{source, "--core", core, "--exe", bare}},
		{"another program", "does not fit the program", []string{other, "--core", core}},
		{"another version", "it has no variable cache_, which main uses", []string{wide, "--core", core}},
		{"a context, too", "--core excludes", []string{source, "--core", core, "--at", "t1=main"}},
		{"--exe alone", "give --core FILE", []string{source, "--exe", exe}},
		{"--symbolic alone", "give --core FILE or --pid PID", []string{source, "--symbolic", "cache"}},
		{"no such variable", "--symbolic nothing", []string{source, "--core", core, "--symbolic", "nothing"}},
		{"no such process", "there is no process 999999999", []string{source, "--pid", "999999999"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			code, _, errs := command(append([]string{"run"}, c.args...)...)
			if code != exitUsage || !strings.Contains(errs, c.says) || strings.Count(errs, "\n") != 1 {
				t.Errorf("exit %d, and it does not say %q once:\n%s", code, c.says, errs)
			}
		})
	}
}

// TestGeneratedCode: the stack of a thread in code that was made at run time is found behind it.
func TestGeneratedCode(t *testing.T) {
	source, exe, core := momentOf(t, "generated.c")
	code, out, errs := command("show", source, "--core", core, "--exe", exe, "--no-cache")
	for _, s := range []string{"generated.c:16 (waits/", "called from ../../testdata/cores/generated.c:21 (worker/", "seen: core"} {
		if code != exitSafe || !strings.Contains(out, s) {
			t.Errorf("exit %d, and it does not say %q\n%.1500s%s", code, s, out, errs)
		}
	}
}

// TestCoreIsStopped: a time limit that strikes while a debugger tells the stacks is no error of the core's.
func TestCoreIsStopped(t *testing.T) {
	long.Test(t)
	source, exe, core := momentOf(t, "freed.c")
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "gdb"), []byte("#!/bin/sh\nexec sleep 60\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+":"+os.Getenv("PATH"))
	code, out, errs := command("check", source, "--core", core, "--exe", exe, "--no-cache", "--time", "8s")
	if code != exitUnknown || !strings.Contains(out, "the time limit struck while reading the core: nothing was explored") {
		t.Errorf("exit %d\n%s%s", code, out, errs)
	}
}

func text(t *testing.T, path string) []byte {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestLiveProcess: a process is stopped while it is read, goes on, and ends as it would have.
func TestLiveProcess(t *testing.T) {
	source := filepath.Join(corePrograms, "waits.c")
	exe := filepath.Join(t.TempDir(), "program")
	executed(t, "gcc", "-O0", "-g", "-pthread", source, "-o", exe)
	cmd := exec.Command(exe)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(300 * time.Millisecond) // until it waits for its input
	code, out, errs := command("run", source, "--pid", fmt.Sprint(cmd.Process.Pid), "--no-cache")
	if code != exitSafe || !strings.Contains(out, "2 threads") || strings.Contains(out, "[core-") {
		t.Errorf("exit %d\n%s%s", code, out, errs)
	}
	if _, err := in.Write([]byte("x")); err != nil {
		t.Error(err)
	}
	if err := cmd.Wait(); err != nil {
		t.Errorf("the process did not go on: %v", err)
	}
}

// TestCoreWithoutHeap: what a core does not hold is unknown, and nothing that rests on it is confirmed.
func TestCoreWithoutHeap(t *testing.T) {
	t.Parallel()
	source, exe, core := momentOf(t, "queue.c")
	data := text(t, core)
	word := func(at uint64, n int) (w uint64) {
		for i := range n {
			w |= uint64(data[at+uint64(i)]) << (8 * i)
		}
		return w
	}
	found := false
	for i := range word(56, 2) { // program headers
		at := word(32, 8) + 56*i
		off, size := word(at+8, 8), word(at+32, 8)
		if word(at, 4) == 1 && size >= 4096 && word(off+8, 8) == 0x291 { // the heap begins with a thread's cache
			copy(data[at+32:], make([]byte, 8))
			found = true
		}
	}
	if !found {
		t.Fatal("the core has no heap")
	}
	if err := os.WriteFile(core, data, 0o600); err != nil {
		t.Fatal(err)
	}
	_, out, errs := command("run", source, "--core", core, "--exe", exe, "--paths", "20", "--no-cache")
	if !strings.Contains(out, "[core-absent]") || !strings.Contains(out, "3 threads, 0 objects") || strings.Contains(out, "[confirmed]") {
		t.Errorf("%s%s", out, errs)
	}
}
