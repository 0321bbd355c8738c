package toolchain

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A compiler of scripts says its version, and fails at what it lacks.
const script = `#!/bin/sh
echo "$*" >> "$0.calls"
case "$1" in --version) echo "fake clang version %d.0.6"; exit 0;; esac
case "$*" in
*-fsanitize*) [ %d -ge 3 ] || { echo "ld: cannot find libclang_rt.tsan" >&2; exit 1; };;
*-pthread*) [ %d -ge 2 ] || { echo "ld: cannot find crt1.o: No such file" >&2; exit 1; };;
*) [ %d -ge 1 ] || { echo "probe.c:1:10: fatal error: 'pthread.h' file not found" >&2; exit 1; };;
esac
`

// fakes puts scripts into a folder that alone is PATH: for each name a version and how far it comes.
func fakes(t *testing.T, all map[string][2]int) string {
	t.Helper()
	dir := t.TempDir()
	for name, is := range all {
		text := fmt.Sprintf(script, is[0], is[1], is[1], is[1])
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", dir+":/bin:/usr/bin")
	for v := Oldest; v <= Newest; v++ { // those of the machine do not count
		for _, name := range []string{"clang", "llvm-dis"} {
			if name = fmt.Sprintf("%s-%d", name, v); all[name] == [2]int{} {
				hide(t, dir, name)
			}
		}
	}
	for _, name := range []string{"clang", "llvm-dis"} {
		if all[name] == [2]int{} {
			hide(t, dir, name)
		}
	}
	if all["no llvm-symbolizer"] != [2]int{} {
		for _, name := range []string{"llvm-symbolizer", "llvm-symbolizer-14"} {
			hide(t, dir, name)
		}
	} else if err := os.WriteFile(filepath.Join(dir, "llvm-symbolizer-22"), []byte("#!/bin/sh\necho LLVM version 22.1.0\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	return dir
}

// hide puts a tool that does not run in front of one of the machine.
func hide(t *testing.T, dir, name string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/sh\nexit 1\n"), 0o700); err != nil {
		t.Fatal(err)
	}
}

const (
	nothing = int(runs)
	headers = int(compiles)
	linker  = int(links)
	all     = int(complete)
)

func TestClangIsTheNewestCompleteOne(t *testing.T) {
	for _, c := range []struct {
		name, want string
		tools      map[string][2]int
	}{
		{"the newest", "clang-19", map[string][2]int{"clang-14": {14, all}, "clang-19": {19, all}}},
		{"plain and newer", "clang", map[string][2]int{"clang-14": {14, all}, "clang": {16, all}}},
		{"plain of the same version", "clang-16", map[string][2]int{"clang-16": {16, all}, "clang": {16, all}}},
		{"too new", "clang-14", map[string][2]int{"clang-14": {14, all}, "clang": {23, all}}},
		{"without the runtime of sanitizers", "clang-14", map[string][2]int{"clang-14": {14, all}, "clang-19": {19, linker}, "clang-16": {16, linker}}},
		{"without headers", "clang-16", map[string][2]int{"clang-14": {14, all}, "clang-16": {16, all}, "clang-22": {22, nothing}}},
		{"none is complete", "clang-16", map[string][2]int{"clang-14": {14, headers}, "clang-16": {16, linker}, "clang-22": {22, nothing}}},
		{"none is more than the others", "clang-16", map[string][2]int{"clang-14": {14, headers}, "clang-16": {16, headers}}},
		{"alone", "clang-15", map[string][2]int{"clang-15": {15, nothing}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := fakes(t, c.tools)
			got, err := Clang("", nil)
			if err != nil || got.Path != filepath.Join(dir, c.want) {
				t.Errorf("%v %v, want %s", got, err, c.want)
			}
		})
	}
}

// TestOneCompilerIsNotTried: there is nothing to choose.
func TestOneCompilerIsNotTried(t *testing.T) {
	dir := fakes(t, map[string][2]int{"clang-14": {14, all}})
	if _, err := Clang("", nil); err != nil {
		t.Fatal(err)
	}
	calls, err := os.ReadFile(filepath.Join(dir, "clang-14.calls"))
	if err != nil || string(calls) != "--version\n" {
		t.Errorf("%q %v", calls, err)
	}
}

func TestNoClang(t *testing.T) {
	fakes(t, nil)
	if _, err := Clang("", nil); err == nil || !strings.Contains(err.Error(), "no clang of version 14 to 22 on PATH: install clang-14") {
		t.Error(err)
	}
	if _, err := Disassembler(0); err == nil || !strings.Contains(err.Error(), "no llvm-dis of version 14 to 22 on PATH") {
		t.Error(err)
	}
	if _, err := Clang("/no/such/clang", nil); err == nil || !strings.Contains(err.Error(), "/no/such/clang does not run") {
		t.Error(err)
	}
}

// TestNamedIsTaken: whatever the user names is taken, also of a version that is not known.
func TestNamedIsTaken(t *testing.T) {
	dir := fakes(t, map[string][2]int{"clang-14": {14, all}, "mine": {31, nothing}})
	if got, err := Clang("mine", nil); err != nil || got != (Tool{"mine", 31}) {
		t.Errorf("%v %v in %s", got, err, dir)
	}
}

func TestDisassemblerGoesWithTheProducer(t *testing.T) {
	dir := fakes(t, map[string][2]int{"llvm-dis-14": {14, all}, "llvm-dis-16": {16, all}, "llvm-dis": {19, all}})
	for producer, want := range map[int]string{0: "llvm-dis", 13: "llvm-dis-14", 14: "llvm-dis-14", 15: "llvm-dis-16", 16: "llvm-dis-16", 17: "llvm-dis", 19: "llvm-dis", 22: "llvm-dis"} {
		if got, err := Disassembler(producer); err != nil || got.Path != filepath.Join(dir, want) {
			t.Errorf("of LLVM %d: %v %v, want %s", producer, got, err, want)
		}
	}
}

// memory is a store.
type memory map[string][]byte

func (m memory) Get(key string) []byte       { return m[key] }
func (m memory) Put(key string, data []byte) { m[key] = data }

// TestCompletenessIsKept: a compiler found complete is not tried again by another process while its file stays the
// same; one that lacks something is.
func TestCompletenessIsKept(t *testing.T) {
	dir := fakes(t, map[string][2]int{"clang-14": {14, all}, "clang-16": {16, linker}})
	kept := memory{}
	calls := func(name string) int {
		stages.Clear() // another process
		if got, err := Clang("", kept); err != nil || got.Major != 14 {
			t.Fatalf("%v %v", got, err)
		}
		text, err := os.ReadFile(filepath.Join(dir, name+".calls"))
		if err != nil {
			t.Fatal(err)
		}
		return strings.Count(string(text), "-fsanitize")
	}
	if first, second := calls("clang-14"), calls("clang-14"); first != 1 || second != 1 || len(kept) != 3 {
		t.Errorf("tried %d times, then %d times in all", first, second)
	}
	before := calls("clang-16")
	if again := calls("clang-16"); again <= before {
		t.Errorf("what lacks something is tried %d times, then %d times in all", before, again)
	}
}

// TestVersionsAreKept: a compiler is asked for its version once, while its file stays the same.
func TestVersionsAreKept(t *testing.T) {
	dir := fakes(t, map[string][2]int{"clang-14": {14, all}})
	kept, path := memory{}, filepath.Join(dir, "clang-14")
	ask := func() int {
		versions.Clear() // another process
		if got, err := Clang("", kept); err != nil || got.Major != 14 {
			t.Fatalf("%v %v", got, err)
		}
		text, err := os.ReadFile(path + ".calls")
		if err != nil {
			t.Fatal(err)
		}
		return strings.Count(string(text), "--version")
	}
	if first, second := ask(), ask(); first != 1 || second != 1 {
		t.Errorf("asked %d times, then %d times in all", first, second)
	}
	if err := os.Chtimes(path, time.Time{}, time.Now().Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if third := ask(); third != 2 {
		t.Errorf("another file: asked %d times in all", third)
	}
}

func TestLacks(t *testing.T) {
	dir := fakes(t, map[string][2]int{"clang-14": {14, all}, "clang-15": {15, linker}, "clang-16": {16, headers}, "clang-17": {17, nothing}})
	for major, want := range map[int]string{
		14: "",
		15: "it has no runtime of sanitizers, so memory errors and races are not replayed (libclang-rt-15-dev): ld: cannot find libclang_rt.tsan",
		16: "it does not link a threaded program, so nothing is replayed: start files or the linker are missing (libc6-dev, gcc): ld: cannot find crt1.o: No such file",
		17: "it does not compile a threaded program: the headers of the C library or its own are missing (libc6-dev, libclang-common-17-dev): probe.c:1:10: fatal error: 'pthread.h' file not found",
	} {
		if got := (Tool{filepath.Join(dir, fmt.Sprintf("clang-%d", major)), major}).Lacks(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestRemarks is what doctor says: the choice where there is one, and what each compiler lacks.
func TestRemarks(t *testing.T) {
	fakes(t, map[string][2]int{"clang-14": {14, all}})
	if got := Remarks(); got != "" {
		t.Errorf("of one complete compiler: %q", got)
	}
	dir := fakes(t, map[string][2]int{"clang-14": {14, all}, "clang-19": {19, linker}})
	want := fmt.Sprintf("; %s/clang-14 is used; %s/clang-19: it has no runtime of sanitizers", dir, dir)
	if got := Remarks(); !strings.HasPrefix(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	fakes(t, map[string][2]int{"clang-14": {14, all}, "no llvm-symbolizer": {1, all}})
	if got := Remarks(); !strings.Contains(got, "there is no llvm-symbolizer") && Symbolizer() == "" {
		t.Errorf("without a symbolizer: %q", got)
	}
	fakes(t, map[string][2]int{"clang": {31, all}})
	if got := Remarks(); got != "; none is of version 14 to 22" {
		t.Errorf("of a compiler that is too new: %q", got)
	}
}
