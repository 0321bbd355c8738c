// Package summary remembers what was explored (docs/design.md §8.6; Guo et al., FSE 2015): by control location, the cells of memory that what was
// explored from there depended on, with the values that they had. A state at the same location with the same values in those cells
// does what was seen.
//
// This is the footprint disjunct of a predicate summary: ∃ other symbols. ⋀ (cell = value) ∧ the conjuncts of the path condition that
// are connected with the values. Locations and values are compared exactly, never by hash alone. Bounded by the number of summaries;
// what is over the bound is not remembered.
package summary
