// Package execute explores: it decides which thread goes on at every scheduling point, which of the
// pending states comes next, and collects how the paths end (Bergan §2.1, §4.1; docs/design.md §8).
//
// # Scheduling points
//
// Every synchronisation operation is a scheduling point before it executes. A thread at one is
// enabled exactly where its guard holds; choosing it adds that to the path condition. Creation,
// thread exit and an enabled join commute with everything: a thread that stands at one takes it at
// once. At memory granularity every access to memory that threads may share is a scheduling point too
// (interp/granularity.go). At sync granularity threads switch nowhere else, which is valid because a data race is an
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
// # Exploration by traces
//
// With a Reduction, package por explores one run of each trace (docs/design.md §8.5). An event is what a thread does from one
// scheduling point to the next, with what follows at once in it and in other threads; an atomic block is one event. Events
// conflict where they touch the same bytes or the same wait queue and one changes them, where one decides whether the
// other's thread can go on (creation, wake-up, exit, join), and between creations, which number the threads. Reads of
// guards and of the loops that threads spin in count: what enables an event conflicts with it. Symbolic addresses
// conflict where they may be equal under the path condition of the later event. A call of something unmodelled
// conflicts with everything, and so does an atomic block that finds out from what it reads what it touches. docs/soundness.md §7.1
// justifies each rule.
//
// Process exit conflicts with everything where Options.EarlyExits asks for every moment of it. Otherwise it is explored only where
// no other thread can go on. No violation and no deadlock is lost by that: what
// the other threads do before the process exits, they do in a run that goes on longer.
//
// A violation ends a path; what the other threads would do if it only stopped its own is explored beyond it, for its races, and
// recorded is what can happen without the violation (beyond.go). A limit, a race at sync granularity and whatever else ends a path
// early cut the run; a false assume, and the end of a fragment, end their thread only. A race at memory granularity is reported beside the path, which goes on.
//
// # Memory
//
// Where paths are only counted, the states of an exploration by traces come from an arena (package arena), a level for each step of the run
// under way: what lies below a step is given back at once when it was explored (por.Program.Taken). A state that ends in a violation to be
// listed is kept. Events come from elsewhere, as sleeping threads and wakeup trees have them after their states.
//
// # Delays
//
// Options.Delays leaves out schedules, to find errors early (Emmi, Qadeer, Rakamarić, POPL 2011): threads go on as long as
// they can, in cyclic order, and passing over one is a delay. Such an exploration is complete only where nothing was left out.
//
// This package evaluates no instruction.
package execute
