package corpus

import (
	"bytes"
	stdctx "context"
	"errors"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"
)

// Runner says how rows are run.
type Runner struct {
	Midway   string        // the program to run
	Flags    []string      // flags of every row
	Check    bool          // midway check of each row's property; otherwise midway run of all
	Time     time.Duration // a process is ended after this long; 0: never
	Memory   uint64        // a process is ended when more bytes are resident; 0: never
	Parallel int           // processes at a time, at least 1
}

// Result is what came of a row.
type Result struct {
	Row
	Verdict    string   // safe, violated, unknown; "" where there is no result document
	Kinds      []string // kinds of violation, each once, in order of listing
	Exit       int      // exit code; -1 where the process was ended from outside
	Ended      string   // time, memory or "": why the process was ended from outside
	Incomplete []string // kinds of ledger entries with effect incomplete, each once; unmodelled calls with their names
	Paths      int      // paths listed; where they are only counted, as midway check does, their number
	Wall       time.Duration
	PeakMemory uint64 // bytes resident at most
	Message    string // what was said on standard error, one line
}

// Run runs the rows and hands each result to done, in the order of the rows; when ctx ends it stops, and drops what
// is not finished.
func (r *Runner) Run(ctx stdctx.Context, rows []Row, done func(*Result)) {
	results := make([]chan *Result, len(rows))
	for i := range results {
		results[i] = make(chan *Result, 1)
	}
	next := make(chan int)
	var workers sync.WaitGroup
	for range max(1, r.Parallel) {
		workers.Go(func() {
			for i := range next {
				results[i] <- r.one(ctx, &rows[i])
			}
		})
	}
	go func() {
		defer close(next)
		for i := range rows {
			select {
			case next <- i:
			case <-ctx.Done():
				return
			}
		}
	}()
	for _, c := range results {
		select {
		case res := <-c:
			done(res)
		case <-ctx.Done():
			workers.Wait()
			return
		}
	}
	workers.Wait()
}

// args is the command line of a row.
func (r *Runner) args(row *Row) []string {
	args := []string{"run", "--json", "-"}
	if r.Check {
		args = append([]string{"check", "--json", "-"}, row.PropertyFlags()...)
	}
	return slices.Concat(args, r.Flags, row.Flags, row.Paths)
}

// one runs one row.
func (r *Runner) one(ctx stdctx.Context, row *Row) *Result {
	cmd := exec.CommandContext(ctx, r.Midway, r.args(row)...)
	var diagnostics bytes.Buffer
	cmd.Stderr = &diagnostics
	res := &Result{Row: *row}
	start := time.Now()
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		res.Exit, res.Message = -1, err.Error()
		return res
	}
	finished := make(chan struct{})
	var watching sync.WaitGroup
	watching.Go(func() { res.Ended = r.watch(cmd.Process, start, finished) })
	res.read(out)
	err = cmd.Wait()
	close(finished)
	watching.Wait()
	res.Wall = time.Since(start)
	res.Exit = exitCode(err)
	if u, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		res.PeakMemory = uint64(u.Maxrss) << 10
	}
	res.Message = firstLine(diagnostics.String())
	return res
}

// watch ends a process that goes beyond a limit, and says which.
func (r *Runner) watch(p *os.Process, start time.Time, finished <-chan struct{}) string {
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-finished:
			return ""
		case <-tick.C:
		}
		why := ""
		switch {
		case r.Time > 0 && time.Since(start) > r.Time:
			why = "time"
		case r.Memory > 0 && resident(p.Pid) > r.Memory:
			why = "memory"
		default:
			continue
		}
		if p.Kill() == nil {
			return why
		}
	}
}

// resident is the memory of a process in bytes; 0 where it cannot be read.
func resident(pid int) uint64 {
	text, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/statm")
	fields := strings.Fields(string(text))
	if err != nil || len(fields) < 2 {
		return 0
	}
	pages, _ := strconv.ParseUint(fields[1], 10, 64)
	return pages * uint64(os.Getpagesize())
}

func exitCode(err error) int {
	var exit *exec.ExitError
	switch {
	case err == nil:
		return 0
	case errors.As(err, &exit):
		return exit.ExitCode()
	}
	return -1
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return strings.ReplaceAll(line, "\t", " ")
}

// once appends a word that is not there yet.
func once(list []string, word string) []string {
	for _, w := range list {
		if w == word {
			return list
		}
	}
	return append(list, word)
}
