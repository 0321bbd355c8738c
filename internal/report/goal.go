package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"midway/execute"
	"midway/internal/ir"
	"midway/internal/property"
	"midway/soundness/explain"
)

// Goal is a state that a run looks for: a thread is about to execute a place, and a condition holds.
type Goal struct {
	Kind    string `json:"kind"`              // of violation: reached, or the failure's
	Text    string `json:"text"`              // all of it in a few words
	Reached string `json:"reached"`           // main, checkpoint or suffix: from there; no: it is impossible; unknown
	When    string `json:"when,omitempty"`    // C; "" always holds
	At      string `json:"at,omitempty"`      // as the user named it; "" is any moment
	Thread  int    `json:"thread,omitempty"`  // its number, from 1; 0 is any
	Failure string `json:"failure,omitempty"` // in place of a state: what fails where
	// of the report of the failure, thread by thread, the failing one first
	Stacks []GoalStack `json:"stacks,omitempty"`
	// what was found is no more than the end of an execution: whether main comes to its beginning is not known
	Suffix   *GoalSuffix `json:"suffix,omitempty"`
	Distance int         `json:"distance,omitempty"` // basic blocks at least, of the nearest state seen; 0: not known
}

// GoalSuffix is where the end of an execution begins.
type GoalSuffix struct {
	Blocks int    `json:"blocks"` // basic blocks at least from there to the failure, of functions of the failing stack
	At     string `json:"at"`     // where the failing thread stands then
}

// OnlySuffix makes the document that of a suffix: the failure follows from states of which it is not known whether the
// program comes to them. So the verdict is unknown.
func (d *Document) OnlySuffix(blocks int, at string) {
	d.Verdict, d.Goal.Suffix, d.Goal.Reached = Unknown, &GoalSuffix{blocks, at}, "suffix"
}

// GoalStack is a thread of a report, with what became of its frames.
type GoalStack struct {
	Thread string      `json:"thread"`
	Failed bool        `json:"failed,omitempty"`
	Frames []GoalFrame `json:"frames"`
}

// GoalFrame is a frame of a report: whether the program has it, and what there is to say of that.
type GoalFrame struct {
	Text    string `json:"text"`
	Fits    bool   `json:"fits"`
	Comment string `json:"comment,omitempty"`
}

// String is the state in a few words.
func (g *Goal) String() string {
	who := "a thread"
	if g.Thread > 0 {
		who = fmt.Sprintf("thread %d", g.Thread)
	}
	switch {
	case g.Failure != "":
		return g.Failure
	case g.At == "":
		return g.When
	case g.When == "":
		return who + " at " + g.At
	}
	return who + " at " + g.At + " with " + g.When
}

// looksFor takes down the state that a run looked for, and how near it came. An entry about what else was not looked for
// says nothing then.
func (d *Document) looksFor(g *Goal, r *execute.Result) {
	if g == nil {
		return
	}
	own := *g
	own.Text, own.Reached = g.String(), d.reached()
	if d.Goal = &own; d.Verdict == Unknown && (g.At != "" || g.Failure != "") {
		own.Distance = r.Stats.Nearest
	}
	first := d.Verdict == Violated
	d.Ledger = slices.DeleteFunc(d.Ledger, func(e Entry) bool {
		return e.Kind == "nothing-undefined-left-out" || first && e.Kind == execute.LimitReached
	})
}

// reached is from where the state was reached, or that it was not.
func (d *Document) reached() string {
	switch {
	case d.Verdict == Safe:
		return "no"
	case d.Verdict == Unknown:
		return "unknown"
	case d.Scope == ScopeFragment:
		return "checkpoint"
	}
	return "main"
}

// placeGoal takes what looks at the state out of violations, which is none of the program's: what it computes with, and,
// at any moment, its place.
func (d *Document) placeGoal() {
	if d.run.Goal == nil {
		return
	}
	for i := range d.Violations {
		v := &d.Violations[i]
		own := func(o explain.Operand) bool { return strings.HasPrefix(o.Text, "__midway_") }
		if slices.ContainsFunc(v.Operands, own) {
			v.Operands, v.Explains = slices.DeleteFunc(v.Operands, own), ""
		}
		if d.run.Goal.At == "" && d.run.Goal.Failure == "" {
			v.At, v.Column, v.Function, v.anywhere = "", 0, "", true
		}
	}
}

