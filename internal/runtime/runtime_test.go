package runtime

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"midway/internal/long"
)

// models names the two data models for subtests.
var models = []struct {
	name  string
	ilp32 bool
}{{"lp64", false}, {"ilp32", true}}

// The checked-in IR is what clang-14 makes of the sources today.
func TestRegenerate(t *testing.T) {
	long.Test(t)
	if _, err := exec.LookPath("clang-14"); err != nil {
		t.Skip("the checked-in IR is that of clang-14, which is not here")
	}
	dir := t.TempDir()
	if out, err := exec.Command("./generate.sh", dir).CombinedOutput(); err != nil {
		t.Fatalf("generate.sh: %v\n%s", err, out)
	}
	for _, m := range models {
		fresh, err := filepath.Glob(filepath.Join(dir, m.name, "*.ll"))
		if err != nil {
			t.Fatal(err)
		}
		if len(fresh) != len(Files(m.ilp32)) {
			t.Errorf("%s: %d files are checked in, %d come out of generate.sh", m.name, len(Files(m.ilp32)), len(fresh))
		}
		for _, path := range fresh {
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			checked := filepath.Join("lib", m.name, filepath.Base(path))
			if got, err := os.ReadFile(checked); err != nil || string(got) != string(want) {
				t.Errorf("%s is not what its source compiles to: run go generate (%v)", checked, err)
			}
		}
	}
}

// Every function that real programs call most is modelled, in both data models.
func TestWanted(t *testing.T) {
	text, err := os.ReadFile("testdata/wanted.txt")
	if err != nil {
		t.Fatal(err)
	}
	wanted := strings.Fields(string(text))
	if len(wanted) < 100 {
		t.Fatalf("only %d names are wanted", len(wanted))
	}
	for _, m := range models {
		defined := definitions(t, m.ilp32)
		for _, n := range wanted {
			if _, ok := defined[n]; !ok {
				t.Errorf("%s: no model of %s", m.name, n)
			}
		}
	}
}

// definitions maps each external definition to its file, and fails on a second one.
func definitions(t *testing.T, ilp32 bool) map[string]string {
	t.Helper()
	defined := map[string]string{}
	for _, f := range Files(ilp32) {
		for _, n := range f.Defines {
			if other, ok := defined[n]; ok {
				t.Errorf("%s is defined in %s and in %s", n, other, f.Name)
			}
			defined[n] = f.Name
		}
	}
	return defined
}

// The models refer to nothing but each other and the primitives of midway.h.
func TestClosed(t *testing.T) {
	header, err := os.ReadFile("include/midway.h")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range models {
		defined := definitions(t, m.ilp32)
		for _, f := range Files(m.ilp32) {
			for _, n := range f.Needs {
				if _, ok := defined[n]; !ok {
					t.Errorf("%s, %s: %s is not defined", m.name, f.Name, n)
				}
			}
			for _, p := range primitives(f.Text) {
				if !strings.Contains(string(header), p+"(") {
					t.Errorf("%s, %s: %s is no primitive of midway.h", m.name, f.Name, p)
				}
			}
		}
	}
}

func primitives(text string) []string {
	var out []string
	for line := range strings.Lines(text) {
		if name, defined, ok := symbol(line); ok && !defined && strings.HasPrefix(name, "__midway_") {
			out = append(out, name)
		}
	}
	return out
}

// The two data models model the same names, 128-bit integers aside, which ILP32 has not.
func TestModelsAgree(t *testing.T) {
	lp64, ilp32 := definitions(t, false), definitions(t, true)
	for n := range lp64 {
		if _, ok := ilp32[n]; !ok && !strings.Contains(n, "int128") && !strings.HasSuffix(n, "_16") {
			t.Errorf("%s has a model in LP64 only", n)
		}
	}
	for n := range ilp32 {
		if _, ok := lp64[n]; !ok {
			t.Errorf("%s has a model in ILP32 only", n)
		}
	}
}

// No path of the machine that compiled them, and no file too large to review.
func TestText(t *testing.T) {
	for _, m := range models {
		for _, f := range Files(m.ilp32) {
			if len(f.Text) > 900_000 {
				t.Errorf("%s, %s: %d bytes", m.name, f.Name, len(f.Text))
			}
			for line := range strings.Lines(f.Text) {
				if strings.Contains(line, "DIFile") && strings.Contains(line, `"/`) && !strings.Contains(line, `"/usr/`) {
					t.Errorf("%s, %s: a path of this machine: %s", m.name, f.Name, line)
				}
			}
		}
	}
}

// A closure is linked as completely as the whole library is.
func TestFor(t *testing.T) {
	files := For(false, []string{"pthread_cond_wait", "no_such_function"})
	if len(files) == 0 || len(files) >= len(Files(false)) {
		t.Fatalf("%d of %d files", len(files), len(Files(false)))
	}
	var defined []string
	for _, f := range files {
		defined = append(defined, f.Defines...)
	}
	for _, n := range append(Hooks(), "pthread_cond_wait", Blocked("pthread_cond_wait")) {
		if !slices.Contains(defined, n) {
			t.Errorf("%s is missing", n)
		}
	}
	for _, f := range files {
		for _, n := range f.Needs {
			if !slices.Contains(defined, n) {
				t.Errorf("%s needs %s", f.Name, n)
			}
		}
	}
}

func TestNames(t *testing.T) {
	names := Names()
	if !slices.IsSorted(names) || !slices.Contains(names, "malloc") || slices.Contains(names, "__mw_thread_end") {
		t.Errorf("names: %v", names)
	}
	if Blocked("pthread_barrier_wait") == "" || Blocked("pthread_mutex_lock") != "" {
		t.Error("a blocked barrier wait continues in a function of its own, a blocked lock at the call")
	}
}
