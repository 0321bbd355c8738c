package internal

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestPagesNameWhatExists: packages, files and declarations that docs and docs/papers name in code are there.
func TestPagesNameWhatExists(t *testing.T) {
	papers, err := filepath.Glob("../docs/papers/*.md")
	if err != nil || len(papers) < 5 {
		t.Fatal(papers, err)
	}
	pages, err := filepath.Glob("../docs/*.md")
	if pages = append(append(pages, papers...), "../CONTRIBUTING.md"); err != nil || len(pages) < 15 {
		t.Fatal(pages, err)
	}
	names := 0
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range inCode.FindAllStringSubmatch(string(text), -1) {
			if name := m[1]; isPlace(name) {
				names++
				if !exists(t, "..", name) {
					t.Errorf("%s names %s, which is not there", page, name)
				}
			}
		}
	}
	if names < 150 {
		t.Errorf("%d names are looked at: too few", names)
	}
}

func TestPlacesAreFound(t *testing.T) {
	for name, want := range map[string]bool{
		"internal/por": true, "internal/no": false, "internal/por/search.go": true, "internal/por/no.go": false, "internal/por.Workers": true, "internal/por.NoWorkers": false,
		"waitq.Queue.NotifyOne": true, "waitq.Queue.NotifyNone": false, "waitq.Waiter.NotifyOne": false, "execute.Options": true,
	} {
		if got := isPlace(name) && exists(t, "..", name); got != want {
			t.Errorf("%s: %t", name, got)
		}
	}
	for _, text := range []string{"--por optimal", "T1: x = 1", "check --jobs N", "package.Name", "source", "x"} {
		if isPlace(text) {
			t.Errorf("%q is taken for a place", text)
		}
	}
}

var (
	inCode = regexp.MustCompile("`([^`\n]+)`")
	place  = regexp.MustCompile(`^([a-z][a-z0-9]*(?:/[a-z][a-z0-9_]*)*)(?:(/[a-z0-9_]+\.go)|((?:\.[A-Z]\w*){1,2}))?$`)
)

// isPlace reports whether text in code names something of the tree: a path of packages, alone only where it has a
// folder, or a name in one.
func isPlace(text string) bool {
	m := place.FindStringSubmatch(text)
	return m != nil && m[1] != "package" && !strings.HasPrefix(text, "bin/") && (strings.Contains(text, "/") || m[3] != "")
}

// exists reports whether a place is there.
func exists(t *testing.T, root, name string) bool {
	t.Helper()
	m := place.FindStringSubmatch(name)
	if m[3] == "" {
		_, err := os.Stat(filepath.Join(root, name))
		_, archive := os.Stat(filepath.Join(root, name+".txtar"))
		return err == nil || archive == nil
	}
	return declared(t, filepath.Join(root, m[1]))[m[3][1:]]
}

// declared are the names of a package: of its declarations, and Type.Method.
func declared(t *testing.T, dir string) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				out[strings.TrimPrefix(receiver(d)+"."+d.Name.Name, ".")] = true
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if s, ok := s.(*ast.TypeSpec); ok {
						out[s.Name.Name] = true
					}
				}
			}
		}
	}
	return out
}

// receiver is the type that a method belongs to, "" of a function.
func receiver(d *ast.FuncDecl) string {
	if d.Recv == nil {
		return ""
	}
	typ := d.Recv.List[0].Type
	if p, ok := typ.(*ast.StarExpr); ok {
		typ = p.X
	}
	if id, ok := typ.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}
