// Package runtime holds the library models: what pthread_mutex_lock, malloc, strlen or __VERIFIER_assume
// mean to a program under test.
//
// The models are C (c/*.c), one file per family, each beginning with the standard that it models and
// what it abstracts. They are written with the primitives of include/midway.h, to which the
// interpreter gives meaning. generate.sh compiles them to LLVM IR once per data model; the IR is
// checked in (lib/lp64, lib/ilp32) and embedded, and a test regenerates and compares it. A program
// that defines a function itself overrides the model of that name.
//
// The state of a lock, condition, barrier or semaphore lives in the object's own bytes, in glibc's
// layout for the data model: an all-zero object is valid and unlocked, and static initialisers are
// read where glibc puts them (docs/design.md §2.3).
//
// A model runs atomically from one scheduling point to the next. Its own loads and stores are
// checked for bounds and liveness and count for dependence, but they are neither scheduling points nor
// accesses to the race detector; memory that a model reads or writes on the program's behalf is declared with
// __midway_check, __midway_memcpy, __midway_memset, or __midway_touched.
//
// To add a model: write the function into the family's file (or a new file with its header), keep loops over
// symbolic data free of forks where the result allows it, take what the environment decides from
// __midway_nondet and clamp it (an assumption would end a path), name shared functions __mw_NAME, run
// go generate, and add the name to testdata/wanted.txt.
//
// Approximations stand in each file's header and, where a run uses one that matters to its verdict, in
// the ledger: standard streams and files hold unknown data, time and random numbers are inputs,
// signals are not delivered, a jump to a function that has returned ends its path.
package runtime
