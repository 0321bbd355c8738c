package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
)

// published is a row of Bergan's table 1: threads, branches, paths from Full, −RD, −SI and Naive, instructions per
// second, percent of the time in isSat, and how many of Full's paths the authors took for infeasible (-1: not said).
type published struct {
	program           string
	threads, branches int
	paths, ips, sat   [4]int
	infeasible        int
}

// theirs are the published rows by our context's name, and by theirs for the programs of the paper.
var theirs = map[string]published{
	"pricing-1": {
		"blackscholes",
		4,
		20,
		[4]int{763, 1087, 765, 1087},
		[4]int{176, 1171, 178, 1206},
		[4]int{93, 65, 93, 65},
		-1,
	},
	"blackscholes": {
		"blackscholes",
		4,
		20,
		[4]int{763, 1087, 765, 1087},
		[4]int{176, 1171, 178, 1206},
		[4]int{93, 65, 93, 65},
		-1,
	},
	"dedup-1": {"dedup-1", 5, 10, [4]int{103, 122, 863, 971}, [4]int{72, 49, 67, 64}, [4]int{30, 62, 36, 51}, -1},
	"dedup-2": {
		"dedup-2",
		5,
		12,
		[4]int{458, 550, 1811, 1904},
		[4]int{45, 26, 39, 32},
		[4]int{35, 64, 30, 59},
		-1,
	},
	"lu-1": {
		"lu-1",
		4,
		22,
		[4]int{681, 1026, 1133, 1864},
		[4]int{93, 170, 64, 107},
		[4]int{55, 16, 75, 57},
		625,
	},
	"lu-2": {
		"lu-2",
		4,
		18,
		[4]int{554, 1400, 1290, 4680},
		[4]int{80, 136, 105, 162},
		[4]int{57, 23, 56, 26},
		380,
	},
	"scan-1": {
		"pfscan",
		3,
		18,
		[4]int{246, 246, 3785, 3785},
		[4]int{5368, 5650, 5254, 5503},
		[4]int{28, 25, 15, 13},
		-1,
	},
	"pfscan": {
		"pfscan",
		3,
		18,
		[4]int{246, 246, 3785, 3785},
		[4]int{5368, 5650, 5254, 5503},
		[4]int{28, 25, 15, 13},
		-1,
	},
	"kmedian-1": {
		"streamcluster",
		3,
		11,
		[4]int{60, 617, 229, 1004},
		[4]int{161, 59, 7, 19},
		[4]int{9, 35, 74, 31},
		48,
	},
	"streamcluster": {
		"streamcluster",
		3,
		11,
		[4]int{60, 617, 229, 1004},
		[4]int{161, 59, 7, 19},
		[4]int{9, 35, 74, 31},
		48,
	},
}

