package monitors

import (
	"fmt"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
)

// What sections keep holds whenever one begins. A thread of the context that is inside a section has, in registers,
// what it has read of the object since, and what it read before it wrote there is what the section began with: so of
// these registers what is kept holds, whatever the object holds by now.

// SectionEntry is a condition of what a thread has read at the beginning of the section that it is inside.
type SectionEntry struct {
	Cond expr.Value
	Text string // "0 <= q.n"
}

// SectionEntries lists what holds of registers of threads that are inside sections of monitors of variables.
func (f *Facts) SectionEntries() (out []SectionEntry) {
	for _, m := range f.mons {
		out = append(out, m.begun...)
	}
	return out
}

// begun is Begun of one monitor, whose sections were executed.
func (c *candidates) begun() (out []SectionEntry) {
	for t, th := range c.a.Ctx.Threads {
		read := c.readBy(t)
		for _, v := range c.m.kept {
			f, ok1 := read[v.f]
			g := f
			ok2 := true
			if v.relates() {
				g, ok2 = read[v.g]
			}
			if !ok1 || !ok2 {
				continue
			}
			x, ok1 := c.a.Stack(t).Operand(ir.R(f))
			y, ok2 := c.a.Stack(t).Operand(ir.R(g))
			if ok1 && ok2 {
				text := fmt.Sprintf("%s, as %s has found it", v.describe(c.a, c.m.global), th.Name)
				out = append(out, SectionEntry{v.cond(c.a.B, x, y), text})
			}
		}
	}
	return out
}

// readBy are registers of a thread that hold what a field held when the section began that it is inside, on every way
// to there.
func (c *candidates) readBy(t int) map[field]ir.Reg {
	var ways []*way
	for _, k := range c.walks {
		for _, at := range k.stood {
			if c.standsIn(k.s, at.pc) != t {
				continue
			}
			if len(k.s.at) != 1 {
				return nil // another object's, perhaps
			}
			ways = append(ways, at)
		}
	}
	out := map[field]ir.Reg{}
	if len(ways) == 0 {
		return out
	}
	for f, v := range c.begin {
		found := ir.Reg(ir.None)
		for r, holds := range ways[0].regs {
			all := holds == v && !slices.ContainsFunc(ways, func(w *way) bool { return w.regs[r] != v })
			if all && (found == ir.Reg(ir.None) || r < found) {
				found = r
			}
		}
		if found != ir.Reg(ir.None) {
			out[f] = found
		}
	}
	return out
}
