package ir

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"midway/internal/toolchain"
)

const counter = `#include <pthread.h>
static int n;
static void *add(void *arg) { n += *(int *)arg; return 0; }
int main(void) {
	pthread_t t; int one = STEP;
	pthread_create(&t, 0, add, &one);
	pthread_join(t, 0);
	return old(n);
}
`

// writeFile puts a file into the test's directory.
func writeFile(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

// clangs are the compilers on PATH that compile a threaded program.
func clangs(t *testing.T) (found []toolchain.Tool) {
	for _, c := range toolchain.OnPath("clang") {
		if why := c.Lacks(); strings.HasPrefix(why, "it does not compile") {
			t.Logf("%s: %s", c.Path, why)
		} else {
			found = append(found, c)
		}
	}
	if len(found) == 0 {
		t.Fatal("no clang on PATH compiles a threaded program")
	}
	return found
}

// TestCompileWithEveryClang loads one C program, K&R habits included, with each compiler there is,
// for both data models, from .c, .i and .bc.
func TestCompileWithEveryClang(t *testing.T) {
	path := writeFile(t, "counter.c", counter)
	for _, clang := range clangs(t) {
		opt := Options{Clang: clang.Path, Defines: []string{"STEP=1"}}
		for _, model := range []DataModel{LP64, ILP32} {
			opt.Model, opt.ModelSet = model, true
			mod := readModule(t, path, opt)
			if mod.Model != model || mod.Optimised || !strings.Contains(mod.Producer, fmt.Sprintf("clang version %d.", clang.Major)) {
				t.Errorf("%s: %v, optimised %v, producer %q", clang.Path, mod.Model, mod.Optimised, mod.Producer)
			}
			if got := len(variables(mod.M)); got != 3 {
				t.Errorf("%s %v: %d variables, want arg, t, one", clang.Path, model, got)
			}
		}
	}
}

func readModule(t *testing.T, path string, opt Options) *module {
	t.Helper()
	text, err := Text(path, opt)
	if err != nil {
		t.Fatal(err)
	}
	mod, err := parseModule(path, text, false)
	if err != nil {
		t.Fatal(err)
	}
	return mod
}

// TestPreprocessedAndBitcode reads the same program in the other two forms.
func TestPreprocessedAndBitcode(t *testing.T) {
	clang, err := toolchain.Clang("", nil)
	if err != nil {
		t.Fatal(err)
	}
	source := writeFile(t, "counter.c", counter)
	dir := filepath.Dir(source)
	want := moduleInventory(readModule(t, source, Options{Defines: []string{"STEP=1"}}).M, 0)
	for ext, flags := range map[string][]string{
		".i":  {"-E"},
		".bc": {"-c", "-emit-llvm", "-g", "-O0", "-Xclang", "-disable-O0-optnone", "-fno-discard-value-names", "-Wno-error=implicit-function-declaration"},
	} {
		out := filepath.Join(dir, "counter"+ext)
		args := append(append([]string{}, flags...), "-w", "-DSTEP=1", "-o", out, source)
		if msg, err := exec.Command(clang.Path, args...).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, msg)
		}
		got := moduleInventory(readModule(t, out, Options{}).M, 0)
		if len(got.funcs) != len(want.funcs) || got.funcs[0].instrs != want.funcs[0].instrs {
			t.Errorf("%s: %+v, want %+v", ext, got.funcs, want.funcs)
		}
	}
}

