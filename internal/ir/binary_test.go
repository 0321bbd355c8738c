package ir

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"midway/internal/long"
	"midway/internal/toolchain"
)

// tools builds small programs in a folder of its own.
type tools struct {
	t     *testing.T
	dir   string
	clang string
}

func newTools(t *testing.T) *tools {
	clang, err := toolchain.Clang("", nil)
	if err != nil {
		t.Fatal(err)
	}
	return &tools{t, t.TempDir(), clang.Path}
}

func (b *tools) run(name string, args ...string) {
	b.t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir = b.dir
	if msg, err := cmd.CombinedOutput(); err != nil {
		b.t.Fatalf("%s %v: %v\n%s", name, args, err, msg)
	}
}

func (b *tools) path(name string) string { return filepath.Join(b.dir, name) }

func (b *tools) write(name, text string) {
	b.t.Helper()
	if err := os.WriteFile(b.path(name), []byte(text), 0o600); err != nil {
		b.t.Fatal(err)
	}
}

// names are the functions that a program defines.
func (b *tools) names(files ...string) string {
	b.t.Helper()
	for i, f := range files {
		files[i] = b.path(f)
	}
	p, err := Load(files, Options{})
	if err != nil {
		b.t.Fatal(err)
	}
	var out []string
	for _, f := range p.Funcs {
		if !f.External {
			out = append(out, f.Name)
		}
	}
	slices.Sort(out)
	return strings.Join(out, " ")
}

// TestBitcodeInside reads the same three files as bitcode in objects, in a linked program, in a library and a thin one,
// and by the paths that wllvm leaves.
func TestBitcodeInside(t *testing.T) {
	long.Test(t)
	b := newTools(t)
	b.write("main.c", "int f(void);\nint main(void) { return f(); }\n")
	b.write("f.c", "static int help(void) { return 1; }\nint f(void) { return help(); }\n")
	b.write("extra.c", "int nowhere(void);\nint extra(void) { return nowhere(); }\n")
	for _, name := range []string{"main", "f", "extra"} {
		b.run(b.clang, "-g", "-fembed-bitcode", "-c", name+".c", "-o", name+".o")
		b.run(b.clang, "-g", "-flto", "-c", name+".c", "-o", name+".lto.o")
		b.run(b.clang, "-g", "-emit-llvm", "-c", name+".c", "-o", name+".bc")
	}
	b.run(b.clang, "main.o", "f.o", "-o", "program")
	b.run("ar", "rc", "lib.a", "f.o", "extra.o")
	b.run("ar", "rcT", "thin.a", "f.o", "extra.o")
	b.run("ar", "rc", "lto.a", "f.lto.o", "extra.lto.o")
	b.write("paths", fmt.Sprintf("%s\n%s\n", b.path("main.bc"), b.path("f.bc")))
	b.run(b.clang, "main.c", "f.c", "-o", "named")
	b.run("objcopy", "--add-section", ".llvm_bc=paths", "named")
	for _, files := range [][]string{
		{"program"}, {"main.o", "lib.a"}, {"main.o", "thin.a"}, {"main.lto.o", "lto.a"}, {"main.c", "f.lto.o"}, {"named"}, {"main.bc", "lib.a"},
	} {
		if got := b.names(slices.Clone(files)...); got != "f help main" {
			t.Errorf("%v: %s", files, got)
		}
	}
	if got := b.names("lto.a"); got != "extra f help" {
		t.Errorf("a library alone: %s", got)
	}
}

// TestNoBitcodeInside holds what is said of objects without bitcode.
func TestNoBitcodeInside(t *testing.T) {
	b := newTools(t)
	b.write("f.c", "int f(void) { return 1; }\n")
	b.run(b.clang, "-c", "f.c", "-o", "plain.o")
	b.write("paths", b.path("gone.bc")+"\n")
	b.run("objcopy", "--add-section", ".llvm_bc=paths", "plain.o", "named.o")
	b.run("ar", "rc", "plain.a", "plain.o")
	b.write("empty.a", archiveMagic)
	b.write("broken.a", archiveMagic+strings.Repeat("x", 70))
	b.write("broken.o", "\x7fELF and so on")
	b.write("data.bin", "\x00\x01\x02")
	for name, want := range map[string]string{
		"plain.o":  "is an object file without bitcode: build it with clang -flto",
		"plain.a":  "plain.a(plain.o) is an object file without bitcode",
		"named.o":  "gone.bc, which is not there",
		"empty.a":  "has no members",
		"broken.a": "is a damaged archive",
		"broken.o": "is a damaged object file",
		"data.bin": "Midway cannot read this file",
	} {
		_, err := Load([]string{b.path(name)}, Options{})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", name, err, want)
		}
	}
}

// TestDefinitionsLikeALinker holds which of two definitions counts: a common one before a weak one, the first of two
// weak ones, the program's before a shared library's, and two strong ones are an error.
func TestDefinitionsLikeALinker(t *testing.T) {
	dir := t.TempDir()
	input := func(i int, text string, shared bool) Input {
		path := filepath.Join(dir, fmt.Sprintf("%d.c", i))
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return Input{Path: path, Flags: []string{"-fcommon"}, Shared: shared}
	}
	const main, weak, common, strong = "extern int x; int main(void) { return x; }\n", "__attribute__((weak)) int x = 5;\n", "int x;\n", "int x = 9;\n"
	for _, c := range []struct {
		name, first, second string
		shared              bool
		want                int64 // -1: an error
	}{
		{"common before weak", weak, common, false, 0},
		{"weak after common", common, weak, false, 0},
		{"strong before common", common, strong, false, 9},
		{"strong before weak", weak, strong, false, 9},
		{"two strong ones", strong, "int x = 3;\n", false, -1},
		{"of a shared library", "int x = 3;\n", strong, true, 3},
	} {
		p, err := LoadInputs(t.Context(), []Input{input(1, main, false), input(2, c.first, false), input(3, c.second, c.shared)}, Options{})
		if c.want < 0 {
			if err == nil || !strings.Contains(err.Error(), "x is defined twice") {
				t.Errorf("%s: %v", c.name, err)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		got := byte(0)
		if init := p.Globals[p.globalByName["x"]].Init; len(init) > 0 {
			got = init[0]
		}
		if int64(got) != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

// TestSplitBitcode cuts two files that lie one behind the other, with and without padding, and leaves one alone that it
// does not understand.
func TestSplitBitcode(t *testing.T) {
	file := func(n int) string {
		return bitcodeMagic + "\x35\x14\x00\x00" + string([]byte{byte(n), 0, 0, 0}) + strings.Repeat("\x01\x02\x03\x04", n)
	}
	for _, c := range []struct {
		data string
		want []int
	}{
		{file(2), []int{20}},
		{file(2) + file(3), []int{20, 24}},
		{file(2) + "\x00\x00\x00\x00" + file(1), []int{24, 16}},
		{file(200)[:40], []int{40}},
		{bitcodeMagic, []int{4}},
	} {
		var got []int
		for _, part := range splitBitcode([]byte(c.data)) {
			got = append(got, len(part))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%q: %v, want %v", c.data, got, c.want)
		}
	}
}
