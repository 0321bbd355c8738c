package epochs

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Reason says why a loop has a marker, or none.
type Reason uint8

// The reasons.
const (
	Marked  Reason = iota // it synchronises
	Dormant               // it does not, but how often it goes around decides about synchronisation
	Passes                // each way around goes through another marker
	Counted               // it goes around a known number of times
	Light                 // it only creates, ends or joins threads, or initialises
	Idle                  // it decides nothing about synchronisation
)

// Loop is a loop of the program's own code.
type Loop struct {
	Func   ir.FuncID
	Head   ir.BlockID
	PC     ir.PC    // of the marker: the first instruction of Head that is no phi
	Loc    ir.LocID // of the first instruction of Head that has a place
	Reason Reason
	Trips  int      // with Counted
	By     ir.LocID // with Marked: the first instruction in the loop that synchronises
	Op     string   // and what it is, as C has it
}

// Markers are the loops of a program, in the order of its functions and of their blocks. They are frozen.
type Markers struct {
	p     *ir.Program
	Loops []Loop
}

// Place finds the markers of a program, and says which loops have none. decides says which instructions belong to what
// decides about synchronisation (slice.Synchronisation); nil: all of them. Errors are for the user: recursion with
// synchronisation, and jumps out of functions.
func Place(p *ir.Program, g *pointsto.Graph, decides func(ir.FuncID, ir.PC) bool) (*Markers, error) {
	m := &marking{operations: newOperations(p, g), decides: decides,
		marked: make([][]bool, len(p.Funcs)), passes: make([]bool, len(p.Funcs))}
	if err := m.refuses(); err != nil {
		return nil, err
	}
	out := &Markers{p: p}
	for _, c := range m.order {
		for _, id := range c {
			if f := p.Funcs[id]; !f.External && !f.Runtime && g.Reached(f.ID) {
				out.Loops = append(out.Loops, m.function(f)...)
			}
		}
	}
	slices.SortFunc(out.Loops, func(a, b Loop) int {
		if a.Func != b.Func {
			return int(a.Func - b.Func)
		}
		return int(a.Head - b.Head)
	})
	return out, nil
}

// marking is the placing of markers under way.
type marking struct {
	*operations
	decides func(ir.FuncID, ir.PC) bool
	marked  [][]bool // by function and block: it has a marker, or calls a function that passes one
	passes  []bool   // by function: whoever calls it goes through a marker before it returns
}

// refuses is why no markers bound the program.
func (m *marking) refuses() error {
	for _, f := range m.p.Funcs {
		if !m.g.Reached(f.ID) {
			continue
		}
		if f.Name == "__mw_jump" || strings.HasSuffix(f.Library(), "longjmp") {
			return fmt.Errorf("the program jumps out of functions (longjmp): no marker bounds that")
		}
		if f.Runtime || f.External || !m.within[f.ID].recursive || m.of[f.ID] == nothing {
			continue
		}
		return fmt.Errorf("%s is recursive and synchronises (%s): no marker bounds that", m.cycle(f), m.first(f))
	}
	return nil
}

// cycle names the functions that call one another.
func (m *marking) cycle(f *ir.Func) string {
	var names []string
	for _, id := range m.order[m.within[f.ID].id] {
		names = append(names, m.p.Funcs[id].Name)
	}
	slices.Sort(names)
	return strings.Join(names, ", ")
}

// first is the first operation of a function, by its place.
func (m *marking) first(f *ir.Func) string {
	for pc := range f.Code {
		if m.at(f, ir.PC(pc)) > nothing {
			return m.name(f, ir.PC(pc)) + " at " + m.p.Short(f.Code[pc].Loc)
		}
	}
	return "in a function that calls it"
}

// name is what an instruction that synchronises is called in C.
func (m *marking) name(f *ir.Func, pc ir.PC) string {
	in := &f.Code[pc]
	if in.Op != ir.OpCall {
		return "an atomic access"
	}
	for _, id := range m.g.Callees(f.ID, pc) {
		if m.of[id] > nothing || m.p.Funcs[id].Atomic {
			return m.p.Funcs[id].Name
		}
	}
	return "a call"
}

// function places the markers of a function whose callees have theirs.
func (m *marking) function(f *ir.Func) (out []Loop) {
	m.marked[f.ID] = make([]bool, len(f.Blocks))
	for b := range f.Blocks {
		m.marked[f.ID][b] = m.callsMarked(f, &f.Blocks[b])
	}
	for _, l := range loopsOf(f) {
		out = append(out, m.loop(f, l))
	}
	m.passes[f.ID] = !avoids(f, 0, func(b ir.BlockID) bool {
		return len(f.Blocks[b].Succs) == 0 && f.Code[f.Blocks[b].End-1].Op == ir.OpRet
	},
		nil, func(b ir.BlockID) bool { return m.marked[f.ID][b] })
	return out
}

