// Package execute explores: it decides which thread goes on at every scheduling point, which of the pending states
// comes next, and collects how the paths end (Bergan §2.1, §4.1; docs/design.md §8). It evaluates no instruction.
//
// # Scheduling points
//
// Every synchronisation operation is a scheduling point before it executes. A thread at one is enabled exactly where
// its guard holds; choosing it adds that to the path condition. Creation, thread exit and an enabled join commute with
// everything: a thread before one takes it at once. At memory granularity every access to memory that threads may share
// is a scheduling point too (internal/interp/schedpoint.go). At sync granularity threads switch nowhere else, which is
// valid because a data race is an error: the happens-before detector in package interp always runs with it.
//
// # The states of a thread
//
//	Ready ──▶ AtPoint ──▶ Ready     the scheduler grants the event
//	Ready ──▶ Waiting ──▶ Ready     a notification, a time-out
//	Ready ──▶ Exited | Frozen | Stopped
//
// # When no thread can go on
//
// The path ends: every thread ended (end), one is at the fragment's end (fragment-end), one at a false assumption
// (assume-blocked), one spins (livelock), otherwise deadlock. Where guards are symbolic, "all of them are false" is one
// more alternative beside granting each.
//
// # Partial order reduction
//
// With a Reduction, package por explores one run of each trace (docs/design.md §8.5). An event is what a thread does
// from one scheduling point to the next, with what follows at once in it and in other threads; an atomic block is one
// event. Two events are dependent where they touch the same bytes or the same wait queue and one changes them, where
// one decides whether the other's thread can go on (creation, wake-up, exit, join), and where both create threads,
// which numbers them. Reads of guards and of spin loops count: what enables an event is dependent on it. Symbolic
// addresses are dependent where they may be equal under the path condition of the later event. An unmodelled call is
// dependent on everything, and so is an atomic block that finds out from what it reads what it touches.
// docs/soundness.md §7.1 justifies each rule.
//
// Process exit is dependent on everything where Options.EarlyExits asks for every moment of it. Otherwise it is
// explored only where no other thread can go on. No violation and no deadlock is lost by that: what the other threads
// do before the process exits, they do in a run that goes on longer.
//
// A violation ends a path. Its continuation, in which the violation only stops its thread, is explored for its races,
// and recorded is what can happen without the violation (continuation.go; docs/soundness.md §7.3). With a reduction, a
// limit, a race at sync granularity and whatever else ends a path early cut the run; a false assumption, and the end of
// a fragment, end their thread only. A race at memory granularity is reported beside the path, which goes on.
//
// # Subsumption
//
// States that a summary subsumes are not explored (subsumption.go, precondition.go; docs/soundness.md §10). Events that
// only add to a number have no order under conditions on the state (semicommute.go; docs/soundness.md §11).
//
// # Memory
//
// Where paths are only counted, the states of an exploration by traces come from an arena (package arena), a level for
// each step of the current run: what lies below a step is given back at once when it was explored
// (por.Lifetimes.Taken). A state that ends in a violation to be listed is kept. Events come from elsewhere, as sleeping
// threads and wakeup trees have them after their states.
//
// # Delay-bounded search
//
// Options.Delays leaves out schedules, to find errors early (Emmi, Qadeer, Rakamarić, POPL 2011): threads go on as long
// as they can, in cyclic order, and passing over one is a delay. With Discrepancies, passing over any number at once is
// one (limited discrepancy search: Harvey and Ginsberg, IJCAI 1995). Such an exploration is complete only where nothing
// was left out.
//
// # Files
//
// The exploration: options.go (what it is asked), explorer.go (its state), explore.go (the run), result.go, found.go
// (how a path is listed).
//
// Who may go on, and what follows a choice:
//
//   - schedule.go: which threads are enabled, under which conditions; deadlocks without reduction. The guards
//     themselves are C (internal/runtime/c).
//   - node.go, reduce.go, settle.go: one step as package por sees it, and its deadlocks; persistent.go, delaybound.go,
//     fewest.go: which threads first.
//   - spinwait.go: when a thread that spins may go on.
//
// What depends on what: conflict.go; locations.go and under.go tell independent events quickly; semicommute.go: sums.
//
// What is not explored, or later: subsumption.go (whether a state is subsumed), subtree.go (what is collected below a
// state), stateloc.go (which states can be compared), precondition.go and unsatcores.go; guidance.go (no assertion is
// reachable), deferral.go (branches put aside), overtake.go (a thread held back while others go on), querylimit.go
// (what a query may take at first).
//
// Which state comes next without reduction: searcher.go; searchorders.go and dive.go take turns between orders. Package
// internal/portfolio runs explorations beside each other.
//
// What was found: continuation.go, unrequested.go, witness.go, condition.go, pathmerge.go; explain.go, spent.go and
// ordering.go count. Parts of an exploration that others do: job.go; alternatives.go divides every schedule, and
// pathtexts.go tells the paths of a part.
//
// # Exactness
//
// Every feasible path is explored, or an entry of the ledger says why not. A path whose feasibility the solver did not
// decide is explored, with an entry.
package execute
