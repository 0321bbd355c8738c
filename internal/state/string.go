package state

import (
	"fmt"
	"strings"

	"midway/internal/expr"
	"midway/symheap"
)

// String describes a state for a person: its threads with their registers, memory, locksets, and path
// condition, in a fixed order.
func (s *State) String() string {
	var w strings.Builder
	for _, t := range s.Threads {
		fmt.Fprintf(&w, "thread %s: %s\n", t.Name, t.Status)
		for i := len(t.Frames) - 1; i >= 0; i-- {
			t.Frames[i].format(&w)
		}
		for _, l := range t.Held {
			fmt.Fprintf(&w, "  %s\n", l)
		}
	}
	s.Heap.All(func(o *symheap.Object) {
		if o.Initial() {
			fmt.Fprintf(&w, "object %s: %s bytes at %s\n", o.Name(), text(o.Size()), text(o.Base()))
		}
	})
	for _, c := range s.PC.Conds() {
		fmt.Fprintf(&w, "assume %s\n", c)
	}
	return w.String()
}

func (f *Frame) format(w *strings.Builder) {
	fmt.Fprintf(w, "  in %s, instruction %d\n", f.Fn.Name, f.PC)
	for r, v := range f.Regs {
		if name := f.Fn.Regs[r].Name; name != "" && v != (expr.Value{}) {
			fmt.Fprintf(w, "    %s = %s\n", name, text(v))
		}
	}
}

// String is "holds &m" or "may hold some lock".
func (l Lock) String() string {
	verb, what := "may hold", "some lock"
	if l.Must {
		verb = "holds"
	}
	if l.Named {
		what = text(l.Addr)
	}
	return verb + " " + what
}

func text(v expr.Value) string {
	if v.Concrete() {
		return fmt.Sprintf("%#x", v.W)
	}
	return v.N.String()
}
