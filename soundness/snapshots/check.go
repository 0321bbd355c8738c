package snapshots

import (
	"fmt"
	"math/big"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/seed"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/symheap"

	"midway/context"
)

// Fact is something that is said of a context.
type Fact struct {
	Kind string // "register", "memory", "settled", "guard", …
	Text string
	At   string // where it comes from, or ""
	Seen string // what the process has instead, of one that is false

	cond  expr.Value // width 1
	sides [2]expr.Value
	bits  int
}

// Result is what became of the facts of one context.
type Result struct {
	Refused string // why the context is not accepted, or ""
	Checked map[string]int
	Open    map[string]int // not told by the process, by kind
	False   []Fact
}

// checker evaluates the facts of a context in the memory of a process.
type checker struct {
	*world
	seeding *seed.Seeding
	st      *state.State
	model   *expr.Model
	bound   map[*expr.Symbol]bool
	objects map[*expr.Symbol]*symheap.Object
	known   map[register]uint64
	out     *Result
	open    []Fact
}

// register is a register of a given frame.
type register struct {
	thread, frame int
	reg           ir.Reg
}

// Check analyses a context and holds what is known of it against the stopped process.
func (s *Program) Check(
	stop *Stop,
	ctx *context.Context,
	stands []Stand,
	sol func(*expr.Builder) *solver.Solver,
) (*Result, error) {
	out := &Result{Checked: map[string]int{}, Open: map[string]int{}}
	seeding, err := s.analyse(ctx)
	if err != nil {
		out.Refused = err.Error()
		return out, nil
	}
	st, err := seed.New(seeding)
	if err != nil {
		out.Refused = err.Error()
		return out, nil
	}
	w, err := newWorld(s, stop, ctx, stands)
	if err != nil {
		return nil, err
	}
	defer w.close()
	w.seeded(st)
	c := &checker{world: w, seeding: seeding, st: st, model: expr.NewModel(), bound: map[*expr.Symbol]bool{},
		objects: map[*expr.Symbol]*symheap.Object{}, known: map[register]uint64{}, out: out}
	c.bind()
	c.facts()
	c.locks()
	c.barriers()
	c.pointers()
	c.sizes()
	if len(c.open) > 0 {
		c.jointly(sol(seeding.B))
	}
	return out, nil
}

// analyse computes the facts of a context, as a run does.
func (s *Program) analyse(ctx *context.Context) (*seed.Seeding, error) {
	b := expr.NewBuilder(s.P.Model.PtrBits())
	out := &seed.Seeding{P: s.P, B: b, Heaps: symheap.NewShared(b, s.P.Model), Context: ctx, Points: s.Points}
	out.Heaps.Points = s.Points
	return out, out.Analyse(seed.Rules{})
}

// bind gives values to the unknowns that the process tells: registers that hold variables, and the contents of objects
// (by need).
func (c *checker) bind() {
	c.st.Heap.All(func(o *symheap.Object) {
		if u := o.Under(); u != nil && u.Symbol() != nil {
			c.objects[u.Symbol()] = o
		}
	})
	for i := range c.stands {
		for k := range c.stands[i].Bases {
			c.variables(i, k)
			c.results(i, k)
		}
	}
	for r, word := range c.known {
		fs := c.st.Threads[r.thread].Frames
		v := fs[len(c.stands[r.thread].Bases)-1-r.frame].Regs[r.reg]
		if v.N != nil && v.N.Symbol() != nil && !c.bound[v.N.Symbol()] {
			c.set(v.N.Symbol(), word)
		}
	}
}

// variables notes what the promoted variables of a frame hold.
func (c *checker) variables(thread, frame int) {
	fr := c.ctx.Threads[thread].Frames[frame]
	fn := c.s.P.Funcs[fr.Func]
	for i := range fn.Vars {
		v := &fn.Vars[i]
		if v.Alloca != ir.None {
			continue
		}
		at, ok := c.s.frameOffset(fn, v, c.stands[thread].PCs[frame])
		if !ok {
			continue
		}
		seen := map[int64]bool{}
		for _, d := range v.Defs {
			val, bits, ok := fn.VarPartAt(v, d.Offset, fr.PC)
			if !ok || seen[d.Offset] || val.Kind != ir.KReg || bits == 0 || bits > 64 || fn.Regs[val.Reg].Bits > bits {
				continue
			}
			seen[d.Offset] = true
			if w, ok := c.word(c.stands[thread].Bases[frame]+uint64(at+d.Offset), int(bits+7)/8); ok {
				w &= ^uint64(0) >> (64 - fn.Regs[val.Reg].Bits)
				c.known[register{thread, frame, val.Reg}] = w
			}
		}
	}
}

// results notes what instructions of a frame have computed.
func (c *checker) results(thread, frame int) {
	fr := c.ctx.Threads[thread].Frames[frame]
	fn, in := c.s.P.Funcs[fr.Func], c.s.debug.in(c.stands[thread].PCs[frame]-1)
	shape := c.seeding.Analysis.Shape(fn.ID)
	for r, line := range c.s.kept[fn.ID] {
		at, ok := int64(0), false
		if in != nil {
			at, ok = in.kept[line]
		}
		bits := fn.Regs[r].Bits
		if !ok || bits > 64 || !shape.DefinedBefore(r, fr.PC) {
			continue
		}
		if w, ok := c.word(c.stands[thread].Bases[frame]+uint64(at), int(bits+7)/8); ok {
			c.known[register{thread, frame, r}] = w & (^uint64(0) >> (64 - bits))
		}
	}
}