// TestInputErrors holds each kind of bad input against what the user is told.
func TestInputErrors(t *testing.T) {
	good := readFile(t, "testdata/clang/shapes.clang-22.O0.ll")
	elf := writeFile(t, "object.bc", "\x7fELF and so on")
	tests := []struct {
		name, path string
		opt        Options
		want       string
	}{
		{"missing", filepath.Join(t.TempDir(), "none.c"), Options{}, "none.c: no such file"},
		{"directory", t.TempDir(), Options{}, "is a directory: give its files, or --project"},
		{"extension", writeFile(t, "p.cc", "int x;"), Options{}, `unknown kind of file ".cc": Midway reads .c, .i, .ll and .bc files, object files and libraries that hold bitcode`},
		{"undeclared", writeFile(t, "p.c", "int main(void) { return undeclared; }"), Options{}, "p.c:1:25: error: use of undeclared identifier 'undeclared'"},
		{"header", writeFile(t, "p.c", "#include <no/such.h>\n"), Options{}, "add its folder with -I"},
		{"compiler", writeFile(t, "p.c", counter), Options{Clang: "/no/such/clang"}, "/no/such/clang does not run"},
		{"object", elf, Options{}, "is an object file, not bitcode: compile with clang -emit-llvm -c"},
		{"nobitcode", writeFile(t, "p.bc", "hello"), Options{}, "is not LLVM bitcode"},
		{"empty", writeFile(t, "p.bc", ""), Options{}, "is empty or truncated"},
		{"truncated bitcode", writeFile(t, "p.bc", "BC\xc0\xde\x35\x14\x00\x00"), Options{}, "is not readable bitcode, it may be truncated"},
		{"bitcode named ll", writeFile(t, "p.ll", "BC\xc0\xde"), Options{}, "is bitcode: rename it to .bc"},
		{"truncated text", writeFile(t, "p.ll", good[:len(good)/3]), Options{}, "the file is truncated"},
		{"no function", writeFile(t, "p.c", "int x = 3;"), Options{}, "no function is defined in the program"},
		{"model", "testdata/clang/shapes.clang-22.O0.ll", Options{Model: ILP32, ModelSet: true}, "is LP64, but ILP32 was asked for: compile it with -m32"},
	}
	for _, test := range tests {
		_, err := Load([]string{test.path}, test.opt)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", test.name, err, test.want)
		}
	}
}

// TestInputThatABuildMakes: a project names files that its build has not made yet.
func TestInputThatABuildMakes(t *testing.T) {
	dir := t.TempDir()
	_, err := LoadInputs(t.Context(), []Input{{Path: filepath.Join(dir, "made.c"), Dir: dir}}, Options{})
	if err == nil || !strings.Contains(err.Error(), "made.c: no such file: a build makes it, so build the program first") {
		t.Error(err)
	}
}

func TestMixedModels(t *testing.T) {
	_, err := Load([]string{"testdata/clang/flow.clang-22.O1.ll", "testdata/clang/flow.clang-22.m32.ll"}, Options{})
	if want := "flow.clang-22.m32.ll is ILP32: compile all files for one data model"; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %q", err, want)
	}
}

// TestOlderDisassembler names the package to install when the bitcode is newer than llvm-dis. The
// disassembler here is a script that complains as LLVM 14 does.
func TestOlderDisassembler(t *testing.T) {
	script := writeFile(t, "llvm-dis", `#!/bin/sh
case "$1" in --version) echo "  Debian LLVM version 14.0.6"; exit 0;; esac
echo "llvm-dis: error: Unknown attribute kind (86) (Producer: 'LLVM19.1.7' Reader: 'LLVM 14.0.6')" >&2
exit 1
`)
	if err := os.Chmod(script, 0o777); err != nil {
		t.Fatal(err)
	}
	_, err := Load([]string{writeFile(t, "new.bc", "BC\xc0\xde\x35\x14\x00\x00")}, Options{LLVMDis: script})
	if err == nil || !strings.Contains(err.Error(), "new.bc was written by LLVM 19") || !strings.Contains(err.Error(), "install the package llvm-19") {
		t.Error(err)
	}
}

