package pipeline

import (
	stdctx "context"
	"errors"
	"sync"
	"time"

	"midway/internal/memlimit"
)

// errMemory is why a run was stopped that took too much memory before it explored.
var errMemory = errors.New("the memory limit was reached")

// memoryPeriod is how often it is looked how much memory there is.
const memoryPeriod = 10 * time.Millisecond

// memoryWatch stops a run whose process holds more memory than it may, until its End.
type memoryWatch struct {
	done chan struct{}
	end  sync.Once
}

// watchMemory is stop, and what watches that the process holds no more than so many bytes; 0 is no limit.
func watchMemory(stop stdctx.Context, limit uint64) (stdctx.Context, *memoryWatch) {
	if limit == 0 {
		return stop, nil
	}
	stop, cancel := stdctx.WithCancelCause(stop)
	w := &memoryWatch{done: make(chan struct{})}
	memlimit.CollectSeldom(limit)
	go func() {
		tick := time.NewTicker(memoryPeriod)
		defer tick.Stop()
		for {
			select {
			case <-w.done:
				return
			case <-stop.Done():
				return
			case <-tick.C:
				memlimit.CollectSeldom(limit)
				if memlimit.Resident() > limit {
					cancel(errMemory)
				}
			}
		}
	}()
	return stop, w
}

// End ends the watch; the run goes on.
func (w *memoryWatch) End() {
	if w != nil {
		w.end.Do(func() { close(w.done) })
	}
}