// answers to whether a state is possible, by verdict.
var answers = map[string]string{Violated: "YES", Safe: "NO", Unknown: "UNKNOWN"}

// answer writes the first line of a run that looked for a state.
func (t *text) answer(d *Document) {
	word := d.Verdict
	if word == Violated && !d.Reaches(t.FailOn) {
		word = Unknown
	}
	colour := map[string]string{Violated: red, Safe: green, Unknown: yellow}[word]
	answer := answers[word]
	if d.Goal.Suffix != nil {
		answer = "SUFFIX ONLY"
	}
	for i, l := range wrapped(answer+": "+headline(d), t.Width) {
		if i == 0 {
			l = t.paint(colour, answer) + l[len(answer):]
		}
		t.line("%s", l)
	}
}

// sentence says whether the state is possible.
func (g *Goal) sentence(d *Document) string {
	reached, not := "reached", "not reachable"
	if g.Failure != "" {
		reached, not = "reconstructed", "not possible"
	}
	from, paths := "main", count(d.Stats.Paths, "path")
	if d.Scope == ScopeFragment {
		from = "this context"
	}
	if x := g.Suffix; x != nil {
		return fmt.Sprintf("reconstructed from %s, %s before the failure, as the stacks were then: %s; whether main comes to "+
			"that is not known", x.At, count(x.Blocks, "basic block"), g)
	}
	switch d.Verdict {
	case Violated:
		return fmt.Sprintf("%s from %s: %s", reached, from, g)
	case Safe:
		if n := d.Stats.RunsPruned; n > 0 {
			paths += fmt.Sprintf(", %d more covered by what was seen", n)
		}
		return fmt.Sprintf("%s from %s: %s; explored completely (%s)", not, from, g, paths)
	}
	near := ""
	if g.Distance > 0 {
		near = fmt.Sprintf("; the nearest place that a thread came to is %s away", count(g.Distance, "basic block"))
	}
	return fmt.Sprintf("not found from %s: %s%s; %s explored%s", from, g, near, paths, because(d))
}

// stacks says what of a report's stacks the program has, frame by frame where it has not all.
func (t *text) stacks(g *Goal) {
	if g == nil || len(g.Stacks) == 0 {
		return
	}
	t.title("Stacks of the report")
	for _, s := range g.Stacks {
		who := "thread " + cmp.Or(s.Thread, "that failed")
		if s.Failed && s.Thread != "" {
			who += " (failed)"
		}
		fits := 0
		for _, f := range s.Frames {
			if f.Fits {
				fits++
			}
		}
		t.line("  %s: %d of %s fit the program", who, fits, count(len(s.Frames), "frame"))
		for _, f := range s.Frames {
			if f.Comment != "" {
				t.para("    ", "      ", f.Text+": "+f.Comment)
			}
		}
	}
}

// ofProgram is a violation's schedule without the steps that only look at states: of a state that is looked for, but for
// the last one.
func ofProgram(p *ir.Program, v *execute.ViolationRecord, steps []Step) []Step {
	if len(steps) != len(v.Schedule) || !slices.ContainsFunc(v.Schedule, func(s execute.Step) bool { return observes(p, &s) }) {
		return steps
	}
	out := []Step{}
	for i := range steps {
		last := i == len(steps)-1 && v.Kind == property.Reached
		if last || !observes(p, &v.Schedule[i]) {
			out = append(out, steps[i])
		}
	}
	return out
}

// observes reports whether a step only looks at states.
func observes(p *ir.Program, s *execute.Step) bool {
	if int(s.Func) >= len(p.Funcs) {
		return false
	}
	f := p.Funcs[s.Func]
	if f.Observes || int(s.PC) >= len(f.Code) || f.Code[s.PC].Op != ir.OpCall {
		return f.Observes
	}
	callee := f.Calls[f.Code[s.PC].Aux].Callee
	return callee != ir.None && p.Funcs[callee].Observes
}
