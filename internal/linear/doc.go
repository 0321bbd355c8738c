// Package linear computes with conjunctions of linear inequalities over the numbers that a state holds: the form in
// which weakest preconditions of explored steps are kept (docs/design.md §8.6; Guo et al., FSE 2015, §4; Dijkstra
// 1976).
//
// # Terminology
//
//   - A variable ([Var]) names a register or a cell of memory. Its number is the signed value, as a mathematical
//     integer.
//   - A linear expression ([Expr]) is a constant plus a sum of variables with coefficients.
//   - A conjunction ([Conjunction]) has bounds of single variables and inequalities of several ([Inequality]).
//
// # Exactness
//
// A linear expression equals what a program computes modulo 2ⁿ only where nothing overflows; whoever makes one requires
// that it is in range. Everything is exact. Where a coefficient or a bound would not fit in 64 bits the operation says
// that it failed. [Conjunction.Strengthen] and [Conjunction.Require] may strengthen a conjunction, never weaken it.
//
// Nothing here knows of states, instructions or solvers.
package linear
