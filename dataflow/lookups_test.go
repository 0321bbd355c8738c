package dataflow_test

import (
	"path/filepath"
	"testing"

	"golang.org/x/tools/txtar"

	"midway/context"
	"midway/dataflow"
	"midway/dataflow/dataflowtest"
	"midway/internal/expr"
	"midway/internal/long"
)

// TestLookups says of archives' programs that the writes of an access and the variables that are read ahead are those
// that a look at every instruction finds.
func TestLookups(t *testing.T) {
	long.Test(t)
	paths, err := filepath.Glob("../testdata/*/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	programs, accesses, many, read := 0, 0, 0, 0
	for _, path := range paths {
		ar, err := txtar.ParseFile(path)
		if err != nil {
			t.Fatal(err)
		}
		files, source, double := map[string][]byte{}, "", false
		for _, f := range ar.Files {
			double = double || files[filepath.Ext(f.Name)] != nil || filepath.Ext(f.Name) == ".h"
			files[filepath.Ext(f.Name)] = f.Data
			if filepath.Ext(f.Name) == ".c" {
				source = f.Name
			}
		}
		if double || files[".yaml"] == nil || files[".c"] == nil || programs == 50 {
			continue
		}
		p := dataflowtest.CompileAs(t, source, string(files[".c"]))
		file, err := context.Parse("t.yaml", files[".yaml"])
		if err != nil {
			continue
		}
		ctx, err := file.Resolve(p.Program)
		if err != nil {
			continue // one of several files, or refused
		}
		a := dataflow.Analyze(p.Program, ctx, p.Graph, expr.NewBuilder(p.Model.PtrBits()))
		wrong, n, m, r := dataflow.Lookups(a)
		if len(wrong) > 0 {
			t.Errorf("%s: %d disagreements, such as %s", path, len(wrong), wrong[0])
		}
		programs, accesses, many, read = programs+1, accesses+n, many+m, read+r
	}
	t.Logf("%d programs, %d accesses, %d that many writes touch, %d variables read", programs, accesses, many, read)
	if programs < 40 || many < 200 || read < 60 {
		t.Errorf("only %d programs, %d accesses that many writes touch, %d variables read", programs, many, read)
	}
}
