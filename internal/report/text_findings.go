package report

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/property"
	"midway/soundness/explain"
)

// findings lists each bug once: in full what counts, in a line each what was not replayed where that is much, and only
// the number of what is latent.
func (t *text) findings(d *Document) {
	latent, listed := 0, 0
	all := findings(d)
	brief := notReplayed(d, all)
	for i := range all {
		f := &all[i]
		switch {
		case brief[f.of]:
		case d.Violations[f.of].Level == Latent && t.FailOn != Latent:
			latent += 1 + f.members()
		case t.MaxListed > 0 && listed >= t.MaxListed:
			t.line("\n… %d more violations (--max-listed)", len(d.Violations)-listed-latent)
			return
		default:
			listed += 1 + f.members()
			t.finding(d, f)
		}
	}
	t.briefly(d, all, brief)
	if latent > 0 {
		t.line("")
		t.para("", "  ", fmt.Sprintf(
			"%d latent: nothing is known of what decides it (in the JSON and HTML; --fail-on latent lists it)", latent,
		))
	}
}

// manyNotReplayed is from how many on violations that no replay has confirmed get a line each.
const manyNotReplayed = 12

// notReplayed are the conditional violations that were not replayed, by index, where there are so many that they would
// hide the others. Those that stand for several are not among them.
func notReplayed(d *Document, all []finding) map[int]bool {
	out := map[int]bool{}
	for i := range all {
		if v := &d.Violations[all[i].of]; v.Level == Conditional && !v.Validated && len(all[i].follow) == 0 {
			out[all[i].of] = true
		}
	}
	if len(out) < manyNotReplayed {
		return nil
	}
	return out
}

// briefly lists findings in a line each.
func (t *text) briefly(d *Document, all []finding, which map[int]bool) {
	if len(which) == 0 {
		return
	}
	t.line("")
	t.para("", "", fmt.Sprintf(
		"%d conditional and not replayed, as time was over or the condition is long; in full in the JSON and HTML",
		len(which),
	))
	for i := range all {
		if v := &d.Violations[all[i].of]; which[all[i].of] {
			t.line("  %3d. %s at %s: %s", all[i].of+1, v.Kind, orUnknown(v.At), shortened(v.Text, maxConjunct))
		}
	}
}

// finding writes a violation: headline, source, cause, condition, example, schedule, and what belongs to it.
func (t *text) finding(d *Document, f *finding) {
	v := &d.Violations[f.of]
	t.headline(f.of+1, v)
	at := v.place()
	if src := t.quoted(at, v.column()); src != "" {
		t.line("     %s %s", t.paint(dim, at+" |"), cut(src, t.Width-width(at)-len("      | ")))
	}
	for _, s := range causes(v) {
		t.para("   ", "     ", s)
	}
	if v.NoArguments {
		t.para("   ", "     ", "It shows only as main gets no arguments but the program's name: --args gives it some.")
	}
	t.causedBy(d, f)
	t.condition(v)
	t.inputs(v.Inputs)
	t.schedule(v)
	t.para("   ", "     ", levelText(v)+"; seen on "+count(v.Count, "path"))
	t.showing(d, v)
	t.belongs(d, f, "   ")
}

func (t *text) headline(n int, v *Violation) {
	colour := yellow
	if v.Level == Confirmed || v.Level == Manifest {
		colour = red
	}
	where := " at " + orUnknown(v.place()) + v.in()
	if v.anywhere {
		where = ""
	}
	t.line("\n%s   %s", t.paint(bold, fmt.Sprintf("%d. %s%s", n, v.Kind, where)),
		t.paint(colour, "["+v.Level+"]"))
}

// spot is where something shows.
type spot struct {
	at, function string // function is "" where it is not known
	column       int
	from         *explain.Caller // of a wrapper of a library function
}

// spot is where a violation shows: of a data race in which one side alone holds no lock that side, as a lock is missing
// there more often than at the other.
func (v *Violation) spot() spot {
	if a := v.Race.bare(); a != nil {
		function, _, _ := strings.Cut(first(a.Stack), " at ")
		return spot{a.At, function, a.Column, a.From}
	}
	return spot{v.At, v.Function, v.Column, v.From}
}

