package solver

import (
	"cmp"
	"slices"
	"time"

	"midway/internal/expr"
	"midway/internal/halt"
	"midway/internal/solver/z3"
)

// Result is what a query can be answered with.
type Result = z3.Answer

// The results.
const (
	Unknown = z3.Unknown
	Sat     = z3.Sat
	Unsat   = z3.Unsat
)

// DefaultLimit is the resource limit of one query where none is given: some seconds of Z3.
const DefaultLimit = 20_000_000

// Options configure a Solver.
type Options struct {
	Limit   uint          // Z3 resource units per attempt (a query may need two); 0 is DefaultLimit
	Timeout time.Duration // wall clock per attempt; 0 is none. Answers then depend on the machine.
	Without []Tier        // tiers to leave out, in tests; TierZ3 stays
	Halt    *halt.Flag    // nil, or asked now and then in a query: what it panics with comes out of it
}

// Solver answers queries over the nodes of one Builder. Not safe for concurrent use.
type Solver struct {
	builder *expr.Builder
	off     [numTiers]bool
	session *z3.Session
	halt    *halt.Flag
	models  *modelStore
	cache   *conjCache
	stats   Stats
	asked   uint64 // queries

	footprints   *footprints
	forms        *solvedForms
	implications map[implication]Result
	atoms        atomList
	hard         map[*expr.Node]bool // conjuncts looked at: have products, quotients or remainders of unknowns
	floats       map[*expr.Node]bool // conjuncts looked at: have operations on floats
	plain        bool                // in tests: queries go to Z3 as they are
}

// New makes a solver for the expressions of a Builder.
func New(b *expr.Builder, o Options) *Solver {
	if o.Limit == 0 {
		o.Limit = DefaultLimit
	}
	s := &Solver{
		builder: b,
		session: z3.NewSession(b, z3.Options{Limit: o.Limit, Timeout: o.Timeout, Halt: o.Halt}),
		halt:    o.Halt,
		models:  newModelStore(),
		cache:   newConjCache(),

		footprints:   newFootprints(),
		forms:        newSolvedForms(b),
		hard:         map[*expr.Node]bool{},
		floats:       map[*expr.Node]bool{},
		implications: map[implication]Result{},
	}
	for _, t := range o.Without {
		s.off[t] = true
	}
	return s
}

// Close frees what the solver holds. It can be used again, and starts from nothing.
func (s *Solver) Close() {
	s.session.Close()
	s.models, s.cache, s.footprints = newModelStore(), newConjCache(), newFootprints()
	s.hard, s.floats = map[*expr.Node]bool{}, map[*expr.Node]bool{}
	s.forms, s.implications, s.atoms = newSolvedForms(s.builder), map[implication]Result{}, atomList{}
}

// Interrupt makes the query under way, and all later ones that would need Z3, answer Unknown. It may be
// called from another goroutine.
func (s *Solver) Interrupt() { s.session.Interrupt() }

// Resume takes an interruption back, for others who ask the solver. No query is under way, and nothing interrupts
// meanwhile.
func (s *Solver) Resume() { s.session.Resume() }

// Asking reports whether Z3 is being waited for, to what is called meanwhile (Options.Halt).
func (s *Solver) Asking() bool { return s.session.Asking() }

// Begin begins a step, such as an instruction, in which a query of Z3 may take so many resource units at most (0: as
// outside), and several together not many times as much; End ends it.
func (s *Solver) Begin(limit uint) { s.session.Begin(limit) }

// End ends a step.
func (s *Solver) End() { s.session.End() }

// Hurry has the rest of the step answered without a search. It is for what Options.Halt calls.
func (s *Solver) Hurry() { s.session.Hurry() }

// Hurried reports whether the rest of the step is answered without a search.
func (s *Solver) Hurried() bool { return s.session.Hurried() }

// Brief has queries of the step answered by what is at hand and by a brief search for a model near one that is, and no
// more, until it is taken back: what that does not decide is Unknown, and Short.
func (s *Solver) Brief(on bool) { s.session.Brief(on) }

// Short reports whether a query of the step is Unknown only as the step may take no more.
func (s *Solver) Short() bool { return s.session.Short() }

// Stats reports what was asked and what answered, so far.
func (s *Solver) Stats() Stats {
	out := s.stats
	c := s.session.Counters()
	out.Limits, out.BadModels, out.Failures = c.Limits, c.BadModels, c.Failures
	return out
}

