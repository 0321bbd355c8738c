package pipeline

import (
	stdctx "context"
	"fmt"
	"slices"
	"strings"
	"sync"

	"midway/context"
	"midway/internal/core"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/solver"
)

// coreRead is the core file of a run, read once.
type coreRead struct {
	path, exe string

	once   sync.Once
	moment *core.Moment
	err    error

	placed  sync.Once
	file    *context.File
	misfits error
	hints   []string // of threads, where they are
}

// read is the moment of the core.
func (c *coreRead) read(stop stdctx.Context) (*core.Moment, error) {
	c.once.Do(func() {
		if c.moment, c.err = core.Read(stop, c.path, c.exe); c.err != nil && stop.Err() != nil {
			c.err = ErrStopped
		}
	})
	return c.moment, c.err
}

// context is its stacks in a program, as a context file.
func (c *coreRead) context(stop stdctx.Context, p *ir.Program) (*context.File, error) {
	m, err := c.read(stop)
	if err != nil {
		return nil, err
	}
	c.placed.Do(func() { c.file, c.misfits = m.Context(p) })
	return c.file, c.misfits
}

// checkCore reports what options of a core file get wrong.
func (o *Options) checkCore() error {
	switch {
	case o.Core == "" && o.Exe != "" && o.ContextFile == "": // a context may be made of a core's stacks
		return fmt.Errorf("--exe says which executable a core file is of: give --core FILE, too")
	case o.Core == "" && len(o.Symbolic) > 0:
		return fmt.Errorf("--symbolic frees what a core file tells: give --core FILE or --pid PID, too")
	case o.Core != "" && (o.ContextFile != "" || len(o.At) > 0):
		return fmt.Errorf("a core file is a context: --core excludes --context and --at")
	case o.Core != "" && o.Processes:
		return fmt.Errorf("--core is explored within one process: without --processes and --run-dir")
	}
	return nil
}

// contextOf is the file that describes the context; nil from main.
func (s *session) contextOf(p *ir.Program) (*context.File, error) {
	if s.core == nil {
		return s.file, nil
	}
	s.phase("reading the core")
	return s.core.context(s.stop, p)
}

// written is the file that described the context of the run.
func (c *settings) written() *context.File {
	if c.core != nil {
		return c.core.file
	}
	return c.file
}

// atCore makes an initial state the moment of the run's core, if it has one.
func (i *Initial) atCore(s *session) error {
	if s.core == nil {
		return nil
	}
	m, err := s.core.read(s.stop)
	if err != nil {
		return err
	}
	s.phase("reading the memory of the core")
	if i.core, err = m.Apply(i.Seeding, i.State); err != nil {
		return err
	}
	if err := m.Free(i.Seeding, i.State, s.core.file, s.Symbolic); err != nil {
		return err
	}
	i.reconcile()
	if i.core.Facts == 0 {
		i.Seeding.ByRaces, i.Seeding.ByWraps = false, false
	}
	return nil
}

// coreLimit is how many of Z3's resource units it may take to see that facts and core agree.
const coreLimit = 20_000_000

// reconcile leaves out what facts say of unknowns where the core contradicts it: no path would be left.
func (i *Initial) reconcile() {
	const most = 32 // contradictions
	b := i.Seeding.B
	sol := solver.New(b, solver.Options{Limit: coreLimit})
	defer sol.Close()
	for range most {
		against, res := sol.Core(i.State.PC.Conds())
		if res != solver.Unsat {
			return
		}
		for _, n := range against {
			i.core.Against = append(i.core.Against, "together: "+i.Seeding.Analysis.Describe(n.Value()))
		}
		var list []*expr.PC
		for p := i.State.PC; p != nil; p = p.Parent {
			list = append(list, p)
		}
		i.State.PC = nil
		for _, p := range slices.Backward(list) {
			if !slices.Contains(against, p.Cond) {
				i.State.AssumeAs(b, p.Cond.Value(), p.Role)
			}
		}
	}
	i.State.PC = nil
}

// whole reports whether the initial state is that of a process, with nothing left open that threads go on with.
func (i *Initial) whole() bool {
	t := i.core
	return t != nil && len(i.Symbolic)+len(i.Plan.core.hints) == 0 && i.Context.Seen == "core" && t.Whole()
}

