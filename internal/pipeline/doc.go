// Package pipeline is a run as one sentence of calls: load, context, explore, report.
//
//	C / .bc / .ll ─load─▶ Program ─resolve─▶ Context ─analyse, seed, explore─▶ Result ─report─▶ Document
//
// [Run] is the sentence. Everything between the context and the result is behind [Explore]. Every
// stage's result can be printed instead of going on (Options.Dump, [Task.Stage]).
//
// Errors are of two kinds: what the user can mend (a program that does not compile, a place that does not
// exist, an unknown option), and *[InternalError], a broken invariant of Midway's own. A run that was stopped
// by its context, a limit or a time-out is no error: its result says so.
package pipeline
