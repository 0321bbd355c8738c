package locksets

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// lockTypes are the names of types that locks have.
var lockTypes = map[string]bool{
	"pthread_mutex_t": true, "pthread_rwlock_t": true, "pthread_spinlock_t": true, "mtx_t": true,
}

// Free lists the locks among the program's globals that no thread holds: no call that locks one reaches where a thread
// of the context stands, or where one that is not listed may have ended or be blocked for good. The others are in
// String.
func (f *Facts) Free() string {
	var out strings.Builder
	for _, g := range f.a.Prog.Globals {
		for _, off := range f.FreeIn(g) {
			fmt.Fprintf(&out, "%s is free: nobody can hold it\n", f.a.Describe(expr.Word(g.Addr+uint64(off))))
		}
	}
	return out.String()
}

// FreeIn lists the offsets in bytes of the locks in a global that no thread of the context can hold.
func (f *Facts) FreeIn(g *ir.Global) (out []int64) {
	if g.Runtime || g.Type == nil || g.ThreadLocal {
		return nil
	}
	for _, off := range locksIn(g.Type, 0, nil) {
		if !f.mayHold(g, off) {
			out = append(out, off)
		}
	}
	return out
}

// locksIn lists the offsets in bytes of the locks in a type; of arrays of locks, none.
func locksIn(t *ir.Type, at int64, out []int64) []int64 {
	switch {
	case t == nil:
	case lockTypes[t.Name]:
		return append(out, at)
	case t.Kind == ir.Struct:
		for i := range t.Fields {
			out = locksIn(t.Fields[i].Type, at+t.Fields[i].Offset, out)
		}
	}
	return out
}

func (f *Facts) mayHold(g *ir.Global, off int64) bool {
	holders, left := f.Holders(g, off)
	return left || len(holders) > 0
}

// Holders are the threads of the context that may hold the lock at an offset in a global; left: or one that has
// ended, or waits for good.
func (f *Facts) Holders(g *ir.Global, off int64) (threads []int, left bool) {
	here := pointsto.Set{{Node: f.a.Graph.GlobalNode(g.ID), Lo: off, Hi: off}}
	is := func(h Held) bool {
		named := h.Named && h.Lock.Concrete()
		if named {
			return h.Lock.W == g.Addr+uint64(off)
		}
		return len(h.Targets) == 0 || pointsto.MayAlias(h.Targets, here)
	}
	for t, held := range f.held {
		if slices.ContainsFunc(held, is) {
			threads = append(threads, t)
		}
	}
	return threads, slices.ContainsFunc(f.left, is)
}
