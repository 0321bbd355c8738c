// Package arena hands out pieces of memory that a depth-first exploration gives back all at once when it leaves a
// subtree: the pieces of the states below. Nothing is freed piece by piece and nothing is left to the garbage collector, which states
// forked at every step keep busy otherwise (docs/design.md §7.6).
//
// # Levels
//
// Every piece belongs to a level: how deep the exploration is. Leave ends all levels above one: what was handed out at them may be handed out
// again, so nothing may refer to it any more. What must outlive its level is saved by Keep, which leaves everything handed out so far
// to the garbage collector.
//
// A Slab is of one type. It is not safe for concurrent use.
package arena
