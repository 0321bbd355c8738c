// Package concrete executes a program of the model (internal/ir) together with its library models on
// real memory: plain bytes at the addresses of ir.Layout, any number of threads, one instruction at a
// time (Bergan appendix A). It is the oracle that the symbolic step is held against (docs/design.md §10).
//
// It shares no evaluation code with the symbolic step: a word is two machine words, an object is a slice of
// bytes, a wait queue is a list, the race detector keeps vector clocks of its own. Small and obvious
// comes before fast.
//
// # What it does not decide
//
// Which thread goes on, whom a signal wakes, which case of a choice is taken and whether a report ends
// the run is a Schedule's business; what an input, an unset byte or an unmodelled result is, comes from an
// Inputs. Replay, random runs and exhaustive exploration are different Schedules.
//
// # Scheduling points
//
// Step executes one instruction. A thread may be preempted before every instruction of the user's
// code; a library model runs from one scheduling point to the next, as midway.h says. A visible event is a
// synchronisation call, an atomic instruction or the beginning of an atomic block; the
// thread is enabled there exactly where the event's guard holds.
//
// # Exactness
//
// Exact for every instruction of the model on words of up to 128 bits, except: mathematical functions such
// as sin are Go's and may differ from the C library's in the last place; a float operation whose result is NaN
// gives the one quiet NaN with positive sign. What has no meaning (unknown assembly) ends the run as
// cut. An unmodelled call returns an input and changes nothing else: Unmodelled counts those.
package concrete
