package z3

import (
	"slices"
	"sync/atomic"
	"time"

	gz "github.com/aclements/go-z3/z3"

	"midway/internal/expr"
)

// newWorld makes a context with its solvers. They are all made here: configure allows it only
// before the first term exists.
func newWorld(b *expr.Builder, o Options) *world {
	ctx := gz.NewContext(nil)
	w := &world{single: newSolver(ctx)}
	for range stacksPerWorld {
		w.stacks = append(w.stacks, &stack{solver: newSolver(ctx)})
	}
	if o.Timeout > 0 {
		ctx.Config().SetUint("timeout", uint(max(o.Timeout/time.Millisecond, 1)))
	}
	w.translator = newTranslator(ctx, b)
	return w
}

func newSolver(ctx *gz.Context) *gz.Solver {
	s := gz.NewSolver(ctx)
	configure(ctx, s)
	return s
}

// check decides on the best stack and, where that reaches the limit, once more on a solver without
// levels: Z3 then preprocesses all conjuncts together, which decides harder queries.
func (w *world) check(conjuncts []*expr.Node, stopped *atomic.Bool) (Answer, *expr.Model) {
	answer, model := w.once(conjuncts)
	if answer != Unknown || stopped.Load() || slices.ContainsFunc(conjuncts, w.large) {
		return answer, model
	}
	return w.alone(conjuncts)
}

// bound sets the resource limit of the attempts that follow; 0 is none.
func (w *world) bound(limit uint) {
	if w.limit != limit {
		w.ctx.Config().SetUint("rlimit", limit)
		w.limit = limit
	}
}

// once decides on the best stack, large conjuncts on the solver without levels.
func (w *world) once(conjuncts []*expr.Node) (Answer, *expr.Model) {
	if slices.ContainsFunc(conjuncts, w.large) {
		return w.alone(conjuncts)
	}
	st := w.nearest(conjuncts)
	w.align(st, conjuncts)
	sat, err := st.solver.Check()
	if err != nil {
		return Unknown, nil
	}
	return w.conclude(st.solver, sat, conjuncts)
}

// alone decides on the solver without levels.
func (w *world) alone(conjuncts []*expr.Node) (Answer, *expr.Model) {
	defer func() {
		if !w.lost.Load() {
			w.single.Reset()
		}
	}()
	linked := map[*root]bool{}
	for _, n := range conjuncts {
		for _, r := range w.linkedRoots(n) {
			if !linked[r] {
				linked[r] = true
				assertAll(w.single, r.links)
			}
		}
		w.single.Assert(w.boolean(n))
	}
	sat, err := w.single.Check()
	if err != nil {
		return Unknown, nil
	}
	return w.conclude(w.single, sat, conjuncts)
}

func (w *world) conclude(s *gz.Solver, sat bool, conjuncts []*expr.Node) (Answer, *expr.Model) {
	if !sat {
		return Unsat, nil
	}
	zm := s.Model()
	w.models = append(w.models, zm)
	return Sat, w.extract(zm, conjuncts)
}

// nearest is the stack that shares the longest prefix with the wanted conjuncts; of equals the one
// with the fewest to pop, and where nothing is shared the one not used for longest.
func (w *world) nearest(want []*expr.Node) *stack {
	best := w.stacks[0]
	shared := best.common(want)
	for _, st := range w.stacks[1:] {
		c := st.common(want)
		worse := c < shared || c == shared && len(st.stands) >= len(best.stands)
		if c == 0 && shared == 0 {
			worse = st.used >= best.used
		}
		if !worse {
			best, shared = st, c
		}
	}
	w.clock++
	best.used = w.clock
	return best
}

// fewNew is up to how many new conjuncts get a level each.
const fewNew = 4

// align makes exactly the wanted conjuncts stand on a stack. A few new ones get a level each, as the next question is
// likely to share some of them; many get one level: Z3 builds the circuits of a level when the next one is pushed,
// which no limit holds and which takes the longer the more levels there are.
func (w *world) align(st *stack, want []*expr.Node) {
	st.pop(st.common(want))
	fresh := want[len(st.stands):]
	if len(fresh) > fewNew {
		w.push(st, fresh)
		return
	}
	for i := range fresh {
		w.push(st, fresh[i:i+1])
	}
}

// push makes conjuncts stand on a level of their own.
func (w *world) push(st *stack, list []*expr.Node) {
	conditions := make([]gz.Bool, len(list))
	for i, n := range list {
		conditions[i] = w.boolean(n)
	}
	st.solver.Push()
	st.stands = append(st.stands, list...)
	st.levels = append(st.levels, len(st.stands))
	for i, n := range list {
		for _, r := range w.linkedRoots(n) {
			if !st.links(r) {
				assertAll(st.solver, r.links)
				st.linked = append(st.linked, link{r, len(st.levels)})
			}
		}
		st.solver.Assert(conditions[i])
	}
}

func assertAll(s *gz.Solver, conditions []gz.Bool) {
	for _, c := range conditions {
		s.Assert(c)
	}
}
