// Package slice computes the accesses to memory on which no assertion depends: a backward slice through calls, memory
// (package pointsto) and threads (Weiser, TSE 1984; Guo et al., §6.1; docs/design.md §8.8). Where assertions are all
// that a run looks for, schedules that differ only in the order of such accesses need not be distinguished;
// docs/soundness.md §8 has the argument.
//
// # Terminology
//
// A register is relevant if a value that it holds may influence what belongs to the slice; a cell, a range of an
// object's bytes, if something relevant may be read from it. An access is outside the slice if it reads nothing into a
// relevant register and writes nothing to a relevant cell.
//
// # What belongs to every slice
//
// All control: the operands of branches, targets of calls, and arguments of the library models' primitives. So
// everything that blocks, ends a loop, exits the process, creates a thread, assumes or asserts belongs to it, with all
// that decides whether it is executed. All that may end a path: addresses, lengths, sizes and divisors. Of an access
// that is outside, only the value is. So two executions that differ only in the order of accesses outside execute the
// same instructions, on the same addresses, and differ in values that decide nothing. This is more than what the
// assertions depend on by control: a branch that decides nothing but accesses outside belongs to the slice, since its
// condition on an input would constrain the assertions.
//
// # What may be outside
//
// Only accesses of the program's own functions, to global variables that are not thread-local and to heap objects that
// nothing frees: the end of an object's life is ordered with all accesses. Compare-and-exchange instructions decide
// something, and are never outside.
//
// # Through control
//
// [ThroughControl] is the slice for speculative explorations (docs/soundness.md §8.2). It leaves out whatever no
// assertion depends on by data or control (Ferrante, Ottenstein, Warren, TOPLAS 1987), critical sections in which
// nothing of the slice is done, and stores that their thread overwrites before the slice reads them.
//
// # Over-approximation
//
// Relevance is a superset. It is flow-insensitive: a register is relevant everywhere or nowhere, which holds with any
// order of threads, and behind a longjmp. Calls of a library model are not distinguished. Where functions without a
// model, inline assembly or unknown function pointers may be executed, everything is relevant.
//
// # Assumptions
//
// Those of package pointsto; of Through also that what is outside has no undefined behaviour.
package slice
