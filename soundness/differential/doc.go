// Package differential holds Midway against the native machine on generated programs (package generate;
// DESIGN §11; Kapus and Cadar, ASE 2017). It consists of tests only:
//
//   - without inputs, a sequential program has one path, whose final state is the native one;
//   - with inputs, every path's model, run natively, gives the state that the path's expression has in that
//     model, and every input that the program admits lies in exactly one path;
//   - the final state of every native run of a threaded program, under random delays, is among Midway's, and
//     every native failure is one that Midway reports;
//   - a program without planted violation is safe, one with is violated, with that kind;
//   - compilers and optimisation levels change no verdict.
//
// A failure prints the program's seed and profile, and a smaller program that fails the same way.
// go test runs a few seeds of each; -programs N runs so many from -from on, -soak D new ones for so long. One seed again,
// its program and the smaller one kept in a folder:
//
//	go test ./soundness/differential -run 'TestThreads$' -seed 17 -keep /tmp
//
// What is not told apart: a path on which the environment made more than maxChoices choices counts as able to
// end in any state, and an exploration that a limit cut short is held against violations only.
package differential
