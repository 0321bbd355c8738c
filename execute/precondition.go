package execute

import (
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/linear"
	"midway/internal/solver"
	"midway/internal/state"
	"midway/symheap"
)

// A summary need not ask for every value that something below it read: where it is known what the steps below do with
// numbers (state.Transfer), it asks that they go the same way, which is the weakest precondition of their comparisons.
// docs/soundness.md §10.8 has the argument.

// precondition is what a state must have in common with the one that was explored from for the same to happen below it.
type precondition struct {
	exact     symheap.Cells      // memory that must be the same
	registers []linear.Var       // registers that must be, in order
	conj      linear.Conjunction // of other numbers
}

// require adds that a form over the numbers of a state has the value that it has there.
func (n *precondition) fix(f linear.Expr) {
	for _, t := range f.Terms {
		n.fixVar(t.Var)
	}
}

func (n *precondition) fixVar(v linear.Var) {
	if _, _, _, isRegister := state.RegisterOf(v); isRegister {
		n.registers = state.WithVar(n.registers, v)
		return
	}
	id, from, to := state.CellOf(v)
	n.exact.Add(id, from, to, &symheap.Cells{})
}

// step adds what a step needs to go the same way.
func (n *precondition) step(exact *symheap.Cells, h *state.Transfer) {
	n.exact.Union(exact, &symheap.Cells{})
	for _, v := range h.Fixed {
		n.registers = state.WithVar(n.registers, v)
	}
	n.conj.And(&h.Need)
}

// behind adds what a step requires of the state before it, so that the state behind it has what is needed there. It
// returns false where that cannot be said.
func (n *precondition) behind(after *precondition, foot *state.Footprint, before, behind *state.State) bool {
	h := foot.Transfer()
	n.exact.Union(&after.exact, &foot.Writes)
	for _, f := range h.Stored(after.exact.Touches) {
		n.fix(f)
	}
	for _, v := range after.registers {
		if f, same, _ := h.Of(v, before); same {
			n.fixVar(v)
		} else {
			n.fix(f)
		}
	}
	known := true
	of := func(v linear.Var) (f linear.Expr, same bool) {
		f, same, mixed := h.Of(v, before)
		if same {
			return f, true
		}
		if mixed {
			id, from, to := state.CellOf(v)
			for _, f := range h.Stored(func(o symheap.ID, a, b uint64) bool { return o == id && a < to && from < b }) {
				n.fix(f)
			}
			if before.Heap.Get(id) != nil {
				n.exact.Add(id, from, to, &symheap.Cells{})
			}
		}
		if !f.Constant() {
			return f, false
		}
		c, ok := behind.Now(v)
		known = known && ok
		return linear.Expr{Const: c}, false
	}
	return n.conj.AfterStep(&after.conj, of, before.Now) && known
}

// everything is what is needed where all that was depended on must be the same: memory, and the registers that are
// still read.
func (r reduced) everything(cells *symheap.Cells, st *state.State) *precondition {
	n := &precondition{exact: cells.Clone()}
	for _, t := range st.Threads {
		for k, f := range t.Frames {
			regs := r.M.LiveAt(f.Fn, f.PC)
			if len(t.Jumps) > 0 {
				regs = regs[:0:0]
				for i := range f.Regs {
					regs = append(regs, ir.Reg(i))
				}
			}
			for _, i := range regs {
				n.registers = append(n.registers, state.Register(t.ID, k, i, int(f.Fn.Regs[i].Bits)))
			}
		}
	}
	slices.SortFunc(n.registers, linear.Var.Compare)
	return n
}

// weakestPrecondition adds to what is needed at a node what a step from it and everything behind that need. Where that
// is not known, everything is.
func (r reduced) weakestPrecondition(
	b *subtreeSummary,
	foot *state.Footprint,
	after *subtreeSummary,
	before, behind *state.State,
) {
	switch {
	case b.need == nil:
		return
	case foot.Transfer() == nil:
		b.need = nil
		return
	}
	b.need.step(&foot.Exact, foot.Transfer())
	if after != nil && !b.need.behind(after.need, foot, before, behind) ||
		!b.need.conj.Strengthen(r.Opt.SummarySize, before.Now) {
		b.need = nil
	}
}

