package summary

import "slices"

// Set is a set of numbers in ascending order. Sets are immutable and may share memory.
type Set []int32

// Union is the union, one of the two where that has everything.
func (s Set) Union(t Set) Set {
	switch {
	case s.has(t):
		return s
	case t.has(s):
		return t
	}
	out := make(Set, 0, len(s)+len(t))
	i := 0
	for _, n := range t {
		for i < len(s) && s[i] < n {
			out = append(out, s[i])
			i++
		}
		if i < len(s) && s[i] == n {
			i++
		}
		out = append(out, n)
	}
	return append(out, s[i:]...)
}

// has reports whether every number of t is in s.
func (s Set) has(t Set) bool {
	if len(t) > len(s) {
		return false
	}
	i := 0
	for _, n := range t {
		for i < len(s) && s[i] < n {
			i++
		}
		if i == len(s) || s[i] != n {
			return false
		}
	}
	return true
}

// With is the set with further numbers, which it may reorder.
func (s Set) With(numbers []int32) Set {
	slices.Sort(numbers)
	return s.Union(slices.Compact(numbers))
}

// Interner gives numbers to values, from 0, equal ones the same. The zero value is empty.
type Interner[T comparable] struct {
	of  map[T]int32
	all []*T
}

// Of is a value's number.
func (n *Interner[T]) Of(v T) int32 {
	if k, ok := n.of[v]; ok {
		return k
	}
	if n.of == nil {
		n.of = map[T]int32{}
	}
	k := int32(len(n.all))
	n.of[v] = k
	n.all = append(n.all, &v)
	return k
}

// At is the value with a number.
func (n *Interner[T]) At(k int32) *T { return n.all[k] }
