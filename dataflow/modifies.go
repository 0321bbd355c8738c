package dataflow

import (
	"slices"

	"midway/internal/graph"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// modified is what a piece of code may do to memory that others see: which bytes it may write, and whether it may let
// other threads do so.
type modified struct {
	to       pointsto.Set    // extended over what is written: one byte at any of the targets' offsets
	all      bool            // any memory
	outside  *pointsto.Graph // not nil: any memory that code outside the program reaches
	releases bool            // it may synchronise, so that what another thread writes afterwards is no data race
}

// maxModified bounds the objects that a summary tells apart.
const maxModified = 512

func (m *modified) add(o modified) {
	m.all, m.releases = m.all || o.all, m.releases || o.releases
	if o.outside != nil {
		m.outside = o.outside
	}
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
	reached := func(t pointsto.Target) bool { return m.outside.Outside(t.Node) }
	return m.all || m.outside != nil && slices.ContainsFunc(at, reached) || pointsto.Overlap(m.to, 1, at, bytes)
}

// modifies computes what functions do to memory, with everything that they call: by the time that they return, by the
// time that they wait, or ever.
type modifies struct {
	a        *Analysis
	funcs    []*modified // by FuncID
	ever     bool        // what does not return counts, too
	returned *modifies   // nil, or what functions have done that have returned, where this is of those that wait
	waits    []bool      // by FuncID: an activation may wait
}

// newModifies summarises what the reachable functions do by the time that they return. A jump may lead back from what
// does not return: then all counts.
func newModifies(a *Analysis) *modifies {
	m := &modifies{a: a}
	for f := range a.Prog.Funcs {
		m.ever = m.ever || a.calls.reached[f] && a.Shape(ir.FuncID(f)).setjmp
	}
	return m.summarised()
}

// newModifiesEver summarises what the reachable functions may ever do.
func newModifiesEver(a *Analysis) *modifies {
	return (&modifies{a: a, ever: true}).summarised()
}

// waiting summarises what functions may have done in which a thread waits.
func (m *modifies) waiting() *modifies {
	w := &modifies{a: m.a, ever: m.ever, returned: m}
	w.findWaits()
	return w.summarised()
}

// summarised computes the summaries bottom-up over the call graph.
func (m *modifies) summarised() *modifies {
	m.funcs = make([]*modified, len(m.a.Prog.Funcs))
	for _, comp := range graph.Components(len(m.a.Prog.Funcs), m.callees) {
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
			for _, g := range m.a.calls.calledBack(c) {
				out = append(out, int32(g))
			}
		}
	})
	slices.Sort(out)
	return slices.Compact(out)
}

// findWaits marks the functions of which an activation may stand in a call of a primitive that waits.
func (m *modifies) findWaits() {
	var work []ir.FuncID
	for _, fn := range m.a.Prog.Funcs {
		for _, s := range m.a.calls.sites[fn.ID] {
			if m.waitsAt(s, fn) {
				work = append(work, s.Func)
			}
		}
	}
	m.waits = Reaching(len(m.a.Prog.Funcs), work, m.a.calls.callers)
}

// waitsAt reports whether a thread may wait in a call of a primitive: in a queue, for what a guard says, for an atomic
// block.
func (m *modifies) waitsAt(s pointsto.CallSite, callee *ir.Func) bool {
	switch callee.Name {
	case "__midway_wait", "__midway_wait_timed", "__midway_atomic_begin":
		return true
	case "__midway_sync":
		fn := m.a.Prog.Funcs[s.Func]
		args := fn.Calls[fn.Code[s.PC].Aux].Args
		return len(args) < 3 || args[2].Kind != ir.KConst || args[2].Word != 0
	}
	return false
}

// toWaits marks the blocks from which control may get to a call in which a thread waits.
func (m *modifies) toWaits(f ir.FuncID) []bool {
	fn, shape := m.a.Prog.Funcs[f], m.a.Shape(f)
	out := make([]bool, len(fn.Blocks))
	if !m.waits[f] {
		return out
	}
	m.a.calls.eachCall(f, func(pc ir.PC) {
		for _, c := range m.a.Graph.Callees(f, pc) {
			if m.waits[c] || m.waitsAt(pointsto.CallSite{Func: f, PC: pc}, m.a.Prog.Funcs[c]) {
				for b, on := range shape.BlocksTo(pc) {
					out[b] = out[b] || on
				}
			}
		}
	})
	return out
}

func (m *modifies) function(f ir.FuncID, sum *modified) {
	if !m.a.calls.reached[f] {
		return
	}
	fn, shape := m.a.Prog.Funcs[f], m.a.Shape(f)
	on, all := shape.returns, m.ever
	if m.returned != nil { // jumps back to where it is entered would have ended its wait
		on, all = m.toWaits(f), shape.setjmp
	}
	for b := range fn.Blocks {
		if !shape.Reachable(ir.BlockID(b)) || !all && !on[b] {
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
		return m.call(f, pc, m.summary)
	}
	return modified{}
}

// inside is what the call at pc has done so far in which a thread waits: m is of functions that wait.
func (m *modifies) inside(f ir.FuncID, pc ir.PC) modified {
	return m.call(f, pc, func(g ir.FuncID) (out modified) {
		if m.funcs[g] != nil {
			out.add(*m.funcs[g])
		}
		return out
	})
}

// writes is a write of so many bytes through a pointer.
func (m *modifies) writes(f ir.FuncID, p ir.Operand, bytes int64) modified {
	at := m.a.Graph.Operand(f, p)
	if at.Has(pointsto.UnknownNode) {
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
	"__midway_release": true, "__midway_hb_release": true, "__midway_thread_create": true, "__midway_wait": true,
	"__midway_wait_timed":   true,
	"__midway_atomic_begin": true, "__midway_atomic_end": true,
}

// summary is what a function with a body does.
func (m *modifies) summary(f ir.FuncID) (out modified) {
	if m.funcs[f] != nil {
		out.add(*m.funcs[f])
	}
	if m.returned != nil && m.returned.funcs[f] != nil {
		out.add(*m.returned.funcs[f])
	}
	return out
}

func (m *modifies) call(f ir.FuncID, pc ir.PC, summary func(ir.FuncID) modified) modified {
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
			out.add(summary(c))
		case (writers[fn.Name] || fn.Name == "__midway_free") && len(call.Args) > 0:
			out.add(m.writes(f, call.Args[0], unboundedWrite))
		case releasing[fn.Name]:
			out.releases = true
		case m.a.calls.foreign(c) && fn.Reading == ir.ReadAnything:
			out.add(modified{all: true, releases: true})
		case m.a.calls.foreign(c):
			out.add(modified{outside: m.a.Graph, releases: true})
			for _, g := range m.a.calls.calledBack(c) {
				out.add(m.summary(g))
			}
		}
	}
	return out
}
