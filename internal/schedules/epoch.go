package schedules

import (
	"fmt"
	"slices"
	"strings"

	"midway/context"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/state"
)

// Epoch is one epoch with its schedules.
type Epoch struct {
	Number  int // from 1, in the order in which they were met
	Context *context.Context
	Root    *Node
	Paths   int
	Races   []Race
	Missing []string // why it is not covered; none: it is
	Faults  []Fault  // why none of its schedules is verified, after Set.Verify
	Ledger  []ledger.Entry
	Seconds float64
}

// Race is a pair of accesses of the slice that no schedule of an epoch orders.
type Race struct{ Text, At string }

// Covered reports whether each input that the epoch can begin with has one schedule.
func (e *Epoch) Covered() bool { return len(e.Missing) == 0 }

// Schedules is how many schedules the epoch has.
func (e *Epoch) Schedules() int {
	if e.Root == nil {
		return 0
	}
	return e.Root.schedules()
}

// position is where a thread is at the end of an epoch.
type position struct {
	thread context.Thread
	entry  ir.FuncID
	id     int
	key    string
}

// following is the context that the threads of a state at the end of an epoch are in. Threads with equal positions are
// ordered by their ids. Order has which thread of the state each is. Where there is no context, it says why.
func (p *Program) following(st *state.State) (c *context.Context, order []int, why string) {
	var at []position
	for _, t := range st.Threads {
		if t.Status == state.Exited {
			continue
		}
		pos, why := p.position(t)
		if why != "" {
			return nil, nil, t.Name + " " + why
		}
		at = append(at, pos)
	}
	slices.SortFunc(at, func(a, b position) int {
		switch {
		case a.thread.Main != b.thread.Main:
			return map[bool]int{true: -1, false: 1}[a.thread.Main]
		case a.key != b.key:
			return strings.Compare(a.key, b.key)
		}
		return a.id - b.id
	})
	c = &context.Context{}
	count := map[ir.FuncID]int{}
	for _, pos := range at {
		count[pos.entry]++
		pos.thread.Name = fmt.Sprintf("%s_%d", p.Funcs[pos.entry].Name, count[pos.entry])
		if pos.thread.Main {
			pos.thread.Name = "main"
		}
		c.Threads = append(c.Threads, pos.thread)
		order = append(order, pos.id)
	}
	c.MainAbsent = !c.Threads[0].Main
	if err := c.Check(p.Program); err != nil {
		return nil, nil, err.Error()
	}
	return c, order, ""
}

// position is that of a thread, or why it is none that an epoch can begin at.
func (p *Program) position(t *state.Thread) (pos position, why string) {
	pos = position{entry: t.Entry, id: t.ID}
	own := false
	for _, f := range slices.Backward(t.Frames) { // youngest first
		switch {
		case f.Fn.Added:
			return pos, "is in code that is not known"
		case f.Fn.Runtime && own:
			return pos, "is called back by " + f.Fn.Name
		case f.Fn.Runtime:
			continue
		}
		own = true
		pos.thread.Frames = append(pos.thread.Frames, context.Frame{Func: f.Fn.ID, PC: f.PC})
		pos.key += fmt.Sprintf("%s+%d ", f.Fn.Name, f.PC)
	}
	if !own {
		return pos, "has no function of the program under way"
	}
	if t.Status == state.AtPoint || t.Status == state.Waiting {
		young := pos.thread.Frames[0]
		if pos.thread.Blocked = context.Blocks(p.Program, p.Funcs[young.Func], young.PC) != ""; !pos.thread.Blocked {
			return pos, "waits at " + p.Short(t.Loc()) + ", where no context can begin"
		}
		pos.key += "blocked"
	}
	pos.thread.Main, pos.thread.Complete = t.Main, t.Complete
	return pos, ""
}

// key tells contexts apart.
func (p *Program) key(c *context.Context) string {
	return c.Describe(p.Program) + fmt.Sprint(c.Threads)
}
