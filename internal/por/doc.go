// Package por holds the pure parts of partial order reduction: vector clocks, and the stateless exploration of a
// program's Mazurkiewicz traces by source sets, sleep sets and wakeup trees (Abdulla, Aronis, Jonsson, Sagonas: Optimal
// Dynamic Partial Order Reduction, POPL 2014; Source Sets, JACM 2017; docs/design.md §8.5). It knows threads and events
// by number only: no instructions, no solver, no C.
//
// # What is explored
//
// A program is a transition system ([System]). In each state some threads may take a step. A step has one outcome or
// several, because data decide, or the choice of who wakes. Each outcome executes a sequence of events: one of the
// thread's own, then events of other threads that follow at once and are no choice. The program says which events
// conflict ([Dependence]); happens-before is the transitive closure of program order and conflicts. Two runs with the
// same outcomes of steps and the same happens-before are one trace. Of each maximal trace one run is explored to its
// end, of no trace two.
//
// # Terminology
//
//   - Source set: threads of which some one can begin each trace that is still to be explored from a node (JACM 2017,
//     definition 4.3). Races of the run under way add to it (reversal.go).
//   - Sleep set: threads that need not be explored before an event that conflicts with their step (Godefroid, 1996;
//     search.go).
//   - Wakeup tree: the sequences that are still to be explored from a node (POPL 2014, §5; wakeup.go, optimal.go).
//   - Reversible race: two conflicting events of different threads with nothing between them, of which the later one
//     could have come first (JACM 2017, §3.3).
//   - Persistent set: as a source set, but without sleep sets, so that what is explored at a node depends on nothing
//     explored before (Flanagan and Godefroid, POPL 2005; [Options].Awake).
//   - Footprint: the locations that an event reads and writes, hashed ([Locations]; locationindex.go finds the steps
//     that share some).
//   - Subsumption: a state is not explored where what it leads to was seen from another one (stateful reduction: Yang,
//     Chen, Gopalakrishnan, Kirby, SPIN 2008; stateful.go).
//   - Continuation: what the other threads do past a violation that stops its own thread (continuation.go).
//
// # Wakeup trees
//
// An optimal search looks for races at the end of a run only. It puts the whole sequence that reverses a race into the
// tree of the node before it, unless a sleeping thread or a sequence already there covers that. Then no run is given up
// because all threads are asleep. Three things are different here from the paper:
//
//   - A step may have several outcomes; a sequence means one of them. The others are explored as if no sequence had led
//     there, so that runs can be given up below them, as below nodes where all threads are added. What is in a tree
//     only guides the search: any tree is sound.
//   - Trees may grow exponentially (Abdulla, Atig, Das, Jonsson, Sagonas: Parsimonious Optimal Dynamic Partial Order
//     Reduction, CAV 2024), so that what they hold together is limited. Past the limit a sequence is kept as its first
//     move; what follows is found below that as with source sets, and runs may be given up.
//   - A race stays one for as long as the run goes on behind both of its events. Once its reversal is explored
//     elsewhere, it is not looked at again at the ends of further runs.
//
// # Parallel search
//
// Several searches explore one program together ([Workers]; Yang et al., SPIN 2007): they share nodes at the top of the
// tree. Branches begun earlier sleep in later ones, whether they have come to their end or not (parallel.go).
//
// # Rules
//
//   - Events do not conflict, and the program is not asked, where both have footprints and neither writes what the
//     other has.
//   - A reversible race adds to the node before its earlier event a thread that can begin the reversed order (source
//     set).
//   - Where the earlier event enables the later one, the pair is ordered and hides no race before it: of two critical
//     sections, the acquisitions race.
//   - The events that blocked threads are before take part in races at the end of a run.
//   - A conflict that only may be one (symbolic addresses), and happens-before through one, adds all threads.
//   - A run that ends in a violation is not maximal: its continuation without the violating thread is explored, as part
//     of a program whose runs are. What comes up there counts where no violation happens before it.
//   - A process exit conflicts with everything, with the events that the other threads are before, too.
//   - A run that is cut is not maximal: all threads are added at every node on it. Where something below was left out,
//     the thread does not sleep afterwards.
//   - A sleeping thread is compared by the events it was explored with, in all outcomes: as long as it sleeps, nothing
//     has happened that conflicts with them, so that it would do the same now.
//
// Exact for traces up to the given conflict relation, which must be symmetric for neighbours, hold for events that
// enable or disable one another, and contain every pair that does not commute.
package por
