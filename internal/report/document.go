package report

import (
	"cmp"
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/lvalue"
	"midway/internal/runtime/abi"
	"midway/internal/state"
	"midway/soundness"
	"midway/soundness/explain"
	"midway/soundness/native"
)

// SchemaVersion counts incompatible changes of the JSON document (docs/formats.md).
const SchemaVersion = 2

// The verdicts.
const (
	Safe     = "safe"
	Violated = "violated"
	Unknown  = "unknown"
)

// The scopes: of the whole program, from main, or of a fragment from a context.
const (
	ScopeProgram  = "program"
	ScopeFragment = "fragment"
)

// Document is the result of a run as it is published; field names follow docs/schema/result.schema.json.
type Document struct {
	SchemaVersion int         `json:"schema_version"`
	Tool          Tool        `json:"tool"`
	Command       string      `json:"command"` // run, check, …
	Verdict       string      `json:"verdict"`
	Scope         string      `json:"scope"`
	Complete      bool        `json:"complete"` // every path was explored to its end
	Granularity   string      `json:"granularity"`
	Seed          string      `json:"seed"`
	Properties    []string    `json:"properties"`
	Reductions    []string    `json:"reductions"`
	Ledger        []Entry     `json:"ledger"`
	Paths         []Path      `json:"paths"`
	Violations    []Violation `json:"violations"`
	Stats         Stats       `json:"stats"`
	Summaries     *Summaries  `json:"summaries,omitempty"`
	SubChecks     []SubCheck  `json:"sub_checks,omitempty"` // in the order in which they ended
	Goal          *Goal       `json:"goal,omitempty"`       // of midway reach: the state that is looked for
	Contexts      []Context   `json:"contexts,omitempty"`   // of midway pairs: what was explored, each
	Coverage      *Coverage   `json:"coverage,omitempty"`   // and how much of the source all of them came to
	Series        []Moment    `json:"series,omitempty"`     // of midway pieces: how it went on, in order of time

	Externals []External `json:"externals"` // functions without a body and without a model

	Program *native.Source `json:"program,omitempty"` // what was explored

	run Run
}

// Run is what the document was made of, but for its result; zero where it was read from a file.
func (d *Document) Run() *Run { return &d.run }

// Tool is what made a document.
type Tool struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

// Entry is an entry of the ledger.
type Entry struct {
	Kind   string `json:"kind"`
	Effect string `json:"effect"` // incomplete, assumption or over-approximate
	At     string `json:"at"`     // file:line, or "" for the whole run
	Text   string `json:"text"`
}

// Has reports whether the ledger has an entry of a kind.
func (d *Document) Has(kind string) bool {
	return slices.ContainsFunc(d.Ledger, func(e Entry) bool { return e.Kind == kind })
}

// Step is one event of a schedule.
type Step struct {
	Thread string `json:"thread"`
	Op     string `json:"op"`
	At     string `json:"at"`
	Column int    `json:"column,omitempty"`
	Detail string `json:"detail,omitempty"`

	// Of a violation's schedule that was replayed.
	Value string    `json:"value,omitempty"` // what an access read, or "old → new" of one that changed memory
	Old   string    `json:"old,omitempty"`   // before an access
	New   string    `json:"new,omitempty"`   // after it
	Holds *[]string `json:"holds,omitempty"` // the locks that the thread holds after it
	// where the wrapper of a library function was called that it is in
	From *explain.Caller `json:"called_from,omitempty"`

	model bool // a decision inside a library model: counted, but not shown to people
}

// Path is one (path, C) pair of Bergan §1.1.
type Path struct {
	Schedule  []Step `json:"schedule"`
	Condition string `json:"condition"` // C-like text; "true" where any initial state will do
	Outcome   string `json:"outcome"`
	Violation *int   `json:"violation,omitempty"` // index into violations

	of *explored // where Schedule and Condition are yet to be taken from; nil once they are
}

// explored is what a path is written from. The paths of a run share most of their schedules, and can be many
// times longer than memory when written out: each is completed when it is written.
type explored struct {
	texts *texts
	path  *execute.Path
}

