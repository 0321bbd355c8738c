package report

import (
	"fmt"
	"slices"
	"sort"
	"strings"
)

// verdict writes the first lines: what was found, on how much, under which assumptions.
func (t *text) verdict(d *Document) {
	word, text := d.Verdict, headline(d)
	if word == Violated && !d.Reaches(t.FailOn) {
		word, text = Unknown, text+"; none is "+orStronger(t.FailOn)
	}
	colour := map[string]string{Violated: red, Safe: green, Unknown: yellow}[word]
	t.line("%s: %s", t.paint(colour, strings.ToUpper(word)), text)
	if list := kinds(d, "assumption"); len(list) > 0 {
		t.line("assuming: %s", strings.Join(list, ", "))
	}
}

// headline is the verdict in one sentence, without its name: what was found, and on how much.
func headline(d *Document) string {
	what := "the program"
	if d.Scope == ScopeFragment {
		what = "the fragment from this context"
	}
	paths := count(d.Stats.Paths, "path")
	switch d.Verdict {
	case Violated:
		return fmt.Sprintf(
			"%s in %s, %s explored%s",
			count(len(d.Violations), "violation"),
			what,
			paths,
			incompleteText(d),
		)
	case Safe:
		if n := d.Stats.RunsPruned; n > 0 {
			paths += fmt.Sprintf(", %d more covered by what was seen", n)
		}
		return fmt.Sprintf("no violation of %s in %s, explored completely (%s)", wordList(d.Properties), what, paths)
	}
	found := "nothing found"
	if n := len(d.Violations); n > 0 {
		found = count(n, "violation") + " not known to be possible"
	}
	return fmt.Sprintf("%s in %s, %s explored, but behaviour may be missing%s", found, what, paths, because(d))
}

// orStronger is a level and those above it, as a sentence names them.
func orStronger(level string) string {
	return strings.Join(Levels[:slices.Index(Levels, level)+1], " or ")
}

func incompleteText(d *Document) string {
	if d.Complete && len(kinds(d, "incomplete")) == 0 {
		if d.Has("after-race") {
			return "; complete up to data races"
		}
		return ""
	}
	return "; there may be more" + because(d)
}

// because names what made a run incomplete.
func because(d *Document) string {
	if list := kinds(d, "incomplete"); len(list) > 0 {
		return " (" + strings.Join(list, ", ") + ")"
	}
	return ""
}

// maxNamed is the length up to which a kind's only entry is named by its own text.
const maxNamed = 60

