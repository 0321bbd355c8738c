package main

import (
	"bytes"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"midway/internal/report"
)

// repository is the folder of the repository, whichever folder a test has gone to.
var repository = func() string {
	dir, err := filepath.Abs("../..")
	if err != nil {
		panic(err)
	}
	return dir
}()

// resultSchema is the schema of the JSON document.
var resultSchema = sync.OnceValues(func() (*jsonschema.Schema, error) {
	text, err := os.ReadFile(filepath.Join(repository, "docs/schema/result.schema.json"))
	if err != nil {
		return nil, err
	}
	return compiled(string(text))
})

// sarifSchema is the standard's schema, as go-sarif has it in its source.
var sarifSchema = sync.OnceValues(func() (*jsonschema.Schema, error) {
	list := exec.Command("go", "list", "-f", "{{.Dir}}", "github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif")
	list.Dir = repository
	dir, err := list.Output()
	if err != nil {
		return nil, err
	}
	file, err := parser.ParseFile(token.NewFileSet(), filepath.Join(strings.TrimSpace(string(dir)), "schema.go"), nil, 0)
	if err != nil {
		return nil, err
	}
	var text string
	ast.Inspect(file, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
			text, err = strconv.Unquote(l.Value)
		}
		return err == nil
	})
	if err != nil {
		return nil, err
	}
	return compiled(text)
})

func compiled(text string) (*jsonschema.Schema, error) {
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
	if err != nil {
		return nil, err
	}
	c := jsonschema.NewCompiler()
	if err := c.AddResource("schema.json", doc); err != nil {
		return nil, err
	}
	return c.Compile("schema.json")
}

// valid holds a document against its schema.
func valid(t *testing.T, name string, text []byte, schema func() (*jsonschema.Schema, error)) {
	t.Helper()
	s, err := schema()
	if err != nil {
		t.Fatal(err)
	}
	v, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	var wrong *jsonschema.ValidationError
	if !errors.As(s.Validate(v), &wrong) {
		return
	}
	for _, e := range wrong.BasicOutput().Errors {
		t.Errorf("%s: %s: %s", name, e.InstanceLocation, e.Error)
	}
}

// readable holds the text of a run, and the page beside it, against what no text for people has.
func readable(t *testing.T, text, source string) {
	t.Helper()
	for _, found := range report.Unreadable(text, source) {
		t.Errorf("the text has an internal name, a register or an address: %s", found)
	}
	page, err := os.ReadFile("document.html")
	if err != nil {
		t.Error(err)
		return
	}
	shown, err := report.PageText(page)
	if err != nil {
		t.Error(err)
	}
	for _, found := range report.Unreadable(shown, source) {
		t.Errorf("the page has an internal name, a register or an address: %s", found)
	}
}

// TestSchemasRefuse: the schemas refuse what is not in them.
func TestSchemasRefuse(t *testing.T) {
	for name, schema := range map[string]func() (*jsonschema.Schema, error){"result": resultSchema, "SARIF": sarifSchema} {
		s, err := schema()
		if err != nil {
			t.Fatal(err)
		}
		if s.Validate(map[string]any{"version": "3"}) == nil {
			t.Errorf("%s: anything is valid", name)
		}
	}
}
