package execute_test

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"midway/context"
	"midway/internal/ir"
	"midway/internal/runtime"
)

func itoa(n int) string { return strconv.Itoa(n) }

// parsed are the library models, for all tests.
var parsed = &ir.Parsed{}

// load compiles a C program and links it with the library models.
func load(tb testing.TB, src string) *ir.Program {
	tb.Helper()
	path := filepath.Join(tb.TempDir(), "program.c")
	if err := os.WriteFile(path, []byte(src), 0o644); err != nil {
		tb.Fatal(err)
	}
	p, err := ir.Load([]string{path}, ir.Options{Parsed: parsed, LibraryFor: func(m ir.DataModel) ([]ir.LibraryText, error) {
		var out []ir.LibraryText
		for _, f := range runtime.Files(m == ir.ILP32) {
			out = append(out, ir.LibraryText{Name: f.Name, Text: f.Text})
		}
		return out, nil
	}})
	if err != nil {
		tb.Fatal(err)
	}
	return p
}

func fromMain(tb testing.TB, p *ir.Program) *context.Context {
	tb.Helper()
	c, err := context.FromMain(p)
	if err != nil {
		tb.Fatal(err)
	}
	return c
}
