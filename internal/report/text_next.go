package report

import (
	"fmt"
	"slices"
	"strings"
)

// next says what would decide an unknown result or remove a possible violation, a line each, most useful first.
func (t *text) next(d *Document) {
	list := nextSteps(d, t.FailOn)
	if len(list) == 0 {
		return
	}
	t.title("What would decide more")
	for _, s := range list {
		t.para("  - ", "    ", s)
	}
}

// nextSteps are the file or declaration that is missing, then assumptions that remove a violation, then limits that were
// met.
func nextSteps(d *Document, failOn string) []string {
	if d.Verdict == Safe {
		return nil
	}
	return slices.Concat(missingFiles(d), arguments(d), assumptions(d, failOn), limits(d))
}

// missingFiles are functions without a body that were called and could do something.
func missingFiles(d *Document) []string {
	called := calledWithout(d)
	if len(called) == 0 {
		return nil
	}
	return []string{fmt.Sprintf(
		"the file that defines %s, or one that says in C what it does; or what it touches: --extern %s=pure, =arguments or =anything",
		Named(called),
		called[0],
	)}
}

// arguments says what shows only as main gets no arguments.
func arguments(d *Document) []string {
	var which []string
	for i := range d.Violations {
		if d.Violations[i].NoArguments {
			which = append(which, fmt.Sprint(i+1))
		}
	}
	if which == nil {
		return nil
	}
	text := `arguments of main, such as --args "-n 4": without them there is ` + strings.Join(which, ", ")
	if len(which) == len(d.Violations) {
		text += ", and what comes behind it in main was not seen with arguments"
	}
	return []string{text}
}

// maxAssumptions is how many violations are told how to be excluded.
const maxAssumptions = 5

// assumptions are lines of a context file that exclude violations which it allows.
func assumptions(d *Document, failOn string) (out []string) {
	for _, f := range findings(d) {
		v := &d.Violations[f.of]
		line, which := v.Assume, fmt.Sprint(f.of+1)
		if len(f.follow) > 0 && v.Excludes != "" {
			line, which = v.Excludes, which+" and what follows it"
		}
		if line == "" || v.Level == Latent && failOn != Latent {
			continue
		}
		if len(out) == maxAssumptions {
			return append(out, "for further violations: an assume line each, in the JSON and HTML")
		}
		out = append(
			out,
			fmt.Sprintf(
				"if the program never is in such a state, a line of the context file removes %s: assume: [%q]",
				which,
				line,
			),
		)
	}
	return out
}

// limitAdvice says, by what the ledger has, what would be different without the limit.
var limitAdvice = []struct{ kind, says, advice string }{
	{"limit", "the first violation", "leave out --first: it stopped at the first violation"},
	{"limit", "memory limit", "a larger --memory: the run stopped as it was used up"},
	{"limit", "paths", "a larger --paths: the run stopped there"},
	{"limit", "time limit", "a longer --time: the run stopped as it was over"},
	{"time-limit", "", "a longer --time: the run stopped as it was over"},
	{"memory-limit", "", "a larger --memory: the run stopped as it was used up"},
	{"path-limit", "", "a larger --paths: the run stopped there"},
	{"unroll-limit", "", "a larger --unroll: threads were stopped in loops"},
	{"branch-limit", "", "a larger --branches: paths were cut there"},
	{"step-limit", "", "a longer --step-time: instructions that took longer ended their paths"},
	{"solver-unknown", "", "a larger --solver-limit: the solver gave up in it"},
	{"delay-limit", "", "a longer --time: schedules with more delays were left out"},
}

// limits are the limits that were met, and what explores less for the same answer.
func limits(d *Document) (out []string) {
	stopped := false
	for _, a := range limitAdvice {
		met := func(e Entry) bool { return e.Kind == a.kind && strings.Contains(e.Text, a.says) }
		if slices.ContainsFunc(d.Ledger, met) && !slices.Contains(out, a.advice) {
			out = append(out, a.advice)
		}
	}
	for _, kind := range []string{"limit", "time-limit", "memory-limit"} {
		stopped = stopped || d.Has(kind)
	}
	if d.Verdict != Unknown || !stopped {
		return out
	}
	if d.Command == "check" && !slices.Contains(d.Reductions, "summaries") {
		out = append(out, "--prune, which explores nothing that earlier schedules cover")
	}
	if len(d.Properties) > 1 {
		out = append(out, "fewer --properties (assertions alone have the fewest schedules)")
	}
	if d.Stats.Paths == 0 && d.Stats.States > 0 {
		out = append(
			out,
			"--unroll or --branches, which stop what goes round too often, so that something is seen to an end",
		)
	}
	return append(out, "a smaller program: fewer threads, shorter loops")
}