func writeTables(w io.Writer, rows []*row, unseen bool) error {
	var b strings.Builder
	writePaths(&b, rows)
	writeSpeed(&b, rows)
	for _, r := range rows {
		r.notes(&b)
		if unseen {
			b.WriteString(r.listUnknown())
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func writePaths(b *strings.Builder, rows []*row) {
	b.WriteString(
		"| context | thr | br | Full | −RD | −SI | Naive | ×Full | feasible | infeasible | unknown | paper's | thr " +
			"| br | Full | −RD | −SI | Naive | ×Full | infeasible |\n",
	)
	b.WriteString("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n")
	for _, r := range rows {
		fmt.Fprintf(b, "| %s | %d | %d |", r.name, r.threads, r.branches)
		for _, c := range r.cells {
			fmt.Fprintf(b, " %s |", c.count())
		}
		fmt.Fprintf(b, " %s | %d | %d | %d |", r.ratios(), r.feasible, r.infeasible, r.unknown)
		if t, ok := theirs[r.name]; ok {
			b.WriteString(t.paths4())
		} else {
			b.WriteString(" – | | | | | | | | |")
		}
		b.WriteString("\n")
	}
}

// count is the number of paths, at least where the exploration did not finish.
func (c *cell) count() string {
	if c.finished {
		return fmt.Sprint(len(c.paths))
	}
	return fmt.Sprintf("≥%d", len(c.paths))
}

// ratios are the paths of the ablated seeds over those of the full one.
func (r *row) ratios() string {
	var out []string
	full := max(len(r.cells[0].paths), 1)
	for _, c := range r.cells[1:] {
		out = append(out, fmt.Sprintf("%.2f", float64(len(c.paths))/float64(full)))
	}
	return strings.Join(out, " ")
}

func (t published) paths4() string {
	var ratios []string
	out := fmt.Sprintf(" %s | %d | %d |", t.program, t.threads, t.branches)
	for i, n := range t.paths {
		out += fmt.Sprintf(" %d |", n)
		if i > 0 {
			ratios = append(ratios, fmt.Sprintf("%.2f", float64(n)/float64(t.paths[0])))
		}
	}
	out += " " + strings.Join(ratios, " ") + " |"
	if t.infeasible < 0 {
		return out + " not said |"
	}
	return out + fmt.Sprintf(" %d |", t.infeasible)
}

func writeSpeed(b *strings.Builder, rows []*row) {
	b.WriteString(
		"\n| context | instructions/s: Full | −RD | −SI | Naive | solver: Full | −RD | −SI | Naive | paper's " +
			"instructions/s | paper's solver % |\n",
	)
	b.WriteString("|---|---|---|---|---|---|---|---|---|---|---|\n")
	for _, r := range rows {
		fmt.Fprintf(b, "| %s |", r.name)
		for _, c := range r.cells {
			fmt.Fprintf(b, " %.0f |", c.perSecond())
		}
		for _, c := range r.cells {
			fmt.Fprintf(b, " %.0f%% |", 100*c.solverShare())
		}
		if t, ok := theirs[r.name]; ok {
			fmt.Fprintf(b, " %s | %s |\n", list(t.ips), list(t.sat))
		} else {
			b.WriteString(" – | – |\n")
		}
	}
	b.WriteString("\n")
}

func list(ns [4]int) string {
	return strings.Trim(fmt.Sprint(ns), "[]")
}

// notes say how the full seed's paths end, what stopped an exploration, and what is wrong.
func (r *row) notes(b *strings.Builder) {
	fmt.Fprintf(b, "%s: %d concrete states; paths of full end as%s\n", r.name, r.snapshots, r.endings())
	for _, c := range r.cells {
		if !c.finished {
			fmt.Fprintf(b, "  %s did not finish: %s\n", c.seed, c.why)
		}
	}
	for _, w := range r.wrong {
		fmt.Fprintf(b, "  WRONG: %s\n", w)
	}
}

// listUnknown shows the paths whose feasibility is unknown, with the condition of one of each.
func (r *row) listUnknown() string {
	out := ""
	for _, key := range r.unseen {
		p := r.cells[0].example[key]
		out += "  unknown: " + key + "\n"
		for _, c := range p.Condition.Decided() {
			out += "    " + c.String() + "\n"
		}
	}
	return out
}

// endings are how many paths of the full seed end in which way, the most frequent first.
func (r *row) endings() string {
	ends := r.cells[0].ends
	names := keys(ends)
	slices.SortStableFunc(names, func(x, y string) int { return cmp.Compare(ends[y], ends[x]) })
	out := ""
	for _, n := range names {
		out += fmt.Sprintf(" %s ×%d;", n, ends[n])
	}
	return out
}

// progress is a line for who waits.
func (r *row) progress() string {
	out := r.name + ":"
	for _, c := range r.cells {
		out += fmt.Sprintf(" %s %s paths %.0fs;", c.seed, c.count(), c.stats.WallSeconds)
	}
	return out + fmt.Sprintf(
		" %d feasible, %d infeasible, %d unknown from %d states",
		r.feasible,
		r.infeasible,
		r.unknown,
		r.snapshots,
	)
}
