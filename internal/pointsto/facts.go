package pointsto

import (
	"cmp"
	"slices"
	"strconv"

	"midway/internal/ir"
)

// findReached marks the functions that some execution may call.
func (g *Graph) findReached() {
	g.reached = make([]bool, len(g.p.Funcs))
	for _, in := range g.a.insts {
		g.reached[in.fn] = true
	}
	for ctx := range g.a.contexts {
		for _, c := range g.a.skipped[int32(ctx)] {
			g.a.markBelow(g.reached, c.callee())
		}
	}
}

// Reached reports whether some execution may call f.
func (g *Graph) Reached(f ir.FuncID) bool { return g.reached[f] }

// findCallers inverts the call graph of the functions reached.
func (g *Graph) findCallers() {
	g.callers = make([][]CallSite, len(g.p.Funcs))
	for _, f := range g.p.Funcs {
		if !g.reached[f.ID] {
			continue
		}
		for pc := range f.Code {
			for _, callee := range g.Callees(f.ID, ir.PC(pc)) {
				g.callers[callee] = append(g.callers[callee], CallSite{f.ID, ir.PC(pc)})
				g.reached[callee] = true
			}
		}
	}
}

// Callees are the functions that the call at pc of f may reach, ascending; nil where there is no call. Program.Beyond
// is the last of them where the call may be of a function of code outside the program, which one that is given none
// of those is not. They are not to be modified.
func (g *Graph) Callees(f ir.FuncID, pc ir.PC) []ir.FuncID {
	fn := g.p.Funcs[f]
	in := &fn.Code[pc]
	if in.Op != ir.OpCall {
		return nil
	}
	if c := fn.Calls[in.Aux].Callee; c != ir.None {
		return []ir.FuncID{c}
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	key := CallSite{f, pc}
	c, known := g.callees[key]
	if !known || c.of != len(g.a.ofFunc[f]) || c.noted != g.a.noted {
		var out []ir.FuncID
		for _, i := range g.a.ofFunc[f] {
			out = append(out, g.a.targets[instCall{i, pc}]...)
		}
		out = slices.DeleteFunc(out, func(c ir.FuncID) bool { return !g.mayBe(c) })
		slices.Sort(out)
		c = indirect{len(g.a.ofFunc[f]), g.a.noted, slices.Clip(slices.Compact(out))}
		g.callees[key] = c
	}
	return c.to
}

// mayBe reports whether a call that was noted for a target counts.
func (g *Graph) mayBe(c ir.FuncID) bool { return g.p.Funcs[c] != g.p.Beyond || g.a.given }

// indirect is what an indirect call may reach in so many contexts of its function, as far as so many targets of such
// calls were noted.
type indirect struct {
	of, noted int
	to        []ir.FuncID
}

// CalleesAt is Callees of an indirect call in a library model, in calls from the user's call site.
func (g *Graph) CalleesAt(site CallSite, f ir.FuncID, pc ir.PC) []ir.FuncID {
	fn := g.p.Funcs[f]
	if in := &fn.Code[pc]; !fn.Runtime || in.Op != ir.OpCall || fn.Calls[in.Aux].Callee != ir.None {
		return g.Callees(f, pc)
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	var out []ir.FuncID
	for _, i := range g.a.instancesAt(site, f) {
		out = append(out, g.a.targets[instCall{i, pc}]...)
	}
	out = slices.DeleteFunc(out, func(c ir.FuncID) bool { return !g.mayBe(c) })
	slices.Sort(out)
	return slices.Compact(out)
}

// Callers are the call instructions that may call f, in order of function and pc. Thread creations
// are no callers, nor are scheduling points of their guards.
func (g *Graph) Callers(f ir.FuncID) []CallSite { return g.callers[f] }

// findSingles marks locals of main that exist once: main is not called again and the alloca is in
// its first block.
func (g *Graph) findSingles() {
	m := g.p.Func("main")
	if m == nil || m.External || len(g.callers[m.ID]) > 0 || len(m.Blocks) == 0 || len(m.Blocks[0].Preds) > 0 {
		return
	}
	if g.outside.Has(g.FuncNode(m.ID)) || slices.Contains(g.p.Ctors, m.ID) || slices.Contains(g.p.Dtors, m.ID) {
		return
	}
	for n := range g.a.s.objects {
		info := &g.a.s.objects[n].info
		if info.Kind == Stack && info.Func == m.ID && info.PC >= 0 && info.PC < m.Blocks[0].End {
			info.Single = true
		}
	}
}

// findCreates collects the thread creations, in order of function and pc.
func (g *Graph) findCreates() {
	for _, c := range g.a.creates {
		g.addCreate(g.createAt(c))
	}
	slices.SortFunc(g.created, func(x, y Create) int {
		return cmp.Or(cmp.Compare(x.Func, y.Func), cmp.Compare(x.PC, y.PC))
	})
}

func (g *Graph) createAt(c create) Create {
	inst := g.a.insts[c.call.inst]
	site := g.a.site(inst.ctx)
	if site == NoSite {
		site = CallSite{inst.fn, c.call.pc}
	}
	out := Create{Func: site.Func, PC: site.PC, Points: g.set(c.arg)}
	for _, t := range g.set(c.entry) {
		f, ok := g.a.funcOf(t.Node)
		if t.Node == UnknownNode && g.a.given && g.p.Beyond != nil {
			f, ok = g.p.Beyond.ID, true
		}
		if !ok {
			continue
		}
		if run := g.p.Funcs[f].Run(); !run.External {
			out.Entries = append(out.Entries, run.ID)
		}
	}
	if i, op := g.a.trace(c.call.inst, c.call.info.Args[1]); g.a.insts[i].fn == site.Func || op.Kind != ir.KReg {
		out.Arg = op
	}
	return out
}

// addCreate merges the contexts of one call.
func (g *Graph) addCreate(c Create) {
	for i := range g.created {
		old := &g.created[i]
		if old.Func == c.Func && old.PC == c.PC {
			old.Entries = append(old.Entries, c.Entries...)
			slices.Sort(old.Entries)
			old.Entries = slices.Compact(old.Entries)
			old.Points = Union(old.Points, c.Points)
			return
		}
	}
	g.created = append(g.created, c)
}

// ThreadCreates are the calls that create threads, in order of function and pc.
func (g *Graph) ThreadCreates() []Create { return g.created }

// findEscapes closes what several threads can reach over what is stored there.
func (g *Graph) findEscapes() {
	g.escapes = make([]bool, len(g.a.s.objects))
	var work []Node
	reach := func(s Set) {
		for _, t := range s {
			if !g.escapes[t.Node] {
				g.escapes[t.Node] = true
				work = append(work, t.Node)
			}
		}
	}
	reach(g.outside)
	reach(Set{{Node: argvNode}, {Node: flagsNode}})
	reach(g.set(g.a.results))
	for _, c := range g.created {
		reach(c.Points)
	}
	for _, gl := range g.p.Globals {
		if !gl.ThreadLocal {
			reach(Set{{Node: g.GlobalNode(gl.ID)}})
		}
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		for _, c := range g.a.s.objects[n].cells {
			reach(g.set(c.v))
		}
	}
}

// Escapes reports whether a thread other than its creator may reach the object: globals, what thread
// creations and results pass, what outside code reaches, and what is stored in these.
func (g *Graph) Escapes(n Node) bool { return int(n) < len(g.escapes) && g.escapes[n] }

func compareCells(x, y Cell) int {
	return cmp.Or(
		cmp.Compare(x.Lo, y.Lo),
		cmp.Compare(x.Hi, y.Hi),
		cmp.Compare(x.Stride, y.Stride),
		cmp.Compare(x.Width, y.Width),
	)
}

func itoa(n int) string { return strconv.Itoa(n) }
