package main

import (
	stdctx "context"
	"fmt"
	"io"
	"os"
	"strings"
)

// chuRow is a row of Chu and Jaffar's tables 1 to 3 (HVC 2014) and our program for it: published states and seconds, 0
// where a cell has none.
type chuRow struct {
	name    string
	file    string
	sizes   []string
	states  [4]int // POR, SI, POR+SI, PDPOR+SI
	seconds [4]float64
}

// chuRows are in the order of the tables; din-b has no numbers there. Sizes behind the last one of a kind are not the
// paper's.
var chuRows = []chuRow{
	{"p/c-2", "pc.c", []string{"N=2"}, [4]int{449, 514, 85, 0}, [4]float64{.03, .17, .03, 0}},
	{"p/c-3", "pc.c", []string{"N=3"}, [4]int{18745, 6562, 455, 0}, [4]float64{2.73, 2.43, .19, 0}},
	{"p/c-4", "pc.c", []string{"N=4"}, [4]int{986418, 76546, 2313, 0}, [4]float64{586, 37.53, 1.07, 0}},
	{"p/c-5", "pc.c", []string{"N=5"}, [4]int{0, 0, 11275, 0}, [4]float64{0, 0, 5.76, 0}},
	{"p/c-6", "pc.c", []string{"N=6"}, [4]int{0, 0, 53261, 0}, [4]float64{0, 0, 34.5, 0}},
	{"p/c-7", "pc.c", []string{"N=7"}, [4]int{0, 0, 245775, 0}, [4]float64{0, 0, 315.42, 0}},
	{"din-2a", "din.c", []string{"N=2"}, [4]int{22, 21, 21, 0}, [4]float64{.01, .01, .01, 0}},
	{"din-3a", "din.c", []string{"N=3"}, [4]int{646, 153, 125, 0}, [4]float64{.05, .03, .02, 0}},
	{"din-4a", "din.c", []string{"N=4"}, [4]int{155037, 1001, 647, 0}, [4]float64{19.48, .17, .09, 0}},
	{"din-5a", "din.c", []string{"N=5"}, [4]int{0, 6113, 4313, 0}, [4]float64{0, 1.01, .54, 0}},
	{"din-6a", "din.c", []string{"N=6"}, [4]int{0, 35713, 24201, 0}, [4]float64{0, 22.54, 4.16, 0}},
	{"din-7a", "din.c", []string{"N=7"}, [4]int{0, 202369, 133161, 0}, [4]float64{0, 215.63, 59.69, 0}},
	{"din-4b", "din.c", []string{"N=4", "EATEN"}, [4]int{}, [4]float64{}},
	{"bak-2", "bak.c", []string{"N=2"}, [4]int{48, 38, 31, 0}, [4]float64{.03, .03, .02, 0}},
	{"bak-3", "bak.c", []string{"N=3"}, [4]int{1003, 264, 227, 0}, [4]float64{1.85, .42, .35, 0}},
	{"bak-4", "bak.c", []string{"N=4"}, [4]int{27582, 1924, 1678, 0}, [4]float64{145.78, 5.88, 4.95, 0}},
	{"bak-5", "bak.c", []string{"N=5"}, [4]int{0, 14235, 12722, 0}, [4]float64{0, 73.69, 63.6, 0}},
	{"sum-6", "sum.c", []string{"N=6"}, [4]int{0, 0, 193, 7}, [4]float64{0, 0, .05, .01}},
	{"sum-8", "sum.c", []string{"N=8"}, [4]int{0, 0, 1025, 9}, [4]float64{0, 0, .27, .01}},
	{"sum-10", "sum.c", []string{"N=10"}, [4]int{0, 0, 5121, 11}, [4]float64{0, 0, 1.52, .01}},
	{"sum-12", "sum.c", []string{"N=12"}, [4]int{0, 0, 24577, 13}, [4]float64{0, 0, 8.8, .01}},
	{"sum-14", "sum.c", []string{"N=14"}, [4]int{0, 0, 114689, 15}, [4]float64{0, 0, 67.7, .01}},
	{"micro_2", "micro.c", nil, [4]int{0, 20201, 0, 201}, [4]float64{0, 10.88, 0, .04}},
	{"stack", "stack.c", nil, [4]int{0, 529, 0, 529}, [4]float64{0, .26, 0, .26}},
	{"circular_buffer", "circular_buffer.c", nil, [4]int{0, 29, 0, 29}, [4]float64{0, .03, 0, .03}},
	{"stateful20", "stateful.c", nil, [4]int{0, 1681, 0, 41}, [4]float64{0, 1.13, 0, .01}},
}

// chuModes are the flags of the columns.
var chuModes = [4][]string{
	{
		"--por",
		"property",
		"--no-summaries",
	}, {"--no-por", "--prune"}, {"--por", "property", "--no-semi-commute"}, {"--por", "property"},
}

// chu prints tables 1 to 3: states are the executed commands and the first state, those subsumed included; creation,
// join and what main does behind them are none. A number above the published one is marked. A plot of the growth is
// written where that is asked for.
func (s *settings) chu(stop stdctx.Context, out io.Writer) error {
	fmt.Fprintln(
		out,
		"| program | POR: states | s | paper's | s | SI: states | s | paper's | s | POR+SI: states | s | paper's | "+
			"s | PDPOR+SI: states | s | paper's | s |",
	)
	fmt.Fprintln(out, strings.Repeat("|---", 17)+"|")
	wrong := false
	var kinds []*growth
	for _, r := range chuRows {
		if !strings.Contains(r.name, s.only) {
			continue
		}
		line, all := "| "+r.name+" |", sized{theirs: r.states}
		for i, mode := range chuModes {
			args := append(s.arguments("chu", r.file, r.sizes), "--properties", "assertions")
			c, err := s.measureCells(stop, s, append(args, mode...))
			if err != nil {
				return fmt.Errorf("%s: %w", r.name, err)
			}
			wrong = wrong || c.wrong(isSafe)
			line += r.cell(c, i)
			all.states[i], all.finished[i] = int(c.doc.Stats.States), c.finished()
		}
		fmt.Fprintln(out, line)
		kinds = note(kinds, r.name, all)
		fmt.Fprintln(os.Stderr, r.name)
	}
	if wrong {
		return errWrong
	}
	if s.plot != "" {
		return plot(s.plot, kinds)
	}
	return nil
}

// cell is one column's numbers beside the published ones.
func (r *chuRow) cell(c *cell, i int) string {
	states, theirs, seconds := fmt.Sprint(c.doc.Stats.States), "–", "–"
	if !c.finished() {
		states = "≥" + states
	}
	if c.wrong(isSafe) {
		states += " WRONG"
	}
	if r.states[i] > 0 {
		theirs, seconds = fmt.Sprint(r.states[i]), fmt.Sprint(r.seconds[i])
		if int(c.doc.Stats.States) > r.states[i] {
			states += " ↑"
		}
	}
	return fmt.Sprintf(" %s | %.2f | %s | %s |", states, c.cpu, theirs, seconds)
}
