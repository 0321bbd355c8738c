// Package explain finds out why a violation happens, from a replay on the concrete machine: the values of the operands
// that decided it, who allocated and freed the object that it is about, who wrote last what was read, which signals
// woke no thread, how many threads arrived at a barrier.
//
// A Recorder watches the run; Facts says at its end what it has seen. The sentences are made by internal/report, which
// also knows what the exploration itself has found out.
package explain
