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
// go test runs a few seeds of each; -soak runs new ones for the time given, on any machine.
package differential
