package barriers

import (
	"fmt"
	"slices"
	"strings"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/runtime/abi"
)

// stand is where a listed thread is with respect to a barrier.
type stand struct {
	thread int
	// waits that are over, but for one in which it is blocked that the barrier has ended; not known where the zero
	// value
	passed count
	waits  bool // it is blocked in one more, or was let go and has not run since
}

// stands are the listed threads that may use the barrier.
func (g *group) stands() []stand {
	var out []stand
	threads, _ := g.users()
	for _, t := range threads {
		s := stand{thread: t}
		c, root, ok := g.passes.standing(t)
		if ok && slices.Contains(g.roots, root) {
			s.passed = c.mapped(func(x term) (expr.Value, bool) { return g.a.Resolve(x.v), true })
		}
		fr := g.a.Ctx.Threads[t].Frames[0]
		s.waits = g.a.Ctx.Threads[t].Blocked && g.passes.sites[pointsto.CallSite{Func: fr.Func, PC: fr.PC}]
		if s.waits {
			s.passed = s.passed.plus(
				count{known: true, terms: []term{{coef: 1, v: g.a.B.ZExt(1, 64, g.woken(t)), bits: 64}}},
				1,
			)
		}
		out = append(out, s)
	}
	return out
}

// woken is 1 where the barrier has let a thread go that is blocked in it.
func (g *group) woken(thread int) expr.Value {
	return dataflow.Woken(g.a.B, g.a.Ctx.Threads[thread].Name)
}

// fact is a condition that a barrier implies, and where it cannot hold why not.
type fact struct {
	dataflow.Guard
	why string
}

// facts are the conditions that a barrier implies.
func (g *group) facts() []fact {
	stands := g.stands()
	out := append(g.started(), g.waiting(stands)...)
	out = append(out, g.elected(stands)...)
	out = append(out, g.matched(stands)...)
	return append(out, g.complete(stands)...)
}

func (g *group) fact(thread int, cond expr.Value, why string) fact {
	return fact{dataflow.Guard{Thread: thread, Cond: cond, At: g.place()}, why}
}

func (g *group) place() string {
	return g.a.Prog.At(g.a.Prog.Funcs[g.init.Func].Code[g.init.PC].Loc)
}

// started says that as many threads have started as are listed.
func (g *group) started() []fact {
	var out []fact
	for _, f := range g.roots {
		var in []int
		for t := range g.a.Ctx.Threads {
			if r := g.a.Roots(t); len(r) == 1 && r[0] == f {
				in = append(in, t)
			}
		}
		n, ok := g.starts(f)
		if !ok || len(in) == 0 {
			continue
		}
		cond := g.a.B.Cmp(expr.ULE, 64, expr.Word(uint64(len(in))), g.a.Resolve(n.Most))
		out = append(
			out,
			g.fact(in[0], cond, fmt.Sprintf("fewer than %d threads start in %s", len(in), g.a.Prog.Funcs[f].Name)),
		)
	}
	return out
}

// waiting says that the barrier expects more threads than wait at it: the last one would have released them. Those that
// it has released wait no more.
func (g *group) waiting(stands []stand) []fact {
	b := g.a.B
	n, last, sum := 0, 0, expr.Word(0)
	for _, s := range stands {
		if s.waits {
			n, last = n+1, s.thread
			sum = b.Bin(expr.Add, countBits, sum, b.ZExt(1, countBits, b.Not(g.woken(s.thread))))
		}
	}
	if n == 0 {
		return nil
	}
	cond := expr.False
	for _, c := range g.counts {
		cond = b.Or1(cond, b.Cmp(expr.ULT, countBits, sum, g.a.Resolve(c)))
	}
	return []fact{
		g.fact(
			last,
			cond,
			fmt.Sprintf("%d threads cannot wait at the barrier initialised at %s: it lets so many pass", n, g.place()),
		),
	}
}

// elected says that in lock-step one at most of the threads that the barrier has let go is told to be the serial one:
// they waited in the same round.
func (g *group) elected(stands []stand) []fact {
	var out []fact
	b, together := g.a.B, g.lockstep()
	for i := range stands {
		for k := range i {
			if x, y := &stands[i], &stands[k]; x.waits && y.waits {
				one := b.Not(b.And1(g.serial(x.thread), g.serial(y.thread)))
				gone := b.And1(g.woken(x.thread), g.woken(y.thread))
				out = append(out, g.fact(x.thread, b.Implies(b.And1(together, gone), one), ""))
			}
		}
	}
	return out
}

// serial is 1 where the first thing that a thread learns from the environment is that it is a barrier's serial thread.
func (g *group) serial(thread int) expr.Value {
	b := g.a.B
	lot := b.Sym(b.NewSymbol(g.a.Ctx.Threads[thread].Name+".PTHREAD_BARRIER_SERIAL_THREAD#1", 8, expr.Input))
	return b.Trunc(8, 1, lot)
}

// matched equates the passes of all threads in lock-step (Bergan §4.4, barrier matching): where an induction
// variable counts them, i₁ = i₂ + δ.
func (g *group) matched(stands []stand) []fact {
	var out []fact
	together := g.lockstep()
	var first *stand
	for i := range stands {
		s := &stands[i]
		switch {
		case !s.passed.known:
		case first == nil:
			first = s
		default:
			cond := g.a.B.Implies(together, s.passed.plus(first.passed, -1).zero(g.a.B))
			if g.passes.named(cond) {
				continue
			}
			why := fmt.Sprintf(
				"%s has passed the barrier initialised at %s %s times, %s %s times, and they use it in lock-step",
				g.name(first),
				g.place(),
				g.describe(first.passed),
				g.name(s),
				g.describe(s.passed),
			)
			out = append(out, g.fact(s.thread, cond, why))
			out = append(out, g.inLockstep(first.thread, s.thread)...)
		}
	}
	return out
}

