package soundness

import (
	"fmt"

	"midway/internal/expr"
	"midway/internal/state"
	"midway/soundness/concrete"
)

// comparison holds the memory at the end of a path against the machine's. Objects that came to be after the
// context are paired as they are met; a pair stands for good.
type comparison struct {
	seed  *Seed
	st    *state.State
	m     *concrete.Machine
	pairs map[uint64]uint64 // from the path's created objects to the machine's
}

// object compares a variable at two addresses, word by word; it says what differs, or "".
func (c *comparison) object(path, machine uint64, name string) string {
	o := c.st.Heap.Find(path)
	mo, ok := c.m.Object(machine)
	if o == nil || !ok {
		return name + " is gone"
	}
	n := int(c.seed.P.Model.PtrBytes())
	for at := 0; at < len(mo.Data); at += n {
		k := min(n, len(mo.Data)-at)
		w, ok := c.seed.sigma.value(c.st.Heap.Load(o.ID(), expr.Word(uint64(at)), k), k*8)
		if !ok {
			continue // an unknown that the run does not tell
		}
		if is := littleEndian(mo.Data[at:][:k]); !c.same(w, is) {
			return fmt.Sprintf("at the end %s+%d is %#x, in the path %#x", name, at, is, w)
		}
	}
	return ""
}

// same reports whether two words mean the same: a number, or corresponding addresses.
func (c *comparison) same(path, machine uint64) bool {
	if path == machine || path == c.seed.sigma.toSeed(machine) {
		return true
	}
	o := c.st.Heap.Find(path)
	mo, ok := c.m.Object(machine)
	switch base := c.seed.P.Model.Layout().HeapBase; {
	case o == nil && !ok && path >= base && machine >= base: // of locals that are gone on both sides
		return c.pair(path, machine)
	case o == nil || !ok || path-o.Addr() != machine-mo.Addr:
		return false
	}
	return c.pair(o.Addr(), mo.Addr)
}

// pair reports whether two addresses belong together, and notes that they do where neither was met before.
func (c *comparison) pair(path, machine uint64) bool {
	was, paired := c.pairs[path]
	if !paired {
		c.pairs[path] = machine
	}
	return !paired || was == machine
}