// simple reports whether what is needed at a state may be less than everything: no thread may jump to where other
// registers are read.
func simple(st *state.State) bool {
	return !slices.ContainsFunc(st.Threads, func(t *state.Thread) bool { return len(t.Jumps) > 0 })
}

// valuesIn are a state's values of registers; ok is false where there is none of them.
func valuesIn(st *state.State, regs []linear.Var) (out []expr.Value, ok bool) {
	for _, v := range regs {
		thread, frame, r, _ := state.RegisterOf(v)
		if thread >= len(st.Threads) || frame >= len(st.Threads[thread].Frames) ||
			int(r) >= len(st.Threads[thread].Frames[frame].Regs) {
			return nil, false
		}
		out = append(out, st.Threads[thread].Frames[frame].Regs[r])
	}
	return out, true
}

// implies reports whether a state satisfies a conjunction for certain: by its numbers, else under its path condition.
func (r reduced) implies(st *state.State, c *linear.Conjunction) bool {
	if c.Holds(st.Now) {
		return true
	}
	if st.PC.Len() == 0 {
		return false
	}
	all := expr.True
	require := func(f linear.Expr, max int64) bool {
		v, ok := r.boundedPrecondition(st, f)
		all = r.M.B.And1(all, r.M.B.Cmp(expr.SLE, wideBits, v, expr.Word(uint64(max))))
		return ok && all != expr.False
	}
	for i := range c.Bounds {
		b := &c.Bounds[i]
		v := linear.Variable(b.Var)
		if n, known := st.Now(b.Var); known && b.Lo <= n && n <= b.Hi {
			continue
		}
		neg, ok := linear.Expr{}.Plus(v, -1)
		if lo, _ := linear.Range(b.Var.Bits); !ok || !require(v, b.Hi) || b.Lo > lo && !require(neg, -b.Lo) {
			return false
		}
	}
	for i := range c.Atoms {
		if !require(linear.Expr{Terms: c.Atoms[i].Terms}, c.Atoms[i].Max) {
			return false
		}
	}
	return all == expr.True || r.M.Check(st.PC, r.M.B.Not(all)) == solver.Unsat
}

// wideBits is enough for sums of few numbers of up to 32 bits, and of one that is known.
const wideBits = 64

// boundedPrecondition is a state's value of a form in wideBits; ok is false where that may not have room for it.
func (r reduced) boundedPrecondition(st *state.State, f linear.Expr) (sum expr.Value, ok bool) {
	known := linear.Expr{}
	for _, t := range f.Terms {
		if n, isKnown := st.Now(t.Var); isKnown {
			if known, ok = known.Plus(linear.Expr{Const: n}, t.Coef); !ok {
				return sum, false
			}
			continue
		}
		v, ok := valueOf(st, t.Var)
		if !ok || t.Var.Bits > 32 || t.Coef > 1<<20 || t.Coef < -1<<20 || len(f.Terms) > 16 {
			return sum, false
		}
		sum = r.M.B.Bin(
			expr.Add,
			wideBits,
			sum,
			r.M.B.Bin(expr.Mul, wideBits, r.M.B.SExt(int(t.Var.Bits), wideBits, v), expr.Word(uint64(t.Coef))),
		)
	}
	const room = 1 << 60
	return r.M.B.Bin(expr.Add, wideBits, sum, expr.Word(uint64(known.Const))), -room < known.Const && known.Const < room
}

// valueOf is a state's value of a variable; ok is false where it has none.
func valueOf(st *state.State, v linear.Var) (expr.Value, bool) {
	if _, _, _, isRegister := state.RegisterOf(v); isRegister {
		values, ok := valuesIn(st, []linear.Var{v})
		return append(values, expr.Value{})[0], ok
	}
	id, from, to := state.CellOf(v)
	o := st.Heap.Get(id)
	if o == nil || o.Bytes() < 0 || to > uint64(o.Bytes()) || !o.Alive() {
		return expr.Value{}, false
	}
	return st.Heap.Load(id, expr.Word(from), int(to-from)), true
}
