package dataflow_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"midway/dataflow"
	"midway/internal/pointsto"
)

// The bytes that accesses may touch are marked in one go over them: they are those that each offset by itself gives.
func TestMark(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	some := 0
	for range 20000 {
		size, bytes := 1+r.Int64N(40), 1+r.Int64N(12)
		if r.IntN(4) == 0 {
			bytes = 1 << 40
		}
		at := pointsto.Target{Lo: r.Int64N(50) - 5}
		at.Hi = at.Lo
		switch r.IntN(3) {
		case 0:
			at.Stride = 1 + r.Int64N(6)
			at.Hi += at.Stride * r.Int64N(8)
		case 1:
			at.Stride = 1 + r.Int64N(9)
			at.Lo, at.Hi = r.Int64N(at.Stride), pointsto.AnyOffset
		}
		got, want := make([]bool, size), make([]bool, size)
		dataflow.Mark(got, at, bytes)
		for i := range want {
			byteAt := pointsto.Set{{Lo: int64(i), Hi: int64(i)}}
			want[i] = pointsto.Overlap(pointsto.Set{at}, bytes, byteAt, 1)
		}
		if !slices.Equal(got, want) {
			t.Fatalf("%d bytes at %+v in %d: %v, want %v", bytes, at, size, got, want)
		}
		if slices.Contains(want, true) && slices.Contains(want, false) {
			some++
		}
	}
	if some < 5000 {
		t.Errorf("only %d accesses touch some bytes and not all", some)
	}
}
