package dataflow

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// namer makes the symbols of definitions. A name stands for one definition instance only: registers of one
// function that share a C variable's name are distinguished by line, then by number.
type namer struct {
	a        *Analysis
	prefixes map[string]int
	local    [][]string // by FuncID: a unique name per register
	taken    map[string]named

	permanent map[*expr.Symbol]bool // those of definitions that execute at most once
	defs      map[*expr.Symbol]defKey
}

// named is what a symbol's name stands for.
type named struct {
	prefix string
	def    defKey
}

func newNamer(a *Analysis) *namer {
	return &namer{
		a:         a,
		prefixes:  map[string]int{},
		taken:     map[string]named{},
		local:     make([][]string, len(a.Prog.Funcs)),
		permanent: map[*expr.Symbol]bool{},
		defs:      map[*expr.Symbol]defKey{},
	}
}

// prefix is a prefix for the names of one activation, distinct from every other's: "t1.", "t1.RunA.".
func (n *namer) prefix(want string) string {
	n.prefixes[want]++
	if k := n.prefixes[want]; k > 1 {
		return fmt.Sprintf("%s~%d.", want[:len(want)-1], k)
	}
	return want
}

// symbol is the definition of a register in the activation of that prefix.
func (n *namer) symbol(prefix string, f ir.FuncID, r ir.Reg) expr.Value {
	fn := n.a.Prog.Funcs[f]
	info := fn.Regs[r]
	s := n.a.B.NewSymbol(n.unique(prefix, f, r), int(info.Bits), n.origin(f, r))
	s.Pointer = info.Ptr
	s.At = n.at(f, r)
	n.defs[s] = defKey{f, r}
	s.Stands = ir.Definition{Func: f, Reg: r, Frame: strings.TrimSuffix(prefix, ".")}
	return n.a.B.Sym(s)
}

// unique is the name of a definition in one activation; registers whose own names contain dots could
// otherwise meet those of another frame.
func (n *namer) unique(prefix string, f ir.FuncID, r ir.Reg) string {
	me, name := named{prefix, defKey{f, r}}, prefix+n.Register(f, r)
	for {
		if was, ok := n.taken[name]; !ok || was == me {
			n.taken[name] = me
			return name
		}
		name += "'"
	}
}

// once is the definition of a register that is defined at most once, "RunA().i".
func (n *namer) once(f ir.FuncID, r ir.Reg) expr.Value {
	v := n.symbol(n.a.Prog.Funcs[f].Name+"().", f, r)
	n.permanent[v.N.Symbol()] = true
	return v
}

// Definition is the register of which a symbol stands for some definition, in any activation.
func (a *Analysis) Definition(s *expr.Symbol) (f ir.FuncID, r ir.Reg, ok bool) {
	d, ok := a.names.defs[s]
	return d.f, d.r, ok
}

// Defined lists the symbols that stand for definitions, among those of the values computed so far, in order.
func (a *Analysis) Defined() []*expr.Symbol {
	out := slices.Collect(maps.Keys(a.names.defs))
	slices.SortFunc(out, func(x, y *expr.Symbol) int { return cmp.Compare(x.ID, y.ID) })
	return out
}

func (n *namer) origin(f ir.FuncID, r ir.Reg) expr.Origin {
	if pc, ok := n.a.Shape(f).Def(r); ok && n.a.Prog.Funcs[f].Code[pc].Op == ir.OpFresh {
		return expr.Unset
	}
	return expr.Local
}

func (n *namer) at(f ir.FuncID, r ir.Reg) string {
	pc, ok := n.a.Shape(f).Def(r)
	if !ok {
		return n.a.Prog.At(n.a.Prog.Funcs[f].Loc)
	}
	fn := n.a.Prog.Funcs[f]
	if fn.Code[pc].Op == ir.OpPhi {
		pc = firstWithLine(fn, pc)
	}
	return n.a.at(f, pc)
}

