package pointsto

import (
	"slices"
	"strings"
)

// Target is an object and the byte offsets in it that a pointer may have: Lo, Lo+Stride, …, Hi, in
// bytes, both inclusive. One exact offset has Lo == Hi and Stride 0. Hi == AnyOffset means every
// offset congruent to Lo modulo Stride, in either direction; Stride 1 is then any offset at all.
type Target struct {
	Node   Node
	Lo, Hi int64
	Stride int64
}

// Set is a points-to set: sorted by node, one target per node. Sets are shared: do not modify. The
// empty set is null or no object's address.
type Set []Target

func (t Target) region() region { return region{t.Lo, t.Hi, t.Stride} }

func target(n Node, r region) Target { return Target{n, r.lo, r.hi, r.stride} }

// Exact reports whether the target is one offset.
func (t Target) Exact() bool { return t.Lo == t.Hi }

// Unbounded reports whether the target has no offset bounds.
func (t Target) Unbounded() bool { return t.Hi == AnyOffset }

// Find is the target of node n in the set.
func (s Set) Find(n Node) (Target, bool) {
	i, ok := slices.BinarySearchFunc(s, n, func(t Target, n Node) int { return int(t.Node) - int(n) })
	if !ok {
		return Target{}, false
	}
	return s[i], true
}

// Has reports whether the set has a target in n.
func (s Set) Has(n Node) bool {
	_, ok := s.Find(n)
	return ok
}

// Nodes are the objects of the set, in order.
func (s Set) Nodes() []Node {
	out := make([]Node, len(s))
	for i, t := range s {
		out[i] = t.Node
	}
	return out
}

// SetKey is equal of sets that are one in memory. Of most sets that are equal, the graph gives out one.
type SetKey struct {
	first *Target
	n     int
}

// Key tells sets apart without looking at their targets.
func (s Set) Key() SetKey {
	if len(s) == 0 {
		return SetKey{}
	}
	return SetKey{&s[0], len(s)}
}

// covers reports whether b adds nothing to a.
func (s Set) covers(b Set) bool {
	if len(b) > len(s) {
		return false
	}
	if s.Key() == b.Key() {
		return true
	}
	i := 0
	for _, t := range b {
		for i < len(s) && s[i].Node < t.Node {
			i++
		}
		if i == len(s) || s[i].Node != t.Node || s[i] != t && s[i].region().join(t.region()) != s[i].region() {
			return false
		}
	}
	return true
}

// Union joins two sets; where one adds nothing to the other, that is the other one itself.
func Union(a, b Set) Set {
	if len(b) == 0 || a.covers(b) {
		return a
	}
	if b.covers(a) {
		return b
	}
	out := make(Set, 0, len(a)+len(b))
	for len(a) > 0 && len(b) > 0 {
		switch {
		case a[0].Node < b[0].Node:
			out, a = append(out, a[0]), a[1:]
		case a[0].Node > b[0].Node:
			out, b = append(out, b[0]), b[1:]
		default:
			out = append(out, target(a[0].Node, a[0].region().join(b[0].region())))
			a, b = a[1:], b[1:]
		}
	}
	return append(append(out, a...), b...)
}

// Common is what a pointer may point to that both sets are of: the nodes of both, each at the offset that one of the
// sets knows it to be. Where nothing is in both, the pointer is null, or no set is of it: that is a.
func Common(a, b Set) Set {
	var out Set
	same := len(a) <= len(b)
	eachCommon(a, b, func(x, y Target) bool {
		if !x.Exact() && y.Exact() {
			x, same = y, false
		}
		out = append(out, x)
		return false
	})
	if len(out) == 0 || same && len(out) == len(a) {
		return a
	}
	return out
}

// MayAlias reports whether two pointers may point into the same object, whatever the offsets: what
// Bergan §3 calls "n_y and n_x may-point-to the same object".
func MayAlias(a, b Set) bool {
	return eachCommon(a, b, func(Target, Target) bool { return true })
}

// Overlap reports whether an access of na bytes through a and one of nb bytes through b may share a byte.
func Overlap(a Set, na int64, b Set, nb int64) bool {
	if len(b) == 1 {
		x, ok := a.Find(b[0].Node)
		return ok && x.region().overlaps(na, b[0].region(), nb)
	}
	return eachCommon(a, b, func(x, y Target) bool { return x.region().overlaps(na, y.region(), nb) })
}

// eachCommon calls f on the targets of both sets in one node until it returns true.
func eachCommon(a, b Set, f func(x, y Target) bool) bool {
	for len(a) > 0 && len(b) > 0 {
		switch {
		case a[0].Node < b[0].Node:
			a = a[1:]
		case a[0].Node > b[0].Node:
			b = b[1:]
		case f(a[0], b[0]):
			return true
		default:
			a, b = a[1:], b[1:]
		}
	}
	return false
}

// Format prints a set with the objects' names: {global x+8, malloc at f.c:12+*}.
func (g *Graph) Format(s Set) string {
	parts := make([]string, len(s))
	for i, t := range s {
		parts[i] = g.Info(t.Node).Name
		if r := t.region(); r != (region{}) {
			parts[i] += "+" + r.String()
		}
	}
	return "{" + strings.Join(parts, ", ") + "}"
}
