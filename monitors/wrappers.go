package monitors

import (
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// wrapped is what a function of the program does to a lock that its callers can name: on every way on which it returns
// it acquires the lock, releases it, or gives it up and gets it back.
type wrapped struct {
	role   abi.Role // Acquire, Release or Wait
	arg    int      // the lock is off bytes behind this argument; -1: it is in a variable
	global ir.GlobalID
	off    int64 // bytes
}

// What a function may have done to one lock, in control's order.
const (
	untouched   uint8 = 1 << iota
	acquired          // it was not held before
	released          // it was held before
	interrupted       // it was held before and is again
	muddled           // anything else
)

// lockOp is an operation of a call on a lock.
type lockOp struct {
	lock    place
	known   bool         // lock is
	to      pointsto.Set // where the lock may be
	wrapped bool         // the operation is in a function of the program
}

// lockAt is the lock that a call of one of the functions is on, or of a function of the program that wraps one.
func (x *finder) lockAt(fn *ir.Func, pc ir.PC, of abi.Role) (op lockOp, is bool) {
	if o, is := x.operation(fn, pc, of); is {
		op.to = x.a.Graph.Operand(fn.ID, o)
		op.lock, op.known = x.place(fn.ID, o)
		return op, true
	}
	in := &fn.Code[pc]
	if in.Op != ir.OpCall || fn.Calls[in.Aux].Callee == ir.None {
		return op, false
	}
	call := &fn.Calls[in.Aux]
	for _, w := range x.wrappers(x.a.Prog.Funcs[call.Callee]) {
		if w.role != of || w.arg >= len(call.Args) {
			continue
		}
		op.wrapped = true
		if w.arg < 0 {
			op.lock, op.known = place{global: w.global, off: w.off}, true
			op.to = pointsto.Set{{Node: x.a.Graph.GlobalNode(w.global), Lo: w.off, Hi: w.off}}
			return op, true
		}
		op.to = movedBy(x.a.Graph.Operand(fn.ID, call.Args[w.arg]), w.off)
		op.lock, op.known = x.place(fn.ID, call.Args[w.arg])
		op.lock.off += w.off
		return op, true
	}
	return op, false
}

// movedBy is a set that many bytes further on.
func movedBy(s pointsto.Set, off int64) pointsto.Set {
	out := slices.Clone(s)
	for i := range out {
		if t := &out[i]; t.Unbounded() {
			t.Lo = ((t.Lo+off)%t.Stride + t.Stride) % t.Stride
		} else {
			t.Lo, t.Hi = t.Lo+off, t.Hi+off
		}
	}
	return out
}

// wrappers lists the locks that a function of the program acquires for its callers, releases, or gives up for a while.
func (x *finder) wrappers(fn *ir.Func) []wrapped {
	if out, done := x.wraps[fn.ID]; done || fn.External || fn.Runtime || !x.a.Reached(fn.ID) {
		return out
	}
	if x.wraps == nil {
		x.wraps = map[ir.FuncID][]wrapped{}
	}
	x.wraps[fn.ID] = nil // while it is looked at: recursion wraps nothing
	var seen []place
	var out []wrapped
	for pc := range fn.Code {
		for _, of := range kinds {
			op, is := x.lockAt(fn, ir.PC(pc), of)
			if !is || !op.known || slices.Contains(seen, op.lock) {
				continue
			}
			seen = append(seen, op.lock)
			if w, ok := x.wrapper(fn, op.lock); ok {
				out = append(out, w)
			}
		}
	}
	x.wraps[fn.ID] = out
	return out
}

var kinds = [...]abi.Role{abi.Acquire, abi.Release, abi.Wait}

// wrapper is what a function does to one lock; ok is false where it does nothing of the kind, or callers cannot name
// the lock.
func (x *finder) wrapper(fn *ir.Func, lock place) (w wrapped, ok bool) {
	w = wrapped{arg: -1, global: lock.global, off: lock.off}
	if lock.base != nil {
		f, r, known := x.a.RelativeDef(lock.base.Symbol())
		if !known || f != fn.ID || int(r) >= len(fn.Params) {
			return w, false
		}
		w.arg = int(r)
	}
	switch x.atReturns(fn, lock) {
	case acquired:
		w.role = abi.Acquire
	case released:
		w.role = abi.Release
	case interrupted, interrupted | untouched:
		w.role = abi.Wait
	default:
		return w, false
	}
	return w, true
}

// atReturns is all that a function may have done to a lock where it returns.
func (x *finder) atReturns(fn *ir.Func, lock place) (out uint8) {
	at := make([]uint8, len(fn.Blocks)) // at the beginnings of blocks
	first := fn.BlockOf(fn.Entry)
	at[first] = untouched
	for work := []ir.BlockID{first}; len(work) > 0; {
		id := work[len(work)-1]
		work = work[:len(work)-1]
		blk, state := &fn.Blocks[id], at[id]
		for pc := blk.First; pc < blk.End; pc++ {
			if fn.Code[pc].Op == ir.OpRet {
				out |= state
			}
			state = x.after(fn, pc, lock, state)
		}
		for _, s := range blk.Succs {
			if at[s]|state != at[s] {
				at[s] |= state
				work = append(work, s)
			}
		}
	}
	return out
}

// after is what may have been done to a lock behind an instruction.
func (x *finder) after(fn *ir.Func, pc ir.PC, lock place, state uint8) (out uint8) {
	if fn.Code[pc].Op != ir.OpCall {
		return state
	}
	next := map[uint8]uint8{}
	switch {
	case x.on(fn, pc, abi.Acquire, lock):
		next = map[uint8]uint8{untouched: acquired, released: interrupted}
	case x.on(fn, pc, abi.Release, lock):
		next = map[uint8]uint8{untouched: released, interrupted: released}
	case x.on(fn, pc, abi.Wait, lock):
		next = map[uint8]uint8{untouched: interrupted, interrupted: interrupted, acquired: acquired}
	default:
		if _, _, releases := x.a.Effects(fn.ID, pc); !releases {
			return state
		}
	}
	for s := untouched; s <= muddled; s <<= 1 {
		switch to, is := next[s]; {
		case state&s == 0:
		case is:
			out |= to
		default:
			out |= muddled
		}
	}
	return out
}
