package soundness_test

import (
	"fmt"
	"slices"

	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/soundness/concrete"
)

// leading holds every pointer that a run of the concrete machine has in a register of the program's own code, and at
// its end in memory, against points-to graphs.
type leading struct {
	p      *ir.Program
	graphs []*pointsto.Graph
	m      *concrete.Machine
	last   map[*concrete.Frame]ir.PC // the instruction that a frame did last
	made   map[uint64]origin         // by the address of an object: who made it
	nodes  map[origin][][]pointsto.Node
	looked int
	wrong  []string
	once   map[string]bool
}

// origin is the instruction that made an object: an alloca, or a call of the program that allocates.
type origin struct {
	kind pointsto.ObjectKind
	fn   ir.FuncID
	pc   ir.PC
}

// leads runs a program once, by random decisions, and returns how many pointers it had, and those that the graphs
// do not know. The wrong ones name the graph by its number.
func leads(p *ir.Program, graphs []*pointsto.Graph, opt concrete.Options, seed uint64) (looked int, wrong []string, end *concrete.End, err error) {
	r := concrete.NewRandom(seed)
	r.Stay = int(seed%3) * 45
	m, err := concrete.New(p, opt, concrete.NewRandomInputs(seed), r)
	if err != nil {
		return 0, nil, nil, err
	}
	l := &leading{p: p, graphs: graphs, m: m, last: map[*concrete.Frame]ir.PC{}, made: map[uint64]origin{},
		nodes: map[origin][][]pointsto.Node{}, once: map[string]bool{}}
	m.Before = l.before
	m.Run(concrete.Instruction)
	l.memory()
	return l.looked, l.wrong, m.End, nil
}

// before looks at what the thread's youngest frame has done since it was last looked at.
func (l *leading) before(t int) {
	th := l.m.Threads[t]
	fr := th.Top()
	f := fr.Fn
	pc, began := l.last[fr]
	l.last[fr] = fr.PC
	if began {
		l.note(th, fr, pc)
	}
	if f.Runtime || f.External {
		return
	}
	if !began {
		for k := range f.Params {
			l.register(fr, ir.Reg(k))
		}
		return
	}
	if dst := f.Code[pc].Dst; dst != ir.None {
		l.register(fr, dst)
	}
	if b := &f.Blocks[f.BlockOf(fr.PC)]; fr.PC == b.Body {
		for phi := b.First; phi < b.Body; phi++ {
			l.register(fr, f.Code[phi].Dst)
		}
	}
}

// note keeps who made an object.
func (l *leading) note(th *concrete.Thread, fr *concrete.Frame, pc ir.PC) {
	in := &fr.Fn.Code[pc]
	switch {
	case in.Op == ir.OpAlloca && !fr.Fn.Runtime:
		l.made[fr.Reg(in.Dst).Lo] = origin{pointsto.Stack, fr.Fn.ID, pc}
	case in.Op == ir.OpAlloca:
		delete(l.made, fr.Reg(in.Dst).Lo)
	case in.Op == ir.OpCall && fr.Fn.Calls[in.Aux].Callee != ir.None && l.p.Funcs[fr.Fn.Calls[in.Aux].Callee].Name == "__midway_alloc":
		if u := th.User(); u >= 0 {
			l.made[fr.Reg(in.Dst).Lo] = origin{pointsto.Heap, th.Frames[u].Fn.ID, th.Frames[u].PC}
		}
	}
}

// register holds what a register has against the graphs.
func (l *leading) register(fr *concrete.Frame, r ir.Reg) {
	w := fr.Reg(r).Lo
	nodes, off, what := l.where(w)
	if nodes == nil {
		return
	}
	l.looked++
	for i, g := range l.graphs {
		if !allows(g.Reg(fr.Fn.ID, r), nodes[i], off) {
			at := l.p.At(fr.Fn.Code[fr.PC].Loc)
			l.say(fmt.Sprintf("graph %d: %s of %s leads to %s+%d, near %s, by the graph to %s", i, pointsto.RegName(fr.Fn, r), fr.Fn.Name, what, off, at, g.Format(g.Reg(fr.Fn.ID, r))))
		}
	}
}

