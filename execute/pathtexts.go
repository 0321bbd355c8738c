package execute

import (
	"encoding/json"
	"fmt"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/state"
)

// Told is what another explorer of the same program says of a path. Terms do not leave their explorer: their texts do.
type Told struct {
	Conjuncts []string `json:"conjuncts"` // of the condition, with all that they say
	Decided   []string `json:"decided"`   // those that the path decided, for people
	Details   []string `json:"details"`   // Step.Detail for people, by step
}

// toldPath is a path of a job. Most paths begin as the one before, which is not said again.
type toldPath struct {
	As        shared     `json:"as"`
	Numbers   []int      `json:"numbers"` // of the states on the way, in the tree of all
	Steps     []toldStep `json:"steps"`
	Told      Told       `json:"told"`
	Outcome   Outcome    `json:"outcome"`
	Violation string     `json:"violation,omitempty"` // its place
	Branches  int        `json:"branches,omitempty"`
	Key       uint64     `json:"key,omitempty"` // Path.Key
}

// shared is how many of each are as in the path before.
type shared struct{ Numbers, Steps, Conjuncts, Decided int }

// toldStep is a Step without terms.
type toldStep struct {
	Thread string         `json:"t"`
	Op     string         `json:"o,omitempty"`
	Detail string         `json:"d,omitempty"`
	Loc    ir.LocID       `json:"l"`
	Model  bool           `json:"m,omitempty"`
	Kind   state.StepKind `json:"k,omitempty"`
	TID    int            `json:"i,omitempty"`
	Number int            `json:"n,omitempty"`
	Func   ir.FuncID      `json:"f"`
	PC     ir.PC          `json:"p"`
	Addr   *uint64        `json:"a,omitempty"`
}

// told is a step without its terms.
func told(s *Step) toldStep {
	out := toldStep{s.Thread, s.Op, s.Detail, s.Loc, s.Model, s.Kind, s.TID, s.Number, s.Func, s.PC, nil}
	if s.Addr.Concrete() && s.Addr.W != 0 {
		out.Addr = &s.Addr.W
	}
	return out
}

// step is the step that was told. The address of an event that is not known is none.
func (s *toldStep) step() Step {
	out := Step{
		Thread: s.Thread, Op: s.Op, Detail: s.Detail, Loc: s.Loc, Model: s.Model, Kind: s.Kind, TID: s.TID,
		Number: s.Number, Func: s.Func, PC: s.PC,
	}
	if s.Addr != nil {
		out.Addr = expr.Word(*s.Addr)
	}
	return out
}

// lists notes where the path is that was listed last.
func (j *jobRun) lists() {
	if j != nil && j.numbers {
		j.positions = append(j.positions, j.position())
	}
}

// paths tells the paths that were listed since the last time.
func (j *jobRun) paths() (out []json.RawMessage) {
	x := j.explorer
	if x.Opt.OnlyCount || j.Tell == nil || !j.numbers {
		return nil
	}
	x.disjoin()
	x.cases.at = nil // of those to come
	var before toldPath
	var steps []Step
	for i := range x.res.Paths {
		p := &x.res.Paths[i]
		now := p.Schedule.Steps()
		from := same(steps, now)
		t := toldPath{
			Told: *j.Tell(p, from), Numbers: j.positions[i], Outcome: p.Outcome, Branches: p.Branches, Key: p.Key,
		}
		if p.Violation >= 0 {
			t.Violation = x.res.Violations[p.Violation].Place()
		}
		full := t
		t.As = shared{
			same(before.Numbers, t.Numbers), from, same(before.Told.Conjuncts, t.Told.Conjuncts),
			same(before.Told.Decided, t.Told.Decided),
		}
		t.Numbers = t.Numbers[t.As.Numbers:]
		t.Told.Conjuncts, t.Told.Decided = t.Told.Conjuncts[t.As.Conjuncts:], t.Told.Decided[t.As.Decided:]
		for k := range now[t.As.Steps:] {
			t.Steps = append(t.Steps, told(&now[t.As.Steps+k]))
		}
		data, err := json.Marshal(&t)
		if err != nil {
			panic(err)
		}
		out, before, steps = append(out, data), full, now
	}
	x.res.Paths, j.positions = nil, nil
	return out
}