// Violation is one violated property, listed once for its kind and place.
type Violation struct {
	Kind     string `json:"kind"`
	At       string `json:"at"`
	Column   int    `json:"column,omitempty"`
	Function string `json:"function,omitempty"` // of the program, in which it shows
	// where that was called, if it is a wrapper of a library function
	From      *explain.Caller `json:"called_from,omitempty"`
	Text      string          `json:"text"`
	Details   []string        `json:"details,omitempty"`
	Condition string          `json:"condition"`
	Schedule  []Step          `json:"schedule"`
	Inputs    []Input         `json:"inputs"`
	Validated bool            `json:"validated"`
	Level     string          `json:"level"` // one of Levels
	// conditions of which none can be left out; "true" where it needs none
	Needs  string `json:"needs,omitempty"`
	Assume string `json:"assume,omitempty"` // an assume line of a context file that excludes it
	// a condition that several violations of this kind and level need: all that have the same
	Cause    string `json:"shared_condition,omitempty"`
	Excludes string `json:"excludes,omitempty"` // an assume line of a context file that excludes them all
	Follows  []int  `json:"follows,omitempty"`  // of the first of them: indexes of the others
	// races that lead to it, as indexes
	CausedBy []int `json:"caused_by,omitempty"`
	Contexts []int `json:"contexts,omitempty"` // that show it, as indexes of the document's
	// of midway pieces: the contexts of the pieces that lead to the one in which it was found first, from the run's
	// first context on, and from which of them on it was shown
	Chain     []int  `json:"chain,omitempty"`
	ShownFrom *int   `json:"shown_from,omitempty"`
	Basis     string `json:"basis"` // confirmed, core, feasible or unvalidated
	Count     int    `json:"count"` // paths that showed it

	// why it happens, in a few sentences; "" where nothing is known beyond Text
	Explains string            `json:"cause,omitempty"`
	Race     *Race             `json:"race,omitempty"`
	Deadlock *Deadlock         `json:"deadlock,omitempty"`
	Operands []explain.Operand `json:"operands,omitempty"` // values that decided it, as the replay has them
	Object   *explain.Object   `json:"object,omitempty"`   // of an error of memory
	Guards   []explain.Guard   `json:"guards,omitempty"`   // conditions on which it was come to, the nearest first
	// it shows only as main gets no arguments
	NoArguments bool            `json:"rests_on_no_arguments,omitempty"`
	Started     []explain.Start `json:"started,omitempty"` // threads that it rests on, which nothing orders

	// for midway replay; only of what was replayed on the concrete machine
	Native *native.Trace `json:"trace,omitempty"`
	// by midway replay: whether every run of the real binary failed the same way; nil where none was tried
	Replayed *bool `json:"native,omitempty"`

	anywhere  bool     // it shows at no place: a state that is looked for at any moment
	notes     []string // of Details, what came of the replay
	thread    string   // in which it shows, "" where not known
	meanwhile []string // where the other threads are then that have not ended: "t2 at x.c:3"
	conjuncts []string // what of Condition the path itself decided, or of Needs, for people
	entry     bool     // the threads stand at entries of a library
	why       string   // what keeps it from being manifest
	whole     bool     // conjuncts are a whole path's: which of them are needed is not known
	rest      int      // further conjuncts of the path that do not matter
	others    bool     // with conjuncts alone another path than the schedule's may show it
	given     int      // further conjuncts: what holds of any initial state the path can start in
}

// Input is the value of one unknown under which a violation happens.
type Input struct {
	Name  string `json:"name"`
	Bits  int    `json:"bits"`
	Value uint64 `json:"value"` // zero-extended from Bits
	At    string `json:"at"`
	Text  string `json:"text,omitempty"` // the value as C writes it, by its type; a pointer by what it points to
}

// Stats counts what a run did (docs/design.md §9.5).
type Stats struct {
	Paths           int               `json:"paths"`
	PathsCut        int               `json:"paths_cut"`
	Runs            int               `json:"runs"`
	RunsPruned      int               `json:"runs_pruned"`
	RunsBlocked     int               `json:"runs_blocked"`
	States          int               `json:"states"`
	StatesSubsumed  int               `json:"states_subsumed"`
	Instructions    uint64            `json:"instructions"`
	Forks           uint64            `json:"forks"`
	SolverQueries   map[string]uint64 `json:"solver_queries"`
	SolverSeconds   float64           `json:"solver_seconds"`
	WallSeconds     float64           `json:"wall_seconds"`
	PeakMemoryBytes uint64            `json:"peak_memory_bytes"`

	// of the program's own code that some path has branched to
	BlocksReached int `json:"blocks_reached"`
	// by thread, passed on the path on which it passed most
	Synchronisations []int `json:"synchronisations,omitempty"`
	ThreadsRunnable  int   `json:"threads_runnable,omitempty"` // threads that could run in some state
	// of these, passed two synchronisations or came to their end on some path
	ThreadsWentOn           int     `json:"threads_went_on,omitempty"`
	PairsInBothOrders       int     `json:"pairs_in_both_orders,omitempty"`
	Functions               []Spent `json:"functions,omitempty"`
	FirstInstructionSeconds float64 `json:"first_instruction_seconds"` // from the start of the run
	// of one instruction, to a tenth of a second; 0 where none was seen to take long
	LongestStepSeconds float64 `json:"longest_step_seconds"`
}

