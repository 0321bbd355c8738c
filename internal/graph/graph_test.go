package graph

import (
	"math/rand"
	"slices"
	"testing"
)

// random is a graph of n vertices in which 0 reaches all others; postorder numbers it in reverse postorder.
func random(r *rand.Rand, n int) (succs, preds [][]int) {
	edges := make([][]int, n)
	for v := 1; v < n; v++ {
		from := r.Intn(v)
		edges[from] = append(edges[from], v)
	}
	for range r.Intn(2 * n) {
		from := r.Intn(n)
		edges[from] = append(edges[from], r.Intn(n))
	}
	number, next := make([]int, n), n
	seen := make([]bool, n)
	var visit func(v int)
	visit = func(v int) {
		seen[v] = true
		for _, w := range edges[v] {
			if !seen[w] {
				visit(w)
			}
		}
		next--
		number[v] = next
	}
	visit(0)
	succs, preds = make([][]int, n), make([][]int, n)
	for v, ws := range edges {
		for _, w := range ws {
			succs[number[v]] = append(succs[number[v]], number[w])
			preds[number[w]] = append(preds[number[w]], number[v])
		}
	}
	return succs, preds
}

// reached are the vertices that one reaches without going through another; -1 is no other.
func reached(succs [][]int, from, without int) []bool {
	out := make([]bool, len(succs))
	if from == without {
		return out
	}
	out[from] = true
	for work := []int{from}; len(work) > 0; {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for _, w := range succs[v] {
			if w != without && !out[w] {
				out[w] = true
				work = append(work, w)
			}
		}
	}
	return out
}

// TestDominators: without a vertex, exactly what it dominates cannot be reached from the root.
func TestDominators(t *testing.T) {
	for seed := range int64(300) {
		r := rand.New(rand.NewSource(seed))
		succs, preds := random(r, 1+r.Intn(12))
		idom := Dominators(preds)
		for a := range succs {
			can := reached(succs, 0, a)
			for b := range succs {
				dominates := b == a
				for v := b; v != 0 && !dominates; {
					v = idom[v]
					dominates = v == a
				}
				if dominates == can[b] {
					t.Fatalf("seed %d: %d dominates %d: %t, but %v", seed, a, b, dominates, succs)
				}
			}
		}
	}
}

// TestComponents: vertices are in one component where each reaches the other, and what is reached comes first.
func TestComponents(t *testing.T) {
	for seed := range int64(300) {
		r := rand.New(rand.NewSource(seed))
		succs, _ := random(r, 1+r.Intn(12))
		list := Components(len(succs), func(v int32) (out []int32) {
			for _, w := range succs[v] {
				out = append(out, int32(w))
			}
			return out
		})
		at := make([]int, len(succs))
		for i, c := range list {
			if !slices.IsSorted(c) {
				t.Fatalf("seed %d: %v", seed, list)
			}
			for _, v := range c {
				at[v] = i
			}
		}
		for a := range succs {
			from := reached(succs, a, -1)
			for b := range succs {
				one := from[b] && reached(succs, b, -1)[a]
				if one != (at[a] == at[b]) || from[b] && at[b] > at[a] {
					t.Fatalf("seed %d: %d and %d: %v of %v", seed, a, b, list, succs)
				}
			}
		}
	}
}