// told notes what the core told, and what it did not.
func (i *Initial) told() {
	t := i.core
	if t == nil {
		return
	}
	i.libraryState(t.Specific)
	i.Ledger.Addf(
		"core",
		ledger.Assumption,
		"",
		"the run begins at the moment of %s: %d threads, %d objects beside variables, %d bytes, %d locks held",
		i.Core,
		t.Threads,
		t.Objects,
		t.Bytes,
		t.Held,
	)
	if n := len(i.Plan.core.hints); n > 0 {
		i.Ledger.Addf(
			"core-place",
			ledger.OverApproximate,
			"",
			"%d threads are not at the beginning of a statement, or in a call: where a line begins is taken%s",
			n,
			listed(i.Plan.core.hints),
		)
	}
	if left := i.Plan.core.moment.Beside.Left; len(left) > 0 {
		i.Ledger.Addf(
			"core-threads",
			ledger.Incomplete,
			"",
			"%d threads of the process are left out, as gdb shows no function of the program in their stacks: %s",
			len(left),
			some(left),
		)
	}
	i.untold(t)
	if t.Unread > 0 {
		i.Ledger.Addf(
			"core-size",
			ledger.Incomplete,
			"",
			"%d objects are beyond what is read of a core, and were left out",
			t.Unread,
		)
	}
	for _, text := range t.Against {
		i.Ledger.Addf(
			"core-contradiction",
			ledger.Incomplete,
			"",
			"an error of Midway's own, or the executable is another version: the core contradicts what is known of the context: %s",
			text,
		)
	}
}

// untold notes what the core did not tell, and is unknown.
func (i *Initial) untold(t *core.Told) {
	if n := len(t.Unknown); n > 0 {
		i.Ledger.Addf(
			"core-unknown",
			ledger.OverApproximate,
			"",
			"%d values that threads go on with are not told by the core, and are unknown: %s",
			n,
			some(t.Unknown),
		)
	}
	if t.Reloaded > 0 {
		i.Ledger.Addf(
			"core-reloaded",
			ledger.Assumption,
			"",
			"%d values that threads had read just before the calls that they are in are what memory holds at the core",
			t.Reloaded,
		)
	}
	if t.Absent > 0 {
		i.Ledger.Addf(
			"core-absent",
			ledger.OverApproximate,
			"",
			"%d bytes of objects are not in the core, and are unknown",
			t.Absent,
		)
	}
	if n := len(t.Missing); n > 0 {
		i.Ledger.Addf(
			"core-missing",
			ledger.OverApproximate,
			"",
			"%d variables of the program are not in the executable, and are unknown: %s",
			n,
			some(t.Missing),
		)
	}
	if n := len(t.Dropped); n > 0 {
		i.Ledger.Addf(
			"core-missing",
			ledger.OverApproximate,
			"",
			"the compiler of the executable has done without %d variables, which are unknown: %s",
			n,
			some(t.Dropped),
		)
	}
	if t.Opaque > 0 {
		i.Ledger.Addf(
			"core-outside",
			ledger.OverApproximate,
			"",
			"%d pointers lead to memory of libraries, which is not told",
			t.Opaque,
		)
	}
	if n := t.Orphans + t.Spins; n > 0 {
		i.Ledger.Addf(
			"core-locks",
			ledger.OverApproximate,
			"",
			"who holds %d locks is not told: spin locks, and those of threads that have ended",
			n,
		)
	}
	if t.Waits > 0 {
		i.Ledger.Addf(
			"core-waits",
			ledger.OverApproximate,
			"",
			"whether %d threads that wait have been woken is not told",
			t.Waits,
		)
	}
	if n := len(t.Amid); n > 0 {
		i.Ledger.Addf(
			"core-call",
			ledger.Incomplete,
			"",
			"%d threads are in a call that may have had its effect: it is taken to have had none: %s",
			n,
			some(t.Amid),
		)
	}
	if t.Unplaced > 0 {
		i.Ledger.Addf(
			"core-frames",
			ledger.OverApproximate,
			"",
			"where the variables of %d frames lie is not told",
			t.Unplaced,
		)
	}
}

// listed is a list behind a colon, if there is one.
func listed(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return ": " + some(list)
}

// some are the first of a list, as text.
func some(list []string) string {
	const most = 6
	text := strings.Join(list[:min(len(list), most)], ", ")
	if len(list) > most {
		text += ", …"
	}
	return text
}

// overApproximates notes that initial states may be allowed which no execution reaches; where there is a core, what it
// does not tell is said of it.
func (f *Facts) overApproximates() {
	if f.core == nil {
		f.Ledger.Add(ledger.Entry{Kind: "initial-state", Effect: ledger.OverApproximate,
			Text: "the initial state is an over-approximation: it may allow states that no execution reaches"})
	}
}
