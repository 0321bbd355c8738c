// Package fuzz bounds what a reader may take for its input. Fuzz targets use it: a panic ends them by itself, but
// memory without a bound is seen only if it is counted.
package fuzz

import (
	"math/rand/v2"
	"runtime/metrics"
	"testing"
	"time"
)

// A reader may allocate allowance bytes, and so many for each byte that it reads, within patience.
const (
	allowance = 256 << 20
	perByte   = 4096
	patience  = 20 * time.Second
)

// Within runs read on an input of n bytes, and fails the test if it allocates or takes more than it may. What other
// goroutines allocate meanwhile counts, too.
func Within(t testing.TB, n int, read func()) {
	t.Helper()
	before, start := allocated(), time.Now()
	read()
	if got := allocated() - before; got > allowance+perByte*uint64(n) {
		t.Errorf("%d bytes allocated for an input of %d", got, n)
	}
	if took := time.Since(start); took > patience {
		t.Errorf("%v for an input of %d bytes", took, n)
	}
}

// allocated is how many bytes were ever allocated on the heap.
func allocated() uint64 {
	s := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(s)
	return s[0].Value.Uint64()
}

// Add gives a target its seeds, and n texts made from each by deleting, doubling and exchanging pieces of it and by
// joining it with another: the same ones in every run. So a test run without -fuzz tries them, too.
func Add(f *testing.F, n int, seeds ...string) {
	f.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	for _, s := range seeds {
		f.Add(s)
		for range n {
			t := s
			for range 1 + r.IntN(3) {
				t = mutant(r, t, seeds[r.IntN(len(seeds))])
			}
			f.Add(t)
		}
	}
}

// longest bounds mutants, in bytes.
const longest = 1 << 15

func mutant(r *rand.Rand, s, other string) string {
	if s == "" || len(s) > longest {
		return other
	}
	i := r.IntN(len(s))
	j := min(len(s), i+1+r.IntN(1+len(s)/4))
	switch r.IntN(5) {
	case 0:
		return s[:i] + s[j:]
	case 1:
		return s[:j] + s[i:]
	case 2:
		return s[j:] + s[i:j] + s[:i]
	case 3:
		k := r.IntN(1 + len(other))
		return s[:i] + other[k:min(len(other), k+1+r.IntN(40))] + s[j:]
	}
	return s[:i] + pieces[r.IntN(len(pieces))] + s[i+1:]
}

// pieces are what readers of numbers, strings and nested text stumble over.
var pieces = []string{
	"-1",
	"0",
	"18446744073709551616",
	"9223372036854775807",
	"1e999",
	"\x00",
	"\xff",
	"\n",
	"\"",
	"'",
	"[",
	"{",
	"(",
	"<",
	"&a",
	"*a",
	":",
	"#",
	"\\",
	"%",
	"@",
	"!",
}