// Spent is what all paths together have spent in a function of the program: in those in which most time was spent.
type Spent struct {
	Function      string  `json:"function"`
	Seconds       float64 `json:"seconds"`
	SolverSeconds float64 `json:"solver_seconds"`
	Instructions  uint64  `json:"instructions"`
	Forks         uint64  `json:"forks"`
	PathsCut      int     `json:"paths_cut"`
}

// Summaries is what the summaries of a run were good for (--prune --explain).
type Summaries struct {
	Kept    int          `json:"kept"`
	Weak    int          `json:"weak"` // of these: a state must agree in what decides only
	Used    int          `json:"used"` // covered some state
	Covered int          `json:"states_covered"`
	Seconds float64      `json:"seconds"` // on making, keeping and looking for them
	Most    []SummaryUse `json:"most_used"`
}

// SummaryUse is one summary.
type SummaryUse struct {
	Threads      []string `json:"threads"` // where each stands, "name: file:line"
	Covered      int      `json:"states_covered"`
	Cells        int      `json:"cells"` // pieces of memory that must hold the same bytes
	Registers    int      `json:"registers"`
	Inequalities int      `json:"inequalities"`
	Asleep       int      `json:"asleep"`  // threads that were not explored first
	Effects      int      `json:"effects"` // seen behind it
}

func summaries(s *execute.SummariesUse) *Summaries {
	if s == nil {
		return nil
	}
	out := &Summaries{
		Kept:    s.Kept,
		Weak:    s.Weak,
		Used:    s.Used,
		Covered: s.Covered,
		Seconds: s.Seconds,
		Most:    []SummaryUse{},
	}
	for _, u := range s.Most {
		out.Most = append(out.Most, SummaryUse(u))
	}
	return out
}

// Run is what a document says of a run beside its result.
type Run struct {
	Command     string
	FromMain    bool
	Granularity string
	Seed        string
	Properties  []string
	Reductions  []string
	Source      *native.Source
	Externals   []External
	Title       string   // of the program, for people
	Files       []string // of the program
	Version     string   // of midway
	Beside      []string // paths beside which source files may lie that debug information names
	// by file that debug information names, the folder in which the compiler ran
	Folders   map[string]string
	SubChecks []SubCheck
	Goal      *Goal
	Reached   []string // blocks of the program's own code (interp.Machine.Reached)
	Sides     []string // of conditional branches of it that were taken (interp.Machine.Sides)
}

// New collects a run into a document: what was found, and by violation what validation knows of it; nil where nothing
// was validated.
func New(p *ir.Program, run Run, r *execute.Result, known []soundness.Validation) *Document {
	if known == nil {
		known = make([]soundness.Validation, len(r.Violations))
	}
	listed := listable(r)
	d := &Document{
		SchemaVersion: SchemaVersion, Tool: Tool{"midway", cmp.Or(run.Version, "unknown")}, Command: run.Command, Verdict: verdict(r, known), Scope: ScopeFragment,
		Complete: r.Complete, Granularity: run.Granularity, Seed: run.Seed,
		Properties: orEmpty(run.Properties), Reductions: orEmpty(run.Reductions),
		Ledger: entries(
			r.Ledger,
		), Paths: []Path{}, Violations: []Violation{}, Stats: stats(p, &r.Stats), Summaries: summaries(r.Summaries), SubChecks: run.SubChecks, Program: run.Source,
		Externals: run.Externals, run: run,
	}
	if d.Externals == nil {
		d.Externals = []External{}
	}
	if run.FromMain {
		d.Scope = ScopeProgram
	}
	d.looksFor(run.Goal, r)
	t := newTexts(p)
	t.paths.Threads = threadsOf(r)
	order := d.list(t, r, known)
	d.placeGoal()
	for i := range r.Paths[:listed] {
		d.Paths = append(d.Paths, path(t, &r.Paths[i], order))
	}
	d.run.Folders = Folders(p)
	return d
}