func (l *leading) say(text string) {
	if !l.once[text] {
		l.once[text] = true
		l.wrong = append(l.wrong, text)
	}
}

// allows reports whether a set has one of the nodes at an offset.
func allows(set pointsto.Set, nodes []pointsto.Node, off int64) bool {
	return slices.ContainsFunc(nodes, func(n pointsto.Node) bool {
		return pointsto.Overlap(set, 1, pointsto.Set{{Node: n, Lo: off, Hi: off}}, 1)
	})
}

// where is what a word is the address of, by graph, and the offset in it; nil where it is none, or not known of whom.
func (l *leading) where(w uint64) (nodes [][]pointsto.Node, off int64, what string) {
	lay := l.p.Model.Layout()
	if w < 4096 {
		return nil, 0, ""
	}
	if w >= lay.FuncBase && (w-lay.FuncBase)%16 == 0 && (w-lay.FuncBase)/16 < uint64(len(l.p.Funcs)) {
		f := l.p.Funcs[(w-lay.FuncBase)/16]
		return l.each(func(g *pointsto.Graph) []pointsto.Node { return []pointsto.Node{g.FuncNode(f.ID)} }), 0, f.Name
	}
	for _, g := range l.p.Globals {
		if !g.ThreadLocal && g.Addr <= w && w <= g.Addr+uint64(g.Size) {
			return l.each(func(x *pointsto.Graph) []pointsto.Node { return []pointsto.Node{x.GlobalNode(g.ID)} }), int64(w - g.Addr), g.Name
		}
	}
	o, ok := l.m.Object(w)
	if !ok || w < o.Addr || w > o.Addr+uint64(len(o.Data)) {
		return nil, 0, ""
	}
	from, ok := l.made[o.Addr]
	if !ok {
		return nil, 0, ""
	}
	if l.nodes[from] == nil {
		l.nodes[from] = l.each(func(g *pointsto.Graph) (out []pointsto.Node) {
			for n := range pointsto.Node(g.NumNodes()) {
				if i := g.Info(n); i.Kind == from.kind && i.Func == from.fn && i.PC == from.pc {
					out = append(out, n)
				}
			}
			return out
		})
	}
	for _, list := range l.nodes[from] {
		if len(list) == 0 {
			return nil, 0, ""
		}
	}
	return l.nodes[from], int64(w - o.Addr), o.Name + " of " + l.p.At(l.p.Funcs[from.fn].Code[from.pc].Loc)
}

func (l *leading) each(of func(g *pointsto.Graph) []pointsto.Node) (out [][]pointsto.Node) {
	for _, g := range l.graphs {
		out = append(out, of(g))
	}
	return out
}

// memory holds the words of all objects that are known by who made them against the graphs.
func (l *leading) memory() {
	look := func(at uint64, data []byte) {
		for k := 0; k+8 <= len(data); k += 8 {
			w := uint64(0)
			for b := range 8 {
				w |= uint64(data[k+b]) << (8 * b)
			}
			l.word(at+uint64(k), w)
		}
	}
	for _, g := range l.p.Globals {
		if !g.ThreadLocal && !g.Runtime && !g.External {
			look(g.Addr, l.m.Global(g))
		}
	}
	for at := range l.made {
		if o, ok := l.m.Object(at); ok && !o.Freed && o.Addr == at {
			look(at, o.Data)
		}
	}
}

func (l *leading) word(at, w uint64) {
	nodes, off, what := l.where(w)
	in, pos, holder := l.where(at)
	if nodes == nil || in == nil {
		return
	}
	l.looked++
	for i, g := range l.graphs {
		ok := slices.ContainsFunc(in[i], func(n pointsto.Node) bool {
			return allows(g.Load(pointsto.Set{{Node: n, Lo: pos, Hi: pos}}, 0, 8), nodes[i], off)
		})
		if !ok {
			l.say(fmt.Sprintf("graph %d: %s+%d holds %s+%d, where it cannot point", i, holder, pos, what, off))
		}
	}
}
