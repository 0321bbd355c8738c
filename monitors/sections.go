package monitors

import (
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// place is an address in the terms of one function: an unexplained pointer of it (nil: a variable of the program) plus
// bytes.
type place struct {
	base   *expr.Node
	global ir.GlobalID // where base is nil
	off    int64
}

// sibling reports whether two places are in one object, of which both know the distance.
func (p place) sibling(q place) bool { return p.base == q.base && p.global == q.global }

// section is where a critical section of one function begins.
type section struct {
	fn   *ir.Func
	from ir.PC // behind the operation that acquires the lock
	lock place
	at   []object     // what the lock may be part of
	to   pointsto.Set // where the lock may be

	helper  bool // it begins where the function does, which is called with the lock held alone
	wrapped bool // it begins behind a call of a function of the program that wraps the operation
}

// object is a variable that exists once, in which the lock lies at an offset.
type object struct {
	global *ir.Global
	lock   int64 // bytes
}

// writeLock is who writes under a read-write lock. Who holds it and asks for it again is refused, and goes on.
const writeLock = "pthread_rwlock_wrlock"

// passing reports whether a function neither blocks nor touches what is not its own: it wakes who waits for a
// condition.
func passing(fn *ir.Func) bool {
	role := abi.Of(fn.Library()).Role
	return role == abi.Signal || role == abi.Broadcast
}

// finder looks at the program's critical sections.
type finder struct {
	a        *dataflow.Analysis
	unknowns int                   // made so far
	defs     []dataflow.MemoryDef  // of the context, once somebody has asked
	settled  map[*expr.Symbol]span // what settled memory holds; all numbers while that is being found out
	wraps    map[ir.FuncID][]wrapped
}

// place is the address in an operand.
func (x *finder) place(f ir.FuncID, o ir.Operand) (p place, ok bool) {
	v, ok := x.a.Relative(f, o)
	if !ok {
		return p, false
	}
	if v.Concrete() {
		for _, g := range x.a.Prog.Globals {
			if !g.ThreadLocal && g.Addr <= v.W && v.W < g.Addr+uint64(g.Size) {
				return place{global: g.ID, off: int64(v.W - g.Addr)}, true
			}
		}
		return p, false
	}
	terms, k := x.a.B.Linear(x.a.B.PtrBits(), v)
	if len(terms) != 1 || terms[0].Coef != 1 || terms[0].N.Op() != expr.OpSym || !terms[0].N.Symbol().Pointer {
		return p, false
	}
	return place{base: terms[0].N, global: ir.None, off: int64(k)}, true
}

// operation is the lock that a call of one of the functions acquires or releases.
func (x *finder) operation(fn *ir.Func, pc ir.PC, role abi.Role) (o ir.Operand, is bool) {
	in := &fn.Code[pc]
	if in.Op != ir.OpCall || fn.Calls[in.Aux].Callee == ir.None {
		return o, false
	}
	call := &fn.Calls[in.Aux]
	of := abi.Of(x.a.Prog.Funcs[call.Callee].Library())
	if of.Role != role || role == abi.Acquire && !of.Excludes() || !of.Library() || of.Lock >= len(call.Args) {
		return o, false
	}
	return call.Args[of.Lock], true
}

// on reports whether a call of one of the functions is on the lock at a place.
func (x *finder) on(fn *ir.Func, pc ir.PC, of abi.Role, lock place) bool {
	op, is := x.lockAt(fn, pc, of)
	return is && op.known && op.lock == lock
}

// sections lists where sections begin that may have been executed before the context, in user code, in order of
// function and program counter.
func (x *finder) sections() []*section {
	return slices.DeleteFunc(x.allSections(), func(s *section) bool { return !x.executed(s) })
}

// executed reports whether a section may have begun before the context.
func (x *finder) executed(s *section) bool {
	if s.helper {
		return x.a.Before().Executed(s.fn.ID, s.from)
	}
	return x.a.Before().Executed(s.fn.ID, s.from-1)
}

// uncertain reports whether some section may be executed without its lock, as a robust mutex is not recoverable any
// more, or may end anywhere, as threads are cancelled asynchronously.
func (x *finder) uncertain() bool {
	asked := func(name string) bool { // with anything but 0, which asks for none of that
		return slices.ContainsFunc(x.a.Before().Calls(name), func(c pointsto.CallSite) bool {
			fn := x.a.Prog.Funcs[c.Func]
			args := fn.Calls[fn.Code[c.PC].Aux].Args
			i := abi.Of(name).Value
			return i >= len(args) || args[i].Kind != ir.KConst || args[i].Word != 0
		})
	}
	return slices.ContainsFunc(abi.Names(abi.SetRobust), asked) ||
		asked("pthread_setcanceltype") && len(x.a.Before().Calls("pthread_cancel")) > 0
}

// allSections lists where sections begin, whether they may have been executed or not.
func (x *finder) allSections() []*section {
	var out []*section
	if x.uncertain() {
		return nil
	}
	for _, fn := range x.a.Prog.Funcs {
		if fn.External || fn.Runtime || !x.a.Reached(fn.ID) {
			continue
		}
		for pc := range fn.Code {
			op, is := x.lockAt(fn, ir.PC(pc), abi.Acquire)
			if !is {
				op, is = x.lockAt(fn, ir.PC(pc), abi.Wait)
			}
			if is && op.known {
				out = append(
					out,
					&section{
						fn:      fn,
						from:    ir.PC(pc) + 1,
						lock:    op.lock,
						at:      x.objects(op.to),
						to:      op.to,
						wrapped: op.wrapped,
					},
				)
			}
		}
	}
	return out
}

// objects lists what a lock may be part of; nothing where that is not known exactly.
func (x *finder) objects(to pointsto.Set) []object {
	var out []object
	for _, t := range to {
		info := x.a.Graph.Info(t.Node)
		if info.Kind != pointsto.Global || !info.Single || !t.Exact() {
			return nil
		}
		g := x.a.Prog.Globals[info.Global]
		if g.Runtime || g.External || g.Const || g.ThreadLocal {
			return nil
		}
		out = append(out, object{g, t.Lo})
	}
	return out
}

// outside lists the instructions of a function that control may reach without holding the lock by a section of its own.
func (x *finder) outside(fn *ir.Func, lock place) []bool {
	return x.outsideFrom(fn, lock, []ir.PC{fn.Entry}, func(ir.PC) bool { return false })
}

// outsideFrom is outside where more instructions may release the lock, and control comes in at some without it.
func (x *finder) outsideFrom(fn *ir.Func, lock place, work []ir.PC, release func(ir.PC) bool) []bool {
	reached := make([]bool, len(fn.Code))
	for pc := range fn.Code {
		if x.on(fn, ir.PC(pc), abi.Release, lock) || release(ir.PC(pc)) {
			work = append(work, ir.PC(pc)+1)
		}
	}
	for len(work) > 0 {
		pc := work[len(work)-1]
		work = work[:len(work)-1]
		blk := &fn.Blocks[fn.BlockOf(pc)]
		for ; pc < blk.End && !reached[pc]; pc++ {
			reached[pc] = true
			if x.on(fn, pc, abi.Acquire, lock) {
				break
			}
			if pc == blk.End-1 {
				for _, s := range blk.Succs {
					work = append(work, fn.Blocks[s].First)
				}
			}
		}
	}
	return reached
}

// within lists the instructions that control may reach from some without leaving the section, those included;
// backwards, from which it gets to them.
func (x *finder) within(fn *ir.Func, lock place, from []ir.PC) []bool {
	reached := make([]bool, len(fn.Code))
	work := slices.Clone(from)
	for len(work) > 0 {
		pc := work[len(work)-1]
		work = work[:len(work)-1]
		blk := &fn.Blocks[fn.BlockOf(pc)]
		for ; pc < blk.End && !reached[pc]; pc++ {
			reached[pc] = true
			if x.on(fn, pc, abi.Release, lock) || x.on(fn, pc, abi.Wait, lock) {
				break
			}
			if pc == blk.End-1 {
				for _, s := range blk.Succs {
					work = append(work, fn.Blocks[s].First)
				}
			}
		}
	}
	return reached
}