// maxSteps bounds the steps of schedules and conjuncts of conditions that a run's paths list together where the run was
// cut short: endless programs have paths whose schedules would fill any disk. Variable for tests.
var maxSteps = 1_000_000

// listable is how many of a run's paths are listed: all of a run that was finished; of another as many, in the order
// of exploration, as have at most maxSteps steps and conjuncts together. Violations keep their own schedules in any
// case.
func listable(r *execute.Result) int {
	if r.Complete || r.Ledger == nil {
		return len(r.Paths)
	}
	steps, most := 0, maxSteps/max(r.Listed, 1)
	for i := range r.Paths {
		steps += r.Paths[i].Schedule.Length() + r.Paths[i].Conjuncts()
		if steps > most {
			r.Ledger.Addf(
				"paths-not-listed",
				ledger.Incomplete,
				"",
				"%d of %d explored paths are listed: all their schedules and conditions together have more than %d steps and conjuncts",
				i,
				len(r.Paths),
				most,
			)
			return i
		}
	}
	return len(r.Paths)
}

// verdict says what a result is worth: a violation decides, unless neither the solver nor a replay found out that it is
// possible; without one, anything that may have been missed makes it unknown.
func verdict(r *execute.Result, known []soundness.Validation) string {
	switch {
	case r.Violated() || slices.ContainsFunc(known, func(v soundness.Validation) bool { return v.Replayed() }):
		return Violated
	case !r.Safe():
		return Unknown
	}
	return Safe
}

func orEmpty(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}

func entries(l *ledger.Ledger) []Entry {
	out := []Entry{}
	if l == nil {
		return out
	}
	for _, e := range l.Entries() {
		out = append(out, Entry{Kind: e.Kind, Effect: e.Effect.String(), At: e.At, Text: public(e.Text)})
	}
	return out
}

func schedule(p *ir.Program, steps []execute.Step) []Step {
	out := []Step{}
	for _, s := range steps {
		out = append(out, Step{
			Thread: s.Thread, Op: public(s.Op), At: p.At(s.Loc), Column: p.Column(s.Loc), Detail: public(s.Detail), model: s.Model,
		})
	}
	return out
}

func path(t *texts, in *execute.Path, order []int) Path {
	out := Path{Outcome: in.Outcome.String(), of: &explored{t, in}}
	if in.Violation >= 0 {
		v := slices.Index(order, in.Violation)
		out.Violation = &v
	}
	return out
}

// steps is the path's schedule.
func (p *Path) steps() []Step {
	if p.of == nil {
		return p.Schedule
	}
	return schedule(p.of.texts.program, p.of.path.Schedule.Steps())
}

// forPeople is the path's schedule with conditions and addresses as people read them.
func (p *Path) forPeople() []Step {
	out := p.steps()
	if p.of == nil {
		return out
	}
	if told := p.of.path.Told; told != nil {
		for i := range out {
			out[i].Detail = told.Details[i]
		}
		return out
	}
	for i, s := range p.of.path.Schedule.Steps() {
		p.of.texts.forPerson(&out[i], &s)
	}
	return out
}

// forPerson gives a step the detail that people read.
func (t *texts) forPerson(out *Step, s *execute.Step) {
	switch {
	case s.Cond != nil:
		way := " is true"
		if strings.HasSuffix(s.Detail, " is false") {
			way = " is false"
		}
		out.Detail = t.say(s.Cond) + way
	case s.Addr.N != nil && s.Detail != "":
		out.Detail = t.address(s.Addr.N)
	}
}

// condition is the path's whole condition.
func (p *Path) condition() string {
	if p.of == nil {
		return p.Condition
	}
	return joined(p.of.conjuncts())
}

// decided is what of the condition the path itself decided, for people.
func (p *Path) decided() string {
	if p.of == nil {
		return p.Condition
	}
	if told := p.of.path.Told; told != nil {
		return joined(told.Decided)
	}
	return joined(p.of.texts.forPeople(p.of.path.Condition.Decided()))
}

// conjuncts are those of the path's condition.
func (x *explored) conjuncts() []string {
	if told := x.path.Told; told != nil {
		return told.Conjuncts
	}
	return x.texts.conjuncts(x.path.Condition.Conds())
}

