package locksets

import (
	"cmp"
	"slices"

	"midway/internal/expr"
	"midway/internal/ir"
	"midway/internal/pointsto"
)

// ref is a lock: its address where that has a name in the current frame, and what it may point to.
type ref struct {
	lock    expr.Value
	named   bool
	targets pointsto.Set
	at      pointsto.CallSite // where it was acquired or released, and the identity of a nameless one
	defs    []ir.Reg          // registers of the function that the name mentions

	path     expr.Value // the name by where pointers were loaded from, or the zero value
	pathDefs []ir.Reg   // registers that it mentions
}

// fact says that a lock may be held, and whether it must be.
type fact struct {
	ref
	kind  Kind
	must  bool
	count uint8  // at most so many times; unboundedCount is any number
	on    ir.Reg // held only if this register is 0 (the result of a try), else ir.None
	onRet bool   // in a summary: held only if the function returns 0
	// failing: an error does not say that it is not held: EOWNERDEAD of a robust mutex acquires, ENOTRECOVERABLE does
	// not.
	failing bool
}

const unboundedCount = 4

// state is a relative lockset (RELAY, Bergan §4.4): what was acquired since entry and not released, L⁺; what
// of that held at entry is certainly not held any more, L⁻; and what was possibly released of it. A lock
// released is in both of the latter; one that was acquired in between is in L⁻ alone. Immutable.
type state struct {
	held        []fact
	mustRelease []ref
	mayRelease  []ref
}

func compareValue(a, b expr.Value) int {
	switch {
	case a.N == nil && b.N == nil:
		return cmp.Compare(a.W, b.W)
	case a.N == nil:
		return -1
	case b.N == nil:
		return 1
	}
	return cmp.Compare(a.N.ID(), b.N.ID())
}

func compareSite(a, b pointsto.CallSite) int {
	return cmp.Or(cmp.Compare(a.Func, b.Func), cmp.Compare(a.PC, b.PC))
}

// compareRef orders locks and identifies them: by address where it is named, else by path, else by site.
func compareRef(a, b ref) int {
	switch {
	case a.named && b.named:
		return compareValue(a.lock, b.lock)
	case a.named:
		return -1
	case b.named:
		return 1
	case a.hasPath() && b.hasPath():
		return compareValue(a.path, b.path)
	case a.hasPath():
		return -1
	case b.hasPath():
		return 1
	}
	return compareSite(a.at, b.at)
}

func compareFact(a, b fact) int {
	onRet := func(f fact) int {
		if f.onRet {
			return 1
		}
		return 0
	}
	return cmp.Or(compareRef(a.ref, b.ref), cmp.Compare(a.kind, b.kind), cmp.Compare(a.on, b.on),
		cmp.Compare(onRet(a), onRet(b)))
}

// mergeRef is one identity seen twice: the earlier site, all targets, of which none are any.
func mergeRef(a, b ref) ref {
	if compareSite(b.at, a.at) < 0 {
		a.at = b.at
	}
	if a.path != b.path {
		a = a.pathless()
	}
	switch {
	case sameTargets(a.targets, b.targets):
	case len(a.targets) == 0 || len(b.targets) == 0:
		a.targets = nil
	default:
		a.targets = pointsto.Union(a.targets, b.targets)
	}
	return a
}

// sameTargets compares two sets, which are mostly one and the same.
func sameTargets(a, b pointsto.Set) bool {
	if len(a) != len(b) {
		return false
	}
	return len(a) == 0 || &a[0] == &b[0] || slices.Equal(a, b)
}

// join is the least upper bound: may is the union, must the intersection.
func join(a, b state) (j state, grew bool) {
	if equal(a, b) {
		return a, false
	}
	j = state{joinFacts(a.held, b.held), intersect(a.mustRelease, b.mustRelease), union(a.mayRelease, b.mayRelease)}
	return j, !equal(a, j)
}

func joinFacts(a, b []fact) []fact {
	out := make([]fact, 0, max(len(a), len(b)))
	for len(a) > 0 || len(b) > 0 {
		c := -1
		switch {
		case len(a) == 0:
			c = 1
		case len(b) > 0:
			c = compareFact(a[0], b[0])
		}
		var f fact
		switch {
		case c < 0:
			f, a = a[0], a[1:]
			f.must = false
		case c > 0:
			f, b = b[0], b[1:]
			f.must = false
		default:
			f = a[0]
			f.ref = mergeRef(f.ref, b[0].ref)
			f.must = f.must && b[0].must
			f.count = max(f.count, b[0].count)
			a, b = a[1:], b[1:]
		}
		out = append(out, f)
	}
	return out
}

func intersect(a, b []ref) []ref {
	var out []ref
	for _, r := range a {
		if i, ok := slices.BinarySearchFunc(b, r, compareRef); ok {
			out = append(out, mergeRef(r, b[i]))
		}
	}
	return out
}

func union(a, b []ref) []ref {
	out := make([]ref, 0, max(len(a), len(b)))
	for len(a) > 0 && len(b) > 0 {
		switch c := compareRef(a[0], b[0]); {
		case c < 0:
			out, a = append(out, a[0]), a[1:]
		case c > 0:
			out, b = append(out, b[0]), b[1:]
		default:
			out = append(out, mergeRef(a[0], b[0]))
			a, b = a[1:], b[1:]
		}
	}
	return append(append(out, a...), b...)
}

// insertRef adds a lock to a sorted list that it may modify.
func insertRef(list []ref, r ref) []ref {
	i, ok := slices.BinarySearchFunc(list, r, compareRef)
	if ok {
		list[i] = mergeRef(list[i], r)
		return list
	}
	return slices.Insert(list, i, r)
}

// insertFact adds a fact to a sorted list that it may modify; one identity is kept once, must if either is.
func insertFact(list []fact, f fact) []fact {
	i, ok := slices.BinarySearchFunc(list, f, compareFact)
	if !ok {
		return slices.Insert(list, i, f)
	}
	list[i].ref = mergeRef(list[i].ref, f.ref)
	list[i].must = list[i].must || f.must
	list[i].count = max(list[i].count, f.count)
	return list
}

// identical reports whether two states are one in memory.
func identical(a, b state) bool {
	return oneSlice(a.held, b.held) && oneSlice(a.mustRelease, b.mustRelease) && oneSlice(a.mayRelease, b.mayRelease)
}

func oneSlice[T any](a, b []T) bool { return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0]) }

// exactly is equal, and of every lock whether an error says that it is not held.
func exactly(a, b state) bool {
	return equal(a, b) && slices.EqualFunc(a.held, b.held, func(x, y fact) bool { return x.failing == y.failing })
}

func equal(a, b state) bool {
	if identical(a, b) {
		return true
	}
	sameRef := func(x, y ref) bool {
		return compareRef(x, y) == 0 && x.at == y.at && x.path == y.path && sameTargets(x.targets, y.targets)
	}
	sameFact := func(x, y fact) bool {
		return compareFact(x, y) == 0 && sameRef(x.ref, y.ref) && x.must == y.must && x.count == y.count
	}
	return slices.EqualFunc(a.held, b.held, sameFact) && slices.EqualFunc(a.mustRelease, b.mustRelease, sameRef) &&
		slices.EqualFunc(a.mayRelease, b.mayRelease, sameRef)
}
