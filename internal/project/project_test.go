package project

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// folder writes files, DIR in them being the folder, and gives it.
func folder(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(strings.ReplaceAll(text, "DIR", dir)), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// files are the base names of a program's inputs, those of libraries marked.
func files(p *Program) string {
	var out []string
	for _, in := range p.Inputs {
		name := filepath.Base(in.Path)
		if in.Searched {
			name += "?"
		}
		if in.Shared {
			name += "+"
		}
		out = append(out, name)
	}
	return strings.Join(out, " ")
}

// object is an entry of a database that compiles NAME.c to obj/NAME.o.
func object(name string) string {
	return fmt.Sprintf(`{"directory": "DIR", "file": "src/%s.c", "arguments": ["cc", "-O2", "-DME=%s", "-c", "-o", "obj/%s.o", "src/%s.c"]}`, name, name, name, name)
}

func databaseOf(names ...string) string {
	var out []string
	for _, n := range names {
		out = append(out, object(n))
	}
	return "[" + strings.Join(out, ",\n") + "]"
}

const ninja = `# made by hand
rule c_LINKER
 command = cc -o $out $in $LINK_ARGS

build obj/a.o: c_COMPILER src/a.c
 ARGS = -DME=a

build lib$ one.a: STATIC_LINKER obj/b.o obj/c.o
 LINK_ARGS = csrD

build libtwo.so.1: c_LINKER $
    obj/d.o | other || order
 LINK_ARGS = -shared

build program: c_LINKER obj/a.o | lib$ one.a libtwo.so.1 || obj/e.o
 LINK_ARGS = -Wl,--start-group "lib one.a" libtwo.so.1 /usr/lib/libz.a -lm -pthread

build test$:one: c_LINKER obj/e.o
build all: phony program
`

func TestNinja(t *testing.T) {
	dir := folder(t, map[string]string{"build.ninja": ninja, "compile_commands.json": databaseOf("a", "b", "c", "d", "e")})
	p, err := Load(dir, "program")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := files(p), "a.c b.c? c.c? d.c+"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got := strings.Join(p.Inputs[1].Flags, " "); got != "-DME=b" || p.Inputs[1].Dir != dir {
		t.Errorf("flags %s in %s", got, p.Inputs[1].Dir)
	}
	if !slices.Equal(p.Libraries, []string{"-lm"}) {
		t.Error(p.Libraries)
	}
	_, err = Load(dir, "")
	if err == nil || !strings.Contains(err.Error(), "several targets: say which by --link NAME: program, test:one") {
		t.Error(err)
	}
	if p, err := Load(dir, "two"); err != nil || files(p) != "d.c" {
		t.Errorf("a library: %v, %v", p, err)
	}
	for _, name := range []string{"libtwo.so.1", "libtwo"} {
		if p, err := Load(dir, name); err != nil || files(p) != "d.c" {
			t.Errorf("%s: %v, %v", name, p, err)
		}
	}
	for name, want := range map[string]string{
		"nothing": "no target nothing; it has lib one.a, libtwo.so.1, program, test:one",
		"prog":    "no target prog; it has program, lib one.a",
		"twos":    "no target twos; it has libtwo.so.1, ",
	} {
		if _, err := Load(dir, name); err == nil || !strings.Contains(err.Error(), want) {
			t.Error(err)
		}
	}
}

func TestStem(t *testing.T) {
	for path, want := range map[string]string{"a/libx.so.2.1": "libx", "libx.so": "libx", "libx.a": "libx", "libx.something": "libx", "x.sock": "x", "b/x": "x", "libx-2.0.so.0.7": "libx-2.0"} {
		if got := stem(path); got != want {
			t.Errorf("%s: %s, want %s", path, got, want)
		}
	}
}

func TestCMakeMakefiles(t *testing.T) {
	dir := folder(t, map[string]string{
		"CMakeFiles/prog.dir/link.txt":        "/usr/bin/cc -O2 -rdynamic @CMakeFiles/prog.dir/objects1.rsp -o bin/prog  -Wl,-rpath,DIR sub/libx.a -lpthread \n",
		"CMakeFiles/prog.dir/objects1.rsp":    "obj/a.o \"obj/b.o\"",
		"sub/CMakeFiles/x.dir/link.txt":       "/usr/bin/ar qc libx.a  ../obj/c.o ../obj/asm.S.o\n/usr/bin/ranlib libx.a\n",
		"CMakeFiles/unrelated.dir/depend.txt": "",
		"compile_commands.json":               databaseOf("a", "b", "c"),
	})
	p, err := Load(dir, "")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := files(p), "a.c b.c c.c?"; got != want || p.Name != "prog" {
		t.Errorf("%s of %s, want %s", got, p.Name, want)
	}
	if len(p.Notes) != 1 || !strings.Contains(p.Notes[0], "asm.S.o") {
		t.Error(p.Notes)
	}
}

// TestDatabaseAlone takes what bear writes: a program linked from sources has its output, one linked from objects is
// known by the binary that was built.
func TestDatabaseAlone(t *testing.T) {
	at := func(file, output string) string {
		return fmt.Sprintf(`{"directory": "DIR", "file": "DIR/%s", "arguments": ["cc", "-c", "-DOF=%s", "-o", "%s", "%s"], "output": "DIR/%s"}`, file, output, output, file, output)
	}
	dir := folder(t, map[string]string{
		"compile_commands.json": "[" + strings.Join([]string{at("a.c", "a.o"), at("b.c", "b.o"), at("d.c", "r"), at("c.c", "q"), at("d.c", "q")}, ",\n") + "]",
		"a.c":                   "int b(void); int main(void) { return b(); }\n",
		"b.c":                   "int b(void) { return 0; }\n",
	})
	if p, err := Load(dir, "q"); err != nil || files(p) != "c.c d.c" || p.Inputs[1].Flags[0] != "-DOF=q" {
		t.Errorf("%v, %v", p, err)
	}
	_, err := Load(dir, "")
	if err == nil || !strings.Contains(err.Error(), "does not say what is linked of a.c, b.c") {
		t.Error(err)
	}
	if err := os.Mkdir(filepath.Join(dir, "sub"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, debug := range []string{"-g", "-g0"} {
		cmd := exec.Command("gcc", debug, "a.c", "b.c", "-o", "sub/built")
		cmd.Dir = dir
		if msg, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, msg)
		}
		for _, name := range []string{"sub/built", "built"} {
			if p, err := Load(dir, name); err != nil || files(p) != "a.c b.c" {
				t.Errorf("%s: %v, %v", debug, p, err)
			}
		}
	}
}

// TestStaticLibraryAlone takes a static library by the objects that it was made of, which a database of compiler
// commands does not say.
func TestStaticLibraryAlone(t *testing.T) {
	var at []string
	for _, name := range []string{"a_name_that_is_longer_than_a_header", "b", "main"} {
		at = append(at, fmt.Sprintf(`{"directory": "DIR", "file": "DIR/%s.c", "arguments": ["cc", "-c", "%s.c"]}`, name, name))
	}
	dir := folder(t, map[string]string{
		"compile_commands.json":                 "[" + strings.Join(at, ",\n") + "]",
		"a_name_that_is_longer_than_a_header.c": "int a(void) { return 0; }\n",
		"b.c":                                   "int b(void) { return 0; }\n",
		"main.c":                                "int main(void) { return 0; }\n",
	})
	build := exec.Command("sh", "-c", "gcc -g -c *.c && echo odd! > odd && ar rcs libx.a odd a_*.o b.o && ar rcsT libthin.a b.o a_*.o && ar rcs libnone.a && echo text > libtext.a")
	build.Dir = dir
	if msg, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, msg)
	}
	const long = "a_name_that_is_longer_than_a_header.c"
	for name, want := range map[string]string{"libx.a": long + " b.c", "libthin.a": "b.c " + long} {
		if p, err := Load(dir, name); err != nil || files(p) != want {
			t.Errorf("%s: %v, %v, want %s", name, p, err, want)
		}
	}
	for _, name := range []string{"libnone.a", "libtext.a"} {
		if p, err := Load(dir, name); err == nil || !strings.Contains(err.Error(), "no program or library built with debug information") {
			t.Errorf("%s: %v, %v", name, p, err)
		}
	}
}

