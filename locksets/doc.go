// Package locksets computes which locks each thread of a program context holds: L⁺(T) of Bergan §4.4, the locks that
// may be held, and beside it those that must be (the lock invariant needs both: docs/design.md §7.5).
//
// # What is computed
//
// Relative locksets (RELAY: Voung, Jhala, Lerner, FSE 2007), per function and bottom-up. L⁺ are the locks acquired
// since entry and not released, each with "may" or "must"; L⁻ the locks released that were held at entry, certainly or
// possibly. A call applies the callee's releases, then adds what it holds. A thread's lockset is the composition along
// its stack, over CFG₀ of package dataflow: each frame's state at its call, the youngest one's at its program counter.
// Above the oldest known frame it is the union (may) and the intersection (must) over all callers. A created thread
// starts with nothing: its creator's locks are not its own.
//
// Operations are the library's functions and the models' annotations __midway_acquire and __midway_release. A try, and
// a timed lock, acquires where it returned 0: the branch that tests the result decides, also through a function that
// returns it. A wait on a condition releases and reacquires its mutex, so it changes nothing, but a thread blocked in
// one does not hold that mutex.
//
// # Names
//
// A lock is named by an expression relative to the function (dataflow.Analysis.Relative), so that lock and unlock of
// one expression match. Redefining a register that a name mentions (a loop's next iteration) makes it "some lock
// acquired at that call". So does leaving the function that defined it, or an unknown caller.
//
// A lock that is reached through a pointer in memory has a second name, by the memory that pointers were loaded from
// ([dataflow.Analysis.Path]), so that lock(&q->m) and unlock(&q->m) match, which load q again. That holds as long as
// the thread stores no pointer there. Where a function releases locks in this way, the memory through which a thread of
// the context has taken a lock is known ([Facts.Memory]), and has one value with the registers that hold it.
//
// # Over- and under-approximation
//
// May is a superset of what is held, must a subset. A release removes only what has the very name that it releases;
// what merely may be that lock stays, no longer certain. A nameless lock is never removed. Where the program can make
// recursive mutexes, acquisitions are counted and one release removes one of them.
//
// # Assumptions
//
//   - A lock operation that returns an error other than "would block" or "timed out" belongs to a lock that the thread
//     already holds (EDEADLK). Not so for robust mutexes: EOWNERDEAD acquires and ENOTRECOVERABLE does not, so an error
//     says nothing where the program makes such mutexes.
//   - No thread re-initialises a held lock.
//   - A function without a body touches no lock by itself. It may call back what code outside the program can reach,
//     with what that does to locks.
//   - No thread changes a pointer in memory between taking a lock through it and releasing it through it
//     ([Facts.Reloads] says where it matters).
package locksets
