// Replays asks `midway replay` for every violation that `midway check` finds in the programs given, each ten times:
//
//	go run ./scripts/replays --record testdata/replay/record.tsv examples testdata/replay bench/programs bench/contexts testdata/objects
//
// A C program and a context (.yaml) are checked as they are, and for assertions alone where races end what leads to
// them; an archive (.txtar) is run with its own command. Violations that are not reproduced have to be on record, with
// the reason that is given there: one that is not, or one on record that is reproduced, makes the exit code 1. The exit
// code is 2 where a program cannot be run.
package main

import (
	stdctx "context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/pflag"
)

var errUnexpected = errors.New(
	"some violations are not replayed as the record says: see the lines that begin with NEW or STALE",
)

func main() {
	stop, cancel := signal.NotifyContext(stdctx.Background(), os.Interrupt, syscall.SIGTERM)
	defer cancel()
	err := run(stop, os.Args[1:], os.Stdout)
	if err != nil {
		fmt.Fprintln(os.Stderr, "replays:", err)
	}
	switch {
	case errors.Is(err, errUnexpected):
		os.Exit(1)
	case err != nil:
		os.Exit(2)
	}
}

// settings are the flags of this program.
type settings struct {
	midway, record, only string
	times                int
	explore, replay      time.Duration // limits: of finding a program's violations, and of all replays of one violation
}

func run(stop stdctx.Context, args []string, out io.Writer) error {
	s := &settings{}
	fs := pflag.NewFlagSet("replays", pflag.ContinueOnError)
	fs.StringVar(&s.midway, "midway", "bin/midway", "the command to run")
	fs.StringVar(&s.record, "record", "", "table of violations that are not reproduced: program, kind, place, reason")
	fs.StringVar(&s.only, "only", "", "only programs whose path contains this")
	fs.IntVar(&s.times, "times", 10, "how often each violation is replayed")
	fs.DurationVar(&s.explore, "time", 10*time.Second, "limit of looking for violations in a program")
	fs.DurationVar(&s.replay, "replay-time", 2*time.Minute, "limit of the replays of one violation")
	if err := fs.Parse(args); err != nil {
		return err
	}
	known, err := readRecord(s.record)
	if err != nil {
		return err
	}
	programs, err := s.programs(fs.Args())
	if err != nil {
		return err
	}
	if s.midway, err = filepath.Abs(s.midway); err != nil {
		return err
	}
	t := &tally{known: known, out: out}
	for _, path := range programs {
		if err := s.program(stop, path, t); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		t.programs++
	}
	return t.end()
}

// programs are the C programs, contexts and archives in directories, sorted.
func (s *settings) programs(dirs []string) ([]string, error) {
	var out []string
	for _, dir := range dirs {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && slices.Contains([]string{".c", ".yaml", ".txtar"}, filepath.Ext(path)) &&
				strings.Contains(path, s.only) {
				out = append(out, path)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	if len(out) == 0 {
		return nil, errors.New("there are no programs")
	}
	slices.Sort(out)
	return out, nil
}
