package goal

import (
	"cmp"
	"fmt"
	"slices"

	"midway/context"
	"midway/internal/ir"
	"midway/internal/property"
)

// Crash is a predicate on states: a thread violates a property at a place, called along a stack, while others are at
// theirs.
type Crash struct {
	Kinds   []property.Kind
	Failing []Spot   // of several one
	Others  [][]Spot // each required of another thread, at one of its spots
	// conditions in C that hold in the failing thread's frames where each is
	Values map[context.Frame][]string
}

// Spot is where a thread is: an instruction of a function, and the calls below it.
type Spot struct {
	Func   ir.FuncID
	PCs    []ir.PC    // of the instruction that fails, or from which on the thread is there; of several one of them
	Until  []ir.PC    // of each of PCs, the instruction from which on it is not, in the same block
	Stacks []ir.Stack // along one of which it was called
}

// InsertCrash puts the observation of a crash into a program of which nothing has been computed yet. The goal is
// violated where a copy of a failing instruction, which only the failing thread's stack executes, violates one of the
// kinds.
//
// Where other threads are required at their places, each counts itself in a variable while it is there, and the copy is
// executed in one atomic block with a look at these: so that reductions know that it depends on where they are. Whether
// a thread that comes to the instruction looks is a choice of its own, and a thread that has looked in vain ends:
// nothing else changes in the executions of the program.
func InsertCrash(p *ir.Program, c Crash) (*Goal, error) {
	if !slices.ContainsFunc(c.Failing, func(s Spot) bool { return len(s.PCs) > 0 }) {
		return nil, fmt.Errorf("no instruction can fail so at the place of the failure")
	}
	in := &inserter{p: p, goal: &Goal{Kinds: c.Kinds}, edits: map[ir.FuncID][]edit{}}
	var counts []count
	for _, s := range c.Others {
		counts = in.required(counts, s)
	}
	for i := range counts {
		in.takeDown(&counts[i])
	}
	in.fails, in.values = c.Failing, c.Values
	in.counting(counts)
	in.failing(counts)
	in.apply()
	in.number()
	for i, n := range in.own {
		in.goal.Ways = append(in.goal.Ways, Way{in.ownFuncs[i], in.p.Stacks[n]})
	}
	in.goal.WayPoints = slices.Clone(in.goal.Locs)
	return in.goal, nil
}

// count is a variable that says how many threads are at one of some spots, and how many are wanted there.
type count struct {
	spots  []Spot
	stacks [][]int // of each spot
	at     *ir.Global
	wanted int
}

// inserter collects what is put into functions, to do it from behind.
type inserter struct {
	p     *ir.Program
	goal  *Goal
	fails []Spot
	edits map[ir.FuncID][]edit

	values map[context.Frame][]string
	own    []int // the failing thread's stacks
	held   []*heldCall

	ownFuncs []ir.FuncID // above each of own
}

// edit is one change in front of an instruction. Of those at one, a later one is done first: it is nearer to it.
type edit struct {
	at    ir.PC
	apply func(f *ir.Func, at ir.PC)
}

func (in *inserter) edit(id ir.FuncID, at ir.PC, apply func(f *ir.Func, at ir.PC)) {
	in.edits[id] = append(in.edits[id], edit{at, apply})
}

func (in *inserter) apply() {
	for id := range in.p.Funcs {
		list := in.edits[ir.FuncID(id)]
		slices.Reverse(list)
		slices.SortStableFunc(list, func(a, b edit) int { return cmp.Compare(b.at, a.at) })
		for _, e := range list {
			e.apply(in.p.Funcs[id], e.at)
		}
	}
}

// stacks are the numbers of a spot's stacks.
func (in *inserter) stacks(s *Spot) (out []int) {
	for _, one := range s.Stacks {
		out = append(out, len(in.p.Stacks))
		in.p.Stacks = append(in.p.Stacks, one)
	}
	return out
}

