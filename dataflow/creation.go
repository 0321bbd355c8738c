package dataflow

import "midway/internal/ir"

// creation orders the program's instructions around the first thread creation: which may execute before
// it, and which after it. Threads that the process starts with do not exist in C, so main runs alone
// until then (the common idiom of Bergan §4.4: main initialises, threads read).
type creation struct {
	a       *Analysis
	creates map[ir.FuncID]map[ir.PC]bool
	creator []bool // the function may create a thread
	entry   []epoch
}

// epoch is a set of sides of the first creation.
type epoch uint8

const (
	beforeCreation epoch = 1 << iota
	afterCreation
)

func newCreation(a *Analysis) *creation {
	n := len(a.Prog.Funcs)
	c := &creation{a: a, creates: map[ir.FuncID]map[ir.PC]bool{}, entry: make([]epoch, n)}
	for _, cr := range a.calls.creates {
		if c.creates[cr.Func] == nil {
			c.creates[cr.Func] = map[ir.PC]bool{}
		}
		c.creates[cr.Func][cr.PC] = true
	}
	c.summarise()
	c.enter()
	return c
}

// summarise marks the functions that may create a thread, by themselves or by a call.
func (c *creation) summarise() {
	var work []ir.FuncID
	for _, cr := range c.a.calls.creates {
		work = append(work, cr.Func)
	}
	c.creator = Reaching(len(c.a.Prog.Funcs), work, c.a.calls.callers)
}

// enter computes on which sides each function may be entered.
func (c *creation) enter() {
	mark := func(f ir.FuncID, e epoch) bool {
		grew := c.entry[f]|e != c.entry[f]
		c.entry[f] |= e
		return grew
	}
	start := beforeCreation
	for _, f := range c.a.Prog.Ctors {
		if c.creator[f] {
			start |= afterCreation
		}
	}
	for _, f := range c.a.Prog.Ctors {
		mark(f, start)
	}
	if c.a.calls.main != ir.None {
		mark(c.a.calls.main, start)
	}
	for _, f := range c.a.Prog.Dtors {
		mark(f, beforeCreation|afterCreation)
	}
	for _, fn := range c.a.Prog.Funcs {
		if c.a.calls.thread(fn.ID) {
			mark(fn.ID, afterCreation)
		}
		if c.a.calls.reached[fn.ID] && c.a.calls.fromOutside(fn.ID) {
			mark(fn.ID, beforeCreation|afterCreation)
		}
	}
	for again := true; again; {
		again = false
		for _, fn := range c.a.Prog.Funcs {
			if !c.a.calls.reached[fn.ID] || c.entry[fn.ID] == 0 {
				continue
			}
			sol := c.solve(fn.ID, c.entry[fn.ID])
			c.a.calls.eachCall(fn.ID, func(pc ir.PC) {
				e := c.at(sol, pc)
				if c.creates[fn.ID][pc] {
					e |= afterCreation
				}
				for _, callee := range c.a.Graph.Callees(fn.ID, pc) {
					again = mark(callee, e) || again
				}
			})
		}
	}
}

// epochs is the solution over one function: the sides at the start and at the end of each block.
type epochs struct {
	f       ir.FuncID
	in, out []epoch
}

func (c *creation) solve(f ir.FuncID, entry epoch) *epochs {
	fn, shape := c.a.Prog.Funcs[f], c.a.Shape(f)
	s := &epochs{f: f, in: make([]epoch, len(fn.Blocks)), out: make([]epoch, len(fn.Blocks))}
	s.in[0] = entry
	post := shape.postorder()
	for again := true; again; {
		again = false
		for i := len(post) - 1; i >= 0; i-- {
			b := post[i]
			s.out[b] = c.through(f, s.in[b], fn.Blocks[b].First, fn.Blocks[b].End)
			for _, t := range shape.succs[b] {
				if s.in[t]|s.out[b] != s.in[t] {
					s.in[t] |= s.out[b]
					again = true
				}
			}
		}
	}
	return s
}

func (c *creation) through(f ir.FuncID, e epoch, from, to ir.PC) epoch {
	fn := c.a.Prog.Funcs[f]
	for pc := from; pc < to; pc++ {
		if fn.Code[pc].Op != ir.OpCall {
			continue
		}
		if c.creates[f][pc] {
			e = afterCreation
			continue
		}
		for _, g := range c.a.Graph.Callees(f, pc) {
			if c.creator[g] {
				e |= afterCreation
			}
		}
	}
	return e
}

func (c *creation) at(s *epochs, pc ir.PC) epoch {
	fn := c.a.Prog.Funcs[s.f]
	b := fn.BlockOf(pc)
	return c.through(s.f, s.in[b], fn.Blocks[b].First, pc)
}
