// Package schedules enumerates input-covering schedules of a threaded program (Bergan, Ceze and Grossman,
// "Input-Covering Schedules for Multithreaded Programs", OOPSLA 2013): a set of schedules such that on every input the
// program's execution can be constrained to one of them, and to which one, the input decides.
//
// # Terminology
//
// A schedule is the operations by which threads synchronise, each the n-th of its thread, with their outcomes and their
// order. An execution is divided into epochs by markers (package epochs). An epoch begins at a context: the threads,
// where each is, and in what it is blocked. A fragment is a part of a schedule up to the next read of an input on which
// synchronisation depends, or to the end of the epoch; what is known at its beginning decides which fragment is next.
// So the schedules of an epoch are a trie: at each node, conditions and the fragment that follows where they hold.
//
// # Enumeration
//
// Synchronisation depends on what the slice of synchronisation has (slice.Synchronisation). Only the slice is executed,
// symbolically, from the context of the epoch, and threads go on in one order, by the fewest operations executed (Kendo
// counts instructions; operations are the same ones when all of the program is executed). A branch on an input is taken
// both ways: what is a negated conjunct and a restart in the paper is a fork here. A branch outside the slice is not
// taken at all, which is what the paper's precondition slicing comes to: its ways meet before anything that
// synchronises, and none of them writes what the slice reads. So conditions name only inputs that decide, and are
// disjoint: each input that is covered has one schedule.
//
// The states in which threads are left at the end of an epoch are the contexts of others, the same ones once.
//
// # What is covered
//
// An epoch is covered if all paths of it were enumerated to their end, and no two accesses of the slice race: else its
// operations' order does not fix what they do. The program is covered if all epochs are.
//
// # Exactness
//
// From main, conditions are exact. From a context they are as exact as the facts of the context: there may be schedules
// that no execution has.
//
// # Assumptions
//
// No operation is undefined; each loop that the slice leaves out comes to its end; no data race is among accesses
// outside the slice that changes what is in it, which the slice rules out for those that write what it reads.
//
// # What is verified
//
// Set.Verify executes all of the program on each schedule, over all inputs that select it (verify.go): a schedule is
// verified if no path of it violates anything, races included. Then it rests on none of the assumptions above.
package schedules
