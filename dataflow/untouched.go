package dataflow

import (
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// maxUntouched bounds the size in bytes of variables that are looked at byte by byte.
const maxUntouched = 1 << 16

// Span is a range of bytes, From included and To not.
type Span struct{ From, To int64 }

// Untouched lists the bytes of a variable that nothing can have written before the context, in order: they hold the
// variable's initialiser. There are none of variables of each thread, of those defined elsewhere, and of those that
// code outside the program can reach, as no main is known or a function has no body.
func (a *Analysis) Untouched(g *ir.Global) []Span {
	node := a.Graph.GlobalNode(g.ID)
	if g.External || g.Runtime || g.ThreadLocal || g.Size <= 0 || a.Graph.Outside(node) {
		return nil
	}
	type access struct {
		at    pointsto.Target
		bytes int64
	}
	written, marked, some, all := []bool(nil), map[access]bool{}, false, false
	a.memory.writesAt(pointsto.Set{{Node: node, Hi: pointsto.AnyOffset, Stride: 1}}, 1, func(w *write) bool {
		t, ok := w.to.Find(node)
		if ok && marked[access{t, w.bytes}] || !a.Before().Executed(w.site.Func, w.site.PC) {
			return false
		}
		if some = true; g.Size > maxUntouched || w.to == nil {
			all = true
			return true
		}
		if written == nil {
			written = make([]bool, g.Size)
		}
		if all = !ok; ok {
			mark(written, t, w.bytes)
			marked[access{t, w.bytes}] = true
		}
		return all
	})
	switch {
	case all:
		return nil
	case !some:
		return []Span{{0, g.Size}}
	}
	return unmarked(written)
}

// mark notes the bytes that an access of so many bytes at a target may touch.
func mark(written []bool, t pointsto.Target, bytes int64) {
	size := int64(len(written))
	first, last, step := t.Lo, t.Hi, max(t.Stride, 1)
	if t.Unbounded() {
		first, last = t.Lo%step-step*(min(bytes, size)/step+1), size
	}
	upTo := int64(0) // the bytes before were looked at
	for at := first; at <= last && upTo < size && at < size; at += step {
		end := min(at+min(bytes, size-at), size)
		for i := max(at, upTo); i < end; i++ {
			written[i] = true
		}
		upTo = max(upTo, end)
	}
}

// unmarked are the ranges of what is not marked.
func unmarked(written []bool) (out []Span) {
	for i, is := range written {
		switch at := int64(i); {
		case is:
		case len(out) > 0 && out[len(out)-1].To == at:
			out[len(out)-1].To++
		default:
			out = append(out, Span{at, at + 1})
		}
	}
	return out
}
