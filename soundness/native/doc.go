// Package native replays a violation on the real binary: the program's LLVM IR gets a call before each event of the
// violation's schedule, a small runtime lets exactly the thread go on whose turn it is and feeds it its inputs, and clang
// builds it with the sanitizer that tells of such a violation.
//
// A Trace is what a confirmed replay on the concrete machine did, in terms that a binary knows: an event is the nth
// execution by a thread of an instruction of its source position (function, line, column, kind of instruction). Threads are
// numbered in the order of their creation.
//
// # What the order is
//
// One thread runs at a time, from one of its events to the next; what it does there commutes with everything. The
// runtime is not instrumented and waits by raw futexes: ThreadSanitizer sees only the order that the program makes
// itself, and the race remains one. Condition waits give up and take their mutex as the schedule says; who wakes is not left to the
// C library. In a standstill each thread goes into the call it stands before at last, a condition wait included, and
// all have to be seen asleep there.
//
// # From a context
//
// A Start is the initial state of a violation found from a context: a harness (harness.c, which a person can read) stands in for main, makes that state,
// and starts the threads, which is no event: none takes a step before all stand. What is static and named by the harness is made visible to the linker
// under a name of its own. What no file defines is stubbed: a call of it is a divergence.
//
// # What a replay does not have
//
// What files, sockets, clocks and other libraries answer is the machine's own. Where a violation's condition is about that, it
// is said and nothing is run.
package native
