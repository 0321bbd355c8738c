// Corpus runs Midway on a table of programs with known verdicts (see internal/corpus):
//
//	go run ./scripts/corpus --dir PROGRAMS --out results.tsv table.tsv -- --time 4s
//	go run ./scripts/corpus --check --dir PROGRAMS --out results.tsv table.tsv -- --time 5s
//
// What stands after -- goes to every run of Midway. The table of results goes to --out, the summary to standard output.
package main

import (
	"bufio"
	stdctx "context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/pflag"

	"midway/internal/corpus"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "corpus:", err)
		os.Exit(2)
	}
}

// settings are the flags of this program.
type settings struct {
	dir, out, only string
	memory         uint64 // mebibytes
	runner         corpus.Runner
}

func parse(args []string) (*settings, []string, error) {
	s := &settings{}
	fs := pflag.NewFlagSet("corpus", pflag.ContinueOnError)
	fs.StringVar(&s.dir, "dir", ".", "directory that the table's paths are relative to")
	fs.StringVar(&s.out, "out", "results.tsv", "table of results to write")
	fs.StringVar(&s.only, "only", "", "run only rows whose program contains this")
	fs.StringVar(&s.runner.Midway, "midway", "bin/midway", "the program to run")
	fs.BoolVar(
		&s.runner.Check,
		"check",
		false,
		"midway check of each row's property (default: midway run, every property)",
	)
	fs.IntVar(&s.runner.Parallel, "jobs", 1, "processes at a time")
	fs.DurationVar(&s.runner.Time, "kill-after", time.Minute, "end a process after this long")
	fs.Uint64Var(&s.memory, "kill-above", 4096, "end a process with more than this many MiB resident")
	if err := fs.Parse(args); err != nil {
		return nil, nil, err
	}
	rest := fs.Args()
	if n := fs.ArgsLenAtDash(); n >= 0 {
		rest, s.runner.Flags = rest[:n], rest[n:]
	}
	s.runner.Memory = s.memory << 20
	return s, rest, nil
}

func run(args []string, stdout io.Writer) error {
	s, tables, err := parse(args)
	if err != nil {
		return err
	}
	if len(tables) != 1 {
		return fmt.Errorf("wanted one table, not %d", len(tables))
	}
	rows, err := s.rows(tables[0])
	if err != nil {
		return err
	}
	stop, cancel := signal.NotifyContext(stdctx.Background(), os.Interrupt, syscall.SIGTERM)
	defer cancel()
	return s.report(stop, rows, stdout)
}

// rows reads the table and keeps what was asked for.
func (s *settings) rows(table string) ([]corpus.Row, error) {
	f, err := os.Open(table)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	all, err := corpus.Read(f, s.dir)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", table, err)
	}
	var rows []corpus.Row
	for _, r := range all {
		if strings.Contains(r.Program, s.only) {
			rows = append(rows, r)
		}
	}
	return rows, nil
}

// report runs the rows, writes the table as results come in, and the summary at the end.
func (s *settings) report(stop stdctx.Context, rows []corpus.Row, stdout io.Writer) error {
	f, err := os.Create(s.out)
	if err != nil {
		return err
	}
	defer f.Close()
	w := bufio.NewWriter(f)
	fmt.Fprintln(w, corpus.Header)
	var sum corpus.Summary
	s.runner.Run(stop, rows, func(res *corpus.Result) {
		sum.Add(res)
		fmt.Fprintln(w, res)
		w.Flush()
	})
	if err := w.Flush(); err != nil {
		return err
	}
	return sum.Write(stdout)
}
