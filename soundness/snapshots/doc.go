// Package snapshots holds the facts of a context against a native process that is there. A program is built from the
// very bitcode that is analysed and stopped under gdb at random moments; the stacks are a context, and its memory is
// one of the states that the context's seed has to allow (Bergan appendix B, definition 1). It is the twin of
// soundness.Models, with a native process in place of the concrete machine: nothing of Midway's own decides what the
// program does.
//
// # What is checked
//
// The stacks are accepted: their places are found, and nothing says that the threads cannot be there together. Each
// fact holds by itself: must-reach definitions of registers and memory, settled memory, guards, what barriers imply,
// what locks protect, locks that are held, may be held or are free, where pointers point, what the path condition
// contains. And all facts can hold at once. A fact that mentions something the process does not tell (the address of a
// member that is computed, a definition of a creator that has moved on) is counted as such.
//
// # How places are found
//
// The binary is made of a copy of the module in which every instruction has a line number of its own (number.go). Its
// line table tells which instruction an address belongs to. After a stop each thread is moved on by itself until it is
// at the beginning of an instruction that the program model keeps, or in a call that does not return by itself
// (native/stopper.py): a state of an execution again. What instructions compute is kept in locals of its own
// (spill.go), so that the process tells it. Variables lie where the debug information says; the addresses of the
// process become those of the seed (world.go). A log of what is allocated and freed (native/objects.c) tells heap
// objects apart.
//
// # Limits
//
// x86-64 Linux with glibc and one module, without optimisation. A stop at which a thread is in a function that the C
// library called back, or in a signal handler, is no context. The insides of condition variables, semaphores and the
// like are the C library's own and are not compared; of mutexes, read-write locks and spin locks the holder is read.
// What real programs gave is in docs/contexts-real.md.
package snapshots
