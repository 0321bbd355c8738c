package goal

import (
	"cmp"
	"fmt"
	"slices"

	"midway/context"
	"midway/internal/ir"
	"midway/internal/property"
)

// Spec is a predicate on states.
type Spec struct {
	When   string // a condition in C; "" always holds
	At     string // a place, as in a context file; "" is any moment
	Thread int    // the number of the thread that is at the place, from 1; 0 is any
}

// Goal is a predicate that a program observes.
type Goal struct {
	Spec
	Kinds    []property.Kind // of the violation that is looked for
	Failure  string          // what fails where, for people; "" of a state
	Stacks   []Resolved      // of the report of a failure, the failing thread's first
	Locs     []ir.LocID      // of the instructions that fail where it holds: one for each program point of the place
	Places   []context.Frame
	Observer *ir.Func // nil, or what the thread runs that observes
	// nil, or whether a violation of one of Kinds, wherever it is, is the one that is looked for: what has come to an
	// end, and where each thread is then, its youngest frame first. Locs are where to go first, then
	Wants func(pair [2]ir.LocID, threads [][]context.Frame) bool
	// where threads are preempted first: what they do on the way to the failure that others may see
	WayPoints []ir.LocID
	Ways      []Way // the stacks that lead to Locs, where they are known
	counts    []countedCalls
	Notes     []string // what a user may want to know
}

// Way is a stack that leads to what is looked for: a function, and the calls below it.
type Way struct {
	Func  ir.FuncID
	Stack ir.Stack
}

// Resolved is a thread of a report whose frames were looked for in the program.
type Resolved struct {
	Thread string // as the report names it
	Failed bool   // it is the one that failed
	Frames []Frame
}

// Frame is what became of a frame of a report.
type Frame struct {
	Text    string // function and place, as the report has them
	Fits    bool
	Comment string // why it does not, or how
}

// observation is the name of functions that observe, which schedules show as the step.
const observation = "looks at the state"

// Insert puts the observation of a state into a program of which nothing has been computed yet. Errors are for the
// user.
func (s *Spec) Insert(p *ir.Program) (*Goal, error) {
	g := &Goal{Spec: *s, Kinds: []property.Kind{property.Reached}}
	if s.At == "" {
		return g, g.observed(p)
	}
	places, err := context.Places(p, s.At)
	if err != nil {
		return nil, err
	}
	return g, g.atPlaces(p, places)
}

// atPlaces puts a call in front of each place. At some of several the condition may have no value: a variable that is
// assigned on the line has none before.
func (g *Goal) atPlaces(p *ir.Program, places []context.Frame) error {
	var calls []call
	var failed error
	for _, at := range places {
		c, err := g.callAt(p, at)
		switch {
		case err == nil:
			calls = append(calls, c)
		case failed == nil:
			failed = err
		}
	}
	if len(calls) == 0 {
		return failed
	}
	if failed != nil {
		g.Notes = append(g.Notes, fmt.Sprintf(
			"%s is entered at %d points; at %d of them the condition has no value, and is taken not to hold: %v",
			g.At, len(places), len(places)-len(calls), failed,
		))
	}
	slices.SortFunc(calls, func(a, b call) int { // those behind stay where they are
		return cmp.Or(cmp.Compare(a.at.Func, b.at.Func), cmp.Compare(b.at.PC, a.at.PC))
	})
	for _, c := range calls {
		p.Funcs[c.at.Func].InsertCall(c.at.PC, c.info, c.loc)
	}
	return nil
}

// call is one to put into the program.
type call struct {
	at   context.Frame
	info ir.CallInfo
	loc  ir.LocID
}

// callAt makes the function that observes at a place, and the call of it.
func (g *Goal) callAt(p *ir.Program, at context.Frame) (call, error) {
	in := p.Funcs[at.Func]
	if in.Code[at.PC].Op == ir.OpUnreachable {
		return call{}, fmt.Errorf("%s is behind a call that does not return", g.At)
	}
	cond, err := g.condition(p, at)
	if err != nil {
		return call{}, err
	}
	e, err := newEmitter(p, observation, in, at.PC, cond)
	if err != nil {
		return call{}, err
	}
	loc := p.AddLoc(in.Code[at.PC].Loc)
	e.observe(g.Thread, cond, loc)
	g.Locs, g.Places = append(g.Locs, loc), append(g.Places, at)
	info := ir.CallInfo{Callee: e.f.ID}
	for _, a := range e.args {
		info.Args, info.ArgBits = append(info.Args, a.value), append(info.ArgBits, a.bits)
	}
	return call{at, info, in.Code[at.PC].Loc}, nil
}

// condition is the goal's condition at a place; nil always holds.
func (g *Goal) condition(p *ir.Program, at context.Frame) (*context.Expr, error) {
	if g.When == "" {
		return nil, nil
	}
	return context.ConditionAt(p, at, g.When)
}

// observed makes the observer, and has main create it.
func (g *Goal) observed(p *ir.Program) error {
	cond, err := g.condition(p, context.Frame{Func: ir.None})
	if err != nil {
		return err
	}
	e, err := newEmitter(p, observation, nil, 0, cond)
	if err != nil {
		return err
	}
	main, loc := p.Func("main"), ir.LocID(0)
	if main != nil && !main.External {
		loc = main.Loc
	}
	loc = p.AddLoc(loc)
	e.observe(0, cond, loc)
	g.Locs = []ir.LocID{loc}
	word := uint16(p.Model.PtrBits())
	exit := p.Primitive("__midway_thread_exit", true, nil, word)
	create := p.Primitive("__midway_thread_create", false, []uint16{32}, word, word)
	o := p.AddFunc("observer", ir.Param{Name: "unused", Bits: word, Ptr: true})
	o.Lay([][]ir.Instr{{
		o.NewCall(ir.CallInfo{Callee: e.f.ID}, ir.None, loc),
		o.NewCall(ir.CallInfo{Callee: exit.ID, Args: []ir.Operand{ir.C(0)}, ArgBits: []uint16{word}, NoReturn: true},
			ir.None, loc),
		{Op: ir.OpUnreachable, Dst: ir.None, Loc: loc},
	}})
	g.Observer = o
	if main != nil && !main.External {
		entry := ir.Operand{Kind: ir.KFunc, Index: int32(o.ID), Word: o.Addr}
		main.InsertCall(main.Entry, ir.CallInfo{
			Callee: create.ID, Args: []ir.Operand{entry, ir.C(0)}, ArgBits: []uint16{word, word},
		}, loc)
	}
	return nil
}
