package pointsto_test

import (
	"reflect"
	"testing"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// A graph that was written and read answers as the one that was not, of models that are asked for later, too; and so
// does the one that was written.
func TestFreeze(t *testing.T) {
	p := loadC(t, generate(30), ir.LP64)
	plain, written := pointsto.Analyze(p), pointsto.Analyze(p)
	data, err := written.Freeze()
	if err != nil {
		t.Fatal(err)
	}
	read, err := pointsto.Thaw(p, data)
	if err != nil {
		t.Fatal(err)
	}
	want := answers(p, plain)
	for name, g := range map[string]*pointsto.Graph{"written": written, "read": read} {
		if got := answers(p, g); !reflect.DeepEqual(got, want) {
			t.Errorf("the graph that was %s answers otherwise", name)
		}
	}
	again, err := read.Freeze() // with the models that were asked for
	if err != nil {
		t.Fatal(err)
	}
	if read, err = pointsto.Thaw(p, again); err != nil || !reflect.DeepEqual(answers(p, read), want) {
		t.Errorf("the graph that was read twice answers otherwise: %v", err)
	}
}

// answers is what a graph says of a program.
func answers(p *ir.Program, g *pointsto.Graph) (out []any) {
	out = append(out, g.ThreadCreates())
	for _, f := range p.Funcs {
		out = append(out, g.Reached(f.ID), g.Callers(f.ID), g.Variadic(f.ID))
		for r := range f.Regs {
			out = append(out, g.Reg(f.ID, ir.Reg(r)))
		}
		for pc := range f.Code {
			out = append(out, g.Callees(f.ID, ir.PC(pc)))
		}
		for _, site := range g.Callers(f.ID) {
			out = append(out, g.Allocations(site))
			for r := range f.Regs {
				out = append(out, g.RegAt(site, f.ID, ir.Reg(r)))
			}
		}
	}
	for n := range g.NumNodes() {
		out = append(out, g.Info(pointsto.Node(n)), g.Contents(pointsto.Node(n)), g.Outside(pointsto.Node(n)), g.Escapes(pointsto.Node(n)))
	}
	return out
}
