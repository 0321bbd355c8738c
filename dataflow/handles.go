package dataflow

import (
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// handle is the id that the creation of a thread stored for its creator, where nothing overwrites it: a thread's id
// is one more than its index in the context.
func (a *Analysis) handle(b *birth) []threadArg {
	if len(b.frames) == 0 {
		return nil
	}
	act := b.frames[0]
	out, ok := a.storesID(b.site(0))
	if !ok {
		return nil
	}
	addr, ok := act.Operand(out)
	if !ok {
		return nil
	}
	i := max(b.loop, 0)
	p, ok := a.place(b, i, addr)
	if !ok || !a.onlyWay(b, i) || p.fresh || !b.live && !a.once.Func(b.frames[i].Func) ||
		p.by == ir.Reg(ir.None) && !a.onceIn(b, 0, act.PCs[0]) {
		return nil
	}
	bytes := int64(a.B.PtrBits() / 8)
	if p.scale != 0 && distance(a.B.PtrBits(), p.scale) < uint64(bytes) {
		return nil
	}
	if to := a.Graph.Operand(act.Func, out); a.overwritten(to, b.site(0)) {
		return nil
	}
	return []threadArg{{addr, expr.Word(uint64(b.thread) + 1), a.B.PtrBits(), a.at(act.Func, act.PCs[0]), true}}
}

// onlyWay reports whether the creator's frames younger than i are the only way to its creating call.
func (a *Analysis) onlyWay(b *birth, i int) bool {
	for _, act := range b.frames[:i] {
		if w := a.calls.ways(act.Func); len(w.Calls) != 1 || len(w.Creates) > 0 || w.Process || w.Outside {
			return false
		}
	}
	return true
}

// idWriter is the model of creation that stores the new thread's id.
const idWriter = "__mw_create"

// storesID is the pointer to where a creating call stores the new thread's id.
func (a *Analysis) storesID(site pointsto.CallSite) (o ir.Operand, ok bool) {
	f := a.Prog.Funcs[site.Func]
	call := &f.Calls[f.Code[site.PC].Aux]
	if call.Callee == ir.None || len(call.Args) == 0 {
		return o, false
	}
	callee := a.Prog.Funcs[call.Callee]
	of := abi.Of(callee.Library())
	return call.Args[0], of.Role == abi.Create && of.Thread == 0
}

// overwritten reports whether anything else than the creation at a site may write where it stores ids, once there is a
// second thread.
func (a *Analysis) overwritten(to pointsto.Set, site pointsto.CallSite) bool {
	bytes := int64(a.B.PtrBits() / 8)
	if len(to) == 0 || to.Has(pointsto.UnknownNode) {
		return true
	}
	for _, c := range a.calls.creates {
		o, ok := a.storesID(c.site())
		if !ok {
			return true
		}
		if c.site() != site && pointsto.Overlap(a.Graph.Operand(c.Func, o), bytes, to, bytes) {
			return true
		}
	}
	return a.memory.writesAt(to, bytes, func(w *write) bool {
		fn := a.Prog.Funcs[w.site.Func]
		return w.after && fn.Name != idWriter && !(fn.Runtime && clearing[fn.Name])
	})
}

// clearing are the library models that write nothing but what they have just allocated, so no id that was stored
// before.
var clearing = map[string]bool{"calloc": true}

func (c *Create) site() pointsto.CallSite { return pointsto.CallSite{Func: c.Func, PC: c.PC} }
