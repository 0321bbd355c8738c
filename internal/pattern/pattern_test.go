package pattern

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestAll compiles every expression of the repository that is given as it stands: what is wrong would be noticed only
// where it is used.
func TestAll(t *testing.T) {
	n := 0
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() && strings.HasPrefix(d.Name(), ".git") {
			return err
		}
		if filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(at ast.Node) bool {
			if text, ok := given(at); ok {
				n++
				if _, err := regexp.Compile(text); err != nil {
					t.Errorf("%s: %v", path, err)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if n < 100 {
		t.Errorf("%d expressions were found", n)
	}
}

// given is the text of a call of Of with a constant.
func given(at ast.Node) (string, bool) {
	c, ok := at.(*ast.CallExpr)
	if !ok || len(c.Args) != 1 {
		return "", false
	}
	f, ok := c.Fun.(*ast.SelectorExpr)
	if !ok || f.Sel.Name != "Of" {
		return "", false
	}
	if x, ok := f.X.(*ast.Ident); !ok || x.Name != "pattern" {
		return "", false
	}
	lit, ok := c.Args[0].(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(lit.Value)
	return text, err == nil
}

// TestLazy: an expression does what its methods say, as often as it is asked.
func TestLazy(t *testing.T) {
	p := Of(`(\d+)-(\d+)`)
	for range 2 {
		if got := p.FindStringSubmatch("a 1-22 b"); len(got) != 3 || got[2] != "22" {
			t.Errorf("%q", got)
		}
		if got := p.ReplaceAllString("1-2 3-4", "$2-$1"); got != "2-1 4-3" {
			t.Errorf("%q", got)
		}
	}
}