// in is the function in which a violation shows, for a headline: of a wrapper of a library function its caller.
func (v *Violation) in() string {
	switch s := v.spot(); {
	case s.from != nil:
		return " in " + s.from.Func + " (" + inside(s.at, s.function, s.from) + ")"
	case s.function != "":
		return " in " + s.function
	}
	return ""
}

// place is where a violation shows to people: in a wrapper of a library function where that was called.
func (v *Violation) place() string {
	s := v.spot()
	if s.from != nil {
		return s.from.At
	}
	return s.at
}

// column is the column of that place, 0 where it is not known.
func (v *Violation) column() int {
	s := v.spot()
	if s.from != nil {
		return s.from.Column
	}
	return s.column
}

// causes are what a violation is and why it happens, a line each; what belongs to a line, as a stack to its access, is
// in that line.
func causes(v *Violation) (out []string) {
	if v.Explains != "" {
		return explained(v)
	}
	text := strings.TrimSpace(strings.TrimPrefix(v.Text, v.Kind+":"))
	if text != "" {
		out = append(out, text)
	}
	for _, s := range v.Details {
		if more, ok := strings.CutPrefix(s, "  "); ok && len(out) > 0 {
			if in, ok := strings.CutPrefix(more, "in "); ok {
				out[len(out)-1] += " in " + in
			} else {
				out[len(out)-1] += ", " + more
			}
			continue
		}
		out = append(out, s)
	}
	return out
}

// explained is causes where the cause is known in sentences: what the violation's own text says beside them comes first.
func explained(v *Violation) (out []string) {
	switch property.Kind(v.Kind) {
	case property.OutOfBounds, property.SignedOverflow:
		out = append(out, v.Text)
	}
	said := v.sentences()
	switch {
	case said == nil:
		said = []string{v.Explains}
	case len(out) > 0 && v.Object != nil: // the text has the object and the offset
		said = said[1:]
	}
	return slices.Concat(out, said, v.conditions(), v.order(), v.Deadlock.picture(), v.stacks(), v.notes)
}

func (t *text) condition(v *Violation) {
	conds := v.conjuncts
	if len(conds) == 0 {
		if v.Condition == "true" || v.Condition == "" || v.given > 0 || v.Needs == "true" {
			t.para("   ", "     ", "happens "+t.whenever(v))
			t.rest(v)
			return
		}
		conds = []string{v.Condition}
	}
	when := "when"
	if v.whole {
		when = "when (all that a path needs, not the least: equal pointers first, then what was decided last)"
	}
	if v.given > 0 {
		when = "from an initial state" + given(v) + " " + when
	}
	t.para("   ", "     ", "happens "+when)
	for i, c := range conds {
		if i == maxConjuncts {
			t.line("     … and %s", count(len(conds)-i, "further condition"))
			return
		}
		and := "        "
		if i > 0 {
			and = "     && "
		}
		t.para(and, "          ", shortened(c, maxConjunct))
	}
	t.rest(v)
}

// rest says what conditions of the path are left out.
func (t *text) rest(v *Violation) {
	if v.rest == 0 {
		return
	}
	how := "along this schedule"
	if v.others {
		how = "along this schedule or another one that was seen"
	}
	do, them := "do", "them"
	if v.rest == 1 {
		do, them = "does", "it"
	}
	t.para("     ", "       ", fmt.Sprintf("%s of this path %s not matter: it happens without %s, %s (in the JSON)",
		count(v.rest, "further condition"), do, them, how))
}

// whenever says when a violation happens that needs no condition.
func (t *text) whenever(v *Violation) string {
	scheduled := len(visible(v.Schedule)) > 0
	switch {
	case t.fromMain && scheduled && t.always(v):
		return "on every path that was explored, whatever the order"
	case t.fromMain && scheduled:
		return "whenever the threads run as below"
	case t.fromMain:
		return "always: no other thread is needed"
	case scheduled:
		return "from every initial state" + given(v) + ", along the schedule below"
	}
	return "from every initial state" + given(v) + ": no other thread is needed"
}

