package pointsto

import (
	"slices"
	"testing"

	"midway/internal/ir"
)

// What an indirect call may reach is looked up anew once more targets were found: models are completed when they are
// asked for.
func TestCalleesGrow(t *testing.T) {
	caller := &ir.Func{Code: []ir.Instr{{Op: ir.OpCall}}, Calls: []ir.CallInfo{{Callee: ir.None}}}
	p := &ir.Program{Funcs: []*ir.Func{caller, {ID: 1}, {ID: 2}}}
	a := &analysis{p: p, ofFunc: [][]int32{{0}, nil, nil}, targets: map[instCall][]ir.FuncID{}}
	g := &Graph{p: p, a: a, callees: map[CallSite]indirect{}}
	for n, want := range [][]ir.FuncID{{2}, {1, 2}} {
		a.noteTarget(call{info: &caller.Calls[0]}, ir.FuncID(2-n))
		for range 2 {
			if got := g.Callees(0, 0); !slices.Equal(got, want) {
				t.Errorf("callees %v, want %v", got, want)
			}
		}
	}
}
