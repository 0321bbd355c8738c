package execute

import (
	"bytes"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"strconv"
	"sync"
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

// Where little is live, collecting garbage whenever that has doubled takes a third of the time. So it is collected when there are
// garbageShare of the limit more, at most mostGarbage bytes; where more than that is live, when it has doubled.
const (
	garbageShare = 16
	mostGarbage  = 1 << 30
	loadingShare = 16
	mostLoading  = 512 << 20 // bytes
	usualPercent = 100       // of GOGC
	mostPercent  = 1600      // of GOGC
)

// guardMemory watches the process as long as the exploration lasts, which ends with end.
func (x *Explorer) guardMemory() (end func()) {
	if x.Opt.Memory == 0 {
		return func() {}
	}
	done, over := make(chan struct{}), make(chan struct{})
	before := debug.SetMemoryLimit(-1)
	x.collect()
	go func() {
		defer close(over)
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
		<-over
		if x.burst.Load() && Resident() <= x.Opt.Memory {
			x.M.S.Resume() // the exploration is over, but others may ask the same solver, unless it still holds too much
		}
		debug.SetMemoryLimit(before)
		if ofCollector(percentMetric) != usualPercent {
			debug.SetGCPercent(usualPercent)
		}
	}
}

// lookAtMemory is one look of the guard.
func (x *Explorer) lookAtMemory() {
	held, limit := Resident(), x.Opt.Memory
	foreign := held - min(held, goMemory())
	soft := limit / softDenom * softNumer
	debug.SetMemoryLimit(int64(max(soft-min(soft, foreign), leastGoMemory)))
	x.collect()
	x.full.Store(held > limit)
	if held > limit/hardDenom*hardNumer {
		x.burst.Store(true)
		x.M.Interrupt()
	}
}

// collect sets how much garbage there may be.
func (x *Explorer) collect() { collect(min(x.Opt.Memory/garbageShare, mostGarbage)) }

// CollectSeldom lets there be more garbage before it is collected, within a limit of memory: for what comes before an exploration and
// allocates much that stays. To be called now and then.
func CollectSeldom(limit uint64) { collect(min(limit/loadingShare, mostLoading)) }

// collect lets there be so many bytes of garbage, or as much as is live where that is more.
func collect(garbage uint64) {
	live := max(ofCollector("/gc/heap/live:bytes"), 1)
	now := ofCollector(percentMetric)
	percent := min(max(100*garbage/live, usualPercent), mostPercent)
	if percent > 2*now || 2*percent < now {
		debug.SetGCPercent(int(percent))
	}
}

const percentMetric = "/gc/gogc:percent"

// ofCollector is a number that the Go runtime tells of its garbage collector.
func ofCollector(name string) uint64 {
	sample := []metrics.Sample{{Name: name}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// statm is the system's file about the memory of the process, open once it was asked for; nil where there is none.
var statm = sync.OnceValue(func() *os.File {
	f, err := os.Open("/proc/self/statm")
	if err != nil {
		return nil
	}
	return f
})

// Resident is how many bytes of memory the process holds; where the system does not tell, what the Go runtime has of it.
func Resident() uint64 {
	if f := statm(); f != nil {
		var room [128]byte
		n, _ := f.ReadAt(room[:], 0)
		if fields := bytes.Fields(room[:n]); len(fields) > 1 {
			if pages, err := strconv.ParseUint(string(fields[1]), 10, 64); err == nil {
				return pages * uint64(os.Getpagesize())
			}
		}
	}
	return goMemory()
}

// goMemory is how many bytes the Go runtime has from the system. It is asked for often, which must not stop the program, as
// runtime.ReadMemStats does: on a busy machine threads wait long for one another.
func goMemory() uint64 {
	s := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(s)
	return s[0].Value.Uint64() - s[1].Value.Uint64()
}

// DefaultMemory is a limit of memory that leaves the machine usable, in bytes: three quarters of what it has, or of what the control group may use.
// It is 0 where the system tells neither.
func DefaultMemory() uint64 {
	least := uint64(0)
	for _, n := range []uint64{number("/proc/meminfo", "MemTotal:") << 10, number("/sys/fs/cgroup/memory.max", "")} {
		if n > 0 && (least == 0 || n < least) {
			least = n
		}
	}
	return least / 4 * 3
}

// number is the first number behind a word in a file of the system, or 0.
func number(file, word string) uint64 {
	data, err := os.ReadFile(file)
	if err != nil {
		return 0
	}
	_, behind, found := bytes.Cut(data, []byte(word))
	fields := bytes.Fields(behind)
	if !found || len(fields) == 0 {
		return 0
	}
	n, _ := strconv.ParseUint(string(fields[0]), 10, 64) // "max", for one, is no number
	return n
}

// FreeMemory gives back to the system what is not in use.
func FreeMemory() { debug.FreeOSMemory() }
