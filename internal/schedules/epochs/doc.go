// Package epochs divides the executions of a threaded program into epochs of bounded length, by markers in its code
// (Bergan, Ceze and Grossman, "Input-Covering Schedules for Multithreaded Programs", OOPSLA 2013, §4).
//
// # Terminology
//
// A marker is the head of a loop at which threads end an epoch. An epoch ends when every thread is at a marker, sleeps
// or has ended. A loop synchronises if an operation that orders threads may be executed in it, in a function that it
// calls included: locks, conditions, semaphores, barriers, atomic instructions, the end of the process. Creation, the
// end of a thread, joining, initialisation and destruction are light operations.
//
// # Which loops have a marker
//
// Bottom-up, callees before callers and inner loops before outer ones, the head of each loop that synchronises, except
//
//   - where each way around the loop goes through another marker, in a function that it calls included;
//   - where the loop is known to go around MaxTrips times at most.
//
// So no execution synchronises without bound between two markers, but by light operations: loops with these alone have
// no marker, as most have as many iterations as there are threads.
//
// A loop that does not synchronise may still have as many iterations as an input says, and decide about
// synchronisation behind it. Its marker is dormant: it ends no epoch until it is woken, which is for whoever finds that
// the loop goes around too often.
//
// # Limits
//
// Recursion with synchronisation and longjmp are errors: no marker bounds them. Loops of library models have none.
// What functions without a body do is not known here: they are taken not to synchronise.
package epochs
