// Package simulation runs the protocol of package jobs, for tests, with workers that die, stall past their lease, come
// back, and answer twice and late, and a coordinator that is killed between any two steps. Everything that happens is
// chosen by a seed. What the workers explore is the caller's.
package simulation
