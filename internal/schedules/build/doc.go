// Package build compiles a program so that its runs keep to schedules that cover its inputs (Bergan, Ceze and Grossman,
// "Input-Covering Schedules for Multithreaded Programs", OOPSLA 2013).
//
// # What becomes of the program
//
// Its LLVM IR is changed as text (rewrite.go), and compiled with a runtime in C (runtime). Functions of the C library that
// synchronise are called by names of the runtime's; so are functions that read inputs, where what they read decides about
// synchronisation. Atomic accesses get a call in front and behind. Where epochs end, a thread tells so, and registers on
// which conditions depend are noted where they are defined (registers.go).
//
// # What becomes of the schedules
//
// The trie of each epoch is C (tables.go). Its conditions are functions over values: of registers and memory when the
// epoch begins, while all threads stand still, and of the inputs that were read since (conditions.go). A condition that is
// about something else is not computed: where all others of its node are false it is taken to hold, as the conditions of a
// node that is covered exclude each other and leave nothing out; several such ones are Skipped.
//
// # What is enforced
//
// Happens-before edges, and outcomes: who is woken, and what tries and timed waits return. Whatever the runtime is wrong
// about only delays a thread, or is noticed: then nothing is constrained from there on, and that is counted.
package build
