package locksets_test

import (
	"bytes"
	"path/filepath"
	"regexp"
	"testing"

	"golang.org/x/tools/txtar"

	"midway/context"
	"midway/dataflow"
	"midway/dataflow/dataflowtest"
	"midway/internal/expr"
	"midway/internal/long"
	"midway/locksets"
)

// throughPointer is a lock that is taken through a pointer.
var throughPointer = regexp.MustCompile(`_lock\(([^&)]|[^)]*->)`)

// TestArchives says of the archives' programs that take locks through pointers that the stores which change a lock's
// path, and the locksets before calls, are those that a search from each instruction finds.
func TestArchives(t *testing.T) {
	long.Test(t)
	paths, err := filepath.Glob("../testdata/*/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	programs, stored, flows := 0, 0, 0
	for _, path := range paths {
		if !long.Turn(filepath.Base(path)) {
			continue
		}
		ar, err := txtar.ParseFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range ar.Files {
			if filepath.Ext(f.Name) != ".c" || !throughPointer.Match(f.Data) || bytes.Contains(f.Data, []byte("#include \"")) {
				continue // or it needs another file of the archive
			}
			p := dataflowtest.Compile(t, string(f.Data))
			ctx, err := context.FromMain(p.Program)
			if err != nil {
				continue // one of several files
			}
			a := dataflow.Analyze(p.Program, ctx, p.Graph, expr.NewBuilder(p.Model.PtrBits()))
			wrong, s, n := locksets.Disagreements(a)
			if len(wrong) > 0 {
				t.Errorf("%s: %d disagreements, such as %s", path, len(wrong), wrong[0])
			}
			programs, stored, flows = programs+1, stored+s, flows+n
		}
	}
	t.Logf("%d programs, %d instructions that change a path, %d calls", programs, stored, flows)
	if programs < 12 || stored < 3 || flows < 1500 { // of a share
		t.Errorf("only %d programs, %d instructions that change a path, %d calls", programs, stored, flows)
	}
}
