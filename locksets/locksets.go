package locksets

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"midway/context"
	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// Held is one element of a thread's lockset at the context.
type Held struct {
	Lock    expr.Value   // address of the lock, where Named
	Named   bool         // else: some lock among Targets
	Targets pointsto.Set // what the address may be
	Kind    Kind
	// Must: the thread certainly holds it (for a nameless one: certainly holds one acquired at At).
	// Otherwise it may.
	Must  bool
	Count int               // at most so many times; -1 is any number
	At    pointsto.CallSite // the call that acquired it, the first where several did
	// Iff is the condition under which, and only under which, the thread holds it; the zero value where none is known.
	// Of a named one alone that it does not hold for certain.
	Iff expr.Value
	// Members are which members of structures it may be, by how its address was computed; nil where that does not say.
	// Of a nameless one alone.
	Members []ir.StepID
}

// Facts are the locksets of a context's threads.
type Facts struct {
	a      *dataflow.Analysis
	held   [][]Held
	left   []Held
	byMain []SetByMain

	memory  []dataflow.MemoryDef // through which locks were taken
	reloads bool
}

// Analyze computes the locks that each thread of the context may and must hold (Bergan §4.4).
func Analyze(a *dataflow.Analysis) *Facts {
	f := &Facts{a: a, held: make([][]Held, len(a.Ctx.Threads))}
	a.SetKinds(kindsAt(a.Prog, a.Graph))
	if len(a.Ctx.Threads) == 0 {
		return f
	}
	th := &threads{s: newSummaries(a), entered: map[ir.FuncID]*entry{}, flows: map[ir.FuncID]*dataflow.Flow[state]{},
		before: map[pointsto.CallSite]*entry{}, calls: map[pointsto.CallSite]state{}}
	p := &pointers{th: th, equal: map[*expr.Symbol]expr.Value{}, found: map[expr.Value]bool{}}
	held := make([][]fact, len(a.Ctx.Threads))
	for t := range a.Ctx.Threads {
		held[t] = th.thread(t, p)
	}
	for t := range held {
		f.held[t] = th.s.public(p.names(held[t]))
		th.conditional(t, f.held[t])
	}
	f.left = th.left(f.held)
	f.byMain = th.setByMain(f.held)
	p.acyclic()
	a.SetEqual(p.equal)
	f.memory, f.reloads = p.defs, th.s.reloads()
	return f
}

// Held is the lockset of a thread: named locks first, then by place of acquisition. Addresses of locals in
// memory are those given to dataflow.Analysis.SetSlots so far.
func (f *Facts) Held(thread int) []Held {
	out := slices.Clone(f.held[thread])
	for i := range out {
		out[i].Lock = f.a.Resolve(out[i].Lock)
		if out[i].Iff != (expr.Value{}) {
			out[i].Iff = f.a.Resolve(out[i].Iff)
		}
	}
	return out
}

// Exclusion reports two threads that can never stand at the context together because both must hold one
// lock, or nil.
func (f *Facts) Exclusion() error {
	for t := range f.held {
		for u := t + 1; u < len(f.held); u++ {
			if x, y, ok := clash(f.held[t], f.held[u]); ok {
				return fmt.Errorf("%s and %s cannot be there together: both hold %s (locked at %s and at %s)",
					f.a.Ctx.Threads[t].Name, f.a.Ctx.Threads[u].Name, f.a.Describe(x.Lock), f.at(x.At), f.at(y.At))
			}
		}
	}
	return nil
}

func clash(xs, ys []Held) (x, y Held, ok bool) {
	for _, x := range xs {
		for _, y := range ys {
			if x.Must && y.Must && x.Named && y.Named && x.Lock == y.Lock && x.Kind.Excludes(y.Kind) {
				return x, y, true
			}
		}
	}
	return x, y, false
}

func (f *Facts) at(s pointsto.CallSite) string {
	return f.a.Prog.At(f.a.Prog.Funcs[s.Func].Code[s.PC].Loc)
}

// String lists the locksets, one line per lock: "t1 must hold &m (mutex), locked at f.c:12"; then what threads that are
// not listed may hold.
func (f *Facts) String() string {
	var out strings.Builder
	for t, held := range f.held {
		for _, h := range held {
			fmt.Fprintf(&out, "%s %s hold %s (%s), locked at %s%s\n", f.a.Ctx.Threads[t].Name, modal(h.Must),
				f.describe(h), h.Kind, f.at(h.At), f.condition(h))
		}
	}
	return out.String() + f.leftText() + f.byMainText()
}

// condition says when a lock is held that may be.
func (f *Facts) condition(h Held) string {
	if h.Iff == (expr.Value{}) {
		return ""
	}
	return ", exactly where " + f.a.Describe(h.Iff)
}

func modal(must bool) string {
	if must {
		return "must"
	}
	return "may"
}

func (f *Facts) describe(h Held) string {
	if h.Named {
		return f.a.Describe(h.Lock)
	}
	return "some lock of " + f.a.Graph.Format(h.Targets)
}

// public turns the facts of a state into a lockset.
func (s *summaries) public(held []fact) []Held {
	out := make([]Held, len(held))
	for i, h := range held {
		count := int(h.count)
		if count == unboundedCount {
			count = -1
		}
		out[i] = Held{
			Lock: h.lock, Named: h.named, Targets: h.targets, Kind: h.kind, Must: h.must, Count: count, At: h.at,
			Members: s.members(h.ref),
		}
	}
	slices.SortStableFunc(out, func(x, y Held) int {
		named := func(h Held) int {
			if h.Named {
				return 0
			}
			return 1
		}
		return cmp.Or(cmp.Compare(named(x), named(y)), compareSite(x.At, y.At))
	})
	return out
}

// waiting is the mutex argument of the condition wait that a blocked thread is in.
func waiting(a *dataflow.Analysis, th *context.Thread) (ir.Operand, bool) {
	if !th.Blocked {
		return ir.Operand{}, false
	}
	fn := a.Prog.Funcs[th.Frames[0].Func]
	pc := th.Frames[0].PC
	for _, c := range a.Graph.Callees(fn.ID, pc) {
		op, ok := operationOf(a.Prog.Funcs[c])
		if args := fn.Calls[fn.Code[pc].Aux].Args; ok && op.action == wait && op.arg < len(args) {
			return args[op.arg], true
		}
	}
	return ir.Operand{}, false
}
