package schedules

import (
	"fmt"
	"maps"
	"slices"

	"midway/internal/expr"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// ordering finds the happens-before edges between the operations of a path: which operations of other threads each has
// to wait for, so that threads that keep to them do what they did on the path.
type ordering struct {
	last    map[int]*Operation         // by thread
	objects map[string]*objectUses     // by object
	starts  map[int]*Operation         // by thread that has done nothing yet: what created or woke it
	all     []*Operation               // that every later operation of another thread waits for: reads of inputs
	knows   map[*Operation]map[int]int // by thread, the operations up to which one is behind
}

// objectUses are the latest operations on an object, by thread.
type objectUses map[int]*Operation

func newOrdering() *ordering {
	return &ordering{last: map[int]*Operation{}, objects: map[string]*objectUses{}, starts: map[int]*Operation{},
		knows: map[*Operation]map[int]int{}}
}

// anyObject is the object of operations that touch one that is not known: the mutex of a wait, one at an address that
// an input decides.
const anyObject = "*"

// add orders an operation behind those before it.
func (g *ordering) add(o *Operation) {
	knows := map[int]int{}
	if before := g.last[o.TID]; before != nil {
		maps.Copy(knows, g.knows[before])
	}
	for _, p := range g.before(o) {
		if p.TID == o.TID || knows[p.TID] >= p.N {
			continue
		}
		o.After = append(o.After, p)
		for tid, n := range g.knows[p] {
			knows[tid] = max(knows[tid], n)
		}
	}
	knows[o.TID] = o.N
	g.knows[o], g.last[o.TID] = knows, o
	delete(g.starts, o.TID)
	if o.Input != "" {
		g.all = []*Operation{o}
		return
	}
	if o.object != "" {
		if g.objects[o.object] == nil {
			g.objects[o.object] = &objectUses{}
		}
		(*g.objects[o.object])[o.TID] = o
	}
}

// before are the operations that one waits for, the latest first.
func (g *ordering) before(o *Operation) (out []*Operation) {
	out = slices.Clone(g.all)
	if p := g.starts[o.TID]; p != nil {
		out = append(out, p)
	}
	switch {
	case o.Input != "":
	case o.ends: // of the process
		for _, p := range g.last {
			out = append(out, p)
		}
	case o.joins >= 0:
		if p := g.last[o.joins]; p != nil {
			out = append(out, p)
		}
	case o.object == anyObject:
		for _, uses := range g.objects {
			out = slices.AppendSeq(out, maps.Values(*uses))
		}
	case o.object != "":
		for _, of := range []string{o.object, anyObject} {
			if uses := g.objects[of]; uses != nil {
				out = slices.AppendSeq(out, maps.Values(*uses))
			}
		}
	}
	slices.SortFunc(out, func(a, b *Operation) int { return b.index - a.index })
	return slices.Compact(out)
}

// starting notes that a thread begins, or goes on, because of an operation.
func (g *ordering) starting(tid int, by *Operation) { g.starts[tid] = by }

// about fills in what an operation is about.
func (o *Operation) about(s *state.Step) {
	o.joins = -1
	switch {
	case s.Kind == state.StepTimeout:
		o.object = anyObject
	case s.Kind != state.StepEvent:
	case s.Number == abi.OpJoin:
		if s.Addr.N == nil && s.Addr.W > 0 {
			o.joins = int(s.Addr.W) - 1
		}
	case s.Number == abi.OpProcessExit:
		o.ends, o.Op = true, "exit of the process"
	case s.Number == abi.OpExit:
		o.Op = "exit of the thread"
	case s.Number == abi.OpCondWait, s.Addr.N != nil, s.Addr == (expr.Value{}):
		o.object = anyObject
	default:
		o.object = fmt.Sprint(s.Addr.W)
	}
}
