// Midway symbolically executes a multithreaded C program from the middle; see midway --help.
package main

import (
	stdctx "context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"midway/internal/pipeline"
	"midway/internal/report"
	"midway/soundness"
)

// The exit codes (docs/design.md §9.3).
const (
	exitSafe     = 0
	exitViolated = 1
	exitUsage    = 2 // usage or input error
	exitUnknown  = 3 // unknown or incomplete, nothing found
	exitInternal = 4 // internal error
)

func main() {
	stop := interruptible(stdctx.Background())
	os.Exit(run(stop, os.Args[1:], os.Stdout, os.Stderr))
}

// interruptible ends with the first SIGINT or SIGTERM, so that a run stops, keeps and reports; the second
// ends the process at once.
func interruptible(parent stdctx.Context) stdctx.Context {
	stop, cancel := stdctx.WithCancel(parent)
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, syscall.SIGINT, syscall.SIGTERM)
	go func() {
		<-signals
		cancel()
		<-signals
		os.Exit(exitUnknown)
	}()
	return stop
}

// run is the command line: it executes args and gives the exit code. Errors are one line each.
func run(stop stdctx.Context, args []string, stdout, stderr io.Writer) (code int) {
	return (&cli{stop: stop, out: stdout, err: stderr, worker: workerPipes()}).execute(args)
}

func (c *cli) execute(args []string) (code int) {
	defer func() {
		if p := recover(); p != nil {
			code = fail(c.err, &pipeline.InternalError{What: fmt.Sprint(p)})
		}
	}()
	defer c.endWatch()
	c.args = args
	args, c.helpAll = wantsAll(args)
	root := c.root()
	root.SetArgs(args)
	root.SetOut(c.out)
	root.SetErr(c.err)
	defer func() {
		if c.fleeting != "" {
			os.Remove(c.fleeting)
		}
	}()
	err := root.ExecuteContext(c.stop)
	if c.stopped != nil {
		c.stopped()
	}
	if err != nil {
		return fail(c.err, err)
	}
	return c.code
}

// fail prints an error on one line and gives its exit code.
func fail(w io.Writer, err error) int {
	text := strings.Join(strings.Fields(err.Error()), " ")
	var internal *pipeline.InternalError
	switch {
	case errors.As(err, &internal):
		fmt.Fprintf(w, "midway: %s; please report it to the project with the command line and the program\n", text)
		return exitInternal
	case errors.Is(err, pipeline.ErrStopped):
		fmt.Fprintf(w, "midway: %s\n", text)
		return exitUnknown
	}
	fmt.Fprintf(w, "midway: %s\n", text)
	return exitUsage
}

// verdictCode is the exit code of a finished run, where violations count from a level on: weaker ones alone are
// unknown, and never safe. A violation whose replay failed is Midway's own failure.
func verdictCode(d *report.Document, failOn string) int {
	for _, e := range d.Ledger {
		if e.Kind == soundness.Failed {
			return exitInternal
		}
	}
	switch d.Verdict {
	case report.Violated:
		if d.Reaches(failOn) {
			return exitViolated
		}
	case report.Safe:
		return exitSafe
	}
	return exitUnknown
}