// same is how many elements two lists begin with alike.
func same[T comparable](a, b []T) (n int) {
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// placedPath is a path, and where it is in the tree of all states.
type placedPath struct {
	at []int
	Path
}

// PathsOf are the paths that jobs told, in the order of the tree. Those that are one are: their condition is that of any
// of them. violation gives the index of a violation at a place, or -1.
func PathsOf(portions [][]json.RawMessage, violation func(place string) int) (out []Path, err error) {
	var all []placedPath
	for _, list := range portions {
		more, err := placedPaths(list, violation)
		if err != nil {
			return nil, err
		}
		all = append(all, more...)
	}
	slices.SortStableFunc(all, func(a, b placedPath) int { return slices.Compare(a.at, b.at) })
	known := map[uint64]int{}
	for i := range all {
		p := all[i].Path
		if first, is := known[p.Key]; is && p.Key != 0 {
			out[first].Told = out[first].Told.or(p.Told)
			continue
		}
		known[p.Key] = len(out)
		p.ID = len(out) + 1
		out = append(out, p)
	}
	return out, nil
}

// placedPaths are the paths of one portion.
func placedPaths(list []json.RawMessage, violation func(place string) int) (out []placedPath, err error) {
	var at []int
	var before Told
	var traces []*state.Trace
	for _, data := range list {
		var t toldPath
		if err := json.Unmarshal(data, &t); err != nil {
			return nil, err
		}
		if t.As.Numbers > len(at) || t.As.Steps > len(traces) || t.As.Conjuncts > len(before.Conjuncts) ||
			t.As.Decided > len(before.Decided) || len(t.Steps) != len(t.Told.Details) {
			return nil, fmt.Errorf("a path goes on behind one that is shorter")
		}
		at = slices.Concat(at[:t.As.Numbers], t.Numbers)
		now := Told{
			slices.Concat(before.Conjuncts[:t.As.Conjuncts], t.Told.Conjuncts),
			slices.Concat(before.Decided[:t.As.Decided], t.Told.Decided),
			slices.Concat(before.Details[:t.As.Steps], t.Told.Details),
		}
		before, traces = now, goOn(slices.Clip(traces[:t.As.Steps]), t.Steps)
		p := Path{Told: &now, Outcome: t.Outcome, Violation: -1, Branches: t.Branches, Key: t.Key}
		if len(traces) > 0 {
			p.Schedule = traces[len(traces)-1]
		}
		if t.Violation != "" {
			p.Violation = violation(t.Violation)
		}
		out = append(out, placedPath{at, p})
	}
	return out, nil
}

// goOn is a trace, as those up to each of its steps, with more steps.
func goOn(traces []*state.Trace, steps []toldStep) []*state.Trace {
	for i := range steps {
		var last *state.Trace
		if len(traces) > 0 {
			last = traces[len(traces)-1]
		}
		traces = append(traces, last.Then(steps[i].step()))
	}
	return traces
}

// or is what is said of a path under the conditions of two.
func (t *Told) or(o *Told) *Told {
	return &Told{either(t.Conjuncts, o.Conjuncts), either(t.Decided, o.Decided), t.Details}
}

// either is the disjunction of two conjunctions, as one: what both have stands before the rest.
func either(a, b []string) (out []string) {
	rest := func(of, other []string) (text string) {
		for _, s := range of {
			switch {
			case slices.Contains(other, s):
			case text == "":
				text = "(" + s + ")"
			default:
				text += " && (" + s + ")"
			}
		}
		return text
	}
	for _, s := range a {
		if slices.Contains(b, s) {
			out = append(out, s)
		}
	}
	if x, y := rest(a, b), rest(b, a); x != "" && y != "" {
		out = append(out, "("+x+") || ("+y+")")
	}
	return out
}

// CountListed counts the paths that jobs told: several may be one.
func (s *Stats) CountListed(paths []Path) {
	s.Paths, s.PathsCut = len(paths), 0
	for i := range paths {
		if paths[i].Outcome == Cut {
			s.PathsCut++
		}
	}
}

// Conjuncts is how many the condition of a path has.
func (p *Path) Conjuncts() int {
	if p.Told != nil {
		return len(p.Told.Conjuncts)
	}
	return p.Condition.Len()
}

// Names of what jobs say of threads, beside the blocks that were reached.
const (
	ran, over, passed, met, side = "@ran", "@over", "@passed", "@met", "@side "
)

// seen are the blocks that were reached, and without reduction what else is known of the threads and branches.
func (x *Explorer) seen() []string {
	out := x.M.Reached()
	if x.Opt.Reduction != NoReduction {
		return out
	}
	for i, can := range x.runnable {
		if can {
			out = append(out, fmt.Sprint(ran, i))
		}
	}
	for i, is := range x.over {
		if is {
			out = append(out, fmt.Sprint(over, i))
		}
	}
	for i, n := range x.res.Stats.Synchronisations {
		out = append(out, fmt.Sprintf(passed+"%d %d", i, n))
	}
	for m := range x.meetings {
		term := ""
		if m.term != nil {
			term = m.term.String()
		}
		out = append(out, fmt.Sprintf(met+"%d %d %d %s", m.first, m.second, m.object, term))
	}
	for _, s := range x.M.Sides() {
		out = append(out, side+s)
	}
	return out
}

// Sees notes what jobs have seen.
func (s *Stats) Sees(names []string) {
	var blocks []string
	ends, known := map[int]bool{}, map[string]bool{}
	s.Runnable, s.Progressed, s.PairsBothOrders, s.Synchronisations = 0, 0, 0, nil
	var runnable []int
	for _, name := range names {
		var thread, other, n int
		var object uint64
		switch {
		case name == "" || name[0] != '@':
			blocks = append(blocks, name)
		case len(name) > len(side) && name[:len(side)] == side:
			s.sides = append(s.sides, name[len(side):])
		case scans(name, ran+"%d", &thread):
			runnable = append(runnable, thread)
		case scans(name, over+"%d", &thread):
			ends[thread] = true
		case scans(name, passed+"%d %d", &thread, &n):
			for len(s.Synchronisations) <= thread {
				s.Synchronisations = append(s.Synchronisations, 0)
			}
			s.Synchronisations[thread] = max(s.Synchronisations[thread], n)
		case scans(name, met+"%d %d %d", &thread, &other, &object):
			known[name] = true
		}
	}
	for name := range known {
		var a, b int
		var rest string
		if scans(name, met+"%d %d", &a, &b) {
			rest = name[len(fmt.Sprintf(met+"%d %d", a, b)):]
		}
		if a < b && known[fmt.Sprintf(met+"%d %d", b, a)+rest] {
			s.PairsBothOrders++
		}
	}
	s.Runnable = len(runnable)
	for _, i := range runnable {
		if ends[i] || i < len(s.Synchronisations) && s.Synchronisations[i] >= 2 {
			s.Progressed++
		}
	}
	s.sides = union(s.sides, nil)
	s.Covers(blocks)
}

// scans reports whether a text begins as a format says.
func scans(text, format string, to ...any) bool {
	n, err := fmt.Sscanf(text, format, to...)
	return err == nil && n == len(to)
}
