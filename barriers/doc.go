// Package barriers computes what barriers imply of a program context: B^cnts of Bergan §4.3 and §4.4, which arrival
// counts each barrier may have been initialised with, and barrier matching (§4.4), how often each thread has passed
// them.
//
// # Counts
//
// One [Entry] per pthread_barrier_init that may have executed before the context, in any thread, and per way to reach
// that call that the call graph tells apart: the barrier's address, and the count as of the call, both evaluated by
// must-reach definitions (package dataflow) in the initialiser. A barrier's expected count is then one of those of the
// entries that may be it (docs/design.md §11; the paper prints a conjunction). Without an entry nothing is known.
//
// # Participants
//
// Matching looks at barriers that are initialised at most once in a run, or by a function that creates all threads that
// use the barrier and joins them before it returns, and whose waits are known: every call of pthread_barrier_wait that
// points-to says may be at this barrier is at no other. The threads that may wait start in the functions whose code
// leads to such a call; their number is at most that of the creations there, one each, or the trip count of the loop
// around one. If the barrier expects at least as many, its participants are in lockstep: a round ends when that many
// different threads have arrived, hence every participant once, and none arrives again before. So all threads have
// passed the barrier equally often, those that wait in it counted as of their arrival. Where the two numbers are
// unknown, the facts hold under the condition that they compare.
//
// # Passes
//
// Barrier expressions after Zhang and Duesterwald (PPoPP 2007), as sums: from the entry of a function to a block every
// path waits the same number of times, or that number is not known. In a loop whose iterations wait m times it is m·k +
// d, k the number of completed iterations, a linear function of an induction variable; behind the loop, where the
// variable is gone, k is the trip count. Trip counts are over constants, parameters, and settled memory: others depend
// on shared memory (Bergan §4.4) and are not known. Loops that do not wait do not matter. A thread has passed the sum
// over its frames. For two threads i₁·m + d₁ = i₂·m + d₂ then gives i₁ = i₂ + δ, or that they cannot be there together.
//
// # How many threads
//
// Once a round is over, as many threads exist as the barrier expects. Each is listed or has ended, and one that ended
// has passed the barrier as often as its function does in all. Where that is not how often the listed ones have, none
// has ended: the barrier expects the listed threads.
//
// # Thread groups
//
// A thread group ([dataflow.ThreadGroup]) are threads that one loop creates and that are joined together. Where the
// number of waits is not a sum, as in loops that go on until the threads have found nothing more, groups are matched
// that all wait at one barrier which expects as many as the loop creates. Nothing may separate them: every branch that
// decides about waits is single-valued (Zhang and Duesterwald), that is, over constants, what the creator has left for
// all of them, and memory that no thread writes between the same two waits; waits are distinguished by the call where a
// thread may have waited last. What is computed at one place and used at another is single-valued only where no branch
// that may go either way decides whether it is computed anew in between. So all wait at the same calls in the same
// order. Where one is behind a call that can be the last of none, and that is not before the first round, none has
// ended: the barrier expects the listed ones.
//
// Threads of which none waits have passed the same waits. Where they have the same frames, at places to which no way
// leads back without a wait, they have come there once since, and the single-valued variables of their loops are equal.
//
// # Over-approximation
//
// An address without a name is "some barrier of a points-to set". A count that no definition explains is the symbol of
// its one definition where that executes at most once, else any count.
//
// # Assumptions
//
// A thread waits only at barriers that are initialised, and initialises none twice while it is in use: both are
// undefined.
//
// # Limits
//
// Ways to reach a call are distinguished up to 64 call chains; recursive ones are one. A function that is recursive, or
// in which control enters a cycle at two blocks, passes an unknown number of barriers. Barriers that are initialised in
// a loop, and one of several that a pointer may lead to, are not matched.
package barriers
