// Package state is the symbolic state of a multithreaded program: threads with their call stacks and
// registers, the heap, the path condition, the wait queue, what each thread may hold, and the
// trace that led here (Bergan figures 3, 5 and 9).
//
// A state forks in time proportional to its number of threads, whatever its heap and stacks hold:
// threads, frames and memory are shared and carry the epoch of the state that may change them in
// place. Ask Own before changing a thread, OwnTop before changing its youngest frame.
//
// It imports no analysis: package seed makes the state that a program context starts in.
package state