func violation(t *texts, in *execute.ViolationRecord, known *soundness.Validation) Violation {
	p, n := t.program, t.namesOf(in)
	decided := in.Condition.Decided()
	out := Violation{
		Kind: string(
			in.Kind,
		), At: p.At(in.Loc), Column: p.Column(in.Loc), Text: public(in.Text), Details: allPublic(slices.Concat(in.Details, known.Details)),
		notes: known.Details, Condition: joined(t.conjuncts(in.Condition.Conds())),
		given:    len(in.Condition.Conds()) - len(decided),
		Schedule: named(n, in, schedule(p, in.Schedule)), Validated: known.Replayed(), Level: levelOf(known),
		Basis: cmp.Or(known.Basis, "unvalidated"), Count: in.Count, Native: known.Native,
	}
	shown := concerningFirst(in, decided)
	deciding := shown
	if l := known.Level; l != nil {
		shown, out.whole = l.Needs, l.Whole
		out.Assume, out.entry, out.why = l.Line, l.Entry, l.Why
		if l.Whole {
			shown = decidingFirst(l.Needs, p.Model.PtrBits())
		} else {
			out.Needs = joined(t.conjuncts(l.Needs))
			deciding = slices.Concat(l.Needs, chosen(decided))
		}
	}
	if c := known.Core; c != nil {
		shown = concerningFirst(in, c.Needs)
		out.Needs, out.rest, out.others = joined(t.conjuncts(c.Needs)), c.Rest, c.Others
	}
	out.Function = function(p, in.Loc)
	if in.State != nil && in.Thread < len(in.State.Threads) {
		out.thread = in.State.Threads[in.Thread].Name
		out.meanwhile = meanwhile(p, in)
		out.From = callerOf(t, in.State.Threads[in.Thread].Origin(), in.Loc)
	}
	out.conjuncts = distinct(list(shown, n.Condition))
	if c := known.Cause; c != nil {
		out.Cause, out.Excludes = n.Condition(c.Needs), c.Line
	}
	if len(known.Moments) == len(out.Schedule) {
		for i, m := range known.Moments {
			out.Schedule[i].Value, out.Schedule[i].Holds = m.Value, held(m.Holds)
			out.Schedule[i].Old, out.Schedule[i].New = m.Old, m.New
			out.Schedule[i].From = m.From
		}
	}
	out.explain(t, n, in, known.Facts)
	out.Inputs = examplesOf(n, in, known, deciding)
	out.Schedule = ofProgram(p, in, out.Schedule)
	return out
}

// concerningFirst are the conditions that a path decided, those first that share an unknown with what its violation is
// about, of these what was decided last. None is left out: each was needed to get there.
func concerningFirst(in *execute.ViolationRecord, decided []*expr.Node) []*expr.Node {
	about := map[*expr.Symbol]bool{}
	if in.State != nil && in.State.End != nil {
		for _, n := range in.State.End.About {
			for _, s := range expr.Symbols(n) {
				about[s] = true
			}
		}
	}
	var first, others []*expr.Node
	for _, n := range decided {
		if slices.ContainsFunc(expr.Symbols(n), func(s *expr.Symbol) bool { return about[s] }) {
			first = append(first, n)
		} else {
			others = append(others, n)
		}
	}
	slices.Reverse(first)
	return slices.Concat(first, others)
}

// meanwhile is where the other threads are when a violation shows; those that wait for a thread to end are left out.
func meanwhile(p *ir.Program, in *execute.ViolationRecord) (out []string) {
	for _, t := range in.State.Threads {
		running := t.Status == state.Ready || t.Status == state.AtPoint || t.Status == state.Waiting
		if at := p.Short(t.Loc()); running && t.ID != in.Thread && abi.Of(t.Point.Op).Role != abi.Join && at != "" {
			out = append(out, t.Name+" at "+at)
		}
	}
	return out
}

// chosen are the conditions on what whoever runs the program may choose: no initial state has it.
func chosen(conds []*expr.Node) (out []*expr.Node) {
	for _, c := range conds {
		if slices.ContainsFunc(expr.Symbols(c), func(s *expr.Symbol) bool { return s.Origin == expr.Input }) {
			out = append(out, c)
		}
	}
	return out
}

