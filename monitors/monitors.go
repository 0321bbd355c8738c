package monitors

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/solver"
)

// Facts are the invariants of monitors that hold at a context.
type Facts struct {
	a    *dataflow.Analysis
	mons []*monitor

	rules Rules

	kept     map[pointsto.Node][]*kept      // in objects of the heap; nil: not asked for
	vars     []*keeping                     // of variables; as far as asked for
	sought   bool                           // vars are known
	fields   map[pointsto.Node][]FieldRange // as far as asked for
	creators map[ir.FuncID]bool             // functions that may create a thread; nil: not asked for
}

// monitor is an object with a lock, and what the sections under it keep.
type monitor struct {
	object
	sections []*section
	settled  []invariant // of fields that sections have not written
	kept     []invariant
	busy     string // why nothing that is kept holds at the context, or ""
	begun    []SectionEntry
}

// Invariant is a condition on the numbers that an object holds at the context.
type Invariant struct {
	Reads []Number
	Cond  func(values []expr.Value) expr.Value // of what is read, in that order
}

// Number is where a number lies.
type Number struct {
	Addr uint64
	Bits int
}

// Rules are the rules that an analysis does without; the zero value is the whole analysis.
type Rules struct {
	// nothing is said of what locks keep in heap objects and in variables without a structure of their own
	NoObjects bool
}

// Analyze finds the monitors of a program and what holds of them at the context.
func Analyze(a *dataflow.Analysis) *Facts { return AnalyzeBy(Rules{}, a) }

// AnalyzeBy is Analyze by some of the rules.
func AnalyzeBy(rules Rules, a *dataflow.Analysis) *Facts {
	f := &Facts{a: a, rules: rules}
	if a.Ctx.OthersUnknown {
		return f
	}
	x := &finder{a: a}
	by := map[object]*monitor{}
	for _, s := range x.sections() {
		for _, o := range s.at {
			if by[o] == nil {
				by[o] = &monitor{object: o}
				f.mons = append(f.mons, by[o])
			}
			by[o].sections = append(by[o].sections, s)
		}
	}
	slices.SortStableFunc(f.mons, func(m, n *monitor) int {
		return cmp.Or(cmp.Compare(m.global.ID, n.global.ID), cmp.Compare(m.lock, n.lock))
	})
	if len(f.mons) > 0 {
		s := solver.New(a.B, solver.Options{})
		defer s.Close()
		for _, m := range f.mons {
			m.keep(x, s)
		}
	}
	return f
}

// keep finds out what a monitor's sections keep, and whether a thread is in the middle of one.
func (m *monitor) keep(x *finder, s *solver.Solver) {
	c := &candidates{finder: x, m: m, spoilt: map[field]bool{}}
	if !c.walk() {
		return
	}
	c.qualify()
	if !c.walk() {
		return
	}
	m.settled, m.kept = c.settled(), c.houdini(s)
	if len(m.kept) > 0 {
		m.busy, m.begun = c.standing(), c.begun()
	}
}

// Invariants lists what holds at the context.
func (f *Facts) Invariants() []Invariant {
	out := slices.Concat(f.EarlyBounds(), f.Results(), f.Related())
	for _, m := range f.mons {
		all := m.settled
		if m.busy == "" {
			all = slices.Concat(m.settled, m.kept)
		}
		for _, k := range all {
			out = append(out, k.at(f.a.B, m.global))
		}
	}
	for _, k := range f.ofVariables() {
		out = append(out, k.invariants()...)
	}
	return out
}

// String says of every monitor of which something is known what holds, or why it does not.
func (f *Facts) String() string {
	var out strings.Builder
	for _, m := range f.mons {
		for _, k := range m.settled {
			fmt.Fprintf(&out, "%s, as it was set before there were threads\n", k.describe(f.a, m.global))
		}
		for _, k := range m.kept {
			fmt.Fprintf(
				&out,
				"%s, kept under %s",
				k.describe(f.a, m.global),
				f.a.Describe(expr.Word(m.global.Addr+uint64(m.lock))),
			)
			if m.busy != "" {
				fmt.Fprintf(&out, ", is not known: %s", m.busy)
			}
			out.WriteByte('\n')
		}
	}
	for _, k := range f.ofVariables() {
		out.WriteString(k.text())
	}
	for _, v := range f.SectionEntries() {
		out.WriteString(v.Text + "\n")
	}
	f.eachSet(func(v invariant, g *ir.Global) {
		if text := v.describe(f.a, g) + ", as it was set before there were threads\n"; !strings.Contains(
			out.String(),
			text,
		) {
			out.WriteString(text)
		}
	})
	out.WriteString(f.objectsText())
	for _, e := range f.Elements() {
		out.WriteString(e.describe(f.a))
	}
	for _, u := range f.Unchanged() {
		fmt.Fprintf(
			&out,
			"%d bytes at %s hold %s, as %s has found, unless it was woken\n",
			u.Bits/8,
			f.a.Describe(u.Addr),
			f.a.Describe(u.Value),
			u.Name,
		)
	}
	f.eachResult(func(s *expr.Symbol, least int64) {
		fmt.Fprintf(&out, "%d <= %s, as the function returns it\n", least, f.a.Describe(f.a.B.Sym(s)))
	})
	return out.String()
}

// walk executes all sections of the monitor.
func (c *candidates) walk() bool {
	c.walks, c.begin = nil, map[field]expr.Value{}
	c.stores = map[pointsto.CallSite]field{}
	for _, s := range c.m.sections {
		w := &walker{
			finder: c.finder,
			s:      s,
			delta:  c.m.lock - s.lock.off,
			global: c.m.global,
			begin:  c.begin,
			before: map[ir.Reg]expr.Value{},
			stores: c.stores,
			spoilt: c.spoilt,
			stands: func(pc ir.PC) bool { return c.standsIn(s, pc) >= 0 },
		}
		if !w.walk() {
			return false
		}
		c.walks = append(c.walks, w)
	}
	return len(c.stores) > 0
}

// standing says which thread stands between two writes of one section, or "": older frames do not, since nothing is
// called there that goes on in the program.
func (c *candidates) standing() string {
	a, handlers := c.a, c.a.Graph.Handlers()
	for at := range c.places() {
		if slices.Contains(handlers, at.fn.ID) {
			return at.thread + " may be in a handler of a signal"
		}
	}
	for t := range a.Ctx.Threads {
		fr := a.Ctx.Threads[t].Frames[0]
		fn := a.Prog.Funcs[fr.Func]
		for _, s := range c.m.sections {
			if s.fn == fn && c.between(s, fr.PC) {
				return fmt.Sprintf("%s may be changing it at %s", a.Ctx.Threads[t].Name, a.Prog.At(fn.Code[fr.PC].Loc))
			}
		}
	}
	return ""
}

// between reports whether a write of the section may have been executed when control is before pc, and another may
// follow.
func (c *candidates) between(s *section, pc ir.PC) bool {
	var behind []ir.PC
	for at := range s.fn.Code {
		if _, is := c.stores[pointsto.CallSite{Func: s.fn.ID, PC: ir.PC(at)}]; is {
			behind = append(behind, ir.PC(at)+1)
		}
	}
	if !c.within(s.fn, s.lock, behind)[pc] {
		return false
	}
	ahead := c.within(s.fn, s.lock, []ir.PC{pc})
	return slices.ContainsFunc(behind, func(next ir.PC) bool { return ahead[next-1] })
}