// always reports whether every schedule shows a violation: each path of a complete exploration does, and none was left
// out because its state is covered by what was seen, as that path may pass. Races are counted by access, not by path.
func (t *text) always(v *Violation) bool {
	return v.Race == nil && t.complete > 0 && v.Count == t.complete
}

// given mentions what is assumed of the initial state beside what the path decided.
func given(v *Violation) string {
	if v.given == 0 {
		return ""
	}
	return " that is as assumed (" + count(v.given, "condition") + ", in the JSON)"
}

func (t *text) inputs(inputs []Input) {
	if len(inputs) == 0 {
		return
	}
	t.line("   for example with")
	for i, in := range inputs {
		if i == maxInputs {
			t.line("     … and %s", count(len(inputs)-i, "further value"))
			return
		}
		from := ""
		if in.At != "" {
			from = t.paint(dim, "  from "+in.At)
		}
		t.line("     %s %s%s", in.Name, is(in), from)
	}
}

// is is what an unknown is, behind its name: of a call that may fail, that it does or not.
func is(in Input) string {
	if in.Text == "succeeds" || in.Text == "fails" {
		return in.Text
	}
	return "= " + valueText(in)
}

// valueText shows a value in decimal, as a signed number too where its top bit is set.
func valueText(in Input) string {
	if in.Text != "" {
		return in.Text
	}
	if in.Bits < 1 || in.Bits > 64 || in.Bits == 1 || in.Value>>(in.Bits-1) == 0 {
		return fmt.Sprint(in.Value)
	}
	shift := 64 - uint(in.Bits)
	return fmt.Sprintf("%d (unsigned %d)", int64(in.Value<<shift)>>shift, in.Value)
}

// causedBy says which races lead to a finding: in full those that are listed with it.
func (t *text) causedBy(d *Document, f *finding) {
	with := f.all()
	var elsewhere []string
	for _, j := range d.Violations[f.of].CausedBy {
		if !slices.Contains(with, j) {
			elsewhere = append(elsewhere, fmt.Sprint(j+1))
		}
	}
	for i := range f.causes {
		c := f.causes[i].as(d.Violations[f.of].CausedBy)
		v := &d.Violations[c.of]
		t.line("   +1 that leads to it: %d. %s at %s%s   [%s]", c.of+1, v.Kind, orUnknown(v.place()), v.in(), v.Level)
		for _, s := range causes(v) {
			t.para("     ", "       ", s)
		}
		t.belongs(d, c, "     ")
	}
	if len(elsewhere) > 0 {
		t.para("   ", "     ", "listed above, and leads to it, too: "+strings.Join(elsewhere, ", "))
	}
}

// belongs lists what is the same bug as a finding, by number and place.
func (t *text) belongs(d *Document, f *finding, indent string) {
	v := &d.Violations[f.of]
	t.group(d, v, f.same, indent, "also found as")
	kind, on := "more race", raced(v)
	if on == "" {
		kind, on = "more deadlock", contended(v)
	}
	t.group(d, v, f.siblings, indent, fmt.Sprintf("+%s on %s", count(len(f.siblings), kind), on))
	follow := "that follow, as they need the same"
	if len(f.follow) == 1 {
		follow = "that follows, as it needs the same"
	}
	t.group(d, v, f.follow, indent, fmt.Sprintf("+%d %s (%s)", len(f.follow), follow, shortened(v.Cause, maxConjunct)))
}

// group lists violations behind a sentence, several in a line.
func (t *text) group(d *Document, of *Violation, list []int, indent, what string) {
	if len(list) == 0 {
		return
	}
	places := make([]string, len(list))
	for i, j := range list {
		v := &d.Violations[j]
		at := orUnknown(v.place())
		if at == of.place() && v.column() != of.column() && v.column() > 0 { // another statement of the line
			at = fmt.Sprintf("%s:%d", at, v.column())
		}
		places[i] = fmt.Sprintf("%d. at %s", j+1, at)
		if v.Kind != of.Kind {
			places[i] = fmt.Sprintf("%d. %s at %s", j+1, v.Kind, at)
		}
		if v.Level != of.Level {
			places[i] += " [" + v.Level + "]"
		}
	}
	t.para(indent, indent+"  ", what+": "+strings.Join(places, ", "))
}
