// Package ownership finds objects that one thread alone has: what two threads have each taken out of one queue are two
// objects.
//
// # Terminology
//
//   - A cell is a place in memory for a pointer: the head of a list, the link of an element. Cells of a class lie at
//     one offset of what a node of the points-to analysis stands for.
//   - A class of cells is unique if, whenever no thread is in the middle of a change, an object that such a cell holds
//     is held by no other such cell and owned by no thread.
//   - A register owns an object, or is null, where neither a cell nor a register of another thread holds it.
//   - Cells in objects that are owned or held are links, the others roots.
//
// # What is computed
//
// The package begins by claiming uniqueness of every cell that pointers are stored in and loaded from, and ownership of
// every parameter and every result. It strikes out what an instruction refutes, until nothing is refuted any more
// (Houdini: Flanagan and Leino, FME 2001). What is left holds of all executions, by induction over their steps:
//
//   - What an allocation returns is owned.
//   - A load of a cell makes the register hold what the cell holds, as long as no other thread may take it: from a
//     root, up to the release of the lock that all hold who read it, or before there is a second thread; from a link,
//     if the loading thread owns the object or holds it so.
//   - A store to the cell takes out what it held: a register that held it owns it now. A store puts in what a register
//     owns, or null; if anything else may be stored, the claim on the cell is struck out.
//   - At a release, a wait, a creation and a return other threads may read. What is in two cells there is in one: a
//     link of what a register owns becomes stale, and nothing is taken from it until it is stored to. Otherwise the
//     claims on both are struck out.
//   - What is freed has to be owned. A thread that passes an object to a function that stores, frees or passes it on,
//     or to a new thread, no longer owns it.
//
// Apart from that, cells hold nothing but what was allocated for them (uniqueholder.go): that needs no lock, as nothing
// is taken from them.
//
// # At the context
//
// What the registers of frames own at their program points differs, and differs from what unique cells hold, unless a
// thread is in the middle of a change. Exact under the assumptions; what was struck out says nothing.
//
// # Assumptions
//
// Those of package locksets on lock operations. Nothing is known with threads that are not listed, or of what functions
// without a body were given, or can name.
//
// # Limits
//
// Rings of pointers, lists with sentinels, pointers to members and reference counts are not followed.
package ownership
