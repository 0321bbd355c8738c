package execute

import "midway/internal/state"

// Searcher orders the pending states (KLEE's Searcher: select, update, empty).
type Searcher interface {
	Push(st *state.State)
	Pop() *state.State // nil where none is pending
	Len() int
}

// DepthFirst goes on with the youngest state.
type DepthFirst struct{ stack []*state.State }

// Push adds a state.
func (d *DepthFirst) Push(st *state.State) { d.stack = append(d.stack, st) }

// Pop removes the youngest state.
func (d *DepthFirst) Pop() *state.State {
	n := len(d.stack) - 1
	if n < 0 {
		return nil
	}
	st := d.stack[n]
	d.stack[n] = nil
	d.stack = d.stack[:n]
	return st
}

// Len is the number of pending states.
func (d *DepthFirst) Len() int { return len(d.stack) }
