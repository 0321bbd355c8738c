package ir

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strings"
	"testing"

	"github.com/cockroachdb/datadriven"
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/metadata"
)

// TestText runs the scripts of the text side:
//
//	normalise        the input IR as llir is given it; it must then parse whole
//	error [ext=.ll]  the error of loading the input
//	count program=P  a line per compiled form of testdata/clang/P.c
func TestText(t *testing.T) {
	datadriven.Walk(t, "testdata/text", func(t *testing.T, path string) {
		datadriven.RunTest(t, path, func(t *testing.T, d *datadriven.TestData) string {
			switch d.Cmd {
			case "normalise":
				return normaliseCommand(d)
			case "error":
				return errorCommand(d)
			case "count":
				return countCommand(t, d)
			}
			d.Fatalf(t, "unknown command %s", d.Cmd)
			return ""
		})
	})
}

func normaliseCommand(d *datadriven.TestData) string {
	mod, err := parseModule("in.ll", d.Input, false)
	if err != nil {
		return err.Error() + "\n"
	}
	return strings.TrimSpace(mod.Text) + "\n"
}

func errorCommand(d *datadriven.TestData) string {
	if _, err := parseModule("in.ll", d.Input, false); err != nil {
		return err.Error() + "\n"
	}
	return "no error\n"
}

// clangFiles are the compiled forms of a program of testdata/clang, or of all ("*").
func clangFiles(t *testing.T, program string) []string {
	files, err := filepath.Glob("testdata/clang/" + program + ".clang-*.ll")
	if err != nil || len(files) < 12 {
		t.Fatalf("%d compiled forms of %s: %v", len(files), program, err)
	}
	sort.Strings(files)
	return files
}

func readFile(t testing.TB, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func countCommand(t *testing.T, d *datadriven.TestData) string {
	var program string
	d.ScanArgs(t, "program", &program)
	var out strings.Builder
	for _, path := range clangFiles(t, program) {
		mod, err := parseModule(path, readFile(t, path), false)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintln(&out, countLine(mod, strings.TrimSuffix(strings.TrimPrefix(filepath.Base(path), program+".clang-"), ".ll")))
	}
	return out.String()
}

// countLine counts a module: functions with their blocks and instructions, globals, types; and the
// variables that debug intrinsics name.
func countLine(mod *module, name string) string {
	inv := moduleInventory(mod.M, 0)
	defined, blocks, instrs := 0, 0, 0
	for _, f := range inv.funcs {
		if f.blocks > 0 {
			defined++
		}
		blocks += f.blocks
		instrs += f.instrs
	}
	level := "-O0"
	if mod.Optimised {
		level = "optimised"
	}
	return fmt.Sprintf("%s: %v %s, %d functions, %d blocks, %d instructions, %d globals, %d types, %d variables",
		name, mod.Model, level, defined, blocks, instrs, inv.globals, inv.types, len(variables(mod.M)))
}

// variables are the names that the calls of debug intrinsics give, as "function variable".
func variables(m *llir.Module) map[string]bool {
	names := make(map[string]bool)
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for _, inst := range b.Insts {
				call, ok := inst.(*llir.InstCall)
				if !ok || !strings.HasPrefix(call.Callee.Ident(), "@llvm.dbg.") || len(call.Args) != 3 {
					continue
				}
				if md, ok := call.Args[1].(*metadata.Value); ok {
					if v, ok := md.Value.(*metadata.DILocalVariable); ok {
						names[f.Ident()+" "+v.Name] = true
					}
				}
			}
		}
	}
	return names
}

// TestVariableNamesSurvive holds the variables that clang 19 and 22 name in debug records against
// those that clang 14 names in intrinsic calls.
func TestVariableNamesSurvive(t *testing.T) {
	for _, program := range []string{"atomics", "flow", "shapes", "threads"} {
		want := variablesOf(t, program, 14)
		if len(want) < 10 {
			t.Errorf("%s: only %d variables with clang 14", program, len(want))
		}
		for _, version := range []int{16, 19, 22} {
			got := variablesOf(t, program, version)
			for name := range want {
				if !got[name] {
					t.Errorf("%s: clang %d loses variable %s", program, version, name)
				}
			}
			if len(got) != len(want) {
				t.Errorf("%s: %d variables with clang %d, %d with clang 14", program, len(got), version, len(want))
			}
		}
	}
}

func variablesOf(t *testing.T, program string, version int) map[string]bool {
	path := fmt.Sprintf("testdata/clang/%s.clang-%d.O0.ll", program, version)
	mod, err := parseModule(path, readFile(t, path), false)
	if err != nil {
		t.Fatal(err)
	}
	return variables(mod.M)
}

var (
	labelLine = regexp.MustCompile(`^("[^"]*"|[-a-zA-Z$._0-9]+):`)
	moreLine  = regexp.MustCompile(`^    |^  \]`) // the cases of a switch, the clauses of a landingpad
)

// TestLineTwin counts instructions a second way: clang writes one to a line.
func TestLineTwin(t *testing.T) {
	for _, path := range clangFiles(t, "*") {
		text := readFile(t, path)
		lines, inside := 0, false
		for _, line := range strings.Split(text, "\n") {
			switch {
			case strings.HasPrefix(line, "define "):
				inside = true
			case line == "}":
				inside = false
			case inside && strings.TrimSpace(line) != "" && !labelLine.MatchString(line) && !moreLine.MatchString(line) || strings.HasPrefix(line, "    #dbg"):
				lines++
			}
		}
		mod, err := parseModule(path, text, false)
		if err != nil {
			t.Fatal(err)
		}
		read := 0
		for _, f := range moduleInventory(mod.M, 0).funcs {
			read += f.instrs
		}
		if read != lines || lines < 50 {
			t.Errorf("%s: %d lines of instructions, %d read", path, lines, read)
		}
	}
}

// TestEveryForeignWordIsNoticed puts a word that means nothing before every token of a module: none
// may be dropped in silence.
func TestEveryForeignWordIsNoticed(t *testing.T) {
	for _, version := range []int{14, 22} {
		path := fmt.Sprintf("testdata/clang/atomics.clang-%d.O1.ll", version)
		text := readFile(t, path)
		src, err := lex(path, text)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(src.toks); i += 3 {
			pos := src.toks[i].pos
			if _, err := parseModule(path, text[:pos]+" foobar "+text[pos:], false); err == nil && !inDropped(src, i) {
				t.Errorf("%s:%d: foobar before %q is not noticed", path, src.toks[i].line, src.str(i))
			}
		}
	}
}

// inDropped says whether token i is in the argument of an attribute that is dropped with it.
func inDropped(src *source, i int) bool {
	for k := i - 1; k > 0 && src.toks[k].line == src.toks[i].line && !src.is(k, ")"); k-- {
		if harmlessCalls[src.str(k)] {
			return true
		}
	}
	return false
}
