// Package generate makes well-defined threaded C programs at random, to test Midway against the native machine (Kapus
// and Cadar, "Automatic testing of symbolic execution engines via program generation and differential testing", ASE
// 2017).
//
// A program is a function of its seed and profile alone. Running one shows a single observable: the global final_state,
// a checksum of all variables that main takes after it has joined its threads.
//
// # Why no program has undefined behaviour
//
//   - Arithmetic is unsigned or checked (Csmith's wrappers), shifts are masked, divisions guarded, floats kept finite,
//     array indices masked to the array's size, every local has an initialiser.
//   - Calls with side effects are statements of their own: nothing depends on an order of evaluation.
//   - Every shared variable has one protection: a lock that is held around every access, or a hand-over from one thread
//     to another; the others are private to a participant, read-only, or atomic.
//   - What the programs assert holds of every execution.
//   - Threads are projections of one linear sequence of rounds, each of which can complete where those before it did:
//     no wait is for something later. Locks are taken in one global order.
//
// A planted violation is the one exception: it can be reached, and its kind is known.
//
// # What is not generated
//
// Jumps by longjmp, signals, cancellation, input and output. All orders of atomic operations are; a native machine is
// to compile the program with SEQUENTIAL, which makes them sequentially consistent, as Midway takes them, and with
// NATIVE, which gives atomic functions a lock.
//
// # Operations
//
// Operations is another kind of program: every operator, conversion and builtin by itself, on operands near where it
// changes its course. Concrete and Symbolic are the same functions on known operands and on unknown ones that are
// assumed to have the same values.
//
// # Conversions
//
// Conversions is a program of two threads that makes objects, converts pointers to them, keeps these by void pointers
// and numbers, gives memory back and uses it again: scenarios of two to four kinds, each with structures of its own,
// some of them with members of the other kind at the same offsets. What every pointer leads to in a run is what
// points-to facts have to say. The loose ones do what C11 6.5p7 excludes and programs do all the same; they are counted
// apart.
//
// # Shrinking
//
// Everything a program consists of can be dropped or replaced by something smaller without making it undefined:
// statements that belong together across threads share a group and go together.
package generate
