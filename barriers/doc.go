// Package barriers computes B^cnts of Bergan §4.3 and §4.4: which arrival counts each barrier may have been
// initialised with by the time the program stands at a context.
//
// # What is computed
//
// One [Entry] per pthread_barrier_init that may have executed before the context, in any thread, and per way
// to reach that call that the call graph tells apart: the barrier's address, and the count as of the call,
// both evaluated by must-reach definitions (package dataflow) in the initialiser. A barrier's expected count
// is then one of the union over all entries that may be it (DESIGN §14; the paper prints a conjunction).
// Without an entry nothing is known.
//
// # Over-approximation
//
// An address without a name is "some barrier of a points-to set". A count that no definition explains is the
// symbol of its one definition where that executes at most once, else any count.
//
// # Limits
//
// Ways to reach a call are told apart up to 64 call chains; recursive ones are one.
package barriers
