package main

import (
	stdctx "context"
	"fmt"
	"io"
	"os"
	"strings"
)

// guoRow is a row of Guo's table 2 and our program for it. Of the published columns, runs is 0 where the
// limit of 30 minutes was met, seconds too where there is none.
type guoRow struct {
	name    string
	file    string
	sizes   []string
	threads int
	want    string
	runs    [3]int     // Cloud9, +DPOR, +DPOR+AG
	seconds [3]float64 // of the same
}

const (
	isSafe   = "safe"
	violated = "violated"
)

// guoRows are in the order of the table.
var guoRows = []guoRow{
	{
		name:    "fib1",
		file:    "fib.c",
		threads: 2,
		want:    violated,
		runs:    [3]int{924, 48, 15},
		seconds: [3]float64{61.4, 2.0, 1.8},
	},
	{
		name:    "fib2",
		file:    "fib.c",
		sizes:   []string{"ROUNDS=3"},
		threads: 2,
		want:    violated,
		runs:    [3]int{0, 628, 34},
		seconds: [3]float64{1800, 36.2, 3.9},
	},
	{
		name:    "fib3",
		file:    "fib.c",
		sizes:   []string{"ROUNDS=4"},
		threads: 2,
		want:    violated,
		runs:    [3]int{0, 8704, 378},
		seconds: [3]float64{1800, 503.8, 13.7},
	},
	{
		name:    "indexer",
		file:    "indexer.c",
		threads: 2,
		want:    isSafe,
		runs:    [3]int{0, 81, 24},
		seconds: [3]float64{1800, 2.8, 6.0},
	},
	{
		name:    "lazy01",
		file:    "lazy.c",
		threads: 3,
		want:    violated,
		runs:    [3]int{11, 3, 3},
		seconds: [3]float64{0.5, 0.3, 1.1},
	},
	{
		name:    "reorder1a",
		file:    "reorder.c",
		threads: 2,
		want:    violated,
		runs:    [3]int{7, 3, 3},
		seconds: [3]float64{0.3, 0.3, 1.2},
	},
	{
		name:    "reorder1b",
		file:    "reorder.c",
		sizes:   []string{"SETTERS=2"},
		threads: 3,
		want:    violated,
		runs:    [3]int{91, 26, 9},
		seconds: [3]float64{1.4, 0.6, 1.2},
	},
	{
		name:    "reorder1c",
		file:    "reorder.c",
		sizes:   []string{"SETTERS=3"},
		threads: 4,
		want:    violated,
		runs:    [3]int{2421, 205, 39},
		seconds: [3]float64{89.1, 3.2, 1.6},
	},
	{
		name:    "reorder2a",
		file:    "reorder.c",
		sizes:   []string{"ROUNDS=2"},
		threads: 2,
		want:    violated,
		runs:    [3]int{23, 14, 14},
		seconds: [3]float64{0.6, 0.5, 1.5},
	},
	{
		name:    "reorder2b",
		file:    "reorder.c",
		sizes:   []string{"ROUNDS=2", "SETTERS=2"},
		threads: 3,
		want:    violated,
		runs:    [3]int{479, 233, 64},
		seconds: [3]float64{8.9, 5.0, 2.2},
	},
	{
		name:    "sigma1",
		file:    "sigma.c",
		threads: 2,
		want:    violated,
		runs:    [3]int{12, 6, 2},
		seconds: [3]float64{0.4, 0.3, 1.2},
	},
	{
		name:    "sigma2",
		file:    "sigma.c",
		sizes:   []string{"THREADS=3"},
		threads: 3,
		want:    violated,
		runs:    [3]int{180, 50, 2},
		seconds: [3]float64{3.2, 1.0, 1.2},
	},
	{
		name:    "sigma3",
		file:    "sigma.c",
		sizes:   []string{"THREADS=4"},
		threads: 4,
		want:    violated,
		runs:    [3]int{4830, 862, 2},
		seconds: [3]float64{222.4, 18.6, 1.2},
	},
	{
		name:    "singleton",
		file:    "singleton.c",
		threads: 4,
		want:    violated,
		runs:    [3]int{60, 24, 19},
		seconds: [3]float64{1.1, 0.6, 1.1},
	},
	{
		name:    "stack",
		file:    "stack.c",
		sizes:   []string{"ROUNDS=6"},
		threads: 2,
		want:    violated,
		runs:    [3]int{527, 236, 49},
		seconds: [3]float64{8.6, 3.9, 2.8},
	},
	{
		name:    "stateful01",
		file:    "stateful.c",
		threads: 2,
		want:    isSafe,
		runs:    [3]int{6, 6, 5},
		seconds: [3]float64{0.4, 0.4, 1.2},
	},
	{
		name:    "twostage3",
		file:    "twostage.c",
		threads: 3,
		want:    violated,
		runs:    [3]int{4862, 88, 34},
		seconds: [3]float64{302.1, 1.1, 2.2},
	},
	{
		name:    "dekker",
		file:    "dekker.c",
		threads: 2,
		want:    isSafe,
		runs:    [3]int{0, 280, 6},
		seconds: [3]float64{1800, 3.6, 1.5},
	},
	{
		name:    "peterson1",
		file:    "peterson.c",
		threads: 2,
		want:    isSafe,
		runs:    [3]int{0, 1052, 64},
		seconds: [3]float64{1800, 22.7, 2.7},
	},
	{
		name:    "peterson2",
		file:    "peterson.c",
		sizes:   []string{"ROUNDS=2"},
		threads: 2,
		want:    isSafe,
		runs:    [3]int{0, 2566, 85},
		seconds: [3]float64{1800, 86.6, 8.1},
	},
	{
		name:    "readwritelk1",
		file:    "readwritelock.c",
		threads: 2,
		want:    isSafe,
		runs:    [3]int{24, 4, 4},
		seconds: [3]float64{0.6, 0.3, 1.1},
	},
	{
		name:    "readwritelk2",
		file:    "readwritelock.c",
		sizes:   []string{"WRITERS=2", "READERS=2"},
		threads: 4,
		want:    isSafe,
		runs:    [3]int{0, 0, 436},
		seconds: [3]float64{1800, 1800, 14.9},
	},
	{
		name:    "timevarmutex",
		file:    "timevarmutex.c",
		threads: 2,
		want:    isSafe,
		runs:    [3]int{41, 4, 2},
		seconds: [3]float64{0.8, 0.3, 1.0},
	},
	{
		name:    "szymanski",
		file:    "szymanski.c",
		threads: 2,
		want:    isSafe,
		runs:    [3]int{0, 0, 6},
		seconds: [3]float64{1800, 1800, 1.8},
	},
	{
		name:    "unverif",
		file:    "unverif.c",
		sizes:   []string{"ROUNDS=3"},
		threads: 2,
		want:    isSafe,
		runs:    [3]int{0, 221, 27},
		seconds: [3]float64{1800, 2.9, 1.7},
	},
	{
		name:    "bluetooth",
		file:    "bluetooth.c",
		sizes:   []string{"REQUESTS=3"},
		threads: 2,
		want:    violated,
		runs:    [3]int{0, 1789, 95},
		seconds: [3]float64{1800, 25.1, 4.0},
	},
	{
		name:    "art-example",
		file:    "art.c",
		threads: 2,
		want:    isSafe,
		runs:    [3]int{450, 146, 9},
		seconds: [3]float64{11.5, 3.1, 1.5},
	},
	{
		name:    "fsbench",
		file:    "fsbench.c",
		threads: 8,
		want:    violated,
		runs:    [3]int{0, 256, 9},
		seconds: [3]float64{1800, 9.2, 20.9},
	},
	{
		name:    "ticket",
		file:    "ticket.c",
		sizes:   []string{"ROUNDS=2"},
		threads: 2,
		want:    isSafe,
		runs:    [3]int{1062, 274, 44},
		seconds: [3]float64{19.6, 4.8, 1.9},
	},
	{
		name:    "account",
		file:    "account.c",
		threads: 3,
		want:    violated,
		runs:    [3]int{8, 8, 8},
		seconds: [3]float64{0.4, 0.4, 1.0},
	},
	{
		name:    "circularbuf1",
		file:    "circularbuf.c",
		sizes:   []string{"ROUNDS=5"},
		threads: 2,
		want:    violated,
		runs:    [3]int{118, 118, 58},
		seconds: [3]float64{1.7, 1.9, 3.8},
	},
	{
		name:    "circularbuf2",
		file:    "circularbuf.c",
		sizes:   []string{"ROUNDS=6"},
		threads: 2,
		want:    violated,
		runs:    [3]int{358, 358, 132},
		seconds: [3]float64{5.5, 5.5, 6.4},
	},
	{
		name:    "readreadwrite",
		file:    "readreadwrite.c",
		threads: 3,
		want:    isSafe,
		runs:    [3]int{96, 19, 3},
		seconds: [3]float64{1.4, 0.5, 1.1},
	},
	{
		name:    "queue",
		file:    "queue.c",
		threads: 2,
		want:    violated,
		runs:    [3]int{252, 252, 26},
		seconds: [3]float64{3.9, 3.8, 3.9},
	},
	// Of the second set, one program of each kind.
	{
		name:    "hash",
		file:    "hash.c",
		sizes:   []string{"OPERATIONS=3"},
		threads: 2,
		want:    isSafe,
		runs:    [3]int{0, 0, 2283},
		seconds: [3]float64{1800, 1800, 333.8},
	},
	{
		name:    "list",
		file:    "list.c",
		sizes:   []string{"OWN", "THREADS=3"},
		threads: 3,
		want:    isSafe,
		runs:    [3]int{0, 10274, 1},
		seconds: [3]float64{1800, 1130.7, 5.9},
	},
	{
		name:    "skiplist",
		file:    "skiplist.c",
		sizes:   []string{"OWN", "THREADS=3"},
		threads: 3,
		want:    isSafe,
		runs:    [3]int{0, 0, 1},
		seconds: [3]float64{1800, 1800, 25.1},
	},
	{
		name:    "allocator",
		file:    "allocator.c",
		sizes:   []string{"OWN"},
		threads: 4,
		want:    isSafe,
		runs:    [3]int{0, 0, 1},
		seconds: [3]float64{1800, 1800, 12.0},
	},
	// The same with assertions on what is shared, which the paper has not.
	{name: "list, contents", file: "list.c", threads: 2, want: isSafe},
	{name: "skiplist, contents", file: "skiplist.c", sizes: []string{"THREADS=3"}, threads: 3, want: isSafe},
	{name: "allocator, contents", file: "allocator.c", sizes: []string{"THREADS=2"}, threads: 2, want: isSafe},
}

