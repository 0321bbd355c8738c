package execute

import (
	"midway/internal/expr"
	"midway/internal/state"
	"midway/symheap"
)

// valuesOf are a state's values of cells: of every object its size, whether it is live, and whether other threads may
// know it; of its bytes, words. ok is false where an object does not exist.
func valuesOf(st *state.State, c *symheap.Cells) (out []expr.Value, ok bool) {
	ok = true
	c.Each(func(id symheap.ID) {
		o := st.Heap.Get(id)
		if o == nil {
			ok = false
			return
		}
		out = append(out, o.Size(), o.Live(), flag(o.Escaped()), flag(o.Given()))
	}, func(id symheap.ID, from, to uint64) {
		o := st.Heap.Get(id)
		if o == nil || o.Live() == expr.False {
			return
		}
		if o.Bytes() >= 0 {
			to = min(to, uint64(o.Bytes()))
		}
		for from < to {
			n := min(8, to-from)
			out = append(out, st.Heap.Load(id, expr.Word(from), int(n)))
			from += n
		}
	})
	return out, ok
}

func flag(b bool) expr.Value {
	if b {
		return expr.Word(1)
	}
	return expr.Word(0)
}

// length is a list's, as a value of a key.
func length[T any](list []T) expr.Value { return expr.Word(uint64(len(list))) }

// location appends the control location of a state, and everything about it that is not memory: of every thread what it
// is before, its calls, where regs asks for them its registers as far as they are still read, the locks it holds;
// who waits where, and how much each thread has allocated. Every list of variable length comes after its length, so
// that two states with different lists never have one key.
func (r reduced) location(out []expr.Value, st *state.State, regs bool) []expr.Value {
	out = append(out, expr.Word(uint64(len(st.Threads))))
	for _, t := range st.Threads {
		n, next := st.Heap.Created(t.ID)
		out = append(
			out,
			expr.Word(uint64(t.Status)),
			expr.Word(uint64(n)),
			expr.Word(next),
			expr.Word(uint64(t.Entry)),
			expr.Word(uint64(t.Storage)),
			expr.Word(
				uint64(t.JoinedBy),
			),
			flag(t.Covered),
			flag(t.Timed),
			flag(t.TimedOut),
			flag(t.SpinReads != nil),
			flag(t.Disturbed),
			length(t.Frames),
		)
		out = append(out, t.Result, expr.Word(uint64(t.Class)), expr.Word(uint64(t.Latest)))
		out = append(out, flag(t.Alike), flag(t.Moved), flag(t.Joined))
		if t.Status == state.AtPoint || t.Status == state.Waiting {
			out = append(
				out,
				expr.Word(uint64(t.Point.Code)),
				t.Point.Obj,
				t.Point.Arg,
				expr.Word(uint64(t.Point.Guard)),
				flag(t.Point.Spin),
				expr.Word(uint64(t.Point.Loc)),
			)
		}
		out = append(out, length(t.Locals), length(t.Held), length(t.Jumps), length(t.SpinReads))
		for _, l := range t.Locals {
			out = append(out, expr.Word(uint64(l.Global)), expr.Word(uint64(l.Obj)))
		}
		for i := range t.Held {
			out = append(
				out,
				t.Held[i].Addr,
				expr.Word(uint64(t.Held[i].Kind)),
				flag(t.Held[i].Must),
				t.Held[i].HeldUnless,
			)
		}
		for _, j := range t.Jumps {
			out = append(out, expr.Word(j.Buf), expr.Word(uint64(j.Depth)), expr.Word(uint64(j.PC)))
		}
		for _, s := range t.SpinReads {
			if out = append(out, expr.Word(s.Addr), expr.Word(uint64(s.Bytes))); regs {
				out = append(out, s.Value)
			}
		}
		for _, f := range t.Frames {
			out = append(
				out,
				expr.Word(uint64(f.Fn.ID)),
				expr.Word(uint64(f.PC)),
				f.Varargs,
				flag(f.Atomic),
				flag(f.Hook),
				length(f.Allocas),
			)
			if len(t.Jumps) > 0 { // a jump goes on where other registers are read
				out = append(out, f.Regs...)
			} else if regs {
				for _, r := range r.M.LiveAt(f.Fn, f.PC) {
					out = append(out, f.Regs[r])
				}
			}
			for _, id := range f.Allocas {
				o := st.Heap.Get(id)
				out = append(out, expr.Word(uint64(id)), flag(o != nil && o.Escaped()))
			}
		}
	}
	out = append(out, length(st.WQ))
	for _, w := range st.WQ {
		out = append(out, w.Queue, expr.Word(uint64(w.Thread)))
	}
	if given(st) {
		out = append(out, fromContext(st)...)
	}
	return out
}

// fromContext is what there is to a control location in an exploration from a context: which threads stood there, which
// waited there and in which order, and which object each term of initial memory was resolved to.
func fromContext(st *state.State) (out []expr.Value) {
	for _, t := range st.Threads {
		out = append(out, flag(t.Initial), flag(t.Complete), flag(t.InitialWait), expr.Word(uint64(t.Inputs)))
	}
	for _, w := range st.WQ {
		out = append(out, flag(w.Initial), w.Stamp)
	}
	out = append(out, expr.Word(uint64(st.Heap.Generation)), expr.Word(uint64(st.Heap.Expansions())))
	// The two lists need no lengths: the second of a pair is a number, and no term.
	st.Heap.Resolved(
		func(term *expr.Node, id symheap.ID) { out = append(out, expr.Value{N: term}, expr.Word(uint64(id))) },
	)
	st.NullTests(func(term *expr.Node) { out = append(out, expr.Value{N: term}) })
	return out
}
