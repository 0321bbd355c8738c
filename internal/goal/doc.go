// Package goal puts observations of a program's states into the program.
//
// A goal is a predicate on states: a thread is about to execute a place, and a condition in C over globals and over the
// variables in scope there holds. It is looked for as an assertion that fails there ([Spec.Insert]): a call, in front
// of the place, of a function that evaluates the condition as one atomic block. What explores, replays and enumerates
// programs then needs to know nothing of goals. In particular partial order reduction knows what the observation reads,
// so that it keeps every order of it and of the writes that it sees.
//
// A goal without a place is observed by a thread of its own, which executes one such block at any moment. It is created
// where main begins, or stands beside the threads of a context.
//
// # Crashes
//
// A crash is a violation at a place that is called along a stack, while other threads are at places of their own
// ([InsertCrash]). The failing instruction has a copy with a location of its own, which is executed in its place along
// that stack alone, so that a violation there is no other one.
//
// # Moments
//
// The states meant are those between any two steps of threads, at the granularity of the exploration. At memory
// granularity a step is one access to memory that other threads may touch; an atomic block, and what a library model
// does in one step, is one step. A thread is at a place when the place is what it executes next, as with a breakpoint:
// not while it is in a function that the place has called.
//
// # Conditions that are undefined
//
// A condition does not hold where its evaluation would divide by zero, shift by too much, or follow a null pointer or
// one outside its object. It follows a pointer to freed memory as the program would: that ends the path, and the
// exploration notes that it is not complete.
package goal
