package execute

import (
	"bytes"
	"os"
	"runtime"
	"runtime/debug"
	"strconv"
	"time"
)

// A limit of memory is one of what the process holds, the solver's part included. Where that is more, the exploration ends at its
// next node; where it is hardNumer/hardDenom as much, because a step goes on, it is interrupted. The Go
// runtime collects garbage as often as it takes to stay softNumer/softDenom of the limit, less what is not its own.
const (
	hardNumer, hardDenom = 26, 25
	softNumer, softDenom = 17, 20
	memoryPeriod         = 20 * time.Millisecond
	leastGoMemory        = 32 << 20 // bytes
)

// guardMemory watches the process as long as the exploration lasts, which ends with end.
func (x *Explorer) guardMemory() (end func()) {
	if x.Opt.Memory == 0 {
		return func() {}
	}
	done := make(chan struct{})
	before := debug.SetMemoryLimit(-1)
	go func() {
		tick := time.NewTicker(memoryPeriod)
		defer tick.Stop()
		for {
			select {
			case <-done:
				return
			case <-tick.C:
				x.lookAtMemory()
			}
		}
	}()
	return func() {
		close(done)
		debug.SetMemoryLimit(before)
	}
}

// lookAtMemory is one look of the guard.
func (x *Explorer) lookAtMemory() {
	held, limit := Resident(), x.Opt.Memory
	var ms runtime.MemStats
	runtime.ReadMemStats(&ms)
	foreign := held - min(held, ms.Sys-ms.HeapReleased)
	soft := limit / softDenom * softNumer
	debug.SetMemoryLimit(int64(max(soft-min(soft, foreign), leastGoMemory)))
	x.full.Store(held > limit)
	if held > limit/hardDenom*hardNumer {
		x.burst.Store(true)
		x.M.Interrupt()
	}
}

// Resident is how many bytes of memory the process holds; where the system does not tell, what the Go runtime has of it.
func Resident() uint64 {
	if data, err := os.ReadFile("/proc/self/statm"); err == nil {
		if fields := bytes.Fields(data); len(fields) > 1 {
			if pages, err := strconv.ParseUint(string(fields[1]), 10, 64); err == nil {
				return pages * uint64(os.Getpagesize())
			}
		}
	}
	var ms runtime.MemStats
	runtime.ReadMemStats(&ms)
	return ms.Sys - ms.HeapReleased
}

// FreeMemory gives back to the system what is not in use.
func FreeMemory() { debug.FreeOSMemory() }
