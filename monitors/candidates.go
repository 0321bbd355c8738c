package monitors

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"midway/dataflow"
	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
	"midway/internal/solver"
)

// candidates are what a monitor may keep.
type candidates struct {
	*finder
	m      *monitor
	spoilt map[field]bool
	walks  []*walker
	begin  map[field]expr.Value
	stores map[pointsto.CallSite]field
	known  map[field]*initially
	visits int                // of definitions, for one value
	strict bool               // memory may hold anything
	at     *dataflow.Elements // the store whose value is looked at, or nil
}

// initially is what a field may hold before sections are executed.
type initially struct {
	all     span // with its initialiser
	set     span // without
	by      []pointsto.CallSite
	written bool  // sections write it
	highest int64 // of all, and of the constants that sections set it to
}

// kind is the form of an invariant.
type kind uint8

const (
	notNegative kind = iota // 0 <= f
	atMost                  // f <= g
	belowOrZero             // f < g or f = 0
	bounded                 // f <= k
	atLeast                 // k <= f
)

// invariant is a candidate.
type invariant struct {
	kind kind
	f, g field
	k    int64
}

// cond is the invariant of values of its fields.
func (v invariant) cond(b *expr.Builder, f, g expr.Value) expr.Value {
	w := v.f.bits
	word := func(k int64) expr.Value { return expr.Word(uint64(k) & (^uint64(0) >> (64 - w))) }
	switch v.kind {
	case notNegative:
		return b.Cmp(expr.SLE, w, expr.Word(0), f)
	case atMost:
		return b.Cmp(expr.SLE, w, f, g)
	case belowOrZero:
		return b.Or1(b.Cmp(expr.SLT, w, f, g), b.Cmp(expr.EQ, w, f, expr.Word(0)))
	}
	if v.kind == atLeast {
		return b.Cmp(expr.SLE, w, word(v.k), f)
	}
	return b.Cmp(expr.SLE, w, f, word(v.k))
}

// relates reports whether the invariant is about two fields.
func (v invariant) relates() bool { return v.kind == atMost || v.kind == belowOrZero }

// at is the invariant of an object at the context.
func (v invariant) at(b *expr.Builder, g *ir.Global) Invariant {
	out := Invariant{Reads: []Number{{g.Addr + uint64(v.f.off), v.f.bits}}}
	if v.relates() {
		out.Reads = append(out.Reads, Number{g.Addr + uint64(v.g.off), v.g.bits})
	}
	out.Cond = func(values []expr.Value) expr.Value { return v.cond(b, values[0], values[len(values)-1]) }
	return out
}

func (v invariant) describe(a *dataflow.Analysis, g *ir.Global) string {
	name := func(f field) string { return fieldName(g, f.off) }
	switch v.kind {
	case notNegative:
		return "0 <= " + name(v.f)
	case atMost:
		return name(v.f) + " <= " + name(v.g)
	case belowOrZero:
		return name(v.f) + " < " + name(v.g) + ", or 0"
	}
	if v.kind == atLeast {
		return fmt.Sprintf("%d <= %s", v.k, name(v.f))
	}
	return fmt.Sprintf("%s <= %d", name(v.f), v.k)
}

// fieldName is a C name of what lies at an offset of a variable.
func fieldName(g *ir.Global, off int64) string {
	name, t := g.Name, g.Type
	for t != nil && t.Kind == ir.Struct {
		i := slices.IndexFunc(t.Fields, func(f ir.Field) bool {
			return f.Type != nil && f.Offset <= off && off < f.Offset+f.Type.Size
		})
		if i < 0 {
			break
		}
		name, off, t = name+"."+t.Fields[i].Name, off-t.Fields[i].Offset, t.Fields[i].Type
	}
	if off > 0 {
		name = fmt.Sprintf("%s+%d", name, off)
	}
	return name
}

// qualify finds out which of the fields that sections touch are written by sections alone, once there is a second
// thread, and what they hold before; the others are spoilt.
func (c *candidates) qualify() {
	c.known = map[field]*initially{}
	for _, f := range c.touched() {
		if in, ok := c.initial(f); ok {
			c.known[f] = in
		} else {
			c.spoilt[f] = true
		}
	}
}

// touched lists the fields that sections read or write, in order.
func (c *candidates) touched() []field { return touched(c.begin, c.stores) }

func touched(begin map[field]expr.Value, stores map[pointsto.CallSite]field) []field {
	all := slices.Collect(maps.Keys(begin))
	for _, f := range stores {
		all = append(all, f)
	}
	slices.SortFunc(all, func(x, y field) int { return cmp.Or(cmp.Compare(x.off, y.off), cmp.Compare(x.bits, y.bits)) })
	return slices.Compact(all)
}

