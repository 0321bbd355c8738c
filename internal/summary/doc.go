// Package summary keeps what was learned of explored states, by control location: the footprint disjunct of a predicate
// summary (Guo et al., FSE 2015, §4; docs/design.md §8.6).
//
// # Terminology
//
// A summary ([Summary]) of a state has the cells of memory and the registers on which the subtree below depended, with
// their values; inequalities that other numbers must satisfy; the conjuncts of the path condition that are connected
// with the values; and the threads that slept. It subsumes a state at the same location that agrees in all of this.
//
// # Exactness
//
// Locations and values are compared exactly, never by hash alone. A table is bounded by the number of summaries; what
// is over the bound is dropped, never weakened.
package summary
