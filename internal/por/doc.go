// Package por holds partial order reduction's pure parts: vector clocks, and the exploration of a
// program's traces by source sets and sleep sets (Abdulla, Aronis, Jonsson, Sagonas: Source Sets, JACM 2017;
// docs/design.md §8.5). It knows threads and events by number only: no instructions, no solver, no C.
//
// # What is explored
//
// A program is a tree of states. In each state some threads may take a step; a step has one or several
// outcomes, because data or the choice of who wakes decides, and executes a sequence of events: one of
// the thread's own, then those of other threads that follow at once and are no choice. Which events conflict
// the program says; happens-before is the transitive closure of program order and conflicts. Two runs with the same
// outcomes of steps and the same happens-before are one trace. Of each maximal trace one run is
// explored to its end, of no trace two.
//
// # Wakeup trees
//
// An optimal search looks for races at the end of a run only, and puts into the tree of the node before a race the
// whole sequence that reverses it, unless a sleeper or a sequence already there covers that (Abdulla, Aronsson, Jonsson,
// Sagonas: Optimal Dynamic Partial Order Reduction, POPL 2014; JACM 2017). No run is then given up because all threads are
// asleep. Of a step with several outcomes a sequence means one; the others are explored as if no sequence had led there, so
// that runs can be given up below them, as below nodes where all threads are added. What is in a tree only guides: any tree is
// sound. Trees may grow exponentially (Abdulla, Atig, Das, Jonsson, Sagonas: Parsimonious Optimal Dynamic Partial Order Reduction, CAV 2024), so that
// what they keep together is limited: with more, a sequence is kept as its first move, what follows is found below that as with source sets, and runs may be
// given up. A race stays one for as long as the run goes on behind both of its events: once what comes before the second and reverses it is explored
// elsewhere, the race is not looked at again at the ends of further runs.
//
// # Teams
//
// Several searches explore one program together (Team): they share nodes at the top of the tree. Branches begun earlier sleep in later ones, whether they
// have come to their end or not.
//
// # Rules
//
//   - Events that have no location in common which one of them changes do not conflict, where they say what theirs are: the program is
//     not asked.
//   - A reversible race, two conflicting events of different threads with nothing between them, adds to the
//     node before the earlier one a thread that can begin the reversed order (source set).
//   - Where the later event could not have been executed before the earlier one, which enables it, the pair is
//     ordered and hides no race before it: of two critical sections, the acquisitions race.
//   - The events that blocked threads would execute take part in races at the end of a run.
//   - A conflict that only may be one (symbolic addresses), and happens-before through one, adds all threads.
//   - A run that ends in a violation is no maximal one: its continuation without the violating thread is explored, as part of a
//     program whose runs are. What comes up there counts where no violation happens before it.
//   - A process exit conflicts with everything, with the events that the other threads stand before too.
//   - A run that is cut is no maximal one: all threads are added at every node on it. Where something below was
//     left out, the thread does not sleep afterwards.
//   - A sleeping thread is compared by what it would do now: as long as it sleeps nothing has
//     happened that it conflicts with, so that is what it did when it was explored, in all outcomes.
//
// Exact for traces up to the given conflict relation, which must be symmetric for neighbours, hold for
// events that enable or disable one another, and contain every pair that does not commute.
package por
