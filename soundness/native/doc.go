// Package native replays a violation on the real binary. The program's LLVM IR gets a call before each event of the
// violation's schedule, a small runtime lets exactly the thread go on that the schedule names and feeds it its inputs,
// and clang builds it with the sanitizer that reports such a violation.
//
// A Trace is what a confirmed replay on the concrete machine did, in terms that a binary knows: an event is the nth
// execution by a thread of an instruction of its source position (function, line, column, kind of instruction). Threads
// are numbered in the order of their creation.
//
// # How the order is enforced
//
// One thread runs at a time, from one of its events to the next; what it does there commutes with everything. The
// runtime is not instrumented and waits by raw futexes: ThreadSanitizer sees only the order that the program makes
// itself, and the race remains one. Condition waits release and take their mutex as the schedule says; which thread
// wakes is not left to the C library. In a deadlock each thread goes into the call it is about to make, a condition
// wait included, and all have to be seen asleep there.
//
// # From a context
//
// A Start is the initial state of a violation found from a context. A harness (harness.c, which a person can read)
// takes the place of main, makes that state, and starts the threads, which is no event: none goes on before all have
// taken what they hold. What is static and named by the harness is made visible to the linker under a name of its own.
// What no file defines is stubbed: a call of it is a divergence.
//
// A function that a thread is in the middle of is copied (Copies): LLVM IR made from the model in package ir, with
// which the machine's registers and places agree. Registers are slots that the entry of a copy fills from a table, so that it
// may go to any place; phis are stores on the edges. The copy of an older function calls that of the younger one.
//
// Ids of threads are the machine's, from 1: functions of the C library that take one are wrapped.
//
// # Limits
//
// What files, sockets, clocks and other libraries answer is the machine's own. Where a violation's condition is about
// that, it is said and nothing is run.
package native