func (c *checker) set(s *expr.Symbol, native uint64) {
	c.bound[s] = true
	word := native
	if s.Width == 64 {
		word = c.toSeed(native)
	}
	if s.Width > 64 {
		c.model.SetWide(s, new(big.Int).SetUint64(word))
		return
	}
	c.model.Set(s, word)
}

// maxObject bounds the objects whose contents are looked at.
const maxObject = 1 << 22

// unbound lists the symbols of a term that have no value, having bound the contents of objects.
func (c *checker) unbound(n *expr.Node) (out []*expr.Symbol) {
	if n == nil {
		return nil
	}
	for _, s := range expr.Symbols(n) {
		if !c.bound[s] && !c.bindObject(s) {
			out = append(out, s)
		}
	}
	return out
}

func (c *checker) bindObject(s *expr.Symbol) bool {
	o := c.objects[s]
	if o == nil || o.Bytes() < 0 || o.Bytes() > maxObject {
		return false
	}
	p, ok := find(c.here, o.Addr(), func(p *pair) uint64 { return p.seed })
	if !ok || p.seed != o.Addr() {
		return false
	}
	data, ok := c.contents(p.native, int(o.Bytes()))
	if !ok {
		return false
	}
	c.model.SetRest(s, 0)
	for i, b := range data {
		if b != 0 {
			c.model.SetByte(s, uint64(i), b)
		}
	}
	c.bound[s] = true
	return true
}

// value is a value of up to 64 bits; ok is false where the process does not tell.
func (c *checker) value(v expr.Value, bits int) (w uint64, ok bool) {
	if len(c.unbound(v.N)) > 0 {
		return 0, false
	}
	w, _ = c.model.Eval(v, bits)
	return w, true
}

// equal states that a value is a word of the process: the corresponding address, or the number itself.
func (c *checker) equal(bits int, v expr.Value, native uint64) expr.Value {
	b := c.seeding.B
	if bits < 64 {
		return b.Cmp(expr.EQ, bits, v, expr.Word(native&(1<<bits-1)))
	}
	is := b.Cmp(expr.EQ, bits, v, expr.Word(native))
	if to := c.toSeed(native); to != native {
		is = b.Or1(is, b.Cmp(expr.EQ, bits, v, expr.Word(to)))
	}
	return is
}

// learn binds a bare unknown of the seed.
func (c *checker) learn(v expr.Value, native uint64) bool {
	if v.N == nil || v.N.Symbol() == nil || v.N.Symbol().Width == 0 || c.bound[v.N.Symbol()] {
		return false
	}
	c.set(v.N.Symbol(), native)
	return true
}

// claim decides a fact.
func (c *checker) claim(f Fact) {
	switch {
	case len(c.unbound(f.cond.N)) > 0:
		c.out.Open[f.Kind]++
		c.open = append(c.open, f)
	case c.model.Holds(f.cond):
		c.out.Checked[f.Kind]++
	default:
		c.out.Checked[f.Kind]++
		c.out.False = append(c.out.False, f)
	}
}

func (c *checker) text(v expr.Value) string { return c.seeding.Analysis.Describe(v) }

func (c *checker) words(native uint64) string {
	if to := c.toSeed(native); to != native {
		return fmt.Sprintf("%#x (%s)", native, c.text(expr.Word(to)))
	}
	return fmt.Sprintf("%#x", native)
}

// jointly asks whether what is not decided can hold at once, with what is known put in.
func (c *checker) jointly(sol *solver.Solver) {
	defer sol.Close()
	by := map[*expr.Node]expr.Value{}
	for _, f := range c.open {
		for _, s := range expr.Symbols(f.cond.N) {
			if c.bound[s] && s.Width > 0 && s.Width <= 64 {
				by[c.seeding.B.Sym(s).N] = expr.Word(c.model.Word(s))
			}
		}
	}
	var pc *expr.PC
	var conds []*expr.Node
	texts := map[*expr.Node]Fact{}
	for _, f := range c.open {
		v := c.seeding.B.Subst(f.cond, by)
		if v == expr.False {
			f.Kind += " (jointly)"
			c.out.False = append(c.out.False, f)
			return
		}
		if v.N != nil {
			texts[v.N] = f
			conds = append(conds, v.N)
			pc = c.seeding.B.Assume(pc, v)
		}
	}
	if _, res := sol.Model(pc, expr.True); res != solver.Unsat {
		return
	}
	core, res := sol.Core(conds)
	if res != solver.Unsat {
		core = conds
	}
	out := Fact{Kind: "jointly"}
	for _, n := range core {
		out.Text += texts[n].Kind + " " + texts[n].Text + "; "
	}
	c.out.False = append(c.out.False, out)
}