// callsMarked reports whether a block calls a function, whichever a pointer names, that goes through a marker.
func (m *marking) callsMarked(f *ir.Func, b *ir.Block) bool {
	for pc := b.First; pc < b.End; pc++ {
		if f.Code[pc].Op != ir.OpCall {
			continue
		}
		callees := m.g.Callees(f.ID, pc)
		if len(callees) > 0 && !slices.ContainsFunc(callees, func(id ir.FuncID) bool { return !m.passes[id] }) {
			return true
		}
	}
	return false
}

// loop decides about the marker of a loop.
func (m *marking) loop(f *ir.Func, l *loop) Loop {
	head := &f.Blocks[l.head]
	out := Loop{Func: f.ID, Head: l.head, PC: head.Body, Loc: place(f, head)}
	w := m.weighs(f, l, &out)
	n, counted := trips(f, l)
	switch {
	case counted:
		out.Reason, out.Trips = Counted, n
	case w == heavy && m.always(f, l):
		out.Reason = Passes
	case w == heavy:
		out.Reason = Marked
		m.marked[f.ID][l.head] = true
	case w == light:
		out.Reason = Light
	case m.decidesBy(f, l):
		out.Reason = Dormant
	default:
		out.Reason = Idle
	}
	return out
}

// weighs is how much a loop synchronises, and notes what does.
func (m *marking) weighs(f *ir.Func, l *loop, out *Loop) (w weight) {
	for b, in := range l.in {
		if !in {
			continue
		}
		for pc := f.Blocks[b].First; pc < f.Blocks[b].End; pc++ {
			if at := m.at(f, pc); at > w {
				w, out.By, out.Op = at, f.Code[pc].Loc, m.name(f, pc)
			}
		}
	}
	return w
}

// always reports whether each way around a loop goes through a marker.
func (m *marking) always(f *ir.Func, l *loop) bool {
	return !avoids(f, l.head, func(b ir.BlockID) bool { return slices.Contains(l.latches, b) }, l.in,
		func(b ir.BlockID) bool { return m.marked[f.ID][b] })
}

// decidesBy reports whether a branch that leaves a loop decides about synchronisation.
func (m *marking) decidesBy(f *ir.Func, l *loop) bool {
	for b, in := range l.in {
		if !in || !slices.ContainsFunc(f.Blocks[b].Succs, func(s ir.BlockID) bool { return !l.in[s] }) {
			continue
		}
		if m.decides == nil || m.decides(f.ID, f.Blocks[b].End-1) {
			return true
		}
	}
	return false
}

// place is the first place of a block.
func place(f *ir.Func, b *ir.Block) ir.LocID {
	for pc := b.Body; pc < b.End; pc++ {
		if loc := f.Code[pc].Loc; loc != 0 {
			return loc
		}
	}
	return f.Loc
}

// Stops are where epochs end: by function, the markers, and of the dormant ones those that are awake.
func (m *Markers) Stops(awake func(ir.FuncID, ir.BlockID) bool) map[ir.FuncID][]ir.PC {
	out := map[ir.FuncID][]ir.PC{}
	for i := range m.Loops {
		l := &m.Loops[i]
		if l.Reason == Marked || awake != nil && awake(l.Func, l.Head) {
			out[l.Func] = append(out[l.Func], l.PC)
		}
	}
	return out
}

// Around is the smallest loop without an active marker around an instruction, or nil: if that goes around too often,
// its marker is to be woken.
func (m *Markers) Around(f ir.FuncID, pc ir.PC, awake func(ir.FuncID, ir.BlockID) bool) *Loop {
	fn := m.p.Funcs[f]
	block := fn.BlockOf(pc)
	for _, l := range loopsOf(fn) {
		if !l.in[block] {
			continue
		}
		for i := range m.Loops {
			at := &m.Loops[i]
			if at.Func == f && at.Head == l.head && at.Reason != Marked && !awake(f, l.head) {
				return at
			}
		}
	}
	return nil
}

// Count is how many loops have a marker, and how many a dormant one.
func (m *Markers) Count() (marked, dormant int) {
	for i := range m.Loops {
		switch m.Loops[i].Reason {
		case Marked:
			marked++
		case Dormant:
			dormant++
		}
	}
	return marked, dormant
}

// String lists the loops that synchronise or decide about synchronisation, a line each.
func (m *Markers) String() string {
	var w strings.Builder
	for i := range m.Loops {
		if l := &m.Loops[i]; l.Reason != Idle && (l.Reason != Counted || l.Op != "") {
			fmt.Fprintf(&w, "%s %s: %s\n", m.p.Short(l.Loc), m.p.Funcs[l.Func].Name, m.text(l))
		}
	}
	if w.Len() == 0 {
		return "no loop decides about synchronisation\n"
	}
	return w.String()
}

func (m *Markers) text(l *Loop) string {
	switch l.Reason {
	case Marked:
		return "marker: the loop has " + l.Op + " at " + m.p.Short(l.By)
	case Dormant:
		return "dormant marker: how often the loop goes around decides about synchronisation"
	case Passes:
		return "no marker: each way around goes through another one"
	case Counted:
		return fmt.Sprintf("no marker: the loop goes around %d times at most", l.Trips)
	default:
		return "no marker: the loop only has " + l.Op + " at " + m.p.Short(l.By)
	}
}
