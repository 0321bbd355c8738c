// Package differential holds Midway against the native machine on generated programs (package generate; Kapus and
// Cadar, ASE 2017). It consists of tests only:
//
//   - without inputs, a sequential program has one path, whose final state is the native one;
//   - with inputs, every path's model, run natively, gives the state that the path's expression has in that model, and
//     every input that the program admits lies in exactly one path;
//   - a threaded program ends in the same ways and with the same memories as brute force over the concrete machine
//     says, for every schedule, every choice and every value of its inputs (package soundness, Brute);
//   - the final state of every native run, under random delays, is among Midway's, and every native failure is one that
//     Midway reports;
//   - a program without planted violation is safe, one with is violated, with that kind, and every violation replays;
//   - exploration by traces finds what all schedules find, with no more runs, and so does exploration of single
//     accesses, which is also held against brute force over accesses;
//   - compilers and optimisation levels change no verdict.
//
// A failure prints the program's seed and profile, and a smaller program that fails the same way. go test runs a few
// seeds of each; -programs N runs so many from -from on, -soak D new ones for so long. One seed again, its program and
// the smaller one kept in a folder:
//
//	go test ./soundness/differential -run 'TestThreads$' -seed 17 -keep /tmp
//
// What a comparison could not tell, because a limit cut one of its sides, is counted by reason and logged (-v); a test
// fails where the share of such programs is larger than mayBeCut says.
package differential
