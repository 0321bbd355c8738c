// Package solver answers whether a condition is satisfiable under a path condition (docs/design.md §4).
//
// Most queries of a symbolic execution have cheap answers, so a query passes through tiers and stops at the first that
// knows:
//
//  1. fold: the condition is a constant.
//  2. range: a conjunct of the path condition is the condition or its complement, or ranges of terms, computed from
//     bounds that conjuncts put on parts of them, decide a comparison.
//  3. model: a model of the path condition at hand makes the condition true.
//  4. independent: only conjuncts connected with the condition through symbols and bytes of memory matter; a model at
//     hand makes these and the condition true. From here on the path condition is in solved form: its equations have
//     been used in the other conjuncts (solvedForm), which leaves fewer of them connected. What is decided by that
//     counts as range.
//  5. cache: the connected conjuncts, or a subset or superset of them, were decided before.
//  6. repair: a model at hand is changed where it fails, by local search (climb): some thousand moves, a microsecond or
//     so each, which finds most models that there are. Where a brief search does not, unknowns with few values are
//     split (splitting): most cases are refuted by their solved form and ranges, and in the others a model is soon
//     found. What leaves no case counts as range. Comparisons within alternatives that ranges decide come first
//     (settled).
//  7. z3: Z3 decides the connected conjuncts, on solvers that keep what stands (package z3).
//
// # Products, quotients and remainders of unknowns
//
// Z3 searches long for these where they are wide, as those of a program's ints on 64 bits are. Such a query is first
// rewritten to an equivalent one in which each is as narrow as the ranges of its operands allow (narrowing). The ranges
// come from conjuncts that are comparisons without such operations, and these stay as they are. Then it is asked in
// several forms, each with a share of the limit:
//
//   - abstracted: each operation is a symbol beside linear lemmas about it. Unsat is final; a model that does not
//     satisfy the query tells what to try next.
//   - fixed: divisors, and one factor of each product, have the values of that model.
//   - small: all unknowns below these operations are less than 16.
//   - the narrowed query itself, on a solver that preprocesses it as a whole.
//
// A model of any form counts only if it makes the query as it was asked true.
//
// # The path condition is satisfiable
//
// Tiers 2 and 4 to 7 look at a part of the path condition only. Their Sat means "satisfiable with that part", which is
// the whole truth exactly if the path condition itself is satisfiable. Callers guarantee that by extending path
// conditions only with conditions found Sat; where one was kept on Unknown, a Sat may be wrong, an Unsat never is.
// Model relies on no such guarantee: its model makes every conjunct true, checked by direct evaluation.
//
// # Unknown
//
// Unknown is a third answer: a limit was reached, or Z3 gave a model that does not satisfy, or it failed. Stats says
// how often and why. It is never turned into Unsat, and is not remembered.
//
// # Determinism
//
// The same queries in the same order give the same answers and the same models, as long as no wall-clock timeout is
// set. A Solver belongs to one worker and its Builder.
package solver
