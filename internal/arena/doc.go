// Package arena allocates memory that a depth-first exploration gives back all at once when it leaves a subtree.
// Nothing is freed piece by piece and nothing is left to the garbage collector, which states forked at every step would
// keep busy (docs/design.md §7.6).
//
// # Levels
//
// Every piece belongs to a level: the depth of the exploration. Leave ends all levels above one: what was allocated at
// them may be allocated again, so nothing may refer to it any more. What must outlive its level is saved by Keep, which
// leaves everything allocated so far to the garbage collector.
//
// A Slab is of one type. It is not safe for concurrent use.
package arena
