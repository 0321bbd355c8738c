package main

import (
	stdctx "context"
	"fmt"
	"io"
	"os"
	"strings"
)

// peerRow is a program of the kinds that other tools were measured on, and what they took: seconds of the
// processor and executions, or why there are none.
type peerRow struct {
	name       string
	file       string
	sizes      []string
	properties string
	want       string
	theirs     [5]string // Nidhugg (optimal), GenMC (SC), CBMC, Deagle, ESBMC
}

const (
	saysSafe = "**says safe**"
	over20   = ">20"
)

var peerRows = []peerRow{
	{
		"fib N=4",
		"fib.c",
		[]string{"N=4"},
		"assertions",
		isSafe,
		[5]string{"1.22 [19,605]", "0.33 [19,605]", "0.64", "0.17", "–"},
	},
	{
		"fib N=5",
		"fib.c",
		[]string{"N=5"},
		"assertions",
		isSafe,
		[5]string{"14.7 [218,243]", "3.18 [218,243]", "1.41", "0.24", "–"},
	},
	{"fib N=6", "fib.c", []string{"N=6"}, "assertions", isSafe, [5]string{"TO", "TO", "6.7", "0.60", "–"}},
	{
		"lastzero N=12",
		"lastzero.c",
		[]string{"N=12"},
		"assertions",
		isSafe,
		[5]string{"3.06 [15,360]", "0.92", "0.72", "0.38", "–"},
	},
	{
		"readers N=14",
		"readers.c",
		[]string{"N=14"},
		"assertions",
		isSafe,
		[5]string{"4.07 [16,384]", "0.46", "0.36", "0.17", "–"},
	},
	{
		"indexer N=15",
		"indexer.c",
		[]string{"N=15"},
		"assertions",
		isSafe,
		[5]string{"6.12 [4,096]", "2.40", "TO", "TO", "–"},
	},
	{
		"stack N=8",
		"stack.c",
		[]string{"N=8"},
		"assertions",
		isSafe,
		[5]string{"1.95 [12,870]", "3.48", "TO", "TO", "TO"},
	},
	{
		"circular buffer N=8",
		"circular_buffer.c",
		[]string{"N=8"},
		"assertions",
		isSafe,
		[5]string{"0.19 [256]", "0.13", "–", "5.25", "TO"},
	},
	{
		"reorder N=9",
		"reorder.c",
		[]string{"N=9"},
		"assertions",
		violated,
		[5]string{"TO", "0.06 [10]", "0.94", "0.29", "TO"},
	},
	{
		"twostage N=5",
		"../guo/twostage.c",
		[]string{"WRITERS=5"},
		"assertions",
		violated,
		[5]string{"19.5 [215,281]", "5.2 [116,681]", "0.36", "0.29", "–"},
	},
	{
		"twostage N=10",
		"../guo/twostage.c",
		[]string{"WRITERS=10"},
		"assertions",
		violated,
		[5]string{"TO", "TO", "–", "–", "–"},
	},
	{"micro 2", "micro.c", nil, "assertions", isSafe, [5]string{over20, over20, over20, over20, over20}},
	{
		"micro 3",
		"micro.c",
		[]string{"N=3", "TIMES=20"},
		"assertions",
		isSafe,
		[5]string{over20, over20, over20, over20, over20},
	},
	{
		"stateful06",
		"../guo/stateful.c",
		[]string{"ROUNDS=6"},
		"assertions",
		isSafe,
		[5]string{over20, over20, over20, over20, over20},
	},
	{
		"stateful20",
		"../guo/stateful.c",
		[]string{"ROUNDS=20"},
		"assertions",
		isSafe,
		[5]string{over20, over20, over20, over20, over20},
	},
	{
		"szymanski",
		"../guo/szymanski.c",
		nil,
		"assertions",
		isSafe,
		[5]string{"0.17 [6 + 25]", "0.05 [6 + 71]", "0.14", "0.09", "5.6"},
	},
	{
		"account with inputs",
		"account.c",
		nil,
		"assertions",
		violated,
		[5]string{saysSafe, saysSafe, "4.7", "0.09", "2.2"},
	},
	{
		"dining philosophers",
		"philosophers.c",
		nil,
		"assertions,deadlocks",
		violated,
		[5]string{saysSafe, saysSafe, saysSafe, saysSafe, "TO"},
	},
	{
		"lost wake-up",
		"lost_wakeup.c",
		nil,
		"assertions,deadlocks",
		violated,
		[5]string{saysSafe, "refused", "wrong reason", "wrong reason", "wrong reason"},
	},
}

// peers prints the table, with wakeup trees, one run for each trace, the same with the default properties instead of
// those that others look for, by two workers, and with summaries. Violations are looked for by all of the exploration,
// and by the first found. Seconds have a + where the limit was met first.
func (s *settings) peers(stop stdctx.Context, out io.Writer) error {
	fmt.Fprintln(
		out,
		"| program | verdict | runs | s | MiB | default properties: s | MiB | two workers: s by the clock | with "+
			"summaries: s | first violation: s | Nidhugg optimal | GenMC (SC) | CBMC | Deagle | ESBMC |",
	)
	fmt.Fprintln(out, strings.Repeat("|---", 15)+"|")
	wrong := false
	for _, r := range peerRows {
		if !strings.Contains(r.name, s.only) {
			continue
		}
		// what others explore as well
		whole := append(s.arguments("peers", r.file, r.sizes), "--no-slice")
		args := append(whole[:len(whole):len(whole)], "--properties", r.properties)
		defaults, err := s.measureCells(stop, s, append(whole[:len(whole):len(whole)], peerModes[0]...))
		if err != nil {
			return fmt.Errorf("%s: %w", r.name, err)
		}
		var cells []*cell
		for _, mode := range peerModes {
			if mode[len(mode)-1] == "--first" && r.want != violated {
				break
			}
			c, err := s.measureCells(stop, s, append(args[:len(args):len(args)], mode...))
			if err != nil {
				return fmt.Errorf("%s: %w", r.name, err)
			}
			wrong = wrong || c.wrong(r.want)
			cells = append(cells, c)
		}
		fmt.Fprintln(out, r.line(cells, defaults))
		fmt.Fprintln(os.Stderr, r.name)
	}
	if wrong {
		return errWrong
	}
	return nil
}

// peerModes are the flags of the columns. The last is for programs that are violated.
var peerModes = [4][]string{
	{"--por", "optimal", "--no-slice"},
	{"--por", "source", "--no-summaries", "--jobs", "2", "--no-slice"},
	{"--por", "source"},
	{"--por", "optimal", "--first"},
}

func (r *peerRow) line(cells []*cell, defaults *cell) string {
	all, two, pruned, early := cells[0], cells[1], cells[2], ""
	verdict := all.doc.Verdict
	if all.wrong(r.want) || two.wrong(r.want) || pruned.wrong(r.want) {
		verdict += " WRONG"
	}
	if len(cells) > 3 {
		early = cells[3].took(cells[3].doc.Verdict == violated)
	}
	return fmt.Sprintf(
		"| %s | %s | %s | %s | %d | %s | %d | %s | %s | %s | %s |",
		r.name,
		verdict,
		all.count(),
		all.took(all.doc.Complete),
		all.doc.Stats.PeakMemoryBytes>>20,
		defaults.took(defaults.finished()),
		defaults.doc.Stats.PeakMemoryBytes>>20,
		two.passed(two.doc.Complete),
		pruned.took(pruned.doc.Complete),
		early,
		strings.Join(r.theirs[:], " | "),
	)
}
