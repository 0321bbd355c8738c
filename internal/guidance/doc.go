// Package guidance says from which states no assertion can fail any more, so that they need not be explored (Wen and Yang's guidance; Chu and Jaffar's
// optimistic concurrency, HVC 2014, §6: once somebody has committed, no order matters).
//
// # What is asked
//
// Where the threads stand, from their whole stacks. All code that may be executed from there is taken together, that of threads still to be created
// and what no call in sight executes included. If nothing in it may fail, nothing can. Nor if whatever may fail is behind a
// branch that goes another way: its condition depends on global variables alone, which hold one of a few values now and behind every store still to come. The state's values
// of these variables are then part of the answer.
//
// # What threads may still do
//
// The answer has the global variables that each thread may still read and write, by the points-to facts of the program: races with what happened before
// still have to be reversed. What is not a global variable may be anything, and what does more than touch memory touches everything.
//
// # Assumptions
//
// No operation is undefined. Nothing fails in a way that is not looked for: only assertions are.
//
// # How far it is to a synchronisation
//
// Ways is a table of distances by the program's text. It only says what is explored first.
package guidance
