package state

import (
	"fmt"
	"strings"

	"midway/internal/expr"
	"midway/symheap"
)

// String is Describe with plain numbers for addresses.
func (s *State) String() string { return s.Describe(text) }

// Describe describes a state for a person: its threads with their registers, memory, locksets, and path
// condition, in a fixed order; text names a value.
func (s *State) Describe(text func(expr.Value) string) string {
	var w strings.Builder
	for _, t := range s.Threads {
		fmt.Fprintf(&w, "thread %s: %s\n", t.Name, t.Status)
		for i := len(t.Frames) - 1; i >= 0; i-- {
			t.Frames[i].format(&w, text)
		}
		for _, l := range t.Held {
			fmt.Fprintf(&w, "  %s\n", l.describe(text))
		}
	}
	s.Heap.All(func(o *symheap.Object) {
		if o.Initial() {
			fmt.Fprintf(&w, "object %s: %s bytes at %s\n", o.Name(), size(o.Size()), text(o.Base()))
		}
	})
	for _, c := range s.PC.Conds() {
		fmt.Fprintf(&w, "assume %s\n", c)
	}
	return w.String()
}

func (f *Frame) format(w *strings.Builder, text func(expr.Value) string) {
	fmt.Fprintf(w, "  in %s, instruction %d\n", f.Fn.Name, f.PC)
	for r, v := range f.Regs {
		if name := f.Fn.Regs[r].Name; name != "" && v != (expr.Value{}) {
			fmt.Fprintf(w, "    %s = %s\n", name, text(v))
		}
	}
}

// describe is "holds &m" or "may hold some lock".
func (l Lock) describe(text func(expr.Value) string) string {
	verb, what := "may hold", "some lock"
	if l.Must {
		verb = "holds"
	}
	if l.Named {
		what = text(l.Addr)
	}
	return verb + " " + what
}

func size(v expr.Value) string {
	if v.Concrete() {
		return fmt.Sprint(v.W)
	}
	return v.N.String()
}

func text(v expr.Value) string {
	if v.Concrete() {
		return fmt.Sprintf("%#x", v.W)
	}
	return v.N.String()
}