// required has threads counted at some spots; threads with equal ones share a count.
func (in *inserter) required(counts []count, spots []Spot) []count {
	for i := range counts {
		if slices.EqualFunc(counts[i].spots, spots, same) {
			counts[i].wanted++
			return counts
		}
	}
	c := count{spots: spots, at: in.p.AddGlobal(fmt.Sprintf("threads at spot %d", len(counts)+1), 4), wanted: 1}
	for i := range spots {
		c.stacks = append(c.stacks, in.stacks(&spots[i]))
	}
	return append(counts, c)
}

// counting has every thread count itself where it comes to a spot and where it leaves one; the latter comes first,
// where one ends and another begins.
func (in *inserter) counting(counts []count) {
	all := counted(counts)
	leaving := make([]*ir.Func, len(all))
	for i, s := range all {
		leaving[i] = in.counts(s, -1, false)
		left := in.counts(s, -1, true)
		for k, pc := range s.Until {
			from := s.PCs[k]
			last := in.lastAccess(s.Func, from, pc)
			switch {
			case pc == from, in.ends(s.Func, from, pc):
			case last < 0:
				in.call(pc, s.Func, leaving[i])
			default: // it is not there any more once it has made its last access
				in.call(pc, s.Func, left)
			}
		}
	}
	for i, s := range all {
		arrives := in.counts(s, 1, false)
		for k, pc := range s.PCs {
			in.call(pc, s.Func, arrives)
			if pc == s.Until[k] { // it is there before it executes the instruction, and no longer
				in.call(pc, s.Func, leaving[i])
			}
		}
	}
	for _, s := range all {
		begins := in.begins(s.stacks)
		for k, pc := range s.Until {
			if last := in.lastAccess(s.Func, s.PCs[k], pc); last >= 0 && !in.ends(s.Func, s.PCs[k], pc) {
				in.call(last, s.Func, begins)
			}
		}
	}
}

// countedSpot is one of the spots of a count.
type countedSpot struct {
	*Spot
	stacks []int
	at     *ir.Global
}

func counted(counts []count) (out []countedSpot) {
	for i := range counts {
		c := &counts[i]
		for k := range c.spots {
			out = append(out, countedSpot{&c.spots[k], c.stacks[k], c.at})
		}
	}
	return out
}

// call puts a call of a function that was added in front of an instruction.
func (in *inserter) call(at ir.PC, f ir.FuncID, which *ir.Func) {
	loc := in.p.Funcs[f].Code[at].Loc
	in.edit(f, at, func(f *ir.Func, at ir.PC) { f.InsertCall(at, ir.CallInfo{Callee: which.ID}, loc) })
}

// lastAccess is the last access to memory of a part of a block, or -1; of a part with the instruction that fails there
// is none: its copy is an atomic block of its own.
func (in *inserter) lastAccess(f ir.FuncID, from, until ir.PC) ir.PC {
	for _, s := range in.fails {
		if f == s.Func && slices.ContainsFunc(s.PCs, func(pc ir.PC) bool { return from <= pc && pc < until }) {
			return -1
		}
	}
	for pc := until - 1; pc >= from; pc-- {
		switch in.p.Funcs[f].Code[pc].Op {
		case ir.OpLoad, ir.OpStore, ir.OpRMW, ir.OpCmpXchg, ir.OpMemcpy, ir.OpMemset:
			return pc
		}
	}
	return -1
}

// begins is a function that begins an atomic block where its caller was called along one of some stacks.
func (in *inserter) begins(stacks []int) *ir.Func {
	e := in.function("is about to leave its place")
	e.f.Atomic = false
	e.need(e.along(stacks))
	begin := in.p.Primitive("__midway_atomic_begin", false, nil)
	e.add(e.f.NewCall(ir.CallInfo{Callee: begin.ID}, ir.None, e.loc))
	return e.returns()
}

// returns ends a function without a result.
func (e *emitter) returns() *ir.Func {
	e.add(ir.Instr{Op: ir.OpRet, Dst: ir.None, Aux: ir.None})
	e.cur = no
	e.add(ir.Instr{Op: ir.OpRet, Dst: ir.None, Aux: ir.None})
	e.f.Lay(e.blocks)
	return e.f
}

