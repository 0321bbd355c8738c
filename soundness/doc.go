// Package soundness holds the symbolic engine against concrete executions (Bergan §5, appendix B; docs/design.md §10).
// The machine of package concrete is the oracle: Replay runs it along a reported schedule with the inputs of a model
// and says whether the same thing happens, and Brute explores it exhaustively, the simple twin of package execute.
//
// At sync granularity Replay switches threads at visible events only. At memory granularity it follows the schedule's
// accesses too (follower): those that the symbolic run made no scheduling points, since they commute with everything,
// are made on the way.
//
// # Completeness
//
// A Tracker takes a moment of a concrete run as a context. Models decides whether the seed of that context models the
// moment (appendix B, definitions 1 and 2): there must be a mapping of objects and values of the unknowns under which
// registers, memory, path condition, locksets, barrier counts and points-to sets are those of the moment. Follow
// explores from the seed along what the run went on to do: a path with those decisions, whose condition holds under
// these values, must exist and end as the run does (theorem 1, completeness).
//
// # Answers
//
//   - Confirmed is exact: an execution of the program from main does what was reported.
//   - Refuted is an error of Midway's own.
//   - Undecided says that the report depends on something the machine cannot reproduce (an unmodelled call, an
//     abstracted float, no model of the condition), with the reason; it is neither.
//   - Covered is exact too; Missing is an error of Midway's own, a wrong "safe" perhaps.
//
// # Limits
//
// Threads of a context are numbered from 1, so a moment is a context only where no thread with a lower number than a
// live one has ended. Moments in the middle of a library call, in an atomic block, or in a function that the library
// called are none. What follows a data race, or an error that the initial state is assumed not to lead to, is not held
// against the seed. The iterations of a spin loop are not distinguished.
package soundness