// calledWithout are the functions without a body that were called.
func calledWithout(d *Document) (out []string) {
	for _, e := range d.Ledger {
		name, _, _ := strings.Cut(e.Text, " ")
		if e.Kind == "unmodelled-call" && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}

// kinds lists the kinds of ledger entries with an effect, each once: by the text of the only entry where that is
// short, else as words and with the number of places.
func kinds(d *Document, effect string) []string {
	var out []string
	places := map[string]int{}
	for _, e := range d.Ledger {
		if e.Effect == effect {
			places[e.Kind]++
		}
	}
	for _, e := range d.Ledger {
		if n := places[e.Kind]; e.Effect == effect && n > 0 {
			places[e.Kind] = 0
			words := strings.ReplaceAll(e.Kind, "-", " ")
			switch {
			case e.Kind == "unmodelled-call":
				words = "without a body: " + Named(calledWithout(d))
			case n > 1:
				words += fmt.Sprintf(" (%d places)", n)
			case len(e.Text) <= maxNamed:
				words = e.Text
			}
			out = append(out, words)
		}
	}
	return out
}

// wordList is "a", "a and b", "a, b and c".
func wordList(words []string) string {
	switch len(words) {
	case 0:
		return "any property"
	case 1:
		return words[0]
	}
	return strings.Join(words[:len(words)-1], ", ") + " and " + words[len(words)-1]
}

// ledgerTitles says in the reader's words what an effect means, strongest first.
var ledgerTitles = []struct{ effect, title string }{
	{"incomplete", "Behaviour may be missing because of"},
	{"assumption", "The result holds only if"},
	{"over-approximate", "Reported behaviour may be impossible because of"},
}

// ledger writes the entries grouped by effect, then by kind.
func (t *text) ledger(d *Document) {
	for _, group := range ledgerTitles {
		title := false
		rows := map[string]int{}
		for _, e := range d.Ledger {
			if e.Effect != group.effect {
				continue
			}
			if !title {
				t.line("\n%s", t.paint(bold, group.title))
				title = true
			}
			rows[e.Kind]++
			switch n := rows[e.Kind]; {
			case n <= maxLedgerRows:
				t.line("  - %s%s %s", e.Text, placed(e.At), t.paint(dim, "["+e.Kind+"]"))
			case n == maxLedgerRows+1:
				t.line("  - … more [%s]", e.Kind)
			}
		}
	}
}

// advice says what may decide a check that a limit has stopped.
func (t *text) advice(d *Document) {
	limited := func(e Entry) bool { return e.Kind == "limit" || e.Kind == "time-limit" }
	if d.Command != "check" || d.Verdict != Unknown || !slices.ContainsFunc(d.Ledger, limited) {
		return
	}
	var tries []string
	if !slices.Contains(d.Reductions, "summaries") {
		tries = append(tries, "--prune, which explores nothing that earlier schedules cover")
	}
	if len(d.Properties) > 1 {
		tries = append(tries, "--properties with fewer of them (assertions alone have the fewest schedules)")
	}
	if d.Stats.Paths == 0 && d.Stats.States > 0 {
		tries = append(
			tries,
			"--unroll or --branches, which stop what goes round too often, so that something is seen to an end",
		)
	}
	if len(tries) > 0 {
		t.line(
			"\nA limit was met. Worth a try: %s.",
			strings.Join(append(tries, "a smaller program: fewer threads, shorter loops"), "; "),
		)
	}
}

func placed(at string) string {
	if at == "" {
		return ""
	}
	return " (" + at + ")"
}

func (t *text) stats(d *Document) {
	s := &d.Stats
	t.line("\n%s", t.paint(bold, "Statistics"))
	t.line("  %s (%d cut short), %s explored to an end, %d pruned, %d blocked", count(s.Paths, "path"), s.PathsCut,
		count(s.Runs, "run"), s.RunsPruned, s.RunsBlocked)
	t.line("  %d states, %d instructions, %d forks", s.States, s.Instructions, s.Forks)
	t.line("  %s", queriesText(s))
	t.line("  %s in all, %s of memory at most", seconds(s.WallSeconds), bytesText(s.PeakMemoryBytes))
}

// summaries says what they were good for.
func (t *text) summaries(s *Summaries) {
	if s == nil {
		return
	}
	t.line("\n%s", t.paint(bold, "Summaries"))
	t.line(
		"  %d kept (%d of them of what decides only), %d used: they covered %d states; %s spent on them",
		s.Kept,
		s.Weak,
		s.Used,
		s.Covered,
		seconds(s.Seconds),
	)
	for _, u := range s.Most {
		t.line("  %6d × %s", u.Covered, strings.Join(u.Threads, ", "))
		t.line("           %s, %s, %s, %d asleep, %s behind it", count(u.Cells, "cell"), count(u.Registers, "register"),
			count(u.Inequalities, "inequality"), u.Asleep, count(u.Effects, "effect"))
	}
}

// queriesText counts solver queries by the tier that answered, most first.
func queriesText(s *Stats) string {
	type tier struct {
		name string
		n    uint64
	}
	var tiers []tier
	total := uint64(0)
	for name, n := range s.SolverQueries {
		if n == 0 {
			continue
		}
		tiers = append(tiers, tier{name, n})
		total += n
	}
	if total == 0 {
		return "no solver queries"
	}
	sort.Slice(tiers, func(i, j int) bool {
		if tiers[i].n != tiers[j].n {
			return tiers[i].n > tiers[j].n
		}
		return tiers[i].name < tiers[j].name
	})
	var parts []string
	for _, t := range tiers {
		parts = append(parts, fmt.Sprintf("%s %d", t.name, t.n))
	}
	return fmt.Sprintf(
		"%s in %s: %s",
		count(int(total), "solver query"),
		seconds(s.SolverSeconds),
		strings.Join(parts, ", "),
	)
}

func seconds(s float64) string {
	if s < 10 {
		return fmt.Sprintf("%.2f s", s)
	}
	return fmt.Sprintf("%.0f s", s)
}

func bytesText(b uint64) string {
	const mib = 1 << 20
	if b < mib {
		return fmt.Sprintf("%d KiB", b>>10)
	}
	return fmt.Sprintf("%d MiB", b/mib)
}
