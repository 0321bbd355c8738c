package report

import (
	"cmp"
	"fmt"
	"sort"
	"strings"
)

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
				t.title(group.title)
				title = true
			}
			rows[e.Kind]++
			switch n := rows[e.Kind]; {
			case n <= maxLedgerRows:
				t.para("  - ", "    ", e.Text+placed(e.At)+" ["+e.Kind+"]")
			case n == maxLedgerRows+1:
				t.line("  - … more [%s]", e.Kind)
			}
		}
	}
}

func placed(at string) string {
	if at == "" {
		return ""
	}
	return " (" + at + ")"
}

// externals says what functions without a body were taken to do.
func (t *text) externals(d *Document) {
	list := externalReadings(d.Externals)
	if len(list) == 0 {
		return
	}
	t.title(fmt.Sprintf("%s without a body", count(len(d.Externals), "function")))
	for _, s := range list {
		t.para("  - ", "    ", s)
	}
}

// endings are what paths come to, in the words of their count.
var endings = map[string]string{"fragment-end": "ends", "exit": "ends", "end": "ends", "violation": "violates"}

// paths counts the listed paths by how they end, and lists them where that is wanted: how each ended, under which
// condition, and who ran when.
func (t *text) paths(d *Document) {
	if len(d.Paths) == 0 {
		return
	}
	ends := map[string]int{}
	var order []string
	for i := range d.Paths {
		word := cmp.Or(endings[d.Paths[i].Outcome], d.Paths[i].Outcome)
		if d.Paths[i].Violation != nil {
			word = "violates"
		}
		if ends[word]++; ends[word] == 1 {
			order = append(order, word)
		}
	}
	for i, word := range order {
		if ends[word] > 1 && (word == "ends" || word == "violates") {
			order[i] = strings.TrimSuffix(word, "s")
		}
		order[i] = fmt.Sprintf("%d %s", ends[word], order[i])
	}
	what := fmt.Sprintf("%s: %s", count(len(d.Paths), "path"), strings.Join(order, ", "))
	if !t.ListPaths {
		t.line("\n%s; --list-paths lists them", what)
		return
	}
	t.title(what)
	for i := range d.Paths {
		if t.MaxListed > 0 && i == t.MaxListed {
			t.line("  … %d more paths (--max-listed)", d.Stats.Paths-i)
			return
		}
		t.path(i+1, &d.Paths[i])
	}
}

func (t *text) path(n int, p *Path) {
	outcome := p.Outcome
	if p.Violation != nil {
		outcome = fmt.Sprintf("violation %d", *p.Violation+1)
	}
	when := ""
	if decided := p.decided(); decided != "true" {
		when = "  when " + shortened(decided, maxConjunct)
	}
	t.para("  ", "     ", fmt.Sprintf("%d. %s: %s%s", n, outcome, threadOrder(p.steps()), when))
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

func (t *text) stats(d *Document) {
	s := &d.Stats
	t.title("Statistics")
	t.para("  ", "  ", fmt.Sprintf("%s (%d cut short), %s (%d pruned, %d blocked), %s, %s, %s", count(s.Paths, "path"),
		s.PathsCut, count(s.Runs, "run"), s.RunsPruned, s.RunsBlocked, count(s.States, "state"),
		count(int(s.Instructions), "instruction"), count(int(s.Forks), "fork")))
	t.para("  ", "  ", fmt.Sprintf("%s, %s of memory at most; %s", seconds(s.WallSeconds), bytesText(s.PeakMemoryBytes),
		queriesText(s)))
}

// summaries says what they were good for.
func (t *text) summaries(s *Summaries) {
	if s == nil {
		return
	}
	t.title("Summaries")
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
