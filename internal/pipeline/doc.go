// Package pipeline is a run as one sentence of calls (sentence.go):
//
//	C / .bc / .ll ─load─▶ Loaded ─resolve─▶ Context ─decide─▶ Plan ─analyse─▶ Facts ─seed─▶ Initial
//	                                 Document ◀─document─ Checked ◀─validate─ Result ◀─explore─┘
//
// A value is complete when the next line starts: nothing writes to it later. What a stage assumes and leaves out is in
// a ledger of its own; the document has all of them. [Plan] decides every option that has preconditions. Each stage can
// be printed (Options.Dump). Other uses are sentences of the same words: [Prepare], [Plan.Explore], [DescribeContext],
// [DescribeFacts].
//
// Errors are of two kinds: what the user can mend (a program that does not compile, a place that does not
// exist, an unknown option), and *[InternalError], a broken invariant of Midway's own. A run that was stopped
// by its context, a limit or a time-out is no error: its result says so.
package pipeline
