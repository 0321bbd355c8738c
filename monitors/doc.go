// Package monitors finds lock-protected invariants: what a lock keeps true of the fields that it protects, 0 <= count
// <= capacity and the like. The fields of an object that are written under a lock of the same object, and nowhere else
// once there is a second thread, are a monitor in the sense of Hoare (Monitors: an operating system structuring
// concept, CACM 1974): what each critical section keeps, being true before, is true whenever no thread is in the middle
// of one. Bergan has no such facts.
//
// # Terminology
//
//   - A section is a critical section: it begins where the lock is acquired, or where a wait on a condition reacquires
//     it, and ends where it is released, or where a wait releases it.
//   - A candidate is a conjectured invariant; a relation is one between fields of one object.
//   - A location is set early if it is written before there is a second thread.
//
// # What is computed
//
// An object is a variable of the program that exists once, with a lock at a known offset. Every way through a section
// is executed symbolically: the fields begin as unknowns. From the candidates
//
//	0 <= f,   f <= g,   f < g or f = 0,   f <= the greatest constant that f is set to
//
// over fields f that sections write and fields g of the same object that they only read (or have not written yet),
// those that do not hold initially are struck out; then, until nothing changes, those that some way through some
// section does not keep, assuming all that are left (Houdini: Flanagan and Leino, FME 2001). Sums that must not
// overflow are taken not to.
//
// # Initially
//
// Before there is a second thread fields may also be set outside of sections, to constants, and g to what is at least a
// constant. A candidate must hold of the initial contents and all these, in every combination, and none of them may be
// set after a section has been executed.
//
// # At the context
//
// An invariant holds at the context, unless a thread is in a section between a write of the fields and another one.
// Where a thread is behind the last write, the section's end is still to come, and what holds there holds already.
//
// What a thread inside a section has read there before it wrote to the field is what the section began with. So of the
// registers that hold it the invariant holds, wherever in the section the thread is.
//
// # Waiting threads
//
// Memory that a thread has read before it waited for a condition is unchanged while it waits, where each write of it is
// followed by a broadcast of the condition that lies as far from it ([Facts.Unchanged]). That needs no lock to be
// known, and holds of heap objects, too.
//
// # Heap objects
//
// The objects of one allocation that have a lock at one offset are monitors, too ([Facts.Relations]): a field belongs
// to them where whoever writes it holds the lock of the very object, or has an object that is not published yet.
// Relations of two or three fields, in machine arithmetic, are struck out in the same way; at the head of a loop within
// a section the invariant holds, and nothing else is known. Calls are followed by their effects: one that may release
// the lock ends the section.
//
// # Variables
//
// Variables that are written under one lock alone, once there is a second thread, are a monitor, too, wherever the lock
// is: in a variable, or in the object that a settled pointer leads to. Pointers are related as well: one may lead to
// another variable exactly if that is null. A store through a pointer that may lead to fields sets those that it leads
// to. Functions that are called with the lock held alone are sections of their own.
//
// # Ranges of what is set early
//
// What a number is set to before there is a second thread, for certain, lies within a range: of constants, powers of
// two, results and parameters of functions, narrowed by the branches that choose between them. That is known of the
// fields of monitors that no section has written before the context, and of all settled memory (package dataflow) of
// variables.
//
// # Results
//
// What a call of the program's own functions returns has a range, too, by the same rules. It holds of each such call,
// whichever thread executes it, so of every definition that the frames of the context, or those of creators, have of
// it.
//
// # Elements of arrays of arrays
//
// Numbers that two nested loops have stored in every element (package dataflow) have the range of what was stored.
// There, o - x*s is at least 1 where x is the variable of a loop that counts from 0 to before (o+s-1)/s, and o and s
// are positive and so small that nothing overflows: the parts that a number is cut into are not empty. It is known of
// what a thread reads there, from the context on.
//
// # Under-approximation
//
// Invariants hold in every execution that reaches the context; there may be others.
//
// # Assumptions
//
// Those of package locksets on lock operations. Nothing is known with threads that are not listed.
//
// # Limits
//
// Functions that lock for their callers, or unlock, or wait, begin and end sections where they are called, if they do
// so on every way on which they return. No invariant is found of sections that a function does not end itself
// otherwise, with loops other than those that wait, with calls that may block, write the fields, or release a lock.
package monitors
