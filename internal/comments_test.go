package internal

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	goFile  = regexp.MustCompile(`[\w/.-]*\w\.go\b`)
	docLink = regexp.MustCompile(`\[([A-Z]\w*(?:\.[A-Z]\w*)?)\]`)
)

// TestCommentsNameWhatExists: a file that a comment of Go code names is there, below the repository, the package or a
// folder around it, and a declaration of the package that it links to ([Name], [Type.Name]) is one.
func TestCommentsNameWhatExists(t *testing.T) {
	names := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || strings.Contains(path, "testdata") {
			return err
		}
		dir := filepath.Dir(path)
		for _, text := range comments(t, path) {
			for _, name := range goFile.FindAllString(text, -1) {
				if names++; !below(dir, name) {
					t.Errorf("%s names %s, which is not there", path, name)
				}
			}
			for _, m := range docLink.FindAllStringSubmatch(text, -1) {
				if names++; !strings.HasSuffix(path, "_test.go") && !linked(t, dir, m[1]) {
					t.Errorf("%s links to %s, which is not declared there", path, m[1])
				}
			}
		}
		return nil
	})
	if err != nil || names < 100 {
		t.Fatalf("%d names are looked at: %v", names, err)
	}
}

// below reports whether a file is there, by its name in a folder or in one of those around it.
func below(dir, name string) bool {
	for ; ; dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, name)); err == nil {
			return true
		}
		if dir == ".." || dir == "." {
			return false
		}
	}
}

var linkNames = map[string]map[string]bool{} // by folder

// linked reports whether a package declares a name; of a member, whether there is such a method, or such a type.
func linked(t *testing.T, dir, name string) bool {
	t.Helper()
	if linkNames[dir] == nil {
		linkNames[dir] = declared(t, dir)
		for _, v := range values(t, dir) {
			linkNames[dir][v] = true
		}
	}
	return linkNames[dir][name]
}

// values are the constants, variables and members that a package declares, members as Type.Name.
func values(t *testing.T, dir string) (out []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.ValueSpec:
				for _, id := range n.Names {
					out = append(out, id.Name)
				}
			case *ast.TypeSpec:
				out = append(out, fieldsOf(n)...)
			}
			return true
		})
	}
	return out
}

func fieldsOf(spec *ast.TypeSpec) (out []string) {
	var list *ast.FieldList
	switch x := spec.Type.(type) {
	case *ast.StructType:
		list = x.Fields
	case *ast.InterfaceType:
		list = x.Methods
	default:
		return nil
	}
	for _, f := range list.List {
		for _, id := range f.Names {
			out = append(out, spec.Name.Name+"."+id.Name)
		}
	}
	return out
}
