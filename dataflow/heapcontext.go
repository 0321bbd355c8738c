package dataflow

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// MemoryDef is what memory holds at the context: a pair of R_heap (Bergan §3.2). Addr is an address of so many bits, a
// multiple of 8, or a pointer of the initial state and a distance.
type MemoryDef struct {
	Thread int // that knows it
	Addr   expr.Value
	Bits   int
	Value  expr.Value
	At     string // "file:line" of the access that shows it
	Shared bool   // other threads may write there: it holds in programs without data races

	site    pointsto.CallSite
	settled bool // nothing writes there once there is a second thread
}

// In is the function whose access shows it.
func (d *MemoryDef) In() ir.FuncID { return d.site.Func }

// MemoryDefs lists the must-reach definitions of memory at the context, by thread, youngest frame first. From then on,
// loads of settled memory that holds a constant have that value.
func (a *Analysis) MemoryDefs() []MemoryDef {
	out := a.heapDefs().all()
	if a.heap.learn(out) {
		a.reset()
		out = a.heap.all()
	}
	return out
}

// heapDefs are the definitions of memory, computed by need.
func (a *Analysis) heapDefs() *heapDefs {
	if a.heap == nil {
		a.heap = newHeapDefs(a)
	}
	return a.heap
}

func (h *heapDefs) all() []MemoryDef {
	var out []MemoryDef
	for t := range h.a.Ctx.Threads {
		out = append(append(out, h.thread(t)...), h.a.heldGifts(t)...)
	}
	return out
}

// learn notes which settled memory holds a constant; it returns false where nothing is new.
func (h *heapDefs) learn(defs []MemoryDef) (more bool) {
	for _, d := range defs {
		key := cellKey{d.Addr, d.Bits}
		if _, known := h.a.memory.known[key]; !known && d.settled && d.Value.Concrete() {
			h.a.memory.known[key] = d.Value
			more = true
		}
	}
	return more
}

// thread are the definitions that the frames of a thread, given, inferred, and of its creators, have left.
func (h *heapDefs) thread(t int) []MemoryDef {
	var out []MemoryDef
	seen := map[[2]expr.Value]bool{}
	since := &modified{} // what younger frames have done
	if h.a.Ctx.Threads[t].Blocked {
		youngest := h.a.stacks[t]
		since.add(h.mod.waiting().inside(youngest.Func, youngest.PCs[0]))
	}
	for act := h.a.stacks[t]; act != nil && !act.through; act = act.next() {
		defs := h.standing(act).keep(func(d *definition) bool { return h.lasts(d, act, since) })
		var found []MemoryDef
		for i := range defs {
			m, ok := h.inActivation(act, &defs[i])
			if key := [2]expr.Value{m.Addr, m.Value}; ok && !seen[key] {
				seen[key] = true
				found = append(found, m)
			}
		}
		slices.SortStableFunc(found, byPlace)
		out = append(out, found...)
		since.add(h.window(act))
	}
	return out
}

// lasts reports whether a definition that reaches where an activation stands reaches the context: over what younger
// frames have done since, or over the life of a created thread.
func (h *heapDefs) lasts(d *definition, act *Activation, since *modified) bool {
	if act.born {
		return h.settled(d)
	}
	alone, untouched := h.aloneIn(act, d)
	return h.own(act.Func, d) || untouched ||
		!since.may(d.to, d.bytes()) && (!since.releases || alone || h.undisturbed(act.Func, d))
}

// aloneIn reports whether the bytes of a definition are of an object that an activation, and what it calls, alone has
// where it stands, and whether it is not passed to what it calls there.
func (h *heapDefs) aloneIn(act *Activation, d *definition) (alone, untouched bool) {
	alone, untouched = d.in > 0, d.in > 0
	for _, pc := range act.PCs {
		a, u := h.alone(act.Func, d, pc)
		alone, untouched = alone && a, untouched && a && u
	}
	return alone, untouched
}

// settled reports whether nothing writes the bytes of a definition once there is a second thread. So they still hold
// what they held when a thread was created.
func (h *heapDefs) settled(d *definition) bool {
	return !h.a.Ctx.OthersUnknown && !h.a.memory.writesAt(d.to, d.bytes(), func(w *write) bool { return w.after })
}

// standing are the definitions at all program counters where an activation may stand.
func (h *heapDefs) standing(act *Activation) definitions {
	var all definitions
	for i, pc := range act.PCs {
		defs, ok := h.flow(act.Func).Before(pc)
		switch {
		case !ok:
			return nil
		case i == 0:
			all = defs
		default:
			all, _ = (&reaching{h, act.Func}).Join(all, defs)
		}
	}
	return all
}

// window is what an activation may have done from its entry to where it stands: anything, where control may come back
// to it.
func (h *heapDefs) window(act *Activation) modified {
	var out modified
	shape, fn := h.a.Shape(act.Func), h.a.Prog.Funcs[act.Func]
	for _, point := range act.PCs {
		on := shape.BlocksTo(point)
		for b := range fn.Blocks {
			again := shape.setjmp && shape.Reachable(ir.BlockID(b))
			for pc := fn.Blocks[b].First; (on[b] || again) && pc < fn.Blocks[b].End; pc++ {
				if again || shape.Executed(on, point, pc) {
					out.add(h.mod.at(act.Func, pc))
				}
			}
		}
	}
	return out
}

// inActivation is a definition in terms of the context.
func (h *heapDefs) inActivation(act *Activation, d *definition) (m MemoryDef, ok bool) {
	alone, _ := h.aloneIn(act, d)
	m = MemoryDef{
		Thread: act.Thread,
		Bits:   d.bits,
		At:     h.a.at(d.at.Func, d.at.PC),
		Shared: !alone && !h.undisturbed(act.Func, d),
		site:   d.at,
	}
	addr, ok1 := act.Relative(d.addr)
	val, ok2 := act.Relative(d.val)
	m.Addr, m.Value, m.settled = h.a.Resolve(addr), h.a.Resolve(val), h.settled(d)
	return m, ok1 && ok2 && !h.a.memory.is(m.Value, m.Addr)
}

// FormatMemory renders definitions of memory, one per line; those of the library models' own variables say nothing
// about the program.
func (a *Analysis) FormatMemory(defs []MemoryDef) string {
	var out strings.Builder
	for _, d := range defs {
		if g := a.global(d.Addr.W); d.Addr.Concrete() && g != nil && g.Runtime {
			continue
		}
		fmt.Fprintf(
			&out,
			"%s: %d bytes at %s hold %s, by %s\n",
			a.Ctx.Threads[d.Thread].Name,
			d.Bits/8,
			a.Describe(d.Addr),
			a.Describe(d.Value),
			d.At,
		)
	}
	return out.String()
}