// ends reports whether a thread does not come to the end of a spot, as the call before does not return.
func (in *inserter) ends(f ir.FuncID, from, until ir.PC) bool {
	fn := in.p.Funcs[f]
	if until == from || fn.Code[until-1].Op != ir.OpCall {
		return false
	}
	return fn.Calls[fn.Code[until-1].Aux].NoReturn
}

// same reports whether two spots are one.
func same(a, b Spot) bool {
	return a.Func == b.Func && slices.Equal(a.PCs, b.PCs) && slices.Equal(a.Until, b.Until) &&
		slices.EqualFunc(a.Stacks, b.Stacks, func(s, t ir.Stack) bool {
			return s.Whole == t.Whole && slices.EqualFunc(s.Callers, t.Callers, func(x, y ir.Caller) bool {
				return x.Func == y.Func && slices.Equal(x.Calls, y.Calls)
			})
		})
}

// counts is a function that adds to a count where its caller was called along one of the spot's stacks; with closes it
// ends the atomic block that begins has begun.
func (in *inserter) counts(c countedSpot, by int64, closes bool) *ir.Func {
	name := "comes to its place"
	if by < 0 {
		name = "leaves its place"
	}
	e := in.function(name)
	e.f.Atomic = !closes
	e.need(e.along(c.stacks))
	at := addressOf(c.at)
	n := e.set(ir.Instr{Op: ir.OpLoad, Bits: 32, A: at}, 32, false)
	n = e.set(ir.Instr{Op: ir.OpAdd, Bits: 32, A: n, B: ir.C(uint64(uint32(by)))}, 32, false)
	e.add(ir.Instr{Op: ir.OpStore, Dst: ir.None, Bits: 32, A: at, B: n})
	if closes {
		end := in.p.Primitive("__midway_atomic_end", false, nil)
		e.add(e.f.NewCall(ir.CallInfo{Callee: end.ID}, ir.None, e.loc))
	}
	return e.returns()
}

// function begins one that takes nothing and is one atomic block.
func (in *inserter) function(name string) *emitter {
	e := &emitter{p: in.p, blocks: make([][]ir.Instr, 2), params: map[local]ir.Reg{}}
	e.f = in.p.AddFunc(name)
	e.f.Atomic = true
	e.loc = in.p.AddLoc(0)
	return e
}

// alongStack is whether the function's caller was called along a stack, of one bit.
func (e *emitter) alongStack(n int) ir.Operand {
	is := e.call(e.p.Primitive("__midway_stack_is", false, []uint16{32}, 32), 32, argument{ir.C(uint64(n)), 32})
	return e.compare(ir.EQ, 32, is, ir.C(1))
}

// along is whether the function's caller was called along one of some stacks, of one bit.
func (e *emitter) along(stacks []int) ir.Operand {
	is := e.alongStack(stacks[0])
	for _, n := range stacks[1:] {
		is = e.set(ir.Instr{Op: ir.OpOr, Bits: 1, A: is, B: e.alongStack(n)}, 1, false)
	}
	return is
}

// failing has a copy of each instruction that may fail executed where the stack is the failing thread's, and others are
// where they are wanted.
func (in *inserter) failing(counts []count) {
	var stops *ir.CallInfo
	if len(counts) > 0 {
		stops = &ir.CallInfo{Callee: in.givesUp().ID, NoReturn: true}
	}
	for i := range in.fails {
		s := &in.fails[i]
		stacks := in.stacks(s)
		for _, n := range stacks {
			in.own, in.ownFuncs = append(in.own, n), append(in.ownFuncs, s.Func)
		}
		for _, pc := range s.PCs {
			guard := in.guard(context.Frame{Func: s.Func, PC: pc}, stacks, counts, stops)
			loc := in.p.AddLoc(in.p.Funcs[s.Func].Code[pc].Loc)
			in.goal.Locs = append(in.goal.Locs, loc)
			in.edit(s.Func, pc, func(f *ir.Func, at ir.PC) { f.Split(at, guard, loc, stops) })
		}
	}
	in.holding()
}

