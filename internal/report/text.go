package report

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// TextOptions say how the human text looks.
type TextOptions struct {
	Color     bool
	MaxListed int                    // violations and paths listed at most; 0 lists all
	FailOn    string                 // the weakest level of a violation that counts; "" is Conditional
	Source    func(at string) string // the source line at file:line, or ""
}

// Long conditions and schedules are shortened in the text; the JSON document has all of them.
const (
	maxConjuncts  = 8
	maxConjunct   = 200 // characters
	maxOp         = 80  // characters
	maxHeadSteps  = 20
	maxTailSteps  = 80
	maxInputs     = 40
	maxLedgerRows = 20 // per kind
)

// WriteText writes the document for a person.
func (d *Document) WriteText(w io.Writer, o TextOptions) error {
	out := bufio.NewWriter(w)
	t := &text{Writer: out, TextOptions: o, folders: sharedNames(d), sideBySide: d.Command == "check"}
	t.FailOn = cmp.Or(t.FailOn, Conditional)
	if t.Source == nil {
		t.Source = func(string) string { return "" }
	}
	t.verdict(d)
	io.WriteString(t, ExternalsText(d.Externals))
	t.violations(d)
	t.paths(d)
	t.ledger(d)
	t.advice(d)
	t.stats(d)
	t.summaries(d.Summaries)
	return out.Flush()
}

type text struct {
	io.Writer
	TextOptions
	sideBySide bool // schedules have one column per thread
	folders    bool // places in schedules keep their folders: two files of different folders have one name
}

func (t *text) line(format string, args ...any) { fmt.Fprintf(t, format+"\n", args...) }

