package pointsto

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// A graph is kept only if it can be written: every use of a variable that there is must be in the format.
func TestEveryUseCanBeWritten(t *testing.T) {
	var known []string
	for _, u := range format(nil).Types {
		if u.Kind() == reflect.Pointer {
			u = u.Elem()
		}
		known = append(known, u.Name())
	}
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	n := 0
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			m, ok := d.(*ast.FuncDecl)
			if !ok || m.Recv == nil || m.Name.Name != "meet" || m.Type.Params.NumFields() != 2 {
				continue
			}
			of := m.Recv.List[0].Type
			if p, ok := of.(*ast.StarExpr); ok {
				of = p.X
			}
			n++
			if who := of.(*ast.Ident).Name; !slices.Contains(known, who) {
				t.Errorf("%s: %s is not in the format: no graph with one is kept", name, who)
			}
		}
	}
	if n != len(known) {
		t.Errorf("%d types have meet, %d are in the format", n, len(known))
	}
}
