// Package abi is what the library models and the program model of Midway agree on by name and number: the enums of
// internal/runtime/include/midway.h, the bits of a thread's flags (c/models.h), and the roles of the C library's
// functions for threads (create, join, acquire, wait, …) with the positions of their arguments. Tests hold it against
// the headers.
//
// A name has its role only where it is the library's. A program may define a function of such a name itself: that is
// code like any other. So every question goes through ir.Func.Library or ir.Program.Library, which are empty for a
// program's own function:
//
//	f := abi.Of(callee.Library()); f.Role == abi.Wait
//
// The table says what a function means, and holds for may and must analyses. One that claims what must be (a lock is
// held) may use a role only where the function has that effect always, such as Acquire and not Try; one that claims
// what may be must use every role that can have the effect. Where a set differs for such a reason, it is a predicate
// here, with the reason.
package abi
