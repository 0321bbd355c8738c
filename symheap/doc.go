// Package symheap is the symbolic heap: untyped bytes in objects, created objects with concrete
// addresses, and the objects of an initial state that are expanded only when they are first
// reached (Bergan §3; docs/design.md §7.1).
//
// # Terminology
//
//   - A created object was allocated after the start. Its address is a plain word, a function of the creating thread
//     and that thread's earlier allocations only; nothing of the initial state can point to it.
//   - An initial object existed at the start and has known identity: a global, a thread-local, a stack slot of a given
//     frame. Its address is a plain word too; its contents may be unknown.
//   - A primary object stands for whatever an unexplained pointer of the initial state points to. Its address is a
//     term, its base; two primaries, or a primary and an initial object, are one object of the program exactly where
//     their bases are equal.
//
// # Soundness
//
// Every access goes to one object and is exact for it. A store to a primary or an initial object
// also updates, under the condition that the bases are equal, every object that may alias it
// (Bergan figure 6, corrected: initial objects are never exempt); so a load needs to look at its
// own object only. The first contents, size and liveness of a primary are those of the object it
// aliases, and unknown otherwise (Bergan equation (1)). Which objects may alias is decided by a
// sound points-to analysis and, at the expansion, by the solver; offsets never decide it.
//
// Objects are not disjoint by construction where their bases are terms: Axioms lists what must
// hold, for whoever needs an address-exact model.
//
// # Representation
//
// An object's contents are cells at concrete offsets in pages of PageSize bytes (plain bytes and
// symbolic cells), over an array that says what lies below: nothing known, zeroes, or a chain of
// writes at symbolic offsets. A heap forks in constant time: everything reachable is shared, and an
// owner epoch in each piece says who may change it in place.
package symheap