// guoModes are the flags of the columns: the paper slices in the third only. The last is for rows that are violated.
var guoModes = [4][]string{
	{
		"--no-por",
		"--no-slice",
	}, {"--por", "source", "--no-summaries", "--no-slice"}, {"--por", "source"},
	{"--por", "source", "--no-summaries", "--no-slice", "--no-beyond"},
}

// guo prints table 2. Rows are racy: only assertions are looked at.
func (s *settings) guo(stop stdctx.Context, out io.Writer) error {
	fmt.Fprintln(
		out,
		"| row | thr | verdict | baseline: runs | s | paper's | s | +DPOR: runs | s | paper's | s | +DPOR+AG: runs "+
			"| s | paper's | s | baseline/+DPOR | paper's | +DPOR/paper's | +AG/paper's | not beyond: runs |",
	)
	fmt.Fprintln(out, strings.Repeat("|---", 20)+"|")
	wrong := false
	for _, r := range guoRows {
		if !strings.Contains(r.name, s.only) {
			continue
		}
		var cells [4]*cell
		for i, mode := range guoModes {
			if i == 3 && r.want != violated {
				break
			}
			args := append(s.arguments("guo", r.file, r.sizes), "--properties", "assertions")
			c, err := s.measureCells(stop, s, append(args, mode...))
			if err != nil {
				return fmt.Errorf("%s: %w", r.name, err)
			}
			cells[i] = c
			wrong = wrong || c.wrong(r.want)
		}
		fmt.Fprintln(out, r.line(cells))
		fmt.Fprintln(os.Stderr, r.name)
	}
	if wrong {
		return errWrong
	}
	return nil
}