func (g *group) name(s *stand) string { return g.a.Ctx.Threads[s.thread].Name }

// complete says how many threads the barrier expects where none of them can have ended: it has let all pass together,
// and each of them is listed, or has ended after passing it as often as the threads that started there ever do.
func (g *group) complete(stands []stand) []fact {
	threads, exact := g.users()
	i := slices.IndexFunc(stands, func(s stand) bool { return s.passed.known && s.passed.atLeastOne() })
	if i < 0 {
		i = slices.IndexFunc(stands, func(s stand) bool { return s.passed.known })
	}
	if i < 0 || !exact || g.endEarly() {
		return nil
	}
	b, s := g.a.B, stands[i]
	cond := b.And1(g.lockstep(), s.passed.positive(b))
	for _, f := range g.roots {
		if g.a.Ways(f).Process {
			if !g.listed(f) {
				return nil
			}
			continue
		}
		all := g.passes.of(f).total.mapped(func(t term) (expr.Value, bool) { return g.a.Anywhere(f, t.v) })
		if !all.known {
			return nil
		}
		all = all.mapped(func(t term) (expr.Value, bool) { return g.a.Resolve(t.v), true })
		if d := s.passed.plus(all, -1); !g.inside(&s, d) {
			cond = b.And1(cond, b.Not(d.zero(b)))
		}
	}
	if g.passes.named(cond) {
		return nil
	}
	is := expr.False
	for _, c := range g.counts {
		is = b.Or1(is, b.Cmp(expr.EQ, countBits, g.a.Resolve(c), expr.Word(uint64(len(threads)))))
	}
	why := fmt.Sprintf(
		"%d threads have passed the barrier initialised at %s, which is not what it expects",
		len(threads),
		g.place(),
	)
	return []fact{g.fact(s.thread, b.Implies(cond, is), why)}
}

// inside reports whether a count that compares what a thread has passed with what all pass is not zero because the
// thread is in a loop, behind its head: it goes round once more than it has.
func (g *group) inside(s *stand, d count) bool {
	if !d.known || len(d.terms) != 2 {
		return false
	}
	k, n := d.terms[0], d.terms[1]
	if k.loop == nil {
		k, n = n, k
	}
	l := g.passes.trips[n.v]
	if l.loop == nil || k.loop != l.loop || k.coef <= 0 || n.coef != -k.coef || d.d >= k.coef {
		return false
	}
	for act := g.a.Stack(s.thread); act != nil; act = act.Caller {
		if act.Func == l.f && len(act.PCs) == 1 {
			b := g.a.Prog.Funcs[l.f].BlockOf(act.PCs[0])
			return l.loop.In[b] && b != l.loop.Head
		}
	}
	return false
}

// listed reports whether some listed thread started in f.
func (g *group) listed(f ir.FuncID) bool {
	for t := range g.a.Ctx.Threads {
		if slices.Contains(g.a.Roots(t), f) {
			return true
		}
	}
	return false
}

// endEarly reports whether a thread may end without returning from the function it started in.
func (g *group) endEarly() bool {
	for _, fn := range g.a.Prog.Funcs {
		calls := g.a.Ways(fn.ID).Calls
		if role := abi.Of(fn.Library()).Role; (role == abi.ThreadExit || role == abi.Cancel) && len(calls) > 0 {
			return true
		}
		if fn.External && fn.NoReturn && len(calls) > 0 && !strings.HasPrefix(fn.Name, "__midway_") &&
			!strings.HasPrefix(fn.Name, "llvm.") {
			return true
		}
	}
	return false
}

// describe renders a count for people: "2*t.i + 1".
func (g *group) describe(c count) string {
	var parts []string
	for _, t := range c.terms {
		text := g.a.Describe(t.v)
		if t.coef != 1 {
			text = fmt.Sprintf("%d*(%s)", t.coef, text)
		}
		parts = append(parts, text)
	}
	if c.d != 0 || len(parts) == 0 {
		parts = append(parts, fmt.Sprint(c.d))
	}
	return strings.Join(parts, " + ")
}

// String says who may use the barrier, and what follows.
func (g *group) String() string {
	var out strings.Builder
	counts := make([]string, len(g.counts))
	for i, c := range g.counts {
		counts[i] = g.a.Describe(g.a.Resolve(c))
	}
	fmt.Fprintf(&out, "the barrier initialised at %s expects %s threads; threads that may use it: %s\n",
		g.place(), strings.Join(counts, " or "), g.a.Describe(g.a.Resolve(g.most.Low)))
	for _, s := range g.stands() {
		passed := "an unknown number of"
		if s.passed.known {
			passed = g.describe(s.passed)
		}
		waits := ""
		if s.waits {
			waits = ", and waits at it"
		}
		fmt.Fprintf(&out, "  %s has passed it %s times%s\n", g.name(&s), passed, waits)
	}
	for _, f := range g.facts() {
		if f.Cond != expr.True {
			fmt.Fprintf(&out, "  %s\n", g.a.Describe(f.Cond))
		}
	}
	return out.String()
}