// Asked is how many queries there were, answered or not, and how many of them Z3 answered.
func (s *Solver) Asked() (all, hard uint64) { return s.asked, s.stats.Queries[TierZ3] }

// Check reports whether pc ∧ q is satisfiable, for a satisfiable pc.
func (s *Solver) Check(pc *expr.PC, q expr.Value) Result {
	a := s.cheap(pc, q)
	if a.result == Unknown {
		a = s.costly(pc, q)
	}
	return s.count(a)
}

// Glance is Check by what is known without a search, and cheaply; Unknown says that nothing is.
func (s *Solver) Glance(pc *expr.PC, q expr.Value) Result {
	a := s.cheap(pc, q)
	if a.result == Unknown && !s.off[TierCache] {
		a = s.refuted(pc, q)
	}
	if a.result == Unknown {
		return Unknown
	}
	return s.count(a)
}

// refuted is Unsat where pc ∧ q has conjuncts that are known to exclude each other.
func (s *Solver) refuted(pc *expr.PC, q expr.Value) answer {
	form := s.form(pc)
	switch q = form.value(q); {
	case form.false || q == expr.False:
		return answer{Unsat, TierRange}
	case q.N != nil && s.cache.refutes(newConjSet(append(slices.Clone(form.conds), conjuncts(q.N)...))):
		return answer{Unsat, TierCache}
	}
	return answer{}
}

// Branch reports which sides of a fork on q are satisfiable under a satisfiable pc: that of q and
// that of its complement.
func (s *Solver) Branch(pc *expr.PC, q expr.Value) (then, els Result) {
	not := s.builder.Not(q)
	a, b := s.cheap(pc, q), s.cheap(pc, not)
	if a.result == Unknown {
		a = s.orOther(pc, q, b)
	}
	if b.result == Unknown {
		b = s.orOther(pc, not, a)
	}
	return s.count(a), s.count(b)
}

// BranchAtHand is Branch where an answer for one side at least is at hand; that of the other is then Unknown, if it
// takes a search.
func (s *Solver) BranchAtHand(pc *expr.PC, q expr.Value) (then, els Result, ok bool) {
	a, b := s.cheap(pc, q), s.cheap(pc, s.builder.Not(q))
	if a.result == Unknown && b.result == Unknown {
		return Unknown, Unknown, false
	}
	for _, side := range [...]*answer{&a, &b} {
		if side.result != Unknown {
			s.count(*side)
		}
	}
	switch {
	case a.result == Unsat && b.result == Unknown:
		b.result = Sat
	case b.result == Unsat && a.result == Unknown:
		a.result = Sat
	}
	return a.result, b.result, true
}

// orOther answers one side of a fork knowing the other: one of the two is satisfiable.
func (s *Solver) orOther(pc *expr.PC, q expr.Value, other answer) answer {
	if other.result == Unsat && !pc.False() && !s.off[TierRange] {
		return answer{Sat, TierRange}
	}
	return s.costly(pc, q)
}

// answer is a result with the tier that found it.
type answer struct {
	result Result
	tier   Tier
}

func (s *Solver) count(a answer) Result {
	s.asked++
	if a.result == Unknown {
		s.stats.Unknown++
	} else {
		s.stats.Queries[a.tier]++
	}
	return a.result
}

// cheap asks the tiers that need no search.
func (s *Solver) cheap(pc *expr.PC, q expr.Value) answer {
	if pc.False() || q == expr.False {
		return answer{Unsat, TierFold}
	}
	if q == expr.True {
		return answer{Sat, TierFold}
	}
	if !s.off[TierRange] {
		if r := s.implied(pc, q.N); r != Unknown {
			return answer{r, TierRange}
		}
	}
	if !s.off[TierModel] && s.models.satisfying(pc, q.N) != nil {
		return answer{Sat, TierModel}
	}
	return answer{}
}

// costly decides the conjuncts connected with q, on the solved form of pc.
func (s *Solver) costly(pc *expr.PC, q expr.Value) answer {
	form := s.form(pc)
	if q = form.value(q); form.false || q.N == nil {
		return answer{decided(!form.false && q == expr.True), TierRange}
	}
	query := parts(q)
	conds := s.connected(form.conds, query)
	model, a := s.decide(s.models.nearest(pc), conds, func() *solvedForm {
		return form.about(conds).extended(query)
	})
	if model != nil && !s.off[TierModel] {
		s.extend(pc, model, conds)
	}
	return a
}

func decided(sat bool) Result {
	if sat {
		return Sat
	}
	return Unsat
}