// line is a row of the table. A program is the paper's where the baselines agree: its name is then marked.
func (r *guoRow) line(cells [4]*cell) string {
	base, dpor, pruned, beyond := cells[0], cells[1], cells[2], ""
	if c := cells[3]; c != nil {
		beyond = c.count()
	}
	name, verdict := r.name, pruned.doc.Verdict
	if base.doc.Complete && base.runs() == r.runs[0] {
		name += " ="
	}
	if base.wrong(r.want) || dpor.wrong(r.want) || pruned.wrong(r.want) {
		verdict += " WRONG"
	}
	out := fmt.Sprintf("| %s | %d | %s |", name, r.threads, verdict)
	for i, c := range cells[:3] {
		out += fmt.Sprintf(" %s | %.2f | %s | %s |", c.count(), c.cpu, r.theirs(i), r.secondsOf(i))
	}
	ours := ratio(base.runs(), dpor.runs(), !base.doc.Complete, !dpor.doc.Complete)
	theirs, both := ratio(r.runs[0], r.runs[1], false, false), ratio(dpor.runs(), r.runs[1], !dpor.doc.Complete, false)
	ag := ratio(pruned.runs(), r.runs[2], !pruned.doc.Complete, false)
	return out + fmt.Sprintf(" %s | %s | %s | %s | %s |", ours, theirs, both, ag, beyond)
}

// theirs is a published number of runs, – where the limit was met.
func (r *guoRow) theirs(i int) string {
	switch {
	case r.seconds[i] == 0:
		return ""
	case r.runs[i] == 0:
		return "–"
	}
	return fmt.Sprint(r.runs[i])
}

func (r *guoRow) secondsOf(i int) string {
	switch {
	case r.seconds[i] == 0:
		return ""
	case r.runs[i] == 0:
		return ">1800"
	}
	return fmt.Sprint(r.seconds[i])
}

// ratio of two numbers of runs, of which the first or both may be too small; – where one is not known.
func ratio(a, b int, aMore, bMore bool) string {
	if a == 0 || b == 0 || bMore {
		return "–"
	}
	r := fmt.Sprintf("%.2f", float64(a)/float64(b))
	if aMore {
		return "≥" + r
	}
	return r
}
