package memlimit

import (
	"sync/atomic"
	"testing"
	"time"
)

// TestDefault: the limit is below what the machine has, and well above what a small exploration takes.
func TestDefault(t *testing.T) {
	if n := Default(); n > 0 && (n < 256<<20 || n > 1<<50) {
		t.Errorf("%d bytes", n)
	}
}

// TestGuard: a process that holds more than its limit is full, and is interrupted where that is much more.
func TestGuard(t *testing.T) {
	for _, c := range []struct {
		limit       uint64
		full, burst bool
	}{{0, false, false}, {1 << 50, false, false}, {1 << 20, true, true}} {
		burst := atomic.Bool{}
		g := Watch(c.limit, func() { burst.Store(true) })
		for end := time.Now().Add(10 * time.Second); c.burst && !burst.Load() && time.Now().Before(end); {
			time.Sleep(memoryPeriod)
		}
		if g.Full() != c.full || burst.Load() != c.burst {
			t.Errorf("limit %d: full %t, interrupted %t", c.limit, g.Full(), burst.Load())
		}
		if g.End() {
			t.Errorf("limit %d: what explores may go on", c.limit)
		}
	}
}