// firstWithLine is the first instruction of a block, from pc on, that has a source line: merges have none.
func firstWithLine(fn *ir.Func, pc ir.PC) ir.PC {
	end := fn.Blocks[fn.BlockOf(pc)].End
	for q := pc; q < end; q++ {
		if fn.Code[q].Loc != 0 {
			return q
		}
	}
	return pc
}

// Register is a register's name for people, unique in its function.
func (n *namer) Register(f ir.FuncID, r ir.Reg) string {
	if n.local[f] == nil {
		n.local[f] = n.nameAll(f)
	}
	return n.local[f][r]
}

func (n *namer) nameAll(f ir.FuncID) []string {
	fn := n.a.Prog.Funcs[f]
	out := make([]string, len(fn.Regs))
	taken := map[string]bool{}
	for r := range fn.Regs {
		name := fn.Regs[r].Name
		if name == "" && r < len(fn.Params) {
			name = fn.Params[r].Name
		}
		if name == "" {
			name = fmt.Sprintf("%%%d", r)
		}
		if taken[name] {
			name = n.withLine(f, ir.Reg(r), name)
		}
		for base, k := name, 2; taken[name]; k++ {
			name = fmt.Sprintf("%s#%d", base, k)
		}
		taken[name] = true
		out[r] = name
	}
	return out
}

func (n *namer) withLine(f ir.FuncID, r ir.Reg, name string) string {
	pc, ok := n.a.Shape(f).Def(r)
	if !ok {
		return name
	}
	if loc := n.a.Prog.Funcs[f].Code[pc].Loc; loc != 0 {
		return fmt.Sprintf("%s@%d", name, n.a.Prog.Locs[loc].Line)
	}
	return name
}

// address renders an address for people: a sum that contains an address in a global names it,
// "&nodes + 8 + 48 * RunA().i".
func (n *namer) address(v expr.Value) string {
	if v.Concrete() {
		return n.word(v.W)
	}
	if v.N.Width() != n.a.B.PtrBits() {
		return v.N.String()
	}
	terms, k := n.a.B.Linear(v.N.Width(), v)
	if _, _, local := n.a.slotAt(k); n.a.global(k) == nil && !local {
		return v.N.String()
	}
	text := n.word(k)
	for _, t := range terms {
		rest := n.a.B.Bin(expr.Mul, v.N.Width(), t.N.Value(), expr.Word(t.Coef))
		text += " + " + rest.N.String()
	}
	return text
}

// word renders a constant: a function, an address in a global, or a number.
func (n *namer) word(w uint64) string {
	for _, f := range n.a.Prog.Funcs {
		if f.Addr == w {
			return f.Name
		}
	}
	g := n.a.global(w)
	if g == nil {
		return n.slot(w)
	}
	if off := w - g.Addr; off != 0 {
		return fmt.Sprintf("&%s+%d", g.Name, off)
	}
	return "&" + g.Name
}

// slot renders an address in a local of a given frame, or a number.
func (n *namer) slot(w uint64) string {
	s, off, ok := n.a.slotAt(w)
	switch {
	case !ok:
		return fmt.Sprintf("%d", int64(w))
	case off != 0:
		return fmt.Sprintf("&%s+%d", s.Name, off)
	}
	return "&" + s.Name
}

// global is the global whose bytes include the address, or nil.
func (a *Analysis) global(addr uint64) *ir.Global {
	for _, g := range a.Prog.Globals {
		if addr >= g.Addr && addr < g.Addr+uint64(max(g.Size, 1)) && !g.ThreadLocal {
			return g
		}
	}
	return nil
}

// PointsTo is what a symbol of this analysis may point to, as the definition that it stands for: nil where it stands
// for none, or nothing is known.
func (a *Analysis) PointsTo(s *expr.Symbol) pointsto.Set {
	if d, ok := a.names.defs[s]; ok && s.Pointer {
		return a.Graph.Reg(d.f, d.r)
	}
	return a.memory.holds[s]
}

// Describe renders a value for people.
func (a *Analysis) Describe(v expr.Value) string { return a.names.address(v) }
