// Package execute explores: it decides which thread goes on at every scheduling point, which of the
// pending states comes next, and collects how the paths end (Bergan §2.1, §4.1; DESIGN §8).
//
// # Scheduling points
//
// Every synchronisation operation is a scheduling point before it executes. A thread at one is
// enabled exactly where its guard holds; choosing it adds that to the path condition. Creation,
// thread exit and an enabled join commute with everything: a thread that stands at one takes it at
// once. At sync granularity threads switch nowhere else, which is valid because a data race is an
// error: the happens-before detector in package interp always runs with it.
//
// # The states of a thread
//
//	Ready ──▶ AtPoint ──▶ Ready     the scheduler grants the event
//	Ready ──▶ Waiting ──▶ Ready     a notification, a time-out
//	Ready ──▶ Exited | Frozen | Stopped
//
// # When no thread can go on
//
// The path ends: every thread ended (end), one stands at the fragment's end (fragment-end), one at a
// false assume (assume-blocked), otherwise deadlock. Where guards are symbolic, "all of them are
// false" is one more alternative beside granting each.
//
// This package evaluates no instruction.
package execute
