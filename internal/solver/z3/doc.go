// Package z3 decides conjunctions of expressions with Z3 and turns its models into expr.Model. It
// is the only package that knows of Z3 and of its binding go-z3.
//
// # What stands
//
// A Session owns one Z3 context with a few long-lived solvers in it. Each solver is a stack with one
// push level per conjunct. A check takes the stack that shares the longest prefix with the wanted
// conjuncts, pops down to the common ancestor and pushes what is missing, so that nothing that
// stands is asserted again; several stacks exist because consecutive queries often concern
// unrelated parts of one path condition. Terms are translated once per node and context.
//
// # Translation
//
// Bit-vectors and booleans are exact, with Z3's meaning of division by zero replaced by that of
// package expr. A byte of an unknown array at a constant index is a plain bit-vector constant; the
// array itself becomes a Z3 array only when it is first read at a symbolic index, and the bytes
// named before are then linked to it by equations that accompany every conjunct that reads it so.
// Floating-point operations are Z3's where go-z3 offers them and exact in round-to-nearest-even;
// what Z3 does not know (pow, sin, …) is an unconstrained function of its arguments.
//
// # Trust
//
// Nothing Z3 says about satisfiability is believed unseen: every model is evaluated by expr.Model
// and an answer whose model does not make all conjuncts true is Unknown (Counters.BadModels). A
// panic of go-z3 makes the answer Unknown and the context is thrown away (Counters.Failures).
// Unsatisfiability is Z3's word; an unconstrained function can only turn Unsat into Sat, never the
// other way round.
//
// # Determinism
//
// The resource limit counts Z3's own steps and is deterministic; a wall-clock timeout is not and is
// off unless asked for. Z3's search depends on which terms are alive, and go-z3 frees terms when the
// garbage collector gets to them, so everything made is kept as long as its context, which is
// replaced once it has grown too large.
//
// # Limits
//
// The resource limit is one per attempt, of which a check may need two, and a unit of it takes longer
// on very large terms: a condition over thousands of nested 32-bit additions takes seconds within it.
//
// A context is freed by the garbage collector soon after Close.
package z3
