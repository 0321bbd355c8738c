// Package guidance says from which states no assertion can fail any more, so that they need not be explored: Wen and
// Yang's guidance (algorithm 1) with all threads in view; Chu and Jaffar's optimistic concurrency (HVC 2014, §6), where
// no order matters once a thread has committed.
//
// # What is computed
//
// [Guide.NoneCanFail] gets the stack of every thread. All code that is reachable from there is taken together: that of
// threads still to be created, and what runs at the end of threads and of the process. No assertion can fail if nothing
// in that code may fail. Nor can one if everything that may fail is behind a branch that goes another way, where the
// branch condition depends on global variables alone, and each of these holds one of a few values: its present one, or
// one that reachable code stores. The present values are then part of the answer.
//
// # Effects that are still reachable
//
// The answer also lists the global variables that each thread may still read and write, by the points-to facts of the
// program: races with earlier events still have to be reversed. Memory that is no global variable may be anything, and
// an instruction that does more than touch memory touches everything.
//
// # Distances
//
// [Distances] is a table of distances from program points to the next synchronisation, by the program's text
// (call-chain-backward and shortest-distance search: Ma, Khoo, Foster, Hicks, SAS 2011). It only orders the search.
//
// # Over-approximation
//
// The reachable code and its effects are supersets. The answer "nothing can fail" is exact under the assumptions.
//
// # Assumptions
//
// No operation is undefined. Assertions are all that is looked for.
package guidance
