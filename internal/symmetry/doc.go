// Package symmetry says of a program which of its threads can be told apart by nothing but their ids: what symmetry
// reduction rests on (Emerson, Sistla, Symmetry and Model Checking, Formal Methods in System Design 1996; of threads
// that run the same code with the same argument, as GenMC has it: Kokologiannakis, Marmanis, Vafeiadis, SPORE, POPL
// 2024).
//
// Two threads that were created one after the other with the same function and the same argument are interchangeable
// until one of them takes a step, if nobody can tell their ids apart. An id is in the hands of the program from when
// pthread_create has stored it. It stays without meaning where it is kept in a variable, or in an array, of which only
// pthread_create is given the address, and which is read for pthread_join alone (a holder). What a join tells of one
// thread before it tells the same of the others is not this package's: it is looked at while the program runs.
//
// The analysis is of the text, flow-insensitive, and errs on one side: what it does not follow is not interchangeable.
// It does not follow ids through memory that was allocated, through parameters, or through copies in other variables.
package symmetry