// TestCompiledTwice takes a file into the program by each of its commands where the binary that was built has it as
// often, else by the first.
func TestCompiledTwice(t *testing.T) {
	at := func(file, output string) string {
		return fmt.Sprintf(`{"directory": "DIR", "file": "%s", "arguments": ["cc", "-c", "-DNAME=%s", "-o", "%s.o", "%s"]}`, file, output, output, file)
	}
	dir := folder(t, map[string]string{
		"compile_commands.json": "[" + strings.Join([]string{at("main.c", "main"), at("a.c", "one"), at("a.c", "two")}, ",\n") + "]",
		"main.c":                "int main(void) { return 0; }\n",
		"a.c":                   "int NAME(void) { return 0; }\n",
	})
	build := exec.Command("sh", "-c", "gcc -g -c main.c && gcc -g -c -DNAME=one -o one.o a.c && gcc -g -c -DNAME=two -o two.o a.c && "+
		"gcc main.o one.o two.o -o both && gcc main.o two.o -o second")
	build.Dir = dir
	if msg, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, msg)
	}
	for name, want := range map[string]string{"both": "main.c a.c a.c", "second": "main.c a.c"} {
		p, err := Load(dir, name)
		if err != nil || files(p) != want {
			t.Errorf("%s: %v, %v, want %s", name, p, err, want)
			continue
		}
		if name == "both" && (p.Inputs[2].Flags[0] != "-DNAME=two" || len(p.Notes) > 0) {
			t.Errorf("%v, notes %v", p.Inputs, p.Notes)
		}
		if name == "second" && len(p.Notes) != 1 {
			t.Errorf("notes %v", p.Notes)
		}
	}
}

