package main

import (
	stdctx "context"
	"fmt"
	"io"
	"os"
	"strings"
)

// sequentialRow is a program without threads of the kinds that KLEE 3.2 was measured on, and what it took with the best
// settings found (depth first, no test files, its solver in process): paths, instructions, seconds.
type sequentialRow struct {
	name, file, want string
	paths            int
	instructions     string
	best             float64
}

var sequentialRows = []sequentialRow{
	{"matcher of patterns, 7 bytes", "match.c", violated, 7438, "4.85 M", 1.61},
	{"counted words, 6 bytes", "words.c", violated, 143029, "4.06 M", 4.4},
	{"maze", "maze.c", violated, 309, "15 k", 0.03},
	{"bubble sort of 5 ints", "bubble.c", isSafe, 120, "28 k", 0.53},
	{"quicksort of 5 ints", "quick.c", isSafe, 120, "35 k", 0.39},
	{"binary search in 256", "search.c", isSafe, 513, "18 k", 0.43},
	{"sieve", "sieve.c", isSafe, 1, "9.12 M", 1.18},
}

// sequential prints the table. Assertions and memory errors are looked for, as KLEE does; everything is explored.
func (s *settings) sequential(stop stdctx.Context, out io.Writer) error {
	fmt.Fprintln(out, "| program | verdict | paths | instructions | s | KLEE: paths | instructions | s |")
	fmt.Fprintln(out, strings.Repeat("|---", 8)+"|")
	wrong := false
	for _, r := range sequentialRows {
		if !strings.Contains(r.name, s.only) {
			continue
		}
		c, err := s.measureCells(
			stop,
			s,
			append(s.arguments("sequential", r.file, nil), "--properties", "assertions,memory"),
		)
		if err != nil {
			return fmt.Errorf("%s: %w", r.name, err)
		}
		verdict := c.doc.Verdict
		if c.wrong(r.want) {
			wrong, verdict = true, verdict+" WRONG"
		}
		fmt.Fprintf(
			out,
			"| %s | %s | %d | %d | %s | %d | %s | %.2f |\n",
			r.name,
			verdict,
			c.doc.Stats.Paths,
			c.doc.Stats.Instructions,
			c.took(c.doc.Complete),
			r.paths,
			r.instructions,
			r.best,
		)
		fmt.Fprintln(os.Stderr, r.name)
	}
	if wrong {
		return errWrong
	}
	return nil
}
