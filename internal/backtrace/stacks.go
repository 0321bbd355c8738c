package backtrace

import (
	"path/filepath"
	"strings"

	"midway/internal/pattern"
)

// euStack reads eu-stack's list of threads.
type euStack struct {
	out Report
}

var (
	euProcess = pattern.Of(`^PID (\d+) - (process|core)$`)
	euThread  = pattern.Of(`^TID (\d+):(?: (.*))?$`)
	euName    = pattern.Of(`^(?:- 1 )?(.*?)(?: - (/.*|\[.*\]|\S+))?$`)
	euError   = pattern.Of(`^eu-stack: dwfl_thread_getframes tid (\d+)(?: at .*?)?: (.*)$`)
)

func beginEuStack(text string) form {
	if strings.HasPrefix(text, "PID ") && euProcess.MatchString(text) ||
		strings.HasPrefix(text, "TID ") && euThread.MatchString(text) {
		return &euStack{out: Report{Tool: EuStack, Whole: true}}
	}
	return nil
}

func (e *euStack) line(text string, _ int) fit {
	if m := euProcess.FindStringSubmatch(text); m != nil {
		if len(e.out.Threads) > 0 {
			return next
		}
		e.out.PID, e.out.Core = decimal(m[1]), m[2] == "core"
		return taken
	}
	if m := euThread.FindStringSubmatch(text); m != nil {
		e.out.Threads = append(e.out.Threads, Thread{ID: m[1], LWP: decimal(m[1]), Name: m[2], Creator: -1})
		return taken
	}
	if m := euError.FindStringSubmatch(text); m != nil {
		e.broken(decimal(m[1]), m[2])
		return taken
	}
	if len(e.out.Threads) == 0 {
		return foreign
	}
	t := &e.out.Threads[len(e.out.Threads)-1]
	if n, rest, ok := number(text); ok {
		return t.euFrame(n, rest)
	}
	return t.euPlace(text)
}

// broken notes why the stack of a thread ends.
func (e *euStack) broken(lwp int, why string) {
	for i := range e.out.Threads {
		if e.out.Threads[i].LWP == lwp {
			e.out.Threads[i].Broken = why
		}
	}
	if n := len(e.out.Threads); n == 0 || e.out.Threads[n-1].LWP != lwp {
		e.out.Threads = append(e.out.Threads, Thread{ID: "", LWP: lwp, Creator: -1, Broken: why})
	}
}

func (t *Thread) euFrame(n int, rest string) fit {
	addr, rest, ok := address(rest)
	if !ok {
		return foreign
	}
	f := Frame{Number: n, Address: addr}
	if m := euName.FindStringSubmatch(rest); m != nil {
		f.Function, f.Module = m[1], m[2]
	}
	t.Frames = append(t.Frames, f)
	return taken
}

// euPlace takes the lines behind a frame: where it is, and the build of its module.
func (t *Thread) euPlace(text string) fit {
	if len(t.Frames) == 0 || !strings.HasPrefix(text, "    ") {
		return foreign
	}
	f := &t.Frames[len(t.Frames)-1]
	place := strings.TrimSpace(text)
	if strings.HasPrefix(place, "[") || f.at(place) {
		return taken
	}
	return foreign
}

func (e *euStack) report() *Report {
	if len(e.out.Threads) == 0 {
		return nil
	}
	return &e.out
}

// coredump reads the stacks in the journal of systemd-coredump.
type coredump struct {
	out Report
}

var (
	dumped      = pattern.Of(`\bProcess (\d+) \((.*?)\) of user \d+ (?:dumped core|terminated abnormally)`)
	dumpThread  = pattern.Of(`^\s*(?:Message: )?Stack trace of thread (\d+):$`)
	dumpFrame   = pattern.Of(`^0x([0-9a-f]+) (.*?) \(([^()]+?)(?: \+ 0x([0-9a-f]+))?\)$`)
	dumpSignal  = pattern.Of(`^\s*Signal: (\d+) \((?:SIG)?(\w+)\)$`)
	dumpProcess = pattern.Of(`^\s*PID: (\d+) \((.*)\)$`)
)

func beginCoredump(text string) form {
	if strings.Contains(text, "Process ") && dumped.MatchString(text) ||
		strings.Contains(text, "Stack trace of") && dumpThread.MatchString(text) ||
		strings.Contains(text, "PID: ") && dumpProcess.MatchString(text) {
		return &coredump{out: Report{Tool: Systemd, Core: true, Whole: true}}
	}
	return nil
}

