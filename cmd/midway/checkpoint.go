package main

import (
	"fmt"
	"os"
	"os/signal"
	"runtime"
	"strings"
	"syscall"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/sys/unix"

	"midway/internal/recorder"
)

func (c *cli) checkpointCommand() *cobra.Command {
	o := recorder.Options{Keep: 5, Stack: recorder.DefaultStack}
	every := span(time.Second)
	list := ""
	cmd := &cobra.Command{
		Use:   "checkpoint [flags] -- PROGRAM [ARGUMENT...]",
		Short: "Run a program and record, now and then, where all its threads are",
		Long: `Run a program, or follow a process (--pid), and record every so often where all
its threads are: all are stopped, then registers and stacks are copied, then all
go on. The last checkpoints are kept, and one of the moment at which a signal
ends the program. Each is a small ELF core, which gdb and eu-stack read, and
midway context from, --context and reconstruct --checkpoint; a JSON beside it
says when it was made, of which threads, and how long they stood still.

The program gets its signals, its terminal and Ctrl-C as without Midway, and its
exit code is passed on. Ctrl-C ends the recording of a process, which goes on.

Exit codes: 0 recorded, else that of the program (128 + N: signal N has ended
it); 2 usage or input error, or it cannot be traced.`,
		Example: `  midway checkpoint --every 1s --keep 5 -- ./server -p 8080
  midway checkpoint --pid 4711 --data 8M -o before
  midway checkpoint --list checkpoints
  midway context from before/4711-000012.core server.c
  midway reconstruct server.c --crash bt.txt --checkpoint before/4711-000012.core`,
		Args: cobra.ArbitraryArgs,
		RunE: func(_ *cobra.Command, args []string) error {
			if list != "" {
				return c.listCheckpoints(list)
			}
			switch {
			case len(args) == 0 && o.PID == 0:
				return fmt.Errorf("checkpoint records a program: give it behind --, or a process with --pid")
			case len(args) > 0 && o.PID != 0:
				return fmt.Errorf("--pid follows a process that runs; a program to run is not wanted, too")
			}
			o.Args, o.Every = args, time.Duration(every)
			return c.checkpoint(o)
		},
	}
	var g groups
	g.add("What is recorded", func(fs *pflag.FlagSet) {
		fs.IntVar(&o.PID, "pid", 0, "the process to follow, in place of a program to run")
		fs.Var(&every, "every", "time from one checkpoint to the next, such as 100ms or 5s")
		fs.Var((*dataSize)(&o.Data), "data", "copy so many bytes of writable data of the executable and its libraries, such as 8M")
		fs.Var((*dataSize)(&o.Heap), "heap", "copy so many bytes of the heap and other anonymous memory, such as 64M")
		fs.Var((*dataSize)(&o.Stack), "stack", "copy so many bytes of each stack at most, the youngest frames first")
	})
	g.add("Checkpoints", func(fs *pflag.FlagSet) {
		fs.StringVarP(&o.Dir, "output", "o", "checkpoints", "directory to write them to")
		fs.Var((*positive)(&o.Keep), "keep", "how many are kept, the last ones")
		fs.StringVar(&list, "list", "", "list the checkpoints of this directory, and record nothing")
	})
	g.attach(c, cmd)
	cmd.Flags().SetInterspersed(false) // what follows the program is the program's
	return cmd
}

// checkpoint records a program, whose exit code it passes on.
func (c *cli) checkpoint(o recorder.Options) error {
	o.Note = func(text string) { fmt.Fprintf(c.err, "midway: %s\n", text) }
	if f, ok := c.out.(*os.File); ok {
		o.Output = f
	}
	if o.PID == 0 {
		o.Signals = passedOn()
	}
	runtime.GOMAXPROCS(1) // there is little to do, and threads that look for more cost the program's processors
	s, err := recorder.Record(c.stop, o)
	if s == nil {
		return err
	}
	o.Note(summaryText(s, o.Dir))
	if o.PID == 0 {
		c.code = s.Code()
	}
	return nil // what could not be written was said; the program's exit code is what counts
}

// passedOn are the signals that a program gets which runs in place of Midway. Those of the terminal it has itself.
func passedOn() <-chan os.Signal {
	passed := []os.Signal{syscall.SIGTERM, syscall.SIGHUP, syscall.SIGUSR1, syscall.SIGUSR2, syscall.SIGINT, syscall.SIGQUIT}
	signal.Reset(passed...) // they do not end Midway
	in, out := make(chan os.Signal, 16), make(chan os.Signal)
	signal.Notify(in, passed...)
	go func() {
		for s := range in {
			if s != syscall.SIGINT && s != syscall.SIGQUIT || !inForeground() {
				out <- s
			}
		}
	}()
	return out
}

// inForeground reports whether Ctrl-C on a terminal comes to Midway's group of processes, and so to the program.
func inForeground() bool {
	tty, err := os.Open("/dev/tty")
	if err != nil {
		return false
	}
	defer tty.Close()
	group, err := unix.IoctlGetInt(int(tty.Fd()), unix.TIOCGPGRP)
	return err == nil && group == unix.Getpgrp()
}

func summaryText(s *recorder.Summary, dir string) string {
	var out strings.Builder
	fmt.Fprintf(&out, "%s of process %d in %s", counted(s.Made, "checkpoint"), s.PID, dir)
	if s.Fatal != "" {
		fmt.Fprintf(&out, ", the last %d and %s are kept", s.Kept, s.Fatal)
	} else if s.Kept < s.Made {
		fmt.Fprintf(&out, ", the last %d are kept", s.Kept)
	}
	if s.Made > 0 {
		mean := s.Stopped / time.Duration(s.Made)
		fmt.Fprintf(&out, "; threads stood still for %v each time, at most %v", rounded(mean), rounded(s.Longest))
	}
	if s.Missed > 0 {
		fmt.Fprintf(&out, "; %d missed", s.Missed)
	}
	return out.String()
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

func rounded(d time.Duration) time.Duration { return d.Round(10 * time.Microsecond) }

// listCheckpoints prints the checkpoints of a directory.
func (c *cli) listCheckpoints(dir string) error {
	all, err := recorder.List(dir)
	if err != nil {
		return err
	}
	w := tabwriter.NewWriter(c.out, 0, 8, 2, ' ', 0)
	fmt.Fprintln(w, "FILE\tWHEN\tTHREADS\tSTOPPED\tSIGNAL\tPROGRAM")
	for _, p := range all {
		when := p.When.Local().Format("2006-01-02 15:04:05.000")
		stopped := rounded(time.Duration(p.StoppedUS) * time.Microsecond)
		fmt.Fprintf(w, "%s\t%s\t%d\t%v\t%s\t%s\n", p.File, when, len(p.Threads), stopped, p.Signal, strings.Join(p.Args, " "))
	}
	return w.Flush()
}
