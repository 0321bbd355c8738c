package dataflow

import (
	"fmt"
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Lookups compares, for every access, which writes may touch it with a look at every write there is, and for every
// variable whether an instruction ahead may read it with a look at every instruction. It counts the accesses, those
// that many writes touch, and the variables read.
func Lookups(a *Analysis) (wrong []string, accesses, many, read int) {
	m := a.memory
	for _, fn := range a.Prog.Funcs {
		if fn.External || !a.Reached(fn.ID) {
			continue
		}
		for pc := range fn.Code {
			in := &fn.Code[pc]
			if in.Op != ir.OpLoad && in.Op != ir.OpStore {
				continue
			}
			at, bytes := a.Graph.Operand(fn.ID, in.A), int64(in.Bits+7)/8
			var got, want []*write
			m.writesAt(at, bytes, func(w *write) bool {
				got = append(got, w)
				return false
			})
			outside := slices.ContainsFunc(at, func(t pointsto.Target) bool { return a.Graph.Outside(t.Node) })
			for i := range m.writes {
				w := &m.writes[i]
				if w.to != nil && pointsto.Overlap(w.to, w.bytes, at, bytes) {
					want = append(want, w)
				}
			}
			if outside {
				for _, i := range m.outside {
					want = append(want, &m.writes[i])
				}
			}
			if !slices.Equal(got, want) {
				wrong = append(wrong, fmt.Sprintf("%s/%d: %d writes, want %d, or others", fn.Name, pc, len(got), len(want)))
			}
			accesses++
			if len(want) > 2 {
				many++
			}
		}
	}
	for _, g := range a.Prog.Globals {
		slow := a.Reachable().readsSlowly(g)
		if got := a.Reachable().Reads(g); got != slow {
			wrong = append(wrong, fmt.Sprintf("%s: read ahead %v, want %v", g.Name, got, slow))
		}
		if slow {
			read++
		}
	}
	return wrong, accesses, many, read
}

// readsSlowly is Reads by a look at every instruction.
func (ah *Reachable) readsSlowly(g *ir.Global) bool {
	node := ah.a.Graph.GlobalNode(g.ID)
	for _, fn := range ah.a.Prog.Funcs {
		for pc := range fn.Code {
			if fn.External || !ah.Executes(fn.ID, ir.PC(pc)) {
				continue
			}
			if slices.ContainsFunc(ah.a.readThrough(fn, ir.PC(pc)), func(p ir.Operand) bool {
				at := ah.a.Graph.Operand(fn.ID, p)
				return at.Has(node) || at.Has(pointsto.UnknownNode) && ah.a.Graph.Outside(node)
			}) {
				return true
			}
		}
	}
	return false
}

// Mark is mark.
var Mark = mark
