package main

import (
	stdctx "context"
	"fmt"
	"io"
	"os"
	"strings"

	"midway/internal/report"
)

// wenProgram is a program of Wen and Yang's tables and our own one of its kind, with as many assertions.
type wenProgram struct {
	name, file string
	whole      string // states of one regular run for all assertions (table 1)
	// by assertion: states guided, regular, prioritised to the first violation, regular to it (table 2)
	parts string
}

// wenPrograms are in the order of the tables; TO is no number there.
var wenPrograms = []wenProgram{
	{"median", "median.c", "13", "5 11 5 11, 7 11 7 11, 5 11 5 11, 5 11 5 11, 13 13 13 13"},
	{"testLoop", "loop.c", "TO", "103 154 103 154, 727 TO 180 TO"},
	{
		"trityp",
		"triangle.c",
		"81",
		"33 40 33 40, 35 36 35 36, 49 57 49 57, 39 39 39 39, 35 36 35 36, 37 42 37 42, 37 40 37 40, " +
			"35 36 35 36, 39 42 39 39, 39 39 39 39",
	},
	{
		"WBS",
		"brakes.c",
		"533",
		"451 455 163 255, 359 359 222 341, 527 530 527 530, 623 623 9 9, 535 535 535 561, 671 680 9 9, " +
			"487 500 48 117, 527 530 368 421",
	},
	{
		"TCAS",
		"traffic.c",
		"2047",
		"727 760 727 702, 727 760 727 702, 687 702 687 702, 687 702 687 702, 679 754 679 754, " +
			"679 754 679 754, 679 679 679 679, 679 679 679 679, 695 722 695 722, 695 722 695 722, 695 722 33 38, " +
			"695 722 33 38, " +
			"695 727 695 727, 695 727 695 727, 695 727 229 270, 695 727 229 270, 743 745 743 745, 743 745 743 745, " +
			"935 950 370 439, " +
			"935 950 247 323, 719 874 678 678, 719 874 167 214, 815 827 20 33, 815 827 191 331, 815 827 211 231",
	},
}

// wenModes are the ways to explore for one assertion.
var wenModes = []string{"whole", "plain", "directed"}

// wen prints tables 1 and 2 of Wen and Yang with our own programs: a line for each program, then one for each
// assertion. States are 1 and the children that are created at forks of which both sides are feasible. Ours beside
// theirs: regular to the end; guided and prioritised, until the assertion is decided; regular until then.
func (s *settings) wen(stop stdctx.Context, out io.Writer) error {
	fmt.Fprintln(
		out,
		"| program | assertion | verdict | regular, all | theirs | guided, nearest first | theirs, guided | theirs, "+
			"to the first | regular, to the first | theirs |",
	)
	fmt.Fprintln(out, strings.Repeat("|---", 10)+"|")
	var t wenTally
	for _, p := range wenPrograms {
		if !strings.Contains(p.name, s.only) {
			continue
		}
		if err := s.wenRows(stop, out, p, &t); err != nil {
			return fmt.Errorf("%s: %w", p.name, err)
		}
		fmt.Fprintln(os.Stderr, p.name)
	}
	fmt.Fprintf(
		out,
		"\nOf %d sub-checks, guided and nearest first, %d take fewer states than regular ones to the end and %d "+
			"take more; "+
			"%d take no more than regular ones to the first violation.\n",
		t.all,
		t.fewer,
		t.more,
		t.first,
	)
	fmt.Fprintln(out, "\n| program | at once | each | auto |\n|---|---|---|---|")
	for _, row := range t.work {
		fmt.Fprintln(out, row)
	}
	return nil
}

// wenTally compares sub-checks.
type wenTally struct {
	all, fewer, more, first int
	work                    []string // rows: seconds of the processor of a whole check
}

func (s *settings) wenRows(stop stdctx.Context, out io.Writer, p wenProgram, t *wenTally) error {
	args := append(s.arguments("wen", p.file, nil), "--properties", "assertions", "--no-summaries")
	one, err := s.measureCells(stop, s, args)
	if err != nil {
		return err
	}
	states := fmt.Sprint(1 + 2*one.doc.Stats.Forks)
	if !one.finished() {
		states = "≥" + states
	}
	fmt.Fprintf(
		out,
		"| %s | all | %s, %d violated | %s | %s | | | | | |\n",
		p.name,
		one.doc.Verdict,
		len(one.doc.Violations),
		states,
		p.whole,
	)
	var each [3][]report.SubCheck
	for i, mode := range wenModes {
		c, err := s.measureCells(
			stop,
			s,
			append(args, "--split-properties", "each", "--other-assertions", "ignore", "--sub-checks", mode),
		)
		if err != nil {
			return err
		}
		each[i] = c.doc.SubChecks
	}
	row := fmt.Sprintf("| %s | %s |", p.name, one.took(one.finished()))
	for _, split := range []string{"each", "auto"} {
		c, err := s.measureCells(stop, s, append(args, "--split-properties", split))
		if err != nil {
			return err
		}
		row += fmt.Sprintf(" %s |", c.took(c.finished()))
	}
	t.work = append(t.work, row)
	for v, theirs := range strings.Split(p.parts, ", ") {
		var at [3]report.SubCheck
		for i := range each {
			if v >= len(each[i]) {
				return fmt.Errorf("%d sub-checks, and no %d", len(each[i]), v+1)
			}
			at[i] = each[i][v]
		}
		t.add(at)
		of := strings.Fields(theirs)
		fmt.Fprintf(out, "| %s | v%d | %s | %s | %s | %s | %s | %s | %s | %s |\n", p.name, v+1, at[2].Verdict,
			counted(at[0]), of[1], counted(at[2]), of[0], of[2], counted(at[1]), of[3])
	}
	return nil
}

// counted are the states of a sub-check, at least where it did not come to its end.
func counted(c report.SubCheck) string {
	if c.Complete {
		return fmt.Sprint(c.States)
	}
	return fmt.Sprintf("≥%d", c.States)
}

// add takes note of a sub-check in each of wenModes.
func (t *wenTally) add(at [3]report.SubCheck) {
	t.all++
	switch whole, directed := at[0].States, at[2].States; {
	case directed < whole:
		t.fewer++
	case directed > whole:
		t.more++
	}
	if at[2].States <= at[1].States {
		t.first++
	}
}
