// Package portfolio explores a program by several strategies, in time slices, and merges their results.
//
// Depth first, a loop without end is followed for ever, and of many schedules the one that matters may come late. No
// one strategy is best (Gomes, Selman, Algorithm Portfolios, Artificial Intelligence 2001), so several run beside each
// other:
//
//	everything      all schedules and branches, with summaries where the plan has them: its result is the program's
//	unsummarised    the same without summaries, in case that they do not pay
//	loops           loops cut short after 1, 4, 16, … iterations: its result is the program's if it cut none
//	delays          schedules with few delays (delay-bounded scheduling: Emmi, Qadeer, Rakamarić, POPL 2011)
//	discrepancies   schedules with few discrepancies, to whichever thread (Harvey, Ginsberg, IJCAI 1995)
//	way points      preemptions at the way points of a failure that is looked for (Zamfir, Candea, EuroSys 2010)
//	slice control   speculative: branches that no assertion depends on are left out
//	sections        speculative: critical sections are one event (Lipton, CACM 1975)
//
// A strategy (Strategy) is a file: it says how it configures an exploration, how long its next time slice is, whether
// its result decides, and which strategy goes on after it. A speculative one decides only where what it left out is
// seen not to matter: then its exploration is complete, finds nothing, and was not aborted.
//
// Explorations share expressions, heaps and a solver. Each is a coroutine that goes on for a slice, measured in work or
// in time (member.go). The result is that of the first exploration that decides; where it is incomplete, what the
// others have found until then is added (merge.go). Workers (workers.go) take part in the exploration without
// summaries, each with everything of its own but the program.
//
// To add a strategy: write its file, and give it a place in the round (run.begins).
package portfolio
