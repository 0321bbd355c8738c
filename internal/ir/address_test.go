package ir

import "testing"

// TestPlaces: the objects of every thread lie in order, in its near part and then in its far one, where they are told
// from those of others; the parts are disjoint, and below the end of the address space.
func TestPlaces(t *testing.T) {
	for _, c := range []struct {
		model DataModel
		end   uint64
	}{{LP64, 1 << 47}, {ILP32, 1 << 31}} {
		l := c.model.Layout()
		if l.Near.Base != l.HeapBase || l.Near.end() > l.Far.Base || l.Far.end() > c.end {
			t.Errorf("%v: the parts overlap, or leave the address space", c.model)
		}
		for _, thread := range []int{0, 1, l.Far.Threads - 1, l.Far.Threads, l.MaxThreads() - 1} {
			places(t, l, thread)
		}
		if _, _, ok := l.PlaceOf(l.MaxThreads(), l.Start(l.MaxThreads()), 1, 1); ok {
			t.Errorf("%v: an object of a thread that there cannot be has a place", c.model)
		}
	}
}

// places fills a thread's address space with objects of a quarter of the near part.
func places(t *testing.T, l *Layout, thread int) {
	size := int64(1) << (l.Near.Shift - 2)
	next, last, near, far := l.Start(thread), uint64(0), 0, 0
	for {
		addr, after, ok := l.PlaceOf(thread, next, size, 16)
		if !ok {
			break
		}
		for _, at := range []uint64{addr, addr + uint64(size) - 1, after - 1} {
			if by, is := l.Creator(at); !is || by != thread {
				t.Fatalf("thread %d: %#x is thread %d's", thread, at, by)
			}
		}
		if addr <= last {
			t.Fatalf("thread %d: %#x after %#x", thread, addr, last)
		}
		if last, next = addr, after; addr < l.Far.Base {
			near++
		} else {
			far++
		}
	}
	if near != 3 || (far > 0) != (thread < l.Far.Threads) {
		t.Errorf("thread %d: %d objects near, %d far", thread, near, far)
	}
}
