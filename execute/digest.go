package execute

import (
	"midway/internal/expr"
	"midway/internal/state"
)

// hash is an FNV-1a hash of words.
type hash uint64

const noHash hash = 14695981039346656037

func (h *hash) add(words ...uint64) {
	for _, v := range words {
		*h = (*h ^ hash(v)) * 1099511628211
	}
}

// value adds a value: a term only as one, as terms are numbered and ordered otherwise in another process.
func (h *hash) value(v expr.Value) {
	if v.Concrete() {
		h.add(0, v.W)
	} else {
		h.add(1)
	}
}

// digest tells states of an exploration apart, by the same numbers in every process: by the steps that led there, where
// each thread stands, and the plain values of its locals. What memory has follows from the steps.
func digest(st *state.State) uint64 {
	h := noHash
	for t := st.Trace; t != nil; t = t.Parent {
		h.step(&t.Step)
	}
	h.threads(st)
	return uint64(h)
}

// step adds what a step has decided.
func (h *hash) step(s *Step) {
	h.add(uint64(s.Kind), uint64(s.TID), uint64(s.Number), uint64(s.Func), uint64(s.PC))
}

// threads adds where each thread stands, and the plain values of its locals.
func (h *hash) threads(st *state.State) {
	for _, t := range st.Threads {
		h.add(uint64(t.Status), uint64(t.Point.Code), uint64(t.Point.Loc), uint64(len(t.Frames)))
		h.value(t.Point.Obj)
		h.value(t.Point.Arg)
		for _, f := range t.Frames {
			h.add(uint64(f.Fn.ID), uint64(f.PC))
			for _, v := range f.Regs {
				h.value(v)
			}
		}
	}
}