// TestProducerOfBitcode: the version is read from the first block, also behind a wrapper, and a disassembler as old as
// the compiler is enough.
func TestProducerOfBitcode(t *testing.T) {
	b := newTools(t)
	b.write("p.c", "int main(void) { return 0; }\n")
	for _, clang := range clangs(t) {
		b.run(clang.Path, "-c", "-emit-llvm", "p.c", "-o", "p.bc")
		code := readFile(t, b.path("p.bc"))
		wrapped := wrapperMagic + "\x00\x00\x00\x00\x14\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00" + code
		if one, two := bitcodeProducer([]byte(code)), bitcodeProducer([]byte(wrapped)); one != clang.Major || two != clang.Major {
			t.Errorf("%s: %d, in a wrapper %d", clang.Path, one, two)
		}
		for n := range len(code) / 4 {
			bitcodeProducer([]byte(code[:n])) // whatever is cut off, it ends
		}
	}
	for _, text := range []string{"", "BC", "BC\xc0\xde", "BC\xc0\xde\x35\x14\x00\x00", "hello, world", wrapperMagic, wrapperMagic + "aaaaaaaaaaaaaaaaaa"} {
		if got := bitcodeProducer([]byte(text)); got != 0 {
			t.Errorf("%q: %d", text, got)
		}
	}
}

// TestClangPrintsBitcode: where no llvm-dis reads what a compiler wrote, a compiler prints it, with the names of
// registers.
func TestClangPrintsBitcode(t *testing.T) {
	b := newTools(t)
	b.write("p.c", "int main(void) { int kept = 3; return kept; }\n")
	b.run(b.clang, "-c", "-emit-llvm", "-g", "-fno-discard-value-names", "p.c", "-o", "p.bc")
	want, err := Text(b.path("p.bc"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"llvm-dis", "llvm-dis-14", "llvm-dis-15", "llvm-dis-16", "llvm-dis-17", "llvm-dis-18", "llvm-dis-19", "llvm-dis-20", "llvm-dis-21", "llvm-dis-22"} {
		b.write(name, "#!/bin/sh\nexit 1\n")
		if err := os.Chmod(b.path(name), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("PATH", b.dir+string(os.PathListSeparator)+os.Getenv("PATH"))
	got, err := Text(b.path("p.bc"), Options{})
	if err != nil || !strings.Contains(got, "%kept = alloca i32") || strings.Count(got, "\n") < strings.Count(want, "\n")-3 {
		t.Errorf("%v: %s", err, got)
	}
}

// TestKeepTemps finds the IR of a compiled input in the directory for it.
func TestKeepTemps(t *testing.T) {
	dir := t.TempDir()
	text, err := Text(writeFile(t, "counter.c", counter), Options{Defines: []string{"STEP=1"}, KeepTemps: dir})
	if err != nil {
		t.Fatal(err)
	}
	if kept := readFile(t, filepath.Join(dir, "counter.ll")); kept != text {
		t.Errorf("kept %d bytes of %d", len(kept), len(text))
	}
}

// TestLibraryModels checks that a model of another data model, or a broken one, is refused.
func TestLibraryModels(t *testing.T) {
	program := readFile(t, "testdata/clang/flow.clang-22.O1.ll")
	for text, want := range map[string]string{
		readFile(t, "testdata/clang/flow.clang-22.m32.ll"): "library model m.ll is ILP32, the program is LP64",
		"define": "library model: m.ll:1: function definition without a name",
	} {
		_, err := LoadText("p.ll", program, Options{Library: []LibraryText{{"m.ll", text}}})
		if err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// A variable that two files define without a value, as programs written for old compilers do: the error says what
// merges it.
func TestVariableOfTwoFiles(t *testing.T) {
	files := []string{writeFile(t, "a.c", "int *shared;\nint main(void) { return shared == 0; }\n"), writeFile(t, "b.c", "int *shared;\n")}
	if _, err := Load(files, Options{}); err == nil || !strings.Contains(err.Error(), "shared is defined twice: in ") || !strings.HasSuffix(err.Error(), "--cflags -fcommon") {
		t.Errorf("without -fcommon: %v", err)
	}
	if _, err := Load(files, Options{CFlags: []string{"-fcommon"}}); err != nil {
		t.Errorf("with -fcommon: %v", err)
	}
	files[1] = writeFile(t, "b.c", "int main(void) { return 1; }\n")
	if _, err := Load(files, Options{}); err == nil || !strings.HasSuffix(err.Error(), "b.c") {
		t.Errorf("a function: %v", err)
	}
}
