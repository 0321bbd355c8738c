package main

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/runtime/abi"
	"midway/internal/state"
)

// pathKey is what makes two paths the same: the order of the threads' synchronisation operations, and of each thread
// the branches, callees and wake-ups between them (Bergan §1.1). Creation, exit and join commute with everything and
// branches of different threads between two operations do, so that their order is no part of it.
type pathKey struct {
	order   []byte
	threads [][]byte
}

// commuting reports whether the order of an operation means nothing: threads are created and joined, and the process
// ends.
func commuting(op string) bool {
	role := abi.Of(op).Role
	return role == abi.Create || role == abi.Join || op == "exit"
}

// add appends to what a thread does.
func (k *pathKey) add(thread int, format string, args ...any) {
	for len(k.threads) <= thread {
		k.threads = append(k.threads, nil)
	}
	k.threads[thread] = fmt.Appendf(k.threads[thread], format, args...)
}

func (k *pathKey) clone() *pathKey {
	c := &pathKey{order: slices.Clone(k.order)}
	for _, t := range k.threads {
		c.threads = append(c.threads, slices.Clone(t))
	}
	return c
}

// event adds a visible event.
func (k *pathKey) event(thread int, op string, at ir.LocID) {
	if commuting(op) {
		return
	}
	k.order = fmt.Appendf(k.order, "%d ", thread)
	k.add(thread, "%s@%d ", op, at)
}

// branch adds a branch of user code, to a block.
func (k *pathKey) branch(thread int, f ir.FuncID, pc ir.PC, to int) {
	k.add(thread, "%d:%d>%d ", f, pc, to)
}

// call adds a call through a pointer.
func (k *pathKey) call(thread int, f ir.FuncID, pc ir.PC, callee int) {
	k.add(thread, "%d:%d(%d) ", f, pc, callee)
}

// wake adds that a thread wakes another, or times out.
func (k *pathKey) wake(thread, woken int) { k.add(thread, "wake%d ", woken) }

// ended is the key of a path that ended so.
func (k *pathKey) ended(outcome string) string {
	out := string(k.order)
	for t := range k.threads {
		out += fmt.Sprintf("| %d: %s ", t, strings.Join(woken(strings.Fields(string(k.threads[t]))), " "))
	}
	return out + "= " + outcome
}

// woken sorts the threads that one operation wakes: in which order it takes them from the queue is no decision.
func woken(words []string) []string {
	isWake := func(i int) bool { return i < len(words) && strings.HasPrefix(words[i], "wake") }
	for i := 0; i < len(words); i++ {
		end := i
		for isWake(end) {
			end++
		}
		slices.Sort(words[i:end])
		i = end
	}
	return words
}

// keyOf is the key of an explored path, whose schedule has every branch.
func keyOf(steps []state.Step, outcome string) string {
	k := &pathKey{}
	for _, s := range steps {
		switch {
		case s.Kind == state.StepEvent:
			k.event(s.TID, s.Op, s.Loc)
		case s.Kind == state.StepBranch && !s.Model:
			k.branch(s.TID, s.Func, s.PC, s.Number)
		case s.Kind == state.StepCall:
			k.call(s.TID, s.Func, s.PC, s.Number)
		case s.Kind == state.StepWake, s.Kind == state.StepTimeout:
			k.wake(s.TID, s.Number)
		}
	}
	return k.ended(outcome)
}