// givesUp is a function that ends the thread, which has looked at the state in vain.
func (in *inserter) givesUp() *ir.Func {
	e := in.function("looked in vain")
	e.f.Atomic, e.f.NoReturn = false, true
	end := in.p.Primitive("__midway_atomic_end", false, nil)
	e.add(e.f.NewCall(ir.CallInfo{Callee: end.ID}, ir.None, e.loc))
	stops := in.p.Primitive("__midway_assume", false, nil, 32)
	c := ir.CallInfo{Callee: stops.ID, Args: []ir.Operand{ir.C(0)}, ArgBits: []uint16{32}}
	e.add(e.f.NewCall(c, ir.None, e.loc))
	e.add(ir.Instr{Op: ir.OpRet, Dst: ir.None, Aux: ir.None})
	e.blocks = e.blocks[:no]
	e.f.Lay(e.blocks)
	return e.f
}

// has reports whether an instruction is one at which a thread is at the spot.
func (s *Spot) has(f ir.FuncID, pc ir.PC) bool {
	for i := range s.PCs {
		if s.Func == f && s.PCs[i] <= pc && pc < s.Until[i] {
			return true
		}
	}
	return false
}

// stacksAt are the stacks along which a thread that executes an instruction counts itself.
func (c *count) stacksAt(f ir.FuncID, pc ir.PC) (out []int) {
	for k := range c.spots {
		if c.spots[k].has(f, pc) {
			out = append(out, c.stacks[k]...)
		}
	}
	return out
}

// guard is the call of the function that says whether the copy is executed. A thread that may be at another's spot
// itself does not count for it.
func (in *inserter) guard(at context.Frame, stacks []int, counts []count, stops *ir.CallInfo) ir.CallInfo {
	cond := in.condition(at)
	e := in.observer(observation, at, cond)
	e.f.Atomic = false
	e.need(e.along(stacks))
	if cond != nil {
		e.need(e.truth(cond))
	}
	if len(counts) > 0 {
		word := uint16(in.p.Model.PtrBits())
		chooses := in.p.Primitive("__midway_choose", false, []uint16{32}, 32, word)
		looks := e.call(chooses, 32, argument{ir.C(2), 32}, argument{ir.C(0), word})
		e.need(e.compare(ir.EQ, 32, looks, ir.C(1)))
		begin := in.p.Primitive("__midway_atomic_begin", false, nil)
		e.add(e.f.NewCall(ir.CallInfo{Callee: begin.ID}, ir.None, e.loc))
	}
	vain := ir.BlockID(ir.None)
	for i := range counts {
		if i == 0 {
			vain = e.block()
		}
		n := e.set(ir.Instr{Op: ir.OpLoad, Bits: 32, A: addressOf(counts[i].at)}, 32, false)
		if self := counts[i].stacksAt(at.Func, at.PC); len(self) > 0 {
			self := e.set(ir.Instr{Op: ir.OpZExt, Bits: 32, Imm: 1, A: e.along(self)}, 32, false)
			n = e.set(ir.Instr{Op: ir.OpSub, Bits: 32, A: n, B: self}, 32, false)
		}
		on := e.block()
		e.branch(e.compare(ir.SGE, 32, n, ir.C(uint64(counts[i].wanted))), on, vain)
		e.cur = on
	}
	gives := func(v uint64) {
		e.add(ir.Instr{Op: ir.OpRet, Dst: ir.None, Aux: ir.None, Bits: 32, A: ir.C(v)})
	}
	gives(1)
	if vain != ir.None {
		e.cur = vain
		e.add(e.f.NewCall(*stops, ir.None, e.loc))
		gives(0)
	}
	e.cur = no
	gives(0)
	e.f.Lay(e.blocks)
	return e.called()
}
