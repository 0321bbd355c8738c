package pointsto

import "testing"

// The window in which a region is enumerated; large enough for every region of the tests, with room
// for shifts.
const window = 40

// offsets enumerates a region by its definition.
func (r region) offsets() offsets {
	var out offsets
	for o := int64(-window); o <= window; o++ {
		in := r.lo <= o && o <= r.hi && (r.stride == 0 || (o-r.lo)%r.stride == 0)
		if r.unbounded() {
			in = (o-r.lo)%r.stride == 0
		}
		if in {
			out.list = append(out.list, o)
			out.has[o+window] = true
		}
	}
	return out
}

// offsets is a set of offsets within the window.
type offsets struct {
	list []int64
	has  [2*window + 1]bool
}

// lacks reports whether an offset of the window is missing.
func (s *offsets) lacks(o int64) bool {
	return -window <= o && o <= window && !s.has[o+window]
}

// smallRegions are exact, bounded and unbounded regions around zero.
func smallRegions() []region {
	var out []region
	for lo := int64(-4); lo <= 4; lo++ {
		out = append(out, exactly(lo))
		for stride := int64(1); stride <= 4; stride++ {
			out = append(out, residue(lo, stride))
			for n := int64(1); n <= 3; n += 2 {
				out = append(out, progression(lo, lo+n*stride, stride))
			}
		}
	}
	return out
}

func TestRegionOperationsContainEveryOffset(t *testing.T) {
	regions := smallRegions()
	for _, r := range regions {
		for _, q := range regions {
			sum, diff, join := r.plus(q).offsets(), r.minus(q).offsets(), r.join(q).offsets()
			for _, a := range r.offsets().list {
				if join.lacks(a) {
					t.Fatalf("join of %v and %v lacks %d", r, q, a)
				}
				for _, b := range q.offsets().list {
					if sum.lacks(a + b) {
						t.Fatalf("%v plus %v lacks %d", r, q, a+b)
					}
					if diff.lacks(a - b) {
						t.Fatalf("%v minus %v lacks %d", r, q, a-b)
					}
				}
			}
		}
	}
}

func TestRegionOverlapIsExactForOneWidth(t *testing.T) {
	regions := smallRegions()
	for _, r := range regions {
		for _, q := range regions {
			for _, w := range [][2]int64{{1, 1}, {4, 8}, {2, 1}} {
				checkOverlap(t, r, w[0], q, w[1])
			}
		}
	}
}

// checkOverlap compares with enumeration: never a miss, and no false alarm where one side is exact.
func checkOverlap(t *testing.T, r region, wr int64, q region, wq int64) {
	t.Helper()
	want := false
	for _, a := range r.offsets().list {
		for _, b := range q.offsets().list {
			want = want || a < b+wq && b < a+wr
		}
	}
	got := r.overlaps(wr, q, wq)
	if want && !got || got && !want && (r.stride == 0 || q.stride == 0) {
		t.Fatalf("%v of %d bytes overlaps %v of %d bytes: got %v, want %v", r, wr, q, wq, got, want)
	}
}

func TestRegionClip(t *testing.T) {
	for _, r := range smallRegions() {
		for lo := int64(-8); lo <= 8; lo++ {
			for hi := lo; hi <= 8; hi++ {
				checkClip(t, r, lo, hi)
			}
		}
	}
}

func checkClip(t *testing.T, r region, lo, hi int64) {
	t.Helper()
	got, ok := r.clip(lo, hi)
	inside := got.offsets()
	n := 0
	for _, o := range r.offsets().list {
		if lo <= o && o <= hi {
			n++
			if inside.lacks(o) {
				t.Fatalf("%v clipped to %d…%d is %v: lacks %d", r, lo, hi, got, o)
			}
		}
	}
	if ok != (n > 0) || ok && len(inside.list) != n {
		t.Fatalf("%v clipped to %d…%d is %v, %v: want %d offsets", r, lo, hi, got, ok, n)
	}
}

func TestRegionScale(t *testing.T) {
	for _, c := range []struct {
		r    region
		s    int64
		want string
	}{
		{exactly(8), 16, "8%16"},
		{exactly(8), 8, "0%8"},
		{residue(8, 16), 4, "0%4"},
		{progression(0, 24, 8), 12, "0%4"},
		{exactly(-8), 16, "8%16"},
		{anywhere, 16, "*"},
	} {
		if got := c.r.scale(c.s).String(); got != c.want {
			t.Errorf("%v scaled by %d: got %s, want %s", c.r, c.s, got, c.want)
		}
	}
}
