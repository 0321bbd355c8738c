// Package interp executes one thread of a symbolic state, instruction by instruction, until the
// thread reaches a scheduling point, blocks, ends, or its path ends (Bergan §2–§4: step).
//
// It never chooses a thread: Run is told which one. It never chooses a path either: where a value
// decides, every feasible alternative becomes a state of its own, and the caller orders them. What
// a user's program contains ends at worst in a path with an End; panics are for broken invariants.
//
// Exact up to what the ledger says: an unmodelled call, a solver that does not know, an unbounded
// copy, an address space used up each leave an entry where they happen.
package interp