// initial is what a field may hold before sections are executed; ok is false where something else writes it later, or
// in part. What has not been executed before the context does not matter.
func (c *candidates) initial(f field) (*initially, bool) {
	g := c.m.global
	bytes := int64(f.bits / 8)
	if f.off < 0 || f.off+bytes > g.Size {
		return nil, false
	}
	start := c.start(f)
	in, ok := &initially{all: span{start, start}, set: span{1<<63 - 1, -1 << 63}, highest: start}, true
	at := pointsto.Set{{Node: c.a.Graph.GlobalNode(g.ID), Lo: f.off, Hi: f.off}}
	c.a.Writes(at, bytes, func(w dataflow.Write) {
		if !c.a.Before().Executed(w.Site.Func, w.Site.PC) {
			return
		}
		if stored, inSection := c.stores[w.Site]; inSection && stored == f && c.guarded(w.Site) {
			in.written = true
			if k := c.a.Prog.Funcs[w.Site.Func].Code[w.Site.PC].B; k.Kind == ir.KConst {
				in.highest = max(in.highest, signed(k.Word, f.bits))
			}
			return
		}
		ok = ok && c.sets(in, f, w)
	})
	return in, ok
}

// start is the initialiser of a field.
func (c *candidates) start(f field) int64 {
	word := uint64(0)
	for i := range int64(f.bits / 8) {
		if c.m.global.Init != nil {
			word |= uint64(c.m.global.Init[f.off+i]) << (8 * i)
		}
	}
	return signed(word, f.bits)
}

func signed(w uint64, bits int) int64 { return int64(w<<(64-bits)) >> (64 - bits) }

// guarded reports whether a write in sections of a function is never executed outside of them.
func (c *candidates) guarded(site pointsto.CallSite) bool {
	for _, w := range c.walks {
		if w.s.fn.ID == site.Func && c.outside(w.s.fn, w.s.lock)[site.PC] {
			return false
		}
	}
	return true
}

// sets notes a write that is no section's: it may only be a number that is not less than some constant, written while
// there is one thread, before it executes any section.
func (c *candidates) sets(in *initially, f field, w dataflow.Write) bool {
	if c.elsewhere(f, w) {
		return true
	}
	if w.After || w.To == nil || !c.exactly(f, w) {
		return false
	}
	for s := range c.stores {
		if c.a.Early(s) && c.a.MayFollow(s, w.Site) {
			return false
		}
	}
	fn := c.a.Prog.Funcs[w.Site.Func]
	v := c.values(activation{Func: fn}, fn.Code[w.Site.PC].B, f.bits, 0)
	in.by = append(in.by, w.Site)
	in.set, in.all = in.set.with(v), in.all.with(v)
	in.highest = max(in.highest, v.most)
	return true
}

// exactly reports whether a write is a store of just the field, if it touches it: by its type, and by where in the
// object the pointer may lead.
func (c *candidates) exactly(f field, w dataflow.Write) bool {
	st := &c.a.Prog.Funcs[w.Site.Func].Code[w.Site.PC]
	t, _ := w.To.Find(c.a.Graph.GlobalNode(c.m.global.ID))
	steps := t.Exact() && t.Lo == f.off || t.Stride >= int64(f.bits/8) && f.off >= t.Lo && (f.off-t.Lo)%t.Stride == 0
	return st.Op == ir.OpStore && int(st.Bits) == f.bits && steps
}

// all lists the invariants that hold initially.
func (c *candidates) all() []invariant {
	var out []invariant
	for _, f := range c.touched() {
		in := c.known[f]
		if in == nil || !in.written {
			continue
		}
		if in.all.least >= 0 {
			out = append(out, invariant{kind: notNegative, f: f})
		}
		if in.highest < full(f.bits).most {
			out = append(out, invariant{kind: bounded, f: f, k: in.highest})
		}
		for _, g := range c.touched() {
			bound := c.known[g]
			if g == f || bound == nil || bound.written || g.bits != f.bits {
				continue
			}
			if in.all.most <= bound.all.least {
				out = append(out, invariant{kind: atMost, f: f, g: g})
			}
			if in.all.most < bound.all.least || in.all == (span{}) {
				out = append(out, invariant{kind: belowOrZero, f: f, g: g})
			}
		}
	}
	return out
}

// houdini strikes out what some way through a section does not keep, until all that is left is kept.
func (c *candidates) houdini(s *solver.Solver) []invariant {
	left := c.all()
	for again := true; again && len(left) > 0; {
		n := len(left)
		for _, w := range c.walks {
			for _, end := range w.ends {
				left = c.keptBy(s, w, end, left)
			}
		}
		again = len(left) < n
	}
	return left
}

// keptBy are the invariants that hold at a section's end where all do at its beginning.
func (c *candidates) keptBy(s *solver.Solver, w *walker, end *way, all []invariant) []invariant {
	b, start := c.a.B, &way{}
	given := end.conds
	for _, v := range all {
		given = b.And1(given, w.holds(start, v))
	}
	var out []invariant
	for _, v := range all {
		if s.Check(nil, b.And1(given, b.Not(w.holds(end, v)))) == solver.Unsat {
			out = append(out, v)
		}
	}
	return out
}

// holds is an invariant of what the fields hold on a way.
func (w *walker) holds(at *way, v invariant) expr.Value {
	f := w.now(at, v.f)
	if v.relates() {
		return v.cond(w.a.B, f, w.now(at, v.g))
	}
	return v.cond(w.a.B, f, f)
}
