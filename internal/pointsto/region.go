package pointsto

import (
	"fmt"
	"math"
)

// AnyOffset is the upper bound of a range of offsets that has none: 0 … AnyOffset in steps of
// Stride, and as far below zero (a pointer before its object may come back into it).
const AnyOffset = math.MaxInt64

// region is a non-empty arithmetic progression of byte offsets: lo, lo+stride, …, hi. Exactly one
// offset has stride 0. An unbounded one has hi == AnyOffset, 0 <= lo < stride, and stands for every
// offset congruent to lo, negative ones included.
type region struct{ lo, hi, stride int64 }

// farOffset bounds the offsets that are worth telling apart; beyond it a region is unbounded.
const farOffset = int64(1) << 40

var anywhere = region{0, AnyOffset, 1}

func exactly(off int64) region { return progression(off, off, 0) }

// progression normalises lo, lo+stride … hi.
func progression(lo, hi, stride int64) region {
	if lo < -farOffset || hi > farOffset {
		return residue(lo, stride)
	}
	if stride > 0 {
		hi -= (hi - lo) % stride
	}
	if lo == hi {
		stride = 0
	}
	return region{lo, hi, stride}
}

// residue is every offset congruent to off modulo stride; all of them for stride 0.
func residue(off, stride int64) region {
	if stride <= 0 {
		return anywhere
	}
	if off %= stride; off < 0 {
		off += stride
	}
	return region{off, AnyOffset, stride}
}

func (r region) unbounded() bool { return r.hi == AnyOffset }

// shift is {o + k}.
func (r region) shift(k int64) region {
	if r.unbounded() {
		return residue(r.lo+k%r.stride, r.stride)
	}
	if k < -farOffset || k > farOffset {
		return residue(r.lo%farOffset+k%farOffset, r.stride)
	}
	return progression(r.lo+k, r.hi+k, r.stride)
}

// scale is {o + k·s | any k}.
func (r region) scale(s int64) region { return residue(r.lo, gcd(r.stride, s)) }

// plus is {o₁ + o₂}.
func (r region) plus(q region) region {
	g := gcd(r.stride, q.stride)
	if r.unbounded() || q.unbounded() {
		return residue(r.lo%g+q.lo%g, g)
	}
	return progression(r.lo+q.lo, r.hi+q.hi, g)
}

// minus is {o₁ - o₂}.
func (r region) minus(q region) region {
	if q.unbounded() {
		return r.plus(residue(-q.lo, q.stride))
	}
	return r.plus(region{-q.hi, -q.lo, q.stride})
}

// join is the least progression containing both.
func (r region) join(q region) region {
	if r == q {
		return r
	}
	g := gcd(gcd(r.stride, q.stride), r.lo-q.lo)
	if r.unbounded() || q.unbounded() {
		return residue(r.lo, g)
	}
	return progression(min(r.lo, q.lo), max(r.hi, q.hi), g)
}

// or is q, joined with r where that holds something.
func (r region) or(some bool, q region) region {
	if some {
		return r.join(q)
	}
	return q
}

// clip keeps the offsets of r that are in lo … hi; ok is false if there are none.
func (r region) clip(lo, hi int64) (region, bool) {
	first, last := r.lo, r.hi
	if r.stride > 0 {
		if r.unbounded() {
			first, last = firstAtLeast(lo, r.lo, r.stride), hi
		} else {
			if first < lo {
				first = firstAtLeast(lo, r.lo, r.stride)
			}
			last = min(last, hi)
		}
	}
	if first > last || first < lo || last > hi {
		return region{}, false
	}
	return progression(first, last, r.stride), true
}

// firstAtLeast is the least offset at or above lo that is congruent to c modulo stride.
func firstAtLeast(lo, c, stride int64) int64 {
	d := (c - lo) % stride
	if d < 0 {
		d += stride
	}
	return lo + d
}

// overlaps reports whether w1 bytes at an offset of r and w2 bytes at an offset of q share a byte.
func (r region) overlaps(w1 int64, q region, w2 int64) bool {
	_, ok := q.minus(r).clip(-min(w2, farOffset)+1, min(w1, farOffset)-1)
	return ok
}

// within reports whether some access of w bytes at an offset of r touches 0 … size-1.
func (r region) within(w, size int64) bool { return r.overlaps(w, region{}, size) }

func gcd(a, b int64) int64 {
	if a < 0 {
		a = -a
	}
	if b < 0 {
		b = -b
	}
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// String is "8", "0..24/8" (stride 8), "8%16" (congruent to 8 modulo 16) or "*".
func (r region) String() string {
	switch {
	case r == anywhere:
		return "*"
	case r.unbounded():
		return fmt.Sprintf("%d%%%d", r.lo, r.stride)
	case r.stride == 0:
		return fmt.Sprint(r.lo)
	}
	return fmt.Sprintf("%d..%d/%d", r.lo, r.hi, r.stride)
}
