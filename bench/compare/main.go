// Compare runs our own programs the way published tables measured theirs, and prints ours beside the published figures:
//
//	go run ./bench/compare --table guo --time 60s
//	go run ./bench/compare --table peers --time 60s
//	go run ./bench/compare --table sequential --time 60s
//	go run ./bench/compare --table chu --time 60s
//	go run ./bench/compare --table wen --time 60s
//
// Each cell is one run of the command `midway check` to its end or to the limit of time. Its seconds are those of the
// processor, the compiler's included. A row whose verdict is not the program's is an error: the exit code is then 1.
package main

import (
	stdctx "context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/spf13/pflag"
)

var errWrong = errors.New("a verdict is wrong: see the table")

func main() {
	stop, cancel := signal.NotifyContext(stdctx.Background(), os.Interrupt, syscall.SIGTERM)
	defer cancel()
	err := run(stop, os.Args[1:], os.Stdout)
	if err != nil {
		fmt.Fprintln(os.Stderr, "compare:", err)
	}
	switch {
	case errors.Is(err, errWrong):
		os.Exit(1)
	case err != nil:
		os.Exit(2)
	}
}

// settings are the flags of this program.
type settings struct {
	table, only  string
	plot         string
	midway, dir  string
	memory       string
	time         time.Duration
	measureCells func(stop stdctx.Context, s *settings, args []string) (*cell, error)
}

func run(stop stdctx.Context, args []string, out io.Writer) error {
	s := &settings{measureCells: measure}
	fs := pflag.NewFlagSet("compare", pflag.ContinueOnError)
	fs.StringVar(&s.table, "table", "guo", "guo, peers, sequential, chu or wen")
	fs.StringVar(&s.only, "only", "", "only rows whose name contains this")
	fs.StringVar(&s.plot, "plot", "", "with --table chu: write the growth of states as an SVG image")
	fs.StringVar(&s.midway, "midway", "bin/midway", "the command to measure")
	fs.StringVar(&s.dir, "dir", "bench/programs", "directory of the programs")
	fs.StringVar(&s.memory, "memory", "2G", "limit of memory of one cell")
	fs.DurationVar(&s.time, "time", time.Minute, "limit of one cell")
	if err := fs.Parse(args); err != nil {
		return err
	}
	switch s.table {
	case "guo":
		return s.guo(stop, out)
	case "peers":
		return s.peers(stop, out)
	case "sequential":
		return s.sequential(stop, out)
	case "wen":
		return s.wen(stop, out)
	case "chu":
		return s.chu(stop, out)
	}
	return fmt.Errorf("there is no table %q: guo, peers, sequential, chu or wen", s.table)
}
