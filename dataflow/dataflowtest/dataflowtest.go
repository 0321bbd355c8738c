// Package dataflowtest prepares context-specific analyses of small C programs for the tests of package
// dataflow and of the analyses built on it.
package dataflowtest

import (
	"os"
	"path/filepath"
	"testing"

	"midway/context"
	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime"
)

// Program is a C program with the library models it needs, and its points-to graph.
type Program struct {
	*ir.Program
	Graph *pointsto.Graph
}

// parsed are the library models, for all tests.
var parsed = &ir.Parsed{}

// Compile compiles C source text, named t.c in messages, with more flags for clang if given (-m32 is ILP32).
func Compile(t testing.TB, source string, flags ...string) Program {
	t.Helper()
	return CompileAs(t, "t.c", source, flags...)
}

// CompileAs is Compile for a source file of that name, as contexts name it.
func CompileAs(t testing.TB, name, source string, flags ...string) Program {
	t.Helper()
	dir := t.TempDir()
	path := filepath.Join(dir, name)
	check(t, os.WriteFile(path, []byte(source), 0o600))
	p, err := ir.Load(
		[]string{path},
		ir.Options{Parsed: parsed, LibraryFor: Models, CFlags: append(flags, Unnamed(dir))},
	)
	check(t, err)
	return Program{p, pointsto.Analyze(p)}
}

// Unnamed is a flag for clang that leaves a folder out of the names of files in it.
func Unnamed(dir string) string { return "-ffile-prefix-map=" + dir + "/=" }

// Models are the library models of a data model, as text.
func Models(m ir.DataModel) ([]ir.LibraryText, error) {
	var out []ir.LibraryText
	for _, f := range runtime.Files(m == ir.ILP32) {
		out = append(out, ir.LibraryText{Name: f.Name, Text: f.Text})
	}
	return out, nil
}

func check(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// Analyze resolves the text of a context file against the program and prepares its analysis.
func (p Program) Analyze(t testing.TB, contextFile string) *dataflow.Analysis {
	t.Helper()
	return p.AnalyzeBy(t, dataflow.Rules{}, contextFile)
}

// AnalyzeBy is Analyze by some rules.
func (p Program) AnalyzeBy(t testing.TB, rules dataflow.Rules, contextFile string) *dataflow.Analysis {
	t.Helper()
	f, err := context.Parse("t.yaml", []byte(contextFile))
	check(t, err)
	ctx, err := f.Resolve(p.Program)
	check(t, err)
	return dataflow.AnalyzeBy(rules, p.Program, ctx, p.Graph, expr.NewBuilder(p.Model.PtrBits()))
}
