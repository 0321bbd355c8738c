// Package predicate computes with conjunctions of linear inequalities over the numbers that a state holds: what weakest preconditions of
// explored steps are kept as (docs/design.md §8.6; Guo et al., FSE 2015, §4; Dijkstra 1976).
//
// Numbers are the signed values of registers and of cells of memory, taken as integers: a Form equals what a program computes modulo 2ⁿ only where
// nothing overflows, so that whoever makes forms requires of each that it is in range. All of it is exact; where a coefficient or a
// bound would not fit in 64 bits the operation says that it failed. Nothing here knows of states, instructions or solvers.
package predicate
