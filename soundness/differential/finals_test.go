package differential

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/state"
	"midway/soundness"
	"midway/soundness/concrete"
)

// maxValues is how many values of a path's inputs and choices are worked out.
const maxValues = 1 << 13

// ending is a path's end as brute force names it.
func (x *explored) ending(st *state.State) soundness.Ending {
	e := soundness.Ending{Outcome: concrete.Outcome(st.End.Outcome.String()), Kind: st.End.Kind, Cut: st.End.Cut}
	if st.End.Outcome == state.Violation || st.End.Outcome == state.Deadlock {
		e.At = x.m.P.At(st.End.Loc)
	}
	return e
}

// endings are the ends met, in order.
func (x *explored) endings() []string {
	var out []string
	for e := range x.ends {
		out = append(out, e.String())
	}
	slices.Sort(out)
	return out
}

// remember works out the program's variables at the end of a path, for every value of the inputs and of what
// the environment chose under which the path is taken.
func (x *explored) remember(st *state.State) {
	memory := map[*ir.Global][]expr.Value{}
	unknown := map[*expr.Symbol]bool{}
	for _, g := range x.m.P.Globals {
		if g.Runtime || g.Const || g.ThreadLocal {
			continue
		}
		memory[g] = x.bytes(st, g)
		for _, v := range memory[g] {
			symbolsOf(v.N, unknown)
		}
	}
	for _, c := range st.PC.Conds() {
		symbolsOf(c, unknown)
	}
	list, values := x.domain(unknown)
	x.assign(expr.NewModel(), list, values, func(m *expr.Model) {
		if m.Satisfies(st.PC) {
			x.finals[soundness.FinalMemory(x.m.P, func(g *ir.Global) []byte { return evaluated(m, memory[g]) })] = true
			x.states[x.key(m, memory)] = true
		}
	})
}

// bytes are what a global holds.
func (x *explored) bytes(st *state.State, g *ir.Global) []expr.Value {
	out := make([]expr.Value, g.Size)
	id := st.Heap.Find(g.Addr).ID()
	for i := range out {
		out[i] = st.Heap.Load(id, expr.Word(uint64(i)), 1)
	}
	return out
}

func symbolsOf(n *expr.Node, into map[*expr.Symbol]bool) {
	if n == nil {
		return
	}
	for _, s := range expr.Symbols(n) {
		into[s] = true
	}
}

// domain is the unknowns in the order of their creation, and the values each can have: those of an input's
// range; 0 and 1 for a byte, by which library models draw lots.
func (x *explored) domain(unknown map[*expr.Symbol]bool) (list []*expr.Symbol, values [][]uint64) {
	of := ranges(x.prog)
	n := 1
	for s := range unknown {
		list = append(list, s)
	}
	slices.SortFunc(list, func(a, b *expr.Symbol) int { return a.ID - b.ID })
	for _, s := range list {
		v, ok := of[s.Name]
		if !ok && s.Width == 8 {
			v, ok = []uint64{0, 1}, true
		}
		if n *= len(v); !ok || n > maxValues {
			x.unsure = fmt.Sprintf("more than %d values of the unknowns of a path", maxValues)
			return nil, nil
		}
		values = append(values, v)
	}
	return list, values
}

func (x *explored) assign(m *expr.Model, list []*expr.Symbol, values [][]uint64, do func(*expr.Model)) {
	if len(list) == 0 {
		do(m)
		return
	}
	for _, v := range values[0] {
		m.Set(list[0], v)
		x.assign(m, list[1:], values[1:], do)
	}
}

func evaluated(m *expr.Model, list []expr.Value) []byte {
	out := make([]byte, len(list))
	for i, v := range list {
		w, _ := m.Eval(v, 8)
		out[i] = byte(w)
	}
	return out
}

// key is the inputs and the final state, as a native run shows them.
func (x *explored) key(m *expr.Model, memory map[*ir.Global][]expr.Value) string {
	word := func(name string) (w uint64) {
		for i, b := range evaluated(m, memory[x.m.P.Global(name)]) {
			w |= uint64(b) << (8 * i)
		}
		return w
	}
	var inputs []string
	for _, in := range x.prog.Inputs {
		inputs = append(inputs, fmt.Sprint(signed(word(in.Name), in.Type)))
	}
	return endsWith(strings.Join(inputs, ","), word("final_state"))
}

func endsWith(inputs string, state uint64) string { return fmt.Sprintf("%s %016x", inputs, state) }

// endsIn reports whether a path ends with the given inputs, separated by commas, in the given state.
func (x *explored) endsIn(inputs string, state uint64) bool {
	return x.unsure != "" || x.states[endsWith(inputs, state)]
}
