// Package dataflow is the context-specific data flow analysis of Bergan §2.3, §3.2 and §4.4: CFG₀, what must be true of
// local variables at a program context, and whether its threads can be there together. Package locksets and package
// barriers are built on it.
//
// # CFG₀
//
// The flow edges on some valid path from program entry to each thread's program counter. Given frames pin their call
// sites. Above the oldest given frame the call graph decides: where all callers are calls in one function, that
// function is an inferred frame (an [Activation] that is at one of several calls); where they are not,
// [Activation.Ways] lists them. A thread's oldest frame continues in the frame of its creator, at the moment of
// creation. [Before] is the union over threads, with everything that threads which have ended may have executed.
//
// # Must-reach definitions
//
// The program is in SSA form (the loader promotes locals), so at most one definition of a register reaches a point, and
// R_local is eval alone: constants, arithmetic, address arithmetic, phis whose incoming values agree, parameters
// through the calls that pass them, a thread's argument through the call that created it, results of calls through
// summaries, loads of memory that is constant or settled. Everything else is a symbol of its own. Evaluation is
// relative to a function first (a summary: an expression over parameters and unexplained definitions), and becomes a
// value in an activation by substitution.
//
// # Which instance a symbol is
//
// A symbol denotes one dynamic instance of one definition, and two expressions may share it only if they mean the same
// instance.
//
// Inside one activation, a symbol is the most recent instance. Registers that have a value at p dominate p. Let r =
// op(s), d_s and d_r their definitions. If d_s executed again after the last d_r and before p, there would be a path
// d_s → p that avoids d_r; as d_s strictly dominates d_r there is a path entry → d_s that avoids d_r; joined, they
// reach p without d_r, which dominates p: a contradiction. So the most recent r at p was computed from the most recent
// s at p. The same argument covers a phi whose incoming values are one expression: its symbols dominate every
// predecessor, hence the phi. It also covers a set of phis that feed each other and have one value from outside:
// between two of them no symbol of that value is redefined, because it dominates the first. A phi that depends on
// itself through arithmetic is its own symbol.
//
// Across a call, the caller's frame has not moved since the call, so its most recent instances are those that computed
// the arguments. Where several calls of one function are possible, the frame is at one of them, and only a value that
// all of them pass is taken.
//
// Across a thread creation, the creator has moved on. An instance in its frame at creation is not the most recent one
// now. So a creator's definition is a symbol private to the created thread, except where the definition executes at
// most once in any run: then there is one instance, whoever asks. It does if it is on no cycle of its function, and the
// function is entered at most once: main or a constructor that nothing calls, a function with one call, or an entry
// with one creation, that executes at most once; never a function whose address is put to other use, or one that calls
// setjmp. So `k = f(); create(A, &n[k]); create(B, &n[k])` in main shares k, and with the creations in a loop each
// thread has its own.
//
// Where even the function that passes a value is not known, all the ways in must agree on a constant or an expression
// over definitions that execute at most once.
//
// # Conditions
//
// [Analysis.Guards] adds what control flow says about the same symbols: a block that dominates a program counter and
// has one edge in was last entered by that edge, so the branch condition held, of the instances above (the branch is a
// definition like d_r). A loop counter stays on its side of its start as long as it does not overflow. A phi is one of
// the values that come in, under the conditions of the branches on the way there: of those that a sole entry ties to
// the way. What is compared there, d_s, is executed on the way, and so from the entry without passing the phi; executed
// again behind it, it would lead to p without the phi, which dominates p. Where a way comes from behind the phi, as in
// a loop, nothing is said.
//
// # Memory
//
// An expression over shared memory denotes that memory's value at the definition, not at the context, and two loads are
// two definitions. Exact is the value of a location that nothing writes: its initialiser. A location is settled once
// all its writes have executed, if none of them can execute after the first thread creation (Bergan §4.4's second kind
// of conflict-free location). A load that executes after that creation, or after which no write can execute, gives a
// function of the address alone: two loads of one address share a symbol, in any thread, and [Analysis.Cells] says that
// the memory still holds it at the context. Contexts with others unknown settle nothing.
//
// [Analysis.MemoryDefs] are the must-reach definitions of memory (R_heap, Bergan §3.2): what a function has written or
// read, until something it executes may write there. Where other threads may write too, a definition lasts until its
// thread may synchronise so that they do: without data races no other thread writes what this thread has accessed
// before it releases something (interference-free regions: Effinger-Dean et al., MSPC 2011). What main has left in
// settled memory when it created a thread lasts, and settled constants are constants wherever they are loaded.
//
// # Beyond the paper: ids, creating loops, joined threads
//
// Bergan §6 names the sources of infeasible paths that these facts remove.
//
//   - Counter-derived ids. Where every write of a location once there is a second thread adds a constant, all
//     of one sign, to what the same interference-free region has loaded, or is one atomic addition, the values that two
//     increments find differ, and lie between where the location started and its present value. Two increments are two
//     as they are executed by two threads. That needs a program without data races ([Guard].Races; not for atomic
//     additions) and a counter that does not overflow ([Guard].Wraps where that is not undefined anyway).
//
//   - Creating loops. Threads created at one site, in one activation, in different iterations have different values of
//     each induction variable whose phi control passes between two creations. The activation is one if its function is
//     entered at most once, or joins what it creates before it returns (a loop over the same range joins what the first
//     one has stored; nothing that the bounds read changes in between) and only the first thread executes it, never
//     recursively: then the threads that are alive are those of the activation that has not returned. Its registers
//     that are set once in an activation are the same for all its threads, and for the frame of the context that it is.
//
//   - Thread arguments. What a creator stored for a thread before the creation is what the thread loads, if no
//     other write may reach it: later iterations write other elements of an array, or other objects allocated for other
//     threads. In an allocated object that holds for loads only, since the object may be freed and its memory given to
//     another thread.
//
//   - Ids of threads. What the creation stores is such an argument for the creator.
//
//   - Memory that an activation finds unchanged. Where neither a function that only the first thread executes, nor what
//     it calls, nor another thread writes, all loads of one address by an activation have the value that its callers
//     have left there; so have those of threads that it creates and joins before it returns. What only the first thread
//     writes survives whatever it releases.
//
//   - Joined in order. A loop that joins what another has created, by the same values of its variable, has joined those
//     before the one that it is at: threads that are alive were created at that value or later.
//
//   - Filled arrays. Where a loop that runs to its end before the first creation is the last to write an array, and
//     stores in each element its index plus a constant, the elements within its range hold that.
//
//   - Elements of arrays of arrays. Two nested loops that run to their ends before the first creation, in a function
//     that is entered once, store a number in every element: of rows whose pointers the outer loop's variable names.
//     Nothing writes the numbers later, but for new objects, nor the pointers once they were loaded.
//
//   - A counter may be reset by the activation that creates the threads, before it does: ids of its threads are
//     younger.
//
//   - Thread-local objects of an activation. A local, or what a call has allocated, whose address is nowhere but in
//     registers of the activation, in other such objects, and in callees that do not keep it, is followed store by
//     store like a register ([Analysis.ThreadLocal]; escape analysis: Choi et al., OOPSLA 1999).
//
// # Loops and threads in numbers
//
// [Analysis.Iteration] is the number of completed iterations of a loop, by an induction variable of constant step;
// [Analysis.Trips] how often it does in all, where it leaves the loop at the head only, over what is defined before the
// loop. From trip counts, [Analysis.MostStarts] and [Analysis.StartsSince] bound the threads that start in a function.
// Package barriers counts by them.
//
// # Soundness
//
// R_local and [Analysis.Together] hold in every execution that reaches the context, under points-to's assumptions;
// library models are code like any other; functions outside the program may call back every function whose address is
// taken and may write what points-to says they reach. [Before] is may information.
//
// # Limits
//
// Floating point, values wider than 64 bits and overflow flags are not followed. Recursive callers make parameters
// unknown, except those that a function passes to itself unchanged.
package dataflow