// form is the solved form of pc; in tests, pc as it is.
func (s *Solver) form(pc *expr.PC) *solvedForm {
	if s.plain {
		return &solvedForm{b: s.builder, conds: pc.Conds(), false: pc.False()}
	}
	return s.forms.of(pc)
}

// extend keeps a model of pc made from one of the conjuncts connected with a query. Where no model
// of pc is at hand to fill in the rest, it is looked for once.
func (s *Solver) extend(pc *expr.PC, part *expr.Model, conds []*expr.Node) {
	if !s.models.extend(pc, part, s.footprints, conds) && s.models.hopeful(pc) {
		base, r := s.whole(s.form(pc), pc.Conds())
		s.models.found(pc, base, r)
		s.models.extend(pc, part, s.footprints, conds)
	}
}

// connected are the conjuncts of a query, and before them those of the conjunction it is asked under that share cells
// with them, directly or through others.
func (s *Solver) connected(conds, query []*expr.Node) []*expr.Node {
	if s.off[TierIndependent] || len(conds) == 0 {
		return append(conds[:len(conds):len(conds)], query...)
	}
	return s.footprints.connected(conds, query)
}

// conjuncts splits a conjunction.
func conjuncts(q *expr.Node) []*expr.Node {
	if q.Op() == expr.OpAnd && q.Width() == 1 {
		return q.Kids()
	}
	return []*expr.Node{q}
}

// decide answers for a conjunction as it stands, of which solved makes the solved form. With Sat comes a model of its
// conjuncts. A model that makes most of them true is near.
func (s *Solver) decide(near *expr.Model, conds []*expr.Node, solved func() *solvedForm) (*expr.Model, answer) {
	if !s.off[TierIndependent] {
		if m := s.models.recentlySatisfying(conds); m != nil {
			return m, answer{Sat, TierIndependent}
		}
	}
	set := newConjSet(conds)
	if !s.off[TierCache] {
		if m, r := s.cache.lookup(set); r != Unknown {
			return m, answer{r, TierCache}
		}
	}
	if m := s.repaired(near, conds, brief); m != nil {
		s.cache.add(set, Sat, m)
		return m, answer{Sat, TierRepair}
	}
	if s.session.Hurried() || s.session.Skips() {
		return nil, answer{}
	}
	form := &solvedForm{b: s.builder, conds: conds}
	if !s.plain {
		form = solved()
	}
	r := &ranges{}
	if !s.off[TierRange] {
		form, r = settled(form)
	}
	if form.false || !s.off[TierRange] && circular(form.conds) {
		s.cache.add(set, Unsat, nil)
		return nil, answer{Unsat, TierRange}
	}
	if m, a := s.byCases(near, form, r); a.result != Unknown {
		s.cache.add(set, a.result, m)
		return m, a
	}
	patience := long
	if slices.ContainsFunc(form.conds, s.isHard) {
		patience = longest
	}
	if m := s.repaired(near, form.conds, patience); m != nil {
		s.cache.add(set, Sat, m)
		return m, answer{Sat, TierRepair}
	}
	return s.ask(set, form.conds, conds[len(conds)-1])
}

// ask leaves to Z3 what a set of conjuncts, the youngest of them given, has become in solved form.
func (s *Solver) ask(set conjSet, conds []*expr.Node, youngest *expr.Node) (*expr.Model, answer) {
	start := time.Now()
	defer func() { s.stats.Time += time.Since(start) }()
	// What is older comes first: it stands longer.
	ordered := slices.SortedFunc(slices.Values(conds), func(x, y *expr.Node) int { return cmp.Compare(x.ID(), y.ID()) })
	if !s.plain && s.refutedAbout(ordered, youngest) {
		s.cache.add(set, Unsat, nil)
		return nil, answer{Unsat, TierZ3}
	}
	r, m := s.searchFloats(ordered, youngest)
	s.cache.add(set, r, m)
	if m != nil {
		s.models.remember(m)
	}
	return m, answer{r, TierZ3}
}

// repaired is a model found by local search, or nil.
func (s *Solver) repaired(near *expr.Model, conds []*expr.Node, patience int) *expr.Model {
	if s.off[TierRepair] {
		return nil
	}
	m := repaired(near, conds, patience, s.footprints, func() bool {
		s.halt.Poll()
		return s.session.Stopped() || s.session.Hurried()
	})
	if m != nil {
		s.models.remember(m)
	}
	return m
}
