// Package core makes the initial state of a run from a moment of a real process: a core file, or a process that is
// stopped while it is read.
//
// # What is taken
//
// Threads, their stacks and where their variables lie are told by gdb (moment.go); memory is read from the core and,
// where a core leaves out what files hold, from the executable and its libraries (image.go). A word of the process
// becomes a word of the state by where it leads (world.go): variables, functions, slots of frames and thread-locals have
// addresses of their own in the state; heap objects that the program can reach are created in it, with the bounds that
// the allocator's chunks have (chunks.go, reach.go). Mutexes, conditions, semaphores, barriers and read-write locks are
// glibc's in the process and the library models' in the state (locks.go).
//
// # What is not known
//
// A value that the binary keeps where debug information does not tell stays the unknown that the seed has for it, with
// the facts of the context about it. Bytes that the core does not hold are unknown, too. Both are counted (Told).
//
// # Limits
//
// x86-64 Linux with glibc, little-endian, gdb with Python. A number that looks like the address of an object is taken
// for one; a hash that was computed from an address is not that of the new address.
package core
