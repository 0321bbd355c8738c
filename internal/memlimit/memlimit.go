// Package memlimit holds a process to a limit of memory, foreign memory such as the solver's included.
//
// A limit is one of what the process holds (Resident). A [Guard] watches it as long as an exploration lasts, and steers
// how often the Go runtime collects garbage. All of it is of the process: guards that overlap steer the same collector.
package memlimit

import (
	"bytes"
	"os"
	"runtime/debug"
	"runtime/metrics"
	"strconv"
	"sync"
	"sync/atomic"
	"time"
)

// A process over its limit is full, and what explores ends at its next node; where it is hardNumer/hardDenom as much,
// because a step goes on, the step is interrupted. The Go runtime collects garbage as often as it takes to stay
// softNumer/softDenom of the limit, less what is not its own.
const (
	hardNumer, hardDenom = 26, 25
	softNumer, softDenom = 17, 20
	memoryPeriod         = 20 * time.Millisecond
	leastGoMemory        = 32 << 20 // bytes
)

// Where little is live, collecting garbage whenever that has doubled takes a third of the time. So it is collected when
// there are garbageShare of the limit more, at most mostGarbage bytes; where more than that is live, when it has
// doubled. More than littleGarbage bytes, and than garbageTimes of what is live, are never let lie: a new page costs
// more than a collection that finds it again.
const (
	garbageShare  = 16
	mostGarbage   = 1 << 30
	loadingShare  = 16
	littleGarbage = 64 << 20 // bytes
	garbageTimes  = 2
	mostLoading   = 512 << 20 // bytes
	usualPercent  = 100       // of GOGC
	mostPercent   = 1600      // of GOGC
)

// Guard watches the process for what explores. A nil Guard has no limit.
type Guard struct {
	limit uint64
	burst func() // interrupts what explores

	over   atomic.Bool // when last looked at, the process held more than it may
	far    atomic.Bool // it held so much more that what explores was interrupted
	end    chan struct{}
	ended  chan struct{}
	before int64 // the memory limit of the Go runtime
}

// Watch begins to watch for a limit in bytes, until End; it returns nil where that is 0. burst is called, by another
// goroutine, where what explores is to be interrupted.
func Watch(limit uint64, burst func()) *Guard {
	if limit == 0 {
		return nil
	}
	g := &Guard{
		limit:  limit,
		burst:  burst,
		end:    make(chan struct{}),
		ended:  make(chan struct{}),
		before: debug.SetMemoryLimit(-1),
	}
	g.collect()
	go func() {
		defer close(g.ended)
		tick := time.NewTicker(memoryPeriod)
		defer tick.Stop()
		for {
			select {
			case <-g.end:
				return
			case <-tick.C:
				g.look()
			}
		}
	}()
	return g
}

// End ends the watch. It reports whether what explores was interrupted although the process holds no more than it may
// any longer.
func (g *Guard) End() (resume bool) {
	if g == nil {
		return false
	}
	close(g.end)
	<-g.ended
	resume = g.far.Load() && Resident() <= g.limit
	debug.SetMemoryLimit(g.before)
	if ofCollector(percentMetric) != usualPercent {
		debug.SetGCPercent(usualPercent)
	}
	return resume
}

// Full reports whether the process holds more than it may. What another exploration held may be gone since it was
// looked at last.
func (g *Guard) Full() bool {
	return g != nil && (g.far.Load() || g.over.Load() && Resident() > g.limit)
}

// look is one look of the guard.
func (g *Guard) look() {
	held, limit := Resident(), g.limit
	foreign := held - min(held, goMemory())
	soft := limit / softDenom * softNumer
	debug.SetMemoryLimit(int64(max(soft-min(soft, foreign), leastGoMemory)))
	g.collect()
	g.over.Store(held > limit)
	if held > limit/hardDenom*hardNumer {
		g.far.Store(true)
		g.burst()
	}
}

// collect sets how much garbage there may be.
func (g *Guard) collect() {
	few := max(littleGarbage, garbageTimes*ofCollector(liveMetric))
	collect(min(g.limit/garbageShare, mostGarbage, few))
}

// CollectSeldom lets there be more garbage before it is collected, within a limit of memory: for what comes before an
// exploration and allocates much that stays. To be called now and then.
func CollectSeldom(limit uint64) { collect(min(limit/loadingShare, mostLoading)) }

// collect lets there be so many bytes of garbage, or as much as is live where that is more.
func collect(garbage uint64) {
	live := max(ofCollector(liveMetric), 1)
	now := ofCollector(percentMetric)
	percent := min(max(100*garbage/live, usualPercent), mostPercent)
	if percent > 2*now || 2*percent < now {
		debug.SetGCPercent(int(percent))
	}
}

const (
	percentMetric = "/gc/gogc:percent"
	liveMetric    = "/gc/heap/live:bytes"
)

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

// Resident is how many bytes of memory the process holds; where the system does not tell, what the Go runtime has of
// it.
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

// goMemory is how many bytes the Go runtime has from the system. It is asked for often, which must not stop the
// program, as runtime.ReadMemStats does: on a busy machine threads wait long for one another.
func goMemory() uint64 {
	s := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(s)
	return s[0].Value.Uint64() - s[1].Value.Uint64()
}

// Default is a limit of memory that leaves the machine usable, in bytes: three quarters of what it has, or of what the
// control group may use. It is 0 where the system tells neither.
func Default() uint64 {
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

// Free gives back to the system what is not in use.
func Free() { debug.FreeOSMemory() }