// paint wraps s in a terminal's colour, where colours are on.
func (t *text) paint(code, s string) string {
	if !t.Color {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[0m"
}

const (
	bold   = "1"
	dim    = "2"
	red    = "1;31"
	green  = "1;32"
	yellow = "1;33"
)

func (t *text) violations(d *Document) {
	listed, latent := 0, 0
	brief, follows := notReplayed(d), followers(d)
	for i := range d.Violations {
		if brief[i] || follows[i] {
			continue
		}
		if t.MaxListed > 0 && listed == t.MaxListed {
			t.line("\n… %d more violations (--max-listed)", len(d.Violations)-listed-latent)
			return
		}
		if d.Violations[i].Level == Latent && t.FailOn != Latent {
			latent += 1 + len(d.Violations[i].Follows)
			continue
		}
		listed += 1 + len(d.Violations[i].Follows)
		t.violation(i+1, &d.Violations[i])
		t.others(d, &d.Violations[i])
	}
	t.briefly(d, brief)
	if latent > 0 {
		t.line(
			"\n%d latent: nothing is known of what decides it (in the JSON and HTML; --fail-on latent lists it)",
			latent,
		)
	}
}

// followers are the violations, by index, that are listed under another one.
func followers(d *Document) map[int]bool {
	out := map[int]bool{}
	for i := range d.Violations {
		for _, j := range d.Violations[i].Follows {
			out[j] = true
		}
	}
	return out
}

// others lists the violations that need a condition which one needs, by number and place.
func (t *text) others(d *Document, v *Violation) {
	if len(v.Follows) == 0 {
		return
	}
	places := make([]string, len(v.Follows))
	for i, j := range v.Follows {
		places[i] = fmt.Sprintf("%d. at %s", j+1, orUnknown(d.Violations[j].At))
		if kind := d.Violations[j].Kind; kind != v.Kind {
			places[i] = fmt.Sprintf("%d. %s at %s", j+1, kind, orUnknown(d.Violations[j].At))
		}
	}
	t.line("   and %s more with the same cause, %s:", fmt.Sprint(len(places)), shortened(v.Cause, maxConjunct))
	for len(places) > 0 {
		n := min(len(places), perLine)
		t.line("     %s", strings.Join(places[:n], ", "))
		places = places[n:]
	}
	if v.Excludes != "" {
		t.line("   a context with this line excludes all of them, as they were seen")
		t.line("     assume: [%q]", v.Excludes)
	}
}

// perLine is how many places are in a line.
const perLine = 5

// manyNotReplayed is from how many on violations that no replay has confirmed get a line each.
const manyNotReplayed = 12

// notReplayed are the conditional violations that were not replayed, by index, where there are so many that they would
// hide the others. Those that are listed under another one are not among them.
func notReplayed(d *Document) map[int]bool {
	out, follows := map[int]bool{}, followers(d)
	for i := range d.Violations {
		if v := &d.Violations[i]; v.Level == Conditional && !v.Validated && !follows[i] && len(v.Follows) == 0 {
			out[i] = true
		}
	}
	if len(out) < manyNotReplayed {
		return nil
	}
	return out
}

// briefly lists violations in a line each.
func (t *text) briefly(d *Document, which map[int]bool) {
	if len(which) == 0 {
		return
	}
	t.line(
		"\n%d conditional and not replayed, as time was over or the condition is long; in full in the JSON and HTML",
		len(which),
	)
	for i := range d.Violations {
		if v := &d.Violations[i]; which[i] {
			t.line("  %3d. %s at %s: %s", i+1, v.Kind, orUnknown(v.At), shortened(v.Text, maxConjunct))
		}
	}
}

func (t *text) violation(n int, v *Violation) {
	t.line("\n%s", t.paint(bold, fmt.Sprintf("%d. %s at %s", n, v.Kind, orUnknown(v.At))))
	if src := t.Source(v.At); src != "" {
		t.line("     %s %s", t.paint(dim, v.At+" |"), src)
	}
	if v.Text != "" {
		t.line("   %s", v.Text)
	}
	for _, s := range v.Details {
		t.line("   %s", s)
	}
	t.condition(v)
	t.inputs(v.Inputs)
	if t.sideBySide {
		t.lanes(v.Schedule)
	} else {
		t.schedule(v.Schedule)
	}
	t.line("   %s; seen on %s", levelText(v), count(v.Count, "path"))
	if v.Assume != "" && v.Assume != v.Excludes {
		t.line("   a context with this line excludes it")
		t.line("     assume: [%q]", v.Assume)
	}
}

func (t *text) condition(v *Violation) {
	if len(v.conjuncts) == 0 {
		switch {
		case v.Condition == "true" || v.Condition == "" || v.given > 0 || v.Needs == "true":
			t.line("   happens from every initial state%s, along the schedule below", given(v))
			return
		}
		v.conjuncts = []string{v.Condition}
	}
	when := "when"
	if v.whole {
		when = "when (all that a path needs, not the least: equal pointers first, then what was decided last)"
	}
	if v.given == 0 {
		t.line("   happens %s", when)
	} else {
		t.line("   happens from an initial state%s %s", given(v), when)
	}
	for i, c := range v.conjuncts {
		if i == maxConjuncts {
			t.line("     … and %d further conditions", len(v.conjuncts)-i)
			return
		}
		and := "   "
		if i > 0 {
			and = "&& "
		}
		t.line("     %s%s", and, shortened(c, maxConjunct))
	}
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
			t.line("     … and %d further values", len(inputs)-i)
			return
		}
		from := ""
		if in.At != "" {
			from = t.paint(dim, "  from "+in.At)
		}
		t.line("     %s = %s%s", in.Name, valueText(in), from)
	}
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

// visible leaves out what library models decided inside themselves.
func visible(steps []Step) []Step {
	var out []Step
	for _, s := range steps {
		if !s.model {
			out = append(out, s)
		}
	}
	return out
}

// schedule writes one line per step: number, thread, operation, place and source line.
func (t *text) schedule(steps []Step) {
	if len(steps) == 0 {
		return
	}
	t.line("   schedule")
	tab := tabwriter.NewWriter(t, 0, 8, 2, ' ', 0)
	steps = visible(steps)
	for i, s := range steps {
		if left := len(steps) - maxHeadSteps - maxTailSteps; left > 0 && i >= maxHeadSteps && i < maxHeadSteps+left {
			if i == maxHeadSteps {
				fmt.Fprintf(tab, "     \t\t… %d steps\n", left)
			}
			continue
		}
		op := s.Op
		if s.Detail != "" {
			op += " " + s.Detail
		}
		fmt.Fprintf(
			tab,
			"     %3d\t%s\t%s\t%s\t%s\n",
			i+1,
			s.Thread,
			shortened(op, maxOp),
			t.short(s.At),
			t.Source(s.At),
		)
	}
	tab.Flush()
}

// short drops the folders of a place where the file's name says enough.
func (t *text) short(at string) string {
	if t.folders {
		return at
	}
	return at[strings.LastIndexByte(at, '/')+1:]
}

// sharedNames reports whether two files in the document's schedules differ in their folders only.
func sharedNames(d *Document) bool {
	full := map[string]string{}
	for i := range d.Violations {
		for _, s := range d.Violations[i].Schedule {
			file, _, _ := strings.Cut(s.At, ":")
			name := file[strings.LastIndexByte(file, '/')+1:]
			if other, seen := full[name]; seen && other != file {
				return true
			}
			full[name] = file
		}
	}
	return false
}

// paths lists the explored paths: how each ended, under which condition, and who ran when.
func (t *text) paths(d *Document) {
	if len(d.Paths) == 0 {
		return
	}
	t.line("\n%s", t.paint(bold, "Paths"))
	for i := range d.Paths {
		if t.MaxListed > 0 && i == t.MaxListed {
			t.line("  … %d more paths (--max-listed)", d.Stats.Paths-i)
			return
		}
		p := &d.Paths[i]
		outcome := p.Outcome
		if p.Violation != nil {
			outcome = fmt.Sprintf("violation %d", *p.Violation+1)
		}
		when := ""
		if decided := p.decided(); decided != "true" {
			when = "  when " + shortened(decided, maxConjunct)
		}
		t.line("  %d. %s: %s%s", i+1, outcome, threadOrder(p.steps()), when)
	}
}

// threadOrder is who ran in which order, stretches of one thread counted: "t1×3 t2 t1×2".
func threadOrder(steps []Step) string {
	const maxStretches = 24
	var out []string
	for i := 0; i < len(steps); {
		j := i
		for j < len(steps) && steps[j].Thread == steps[i].Thread {
			j++
		}
		if len(out) == maxStretches {
			return strings.Join(out, " ") + fmt.Sprintf(" … (%d steps)", len(steps))
		}
		if j-i > 1 {
			out = append(out, fmt.Sprintf("%s×%d", steps[i].Thread, j-i))
		} else {
			out = append(out, steps[i].Thread)
		}
		i = j
	}
	if len(out) == 0 {
		return "no step"
	}
	return strings.Join(out, " ")
}

func shortened(s string, max int) string {
	if r := []rune(s); len(r) > max {
		return string(r[:max]) + " …"
	}
	return s
}

func orUnknown(at string) string {
	if at == "" {
		return "an unknown place"
	}
	return at
}

// count is "1 path", "2 paths", "2 queries".
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	if stem, ok := strings.CutSuffix(noun, "y"); ok {
		return fmt.Sprintf("%d %sies", n, stem)
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
