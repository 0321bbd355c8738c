// Package lvalue says in C what addresses, unknowns and conditions are: queue.lock, first->balance, ring.slot[head],
// t2.x == first. It is for texts alone: nothing that is explored depends on it, and a text is made when it is asked for.
//
// What is written comes from debug information. Source reads it statically: what the program's code calls a value or an
// address, and what first holds the address that a call returns. Names reads it of a state: an address is that of a
// global, of a local, or lies in an object of the heap, which is named by what first held its address and numbered
// where several are named alike. Condition writes nodes: reads of memory as members, constants by the types of what
// they are compared with, the fields of the C library's locks, condition variables, semaphores and barriers as
// predicates.
//
// What has no name in C is not written as a number: a condition is then a sentence that says what decides it.
// Approximate: a name is what the source calls a thing first. Another variable may hold the same address, and the
// variable that gave the name may hold another one later.
package lvalue
