package context

import (
	"fmt"
	"strings"
	"time"

	"midway/internal/ir"
)

// Context is a program context: every live thread and where it stands (Bergan §1.1, docs/design.md §5),
// resolved against a program.
type Context struct {
	Threads       []Thread
	OthersUnknown bool     // more threads than these may be alive
	Assume        []Assume // conjuncts that hold at the start
	Stop          Stop
	Limits        Limits
	MainAbsent    bool   // no thread is in main: it counts as joined, or blocked outside for good
	Seen          string // how the threads were seen to stand there together, one of Seen; or ""
	FromMain      bool   // the program's own start: one thread, about to enter main, everything known
	// what the resolver wants said: other points where a line can be entered, which of two variables is meant
	Notes []string
}

// Thread is one thread of a context. A file's "count: 2" has become two threads, name#1 and name#2.
type Thread struct {
	Name     string
	Frames   []Frame // youngest first, at least one
	Complete bool    // the oldest frame is a thread's entry function or main
	Main     bool    // that entry function is main
	Blocked  bool    // begins inside the blocking call it stands at
	Left     []Frame // left out, as code outside or of the library is between: youngest first, for what they have freed
}

// Frame is one function activation.
type Frame struct {
	Func ir.FuncID
	// PC is, in the youngest frame, the next instruction to execute (never a phi); in older frames,
	// the call the frame is inside of.
	PC ir.PC
}

// Stop says where a thread's fragment ends: it freezes there and keeps its locks.
type Stop struct {
	LoopBackEdge bool
	At           map[ir.FuncID][]ir.PC
}

// Limits bound a run; zero is no limit.
type Limits struct {
	Branches int // conditional branches executed in user code, per path
	Paths    int
	Time     time.Duration
}

// Check reports a context that breaks its own rules: a frame outside its function, an older frame
// that is not inside a call, a phi as next instruction, two main threads.
func (c *Context) Check(p *ir.Program) error {
	if len(c.Threads) == 0 {
		return fmt.Errorf("context: no threads")
	}
	names, mains := map[string]bool{}, 0
	for i := range c.Threads {
		t := &c.Threads[i]
		if names[t.Name] {
			return fmt.Errorf("context: two threads named %s", t.Name)
		}
		names[t.Name] = true
		if t.Main {
			mains++
		}
		if err := t.check(p); err != nil {
			return fmt.Errorf("context: thread %s: %w", t.Name, err)
		}
	}
	if mains > 1 {
		return fmt.Errorf("context: %d threads stand in main", mains)
	}
	return nil
}

// Entries reports whether every thread is about to enter a function that other programs may call: the program has no
// main, and the functions are not static. Any state in which they are called is a state of the context.
func (c *Context) Entries(p *ir.Program) bool {
	if c.FromMain || c.OthersUnknown || p.Func("main") != nil && !p.Func("main").External {
		return false
	}
	for _, t := range c.Threads {
		f := p.Funcs[t.Frames[0].Func]
		if len(t.Frames) > 1 || t.Blocked || f.Static || f.Runtime || t.Frames[0].PC != f.Entry {
			return false
		}
	}
	return true
}

func (t *Thread) check(p *ir.Program) error {
	if len(t.Frames) == 0 {
		return fmt.Errorf("no frame")
	}
	for i, fr := range t.Frames {
		if fr.Func < 0 || int(fr.Func) >= len(p.Funcs) {
			return fmt.Errorf("frame %d: no function %d", i, fr.Func)
		}
		f := p.Funcs[fr.Func]
		if fr.PC < 0 || int(fr.PC) >= len(f.Code) {
			return fmt.Errorf("frame %d: program counter %d lies outside %s", i, fr.PC, f.Name)
		}
		if op := f.Code[fr.PC].Op; op == ir.OpPhi || i > 0 && op != ir.OpCall {
			return fmt.Errorf("frame %d: %s can not stand at instruction %d", i, f.Name, fr.PC)
		}
	}
	if young := t.Frames[0]; t.Blocked && Blocks(p, p.Funcs[young.Func], young.PC) == "" {
		return fmt.Errorf("blocked, but at no blocking call")
	}
	return nil
}

// Describe writes the context as text, one line per thread and frame; it is what midway context check
// and --dump=context print.
func (c *Context) Describe(p *ir.Program) string {
	var b strings.Builder
	if c.FromMain {
		b.WriteString("from main\n")
	}
	for i := range c.Threads {
		c.Threads[i].describe(&b, p)
	}
	if c.OthersUnknown {
		b.WriteString("others: unknown\n")
	}
	if c.Seen != "" {
		fmt.Fprintf(&b, "seen: %s\n", c.Seen)
	}
	if c.MainAbsent {
		b.WriteString("main is not listed: it counts as joined, or blocked outside for good\n")
	}
	for _, a := range c.Assume {
		fmt.Fprintf(&b, "assume: %s\n", a.Source)
	}
	c.Stop.describe(&b, p)
	if c.Limits != (Limits{}) {
		fmt.Fprintf(
			&b,
			"limits: branches %d, paths %d, time %v (0 is none)\n",
			c.Limits.Branches,
			c.Limits.Paths,
			c.Limits.Time,
		)
	}
	for _, n := range c.Notes {
		fmt.Fprintf(&b, "note: %s\n", n)
	}
	return b.String()
}

func (t *Thread) describe(b *strings.Builder, p *ir.Program) {
	fmt.Fprintf(b, "thread %s", t.Name)
	if t.Main {
		b.WriteString(" (main)")
	}
	if !t.Complete {
		b.WriteString(" (stack incomplete)")
	}
	b.WriteString("\n")
	for i, fr := range t.Frames {
		f := p.Funcs[fr.Func]
		how := "at"
		switch {
		case i > 0:
			how = "called from"
		case t.Blocked:
			how = "blocked in " + Blocks(p, f, fr.PC) + " at"
		}
		fmt.Fprintf(b, "  %s %s\n", how, (spot{f, fr.PC}).describe(p))
	}
}

func (s *Stop) describe(b *strings.Builder, p *ir.Program) {
	if s.LoopBackEdge {
		b.WriteString("stop: loop-back-edge\n")
	}
	for _, f := range p.Funcs {
		for _, pc := range s.At[f.ID] {
			fmt.Fprintf(b, "stop: %s\n", (spot{f, pc}).describe(p))
		}
	}
}

// describe writes a spot with its source line where it is known.
func (s spot) describe(p *ir.Program) string {
	if at := p.At(s.fn.Code[s.pc].Loc); at != "" {
		return fmt.Sprintf("%s (%s)", at, s.blockName())
	}
	return s.blockName()
}
