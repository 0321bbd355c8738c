package dataflow

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// modified is what a piece of code may do to memory that others see: which bytes it may write, and whether it may let other
// threads do so.
type modified struct {
	to       pointsto.Set // extended over what is written: one byte at any of the targets' offsets
	all      bool         // any memory
	releases bool         // it may synchronise, so that what another thread writes afterwards is no data race
}

// maxModified bounds the objects that a summary tells apart.
const maxModified = 512

func (m *modified) add(o modified) {
	m.all, m.releases = m.all || o.all, m.releases || o.releases
	if !m.all {
		m.to = pointsto.Union(m.to, o.to)
		m.all = len(m.to) > maxModified
	}
	if m.all {
		m.to = nil
	}
}

// may reports whether the bytes at the targets may be written.
func (m *modified) may(at pointsto.Set, bytes int64) bool {
	return m.all || pointsto.Overlap(m.to, 1, at, bytes)
}

// modifies computes what functions do to memory, with everything that they call.
type modifies struct {
	a     *Analysis
	funcs []*modified // by FuncID
}

// newModifies summarises the reachable functions bottom-up over the call graph.
func newModifies(a *Analysis) *modifies {
	m := &modifies{a: a, funcs: make([]*modified, len(a.Prog.Funcs))}
	for _, comp := range Components(len(a.Prog.Funcs), m.callees) {
		sum := &modified{}
		for _, f := range comp {
			m.funcs[f] = sum
		}
		for _, f := range comp {
			m.function(ir.FuncID(f), sum)
		}
	}
	return m
}

func (m *modifies) callees(f int32) []int32 {
	if !m.a.calls.reached[f] {
		return nil
	}
	var out []int32
	m.a.calls.eachCall(ir.FuncID(f), func(pc ir.PC) {
		for _, c := range m.a.Graph.Callees(ir.FuncID(f), pc) {
			out = append(out, int32(c))
		}
	})
	slices.Sort(out)
	return slices.Compact(out)
}

func (m *modifies) function(f ir.FuncID, sum *modified) {
	if !m.a.calls.reached[f] {
		return
	}
	fn, shape := m.a.Prog.Funcs[f], m.a.Shape(f)
	for b := range fn.Blocks {
		if !shape.Reachable(ir.BlockID(b)) {
			continue
		}
		for pc := fn.Blocks[b].First; pc < fn.Blocks[b].End; pc++ {
			sum.add(m.at(f, pc))
		}
	}
	sum.releases = sum.releases || fn.Atomic
}

// at is what one instruction does, with everything that it calls.
func (m *modifies) at(f ir.FuncID, pc ir.PC) modified {
	fn := m.a.Prog.Funcs[f]
	in := &fn.Code[pc]
	switch in.Op {
	case ir.OpStore:
		out := m.writes(f, in.A, int64(in.Bits+7)/8)
		out.releases = ir.Order(in.Sub) != ir.NotAtomic
		return out
	case ir.OpRMW, ir.OpCmpXchg:
		out := m.writes(f, in.A, int64(in.Bits+7)/8)
		out.releases = true
		return out
	case ir.OpFence:
		return modified{releases: true}
	case ir.OpMemcpy, ir.OpMemset:
		return m.writes(f, in.A, extent(in.C))
	case ir.OpVAStart, ir.OpVACopy:
		return m.writes(f, in.A, unboundedWrite)
	case ir.OpAsm, ir.OpUnsupported:
		return modified{all: true, releases: true}
	case ir.OpCall:
		return m.call(f, pc)
	}
	return modified{}
}

// writes is a write of so many bytes through a pointer.
func (m *modifies) writes(f ir.FuncID, p ir.Operand, bytes int64) modified {
	at := m.a.Graph.Operand(f, p)
	if len(at) == 0 || at.Has(pointsto.UnknownNode) {
		return modified{all: true}
	}
	out := make(pointsto.Set, len(at))
	for i, t := range at {
		if !t.Unbounded() {
			if bytes >= unboundedWrite {
				t = pointsto.Target{Node: t.Node, Hi: pointsto.AnyOffset, Stride: 1}
			} else if bytes > 1 {
				t = pointsto.Target{Node: t.Node, Lo: t.Lo, Hi: t.Hi + bytes - 1, Stride: 1}
			}
		} else {
			t = pointsto.Target{Node: t.Node, Hi: pointsto.AnyOffset, Stride: 1}
		}
		out[i] = t
	}
	return modified{to: out}
}

// releasing are the model primitives with which a thread makes what it did known to others, or lets others run in its
// place.
var releasing = map[string]bool{
	"__midway_release": true, "__midway_hb_release": true, "__midway_thread_create": true, "__midway_wait": true, "__midway_wait_timed": true,
	"__midway_atomic_begin": true, "__midway_atomic_end": true,
}

func (m *modifies) call(f ir.FuncID, pc ir.PC) modified {
	call := &m.a.Prog.Funcs[f].Calls[m.a.Prog.Funcs[f].Code[pc].Aux]
	callees := m.a.Graph.Callees(f, pc)
	if len(callees) == 0 {
		return modified{all: true, releases: true}
	}
	var out modified
	for _, c := range callees {
		fn := m.a.Prog.Funcs[c]
		switch {
		case !fn.External && m.funcs[c] != nil:
			out.add(*m.funcs[c])
		case (writers[fn.Name] || fn.Name == "__midway_free") && len(call.Args) > 0:
			out.add(m.writes(f, call.Args[0], unboundedWrite))
		case releasing[fn.Name]:
			out.releases = true
		case m.a.calls.foreign(c):
			out.add(modified{all: true, releases: true})
		}
	}
	return out
}
