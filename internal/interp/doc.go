// Package interp executes one thread of a symbolic state, instruction by instruction, until the thread reaches a
// scheduling point, blocks, ends, or its path ends: step of Bergan §2 to §4.
//
// It never chooses a thread: Run is given one. It never chooses a path either: where a value decides, every
// feasible alternative becomes a state of its own, and the caller orders them. What a user's program contains ends at
// worst in a path with an End; panics are for broken invariants.
//
// # Terminology
//
//   - A scheduling point is where Run stops before an event: a synchronisation, an atomic instruction or, at memory
//     granularity, an access that another thread may touch (docs/design.md §8.1).
//   - A guard is the condition under which a thread at a scheduling point is enabled. Guards are functions of the
//     library models, evaluated on the state without effects.
//   - A primitive is a function __midway_… of the library models, of which this package has the meaning
//     (include/midway.h).
//   - An access goes to one object for each place that its address may name, under the condition that it is that one
//     (package symheap).
//
// # Exactness
//
// Exact for every instruction and primitive, up to what the ledger says. An unmodelled call, a solver that does not
// know, an unbounded copy, an address space that is used up each leave an entry where they happen. Over-approximate are
// abstracted floating-point operations and havoc. Errors are checked before the access that they concern.
//
// # What is recorded
//
// For partial order reduction each event lists what it reads and changes (state.Effect). For subsumption each step
// keeps its footprint and the transfer function of its numbers (docs/soundness.md §10). For data races, clocks and
// shadow memory (docs/design.md §3.4).
//
// # Assumptions
//
// Those that an entry of the ledger names: pointers of the initial state are valid where they are first followed, the
// environment grants what a premise says (docs/design.md §2.4, §7.3).
package interp