func (c *coredump) line(text string, _ int) fit {
	if m := dumped.FindStringSubmatch(text); m != nil {
		return c.process(m[1], m[2])
	}
	if m := dumpProcess.FindStringSubmatch(text); m != nil {
		return c.process(m[1], m[2])
	}
	if m := dumpSignal.FindStringSubmatch(text); m != nil {
		c.out.Failure = &Failure{What: "SIG" + m[2], Signal: "SIG" + m[2], Message: strings.TrimSpace(text)}
		return taken
	}
	if m := dumpThread.FindStringSubmatch(text); m != nil {
		c.out.Threads = append(c.out.Threads, Thread{ID: m[1], LWP: decimal(m[1]), Creator: -1})
		return taken
	}
	n, rest, ok := number(text)
	m := dumpFrame.FindStringSubmatch(rest)
	if !ok || m == nil || len(c.out.Threads) == 0 {
		return foreign
	}
	f := Frame{Number: n, Address: hex(m[1]), Function: m[2], Module: m[3], Offset: hex(m[4])}
	if f.Function == "n/a" {
		f.Function = ""
	}
	if f.Module == "n/a" {
		f.Module = ""
	}
	t := &c.out.Threads[len(c.out.Threads)-1]
	t.Frames = append(t.Frames, f)
	return taken
}

func (c *coredump) process(pid, name string) fit {
	if len(c.out.Threads) > 0 {
		return next
	}
	c.out.PID, c.out.Program = decimal(pid), name
	return taken
}

// report has the thread that the signal came to first.
func (c *coredump) report() *Report {
	if len(c.out.Threads) == 0 {
		return nil
	}
	if c.out.Failure == nil {
		c.out.Failure = &Failure{What: "dumped core", Message: "dumped core"}
	}
	return &c.out
}

// symbols reads a stack as backtrace_symbols of the C library writes it: `./prog(f+0x15)[0x401136]`.
type symbols struct {
	out Report
	any bool
}

var (
	symbolFrame = pattern.Of(`^\s*([\w./+-]+)\(([\w.@]*)\+?(0x[0-9a-f]+)?\)\s?\[(0x[0-9a-f]+)\]$`)
	symbolBare  = pattern.Of(`^\s*([\w./+-]+)\[(0x[0-9a-f]+)\]$`)
)

func beginSymbols(text string) form {
	if strings.HasSuffix(text, "]") && symbolFrame.MatchString(text) {
		return &symbols{out: Report{Tool: Glibc, Threads: []Thread{{Creator: -1}}}}
	}
	return nil
}

func (s *symbols) line(text string, _ int) fit {
	if strings.HasPrefix(text, "======= Memory map:") {
		return last
	}
	var f Frame
	if m := symbolFrame.FindStringSubmatch(text); m != nil {
		f = Frame{Module: m[1], Function: m[2], Offset: hex(m[3]), Address: hex(m[4])}
	} else if m := symbolBare.FindStringSubmatch(text); m != nil {
		f = Frame{Module: m[1], Address: hex(m[2])}
	} else {
		return foreign
	}
	t := &s.out.Threads[0]
	f.Number = len(t.Frames)
	t.Frames = append(t.Frames, f)
	return taken
}

func (s *symbols) report() *Report { return &s.out }

// pstack reads the old form of pstack, and that of Solaris: `0x0804b7ce: pause + 1e (0, 1)` under `----- Thread 2
// -----`.
type pstack struct {
	out Report
}

var (
	pstackHeader = pattern.Of(`^-+\s*(?:Thread (\d+)(?: \(LWP (\d+)\))?|lwp# (\d+)(?: / thread# (\d+))?)\s*-+$`)
	pstackFrame  = pattern.Of(
		`^\s*(?:0x)?([0-9a-f]{6,16})(?:: | )(\?\?\?\?|[\w.@]+)(?: \+ ([0-9a-f]+))?(?: \((.*)\))?(?: \+ ([0-9a-f]+))?$`,
	)
	pstackFirst = pattern.Of(`^\d+:\s+\S`)
)

func beginPstack(text string) form {
	if strings.HasPrefix(text, "-") && pstackHeader.MatchString(text) ||
		strings.HasPrefix(strings.TrimSpace(text), "0x") && pstackFrame.MatchString(text) {
		return &pstack{out: Report{Tool: Pstack}}
	}
	return nil
}

func (p *pstack) line(text string, _ int) fit {
	if m := pstackHeader.FindStringSubmatch(text); m != nil {
		p.out.Whole = true
		p.out.Threads = append(p.out.Threads, Thread{ID: m[1] + m[3], LWP: decimal(m[2] + m[3]), Creator: -1})
		return taken
	}
	m := pstackFrame.FindStringSubmatch(text)
	if m == nil {
		return foreign
	}
	if len(p.out.Threads) == 0 {
		p.out.Threads = []Thread{{Creator: -1}}
	}
	t := &p.out.Threads[len(p.out.Threads)-1]
	f := Frame{Number: len(t.Frames), Address: hex(m[1]), Function: m[2], Offset: hex(m[3] + m[5])}
	if f.Function == "????" {
		f.Function = ""
	}
	t.Frames = append(t.Frames, f)
	return taken
}

func (p *pstack) report() *Report {
	if len(p.out.Threads) == 0 {
		return nil
	}
	return &p.out
}

// base is the last part of a path.
func base(path string) string {
	if path == "" {
		return ""
	}
	return filepath.Base(path)
}