// TestFilesOfOneName takes, of files with one name in several folders, those that a binary without debug information
// has: all where there are as many file symbols, else those whose objects define what the binary does. Where neither
// tells, they are left out, with a note.
func TestFilesOfOneName(t *testing.T) {
	at := func(file string) string {
		return fmt.Sprintf(`{"directory": "DIR", "file": "%s.c", "arguments": ["cc", "-c", "-o", "%s.o", "%s.c"]}`, file, file, file)
	}
	dir := folder(t, map[string]string{
		"compile_commands.json": "[" + strings.Join([]string{at("main"), at("one/part"), at("two/part"), at("three/part")}, ",\n") + "]",
		"main.c":                "int main(void) { return 0; }\n",
		"one/part.c":            "int one(void) { return 1; }\nint first(void) { return 1; }\n",
		"two/part.c":            "int two(void) { return 2; }\n",
		"three/part.c":          "int two(void) { return 3; }\nint first(void) { return 3; }\nint third;\n",
	})
	build := exec.Command("sh", "-c", "for f in main one/part two/part three/part; do gcc -c $f.c -o $f.o || exit 1; done; "+
		"gcc main.o one/part.o two/part.o -o both && gcc main.o two/part.o -o second && gcc main.o three/part.o -o third")
	build.Dir = dir
	if msg, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, msg)
	}
	check := func(name, want string, notes int) {
		t.Helper()
		p, err := Load(dir, name)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, in := range p.Inputs {
			rel, _ := filepath.Rel(dir, in.Path)
			got = append(got, rel)
		}
		if strings.Join(got, " ") != want || len(p.Notes) != notes {
			t.Errorf("%s: %v, want %s; notes %v", name, got, want, p.Notes)
		}
	}
	check("both", "main.c one/part.c two/part.c", 0)
	check("second", "main.c two/part.c", 0)
	check("third", "main.c", 1) // it defines all that two/part.c does: either may be it
	for _, object := range []string{"one/part.o", "two/part.o", "three/part.o"} {
		if err := os.Remove(filepath.Join(dir, object)); err != nil {
			t.Fatal(err)
		}
	}
	check("both", "main.c", 1)
}

func TestNoDatabase(t *testing.T) {
	for text, want := range map[string]string{
		"[]": "is empty: build the project from scratch", "{": "is no compilation database", `[{"file": "a.c"}]`: "entry 1 lacks its file or its command",
	} {
		_, err := Load(folder(t, map[string]string{"compile_commands.json": text}), "")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
	_, err := Load(t.TempDir(), "")
	if err == nil || !strings.Contains(err.Error(), `bear -- make`) {
		t.Error(err)
	}
	two := folder(t, map[string]string{"one/compile_commands.json": "[]", "two/compile_commands.json": "[]"})
	_, err = Load(two, "")
	if err == nil || !strings.Contains(err.Error(), "has several build folders") {
		t.Error(err)
	}
}

// TestMeaning keeps what a program means and drops the rest.
func TestMeaning(t *testing.T) {
	args := splitWords(`-c -O3 -g3 -Wall -Wp,-D_FORTIFY_SOURCE=2 -D_FORTIFY_SOURCE=3 -DA=1 -D "B=x y" -UC -I inc -Iother -isystem sys -include config.h ` +
		`-std=gnu23 -fno-strict-aliasing -fwrapv -funsigned-char -fstack-protector-strong -fsanitize=address -flto=auto -MD -MF x.d -MT x.o -march=native -pthread -pipe -o x.o a.c`)
	want := "-DA=1|-D|B=x y|-UC|-I|inc|-Iother|-isystem|sys|-include|config.h|-std=gnu2x|-fwrapv|-funsigned-char|-march=native|-pthread"
	if got := strings.Join(meaning(args), "|"); got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}

func TestSplitWords(t *testing.T) {
	for text, want := range map[string]string{
		`cc  -DX=\"a\ b\" 'c "d' "e\"f\n"`: `cc|-DX="a b"|c "d|e"f\n`, "": "", `''`: "",
	} {
		if got := strings.Join(splitWords(text), "|"); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