// named gives the steps of a schedule the names that their addresses and conditions have at its end, where more is
// known of objects than when they were made.
func named(n *lvalue.Names, v *execute.ViolationRecord, out []Step) []Step {
	var open []execute.Step // as the path has them: addresses that its condition leaves open are terms
	if v.State != nil {
		open = v.State.Trace.Steps()
	}
	for i, s := range v.Schedule {
		n.Running = s.TID
		switch {
		case len(open) == len(out) && open[i].Addr.N != nil && s.Detail != "":
			out[i].Detail, _ = n.Value(open[i].Addr.N)
		case abi.Of(s.Op).Role == abi.Join && s.Addr.Concrete() && s.Addr.W > 0 && s.Addr.W <= uint64(len(n.Threads)):
			out[i].Detail = n.Threads[s.Addr.W-1]
		case s.Cond != nil:
			way := " is true"
			if strings.HasSuffix(s.Detail, " is false") {
				way = " is false"
			}
			out[i].Detail = n.Condition(s.Cond) + way
		case s.Addr != (expr.Value{}) && s.Addr.Concrete() && s.Detail != "" && n.Heap != nil && n.Heap.Find(s.Addr.W) != nil:
			if text := place(n, &s); text != "" {
				out[i].Detail = text
			}
		}
	}
	n.Running = -1
	return out
}

// place is the address that a step is about: of an access that of the member or element, not the pointer to it.
func place(n *lvalue.Names, s *execute.Step) string {
	switch s.Op {
	case "load", "store", "rmw", "cmpxchg":
		o, f := n.Heap.Find(s.Addr.W), n.P.Funcs[s.Func]
		a := lvalue.Access{}
		if int(s.PC) < len(f.Code) {
			a = n.Source.AccessOf(f, &f.Code[s.PC])
		}
		return "&" + n.Place(o, s.Addr.W-o.Addr(), a)
	}
	return n.Address(s.Addr.W)
}

// group lists violations that have one cause under one of them: the first that was replayed, if any.
func (d *Document) group(known []soundness.Validation) {
	groups := map[*soundness.Cause][]int{}
	for i := range known {
		if c := known[i].Cause; c != nil {
			groups[c] = append(groups[c], i)
		}
	}
	for _, list := range groups {
		first := max(slices.IndexFunc(list, func(i int) bool { return d.Violations[i].Validated }), 0)
		if len(list) > 1 {
			d.Violations[list[first]].Follows = slices.Concat(list[:first], list[first+1:])
		}
	}
}

// held is a list of locks that may be empty, nil where it is not known.
func held(locks []string) *[]string {
	if locks == nil {
		return nil
	}
	return &locks
}

// decidingFirst orders the conditions of a path by what is likely to decide a violation at its end: that two pointers
// are one, then what was decided last.
func decidingFirst(conds []*expr.Node, ptr int) []*expr.Node {
	var equal, others []*expr.Node
	for _, n := range slices.Backward(conds) {
		if n.Op() == expr.OpEq && n.Kids()[0].Width() == ptr && n.Kids()[0].Op() != expr.OpConst &&
			n.Kids()[1].Op() != expr.OpConst {
			equal = append(equal, n)
		} else {
			others = append(others, n)
		}
	}
	return slices.Concat(equal, others)
}

func stats(p *ir.Program, s *execute.Stats) Stats {
	out := Stats{
		Paths: s.Paths, PathsCut: s.PathsCut, Runs: s.Runs, RunsPruned: s.RunsPruned, RunsBlocked: s.RunsBlocked,
		States: s.States, StatesSubsumed: s.StatesSubsumed, Instructions: s.Instructions, Forks: s.Forks,
		SolverQueries: map[string]uint64{}, SolverSeconds: s.SolverSeconds, WallSeconds: s.WallSeconds,
		PeakMemoryBytes: s.PeakMemoryBytes,
		BlocksReached:   s.Blocks, Synchronisations: s.Synchronisations, FirstInstructionSeconds: s.FirstInstructionSeconds,
		ThreadsRunnable: s.Runnable, ThreadsWentOn: s.Progressed, PairsInBothOrders: s.PairsBothOrders,
		LongestStepSeconds: s.LongestStepSeconds,
	}
	for _, f := range s.Spent {
		out.Functions = append(out.Functions, Spent{
			Function: p.Funcs[f.Func].Name, Seconds: f.Seconds, SolverSeconds: f.Solver, Instructions: f.Instructions, Forks: f.Forks, PathsCut: f.Cut,
		})
	}
	for tier, n := range s.SolverQueries {
		out.SolverQueries[tier] = n
	}
	return out
}
