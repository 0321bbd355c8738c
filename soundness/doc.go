// Package soundness holds the symbolic engine against concrete executions (Bergan §5, appendix B; DESIGN
// §11). The machine of package concrete is the oracle: Replay runs it along a reported schedule with the inputs of a model
// and says whether the same thing happens, and Brute explores it exhaustively, the dumb twin of package
// execute.
//
// At sync granularity Replay switches threads at visible events only. At memory granularity it follows the schedule's accesses
// too (follower): those that the symbolic run made no scheduling points, since they commute with everything, are
// made on the way.
//
// # What an answer means
//
// Confirmed is exact: an execution of the program from main does what was reported. Refuted is an
// error of Midway's own. Undecided says that the report depends on something the machine cannot reproduce
// (an unmodelled call, an abstracted float, no model of the condition), with the reason; it is neither.
package soundness
