package internal

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// The most lines of a file, and of a function.
const (
	maxFile     = 700
	maxFunction = 100
)

// longFunctions are those that may be longer, with the reason.
var longFunctions = map[string]string{
	"internal/interp/loop.go: Machine.frame":                   "the loop over instructions: one flat switch, its frequent arms written out",
	"internal/interp/slow.go: Machine.slow":                    "the flat switch over the other instructions, an arm a line or few",
	"internal/expr/canon_test.go: TestEqualMeaningsAreOneNode": "a table of terms",
}

// TestLengths: no file of the program or of its tests is over 700 lines and no function over 100 but those listed,
// which are.
func TestLengths(t *testing.T) {
	files, long := 0, map[string]bool{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" {
			return err
		}
		files++
		lines, functions := lengths(t, path, nil)
		if lines > maxFile {
			t.Errorf("%s has %d lines", path, lines)
		}
		for name, n := range functions {
			name = strings.TrimPrefix(path, "../") + ": " + name
			if n <= maxFunction {
				continue
			}
			long[name] = true
			if longFunctions[name] == "" {
				t.Errorf("%s has %d lines", name, n)
			}
		}
		return nil
	})
	if err != nil || files < 100 {
		t.Fatal(files, err)
	}
	for name := range longFunctions {
		if !long[name] {
			t.Errorf("%s is listed, but is not long", name)
		}
	}
}

func TestLengthsAreCounted(t *testing.T) {
	lines, functions := lengths(t, "a.go", "package a\n\nfunc f() {\n\tg()\n}\n\nfunc (x *T) g() {}\n")
	if lines != 7 || functions["f"] != 3 || functions["T.g"] != 1 || len(functions) != 2 {
		t.Error(lines, functions)
	}
}

// lengths are the lines of a file and of its functions; src is nil, or its text.
func lengths(t *testing.T, path string, src any) (lines int, functions map[string]int) {
	t.Helper()
	set := token.NewFileSet()
	f, err := parser.ParseFile(set, path, src, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	functions = map[string]int{}
	for _, d := range f.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok {
			functions[strings.TrimPrefix(receiver(fn)+"."+fn.Name.Name, ".")] += set.Position(fn.End()).Line - set.Position(fn.Pos()).Line + 1
		}
	}
	return set.File(f.Pos()).LineCount(), functions
}
