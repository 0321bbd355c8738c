package dataflow_test

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"midway/context"
	"midway/dataflow"
	"midway/dataflow/dataflowtest"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// BenchmarkCorpus analyses the IR files that the glob MIDWAY_LL names, if it is set, in a context of two threads at the
// start of the routine created first. Seconds per 10,000 instructions of user code: points-to, the rest.
func BenchmarkCorpus(b *testing.B) {
	files, err := filepath.Glob(os.Getenv("MIDWAY_LL"))
	if err != nil {
		b.Fatal(err)
	}
	for _, path := range files {
		p, err := ir.Load([]string{path}, ir.Options{LibraryFor: dataflowtest.Models})
		if err != nil {
			b.Logf("%s: %v", path, err)
			continue
		}
		user := 0
		for _, f := range p.Funcs {
			if !f.Runtime {
				user += len(f.Code)
			}
		}
		b.Run(fmt.Sprintf("%s/%d", filepath.Base(path), user), func(b *testing.B) {
			for b.Loop() {
				analyse(b, p, float64(user)/10000)
			}
		})
	}
}

func analyse(b *testing.B, p *ir.Program, size float64) {
	from := time.Now()
	g := pointsto.Analyze(p)
	b.ReportMetric(time.Since(from).Seconds()/size, "points-s/10k")
	entry := ""
	for _, c := range g.ThreadCreates() {
		for _, e := range c.Entries {
			if f := p.Funcs[e]; entry == "" && !f.Runtime && !f.External {
				entry = f.Name
			}
		}
	}
	if entry == "" {
		b.Skip("creates no threads")
	}
	file, err := context.Parse("bench.yaml", fmt.Appendf(nil, "threads: [{name: t, at: %s}]", entry))
	if err != nil {
		b.Fatal(err)
	}
	ctx, err := file.Resolve(p)
	if err != nil {
		b.Skip(err)
	}
	from = time.Now()
	a := dataflow.Analyze(p, ctx, g, expr.NewBuilder(p.Model.PtrBits()))
	a.MemoryDefs()
	a.Locals()
	a.Guards()
	a.Cells()
	b.ReportMetric(time.Since(from).Seconds()/size, "facts-s/10k")
}
