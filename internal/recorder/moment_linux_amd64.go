package recorder

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"syscall"

	"golang.org/x/sys/unix"
)

// redZone is how many bytes below the stack pointer a function may use (System V ABI for x86-64, §3.2.2).
const redZone = 128

// copy copies what is wanted of the process, all threads of which are stopped. failing is the thread that is about to die
// of a signal, or nil.
func (r *recording) copy(failing *thread) (*job, error) {
	text, err := readProc(fmt.Sprintf("/proc/%d/maps", r.pid), &r.buffer)
	if err != nil {
		return nil, err
	}
	m := r.image.moment(r.pid)
	if m.mappings, err = parseMaps(string(text)); err != nil {
		return nil, err
	}
	j := &job{moment: m, about: Checkpoint{
		Version: 1, PID: r.pid, Args: r.image.args, Exe: r.image.exe, BuildID: r.image.buildID, MissedAll: r.sum.Missed,
	}}
	stopped := r.sorted()
	if i := slices.Index(stopped, failing); i > 0 {
		stopped = slices.Insert(slices.Delete(stopped, i, i+1), 0, failing)
	}
	if failing != nil {
		m.signal, m.siginfo = int(failing.status.StopSignal()), siginfo(failing.tid)
		j.about.Signal = signalName(failing.status.StopSignal())
	}
	var wanted []span
	for _, th := range stopped {
		spans, err := r.copyThread(th, j)
		if err != nil {
			return nil, err
		}
		wanted = append(wanted, spans...)
	}
	if len(m.threads) == 0 {
		return nil, unix.ESRCH
	}
	wanted = append(wanted, r.image.libraries(r.pid)...)
	wanted = append(wanted, r.data(j)...)
	r.copyMemory(m, wanted)
	return j, nil
}

// copyThread copies a thread's registers and returns where its stack and its thread-local variables are.
func (r *recording) copyThread(th *thread, j *job) ([]span, error) {
	regs, err := regset(th.tid, ntPRStatus, regsSize)
	if err != nil {
		return nil, err
	}
	fp, err := regset(th.tid, ntFPRegs, fpSize)
	if err != nil {
		return nil, err
	}
	m := j.moment
	t := threadImage{tid: th.tid, regs: regs, fp: fp}
	t.blocked = sigmask(th.tid)
	m.threads = append(m.threads, t)
	about := Thread{TID: th.tid, Stopped: th.jobStopped()}
	var out []span
	sp := register(regs, regRSP)
	if s := mappingAt(m.mappings, sp); s != nil {
		top := s.hi
		about.StackBytes = top - sp
		if most := uint64(r.o.Stack); top-sp > most {
			top, about.StackCut = sp+most, true
		}
		out = append(out, span{max(s.lo, sp-redZone), top})
	}
	if tcb := register(regs, regFSBase); tcb != 0 {
		if s := mappingAt(m.mappings, tcb); s != nil { // the thread's own variables are below, what the C library knows above
			out = append(out, span{max(s.lo, tcb-page), min(s.hi, tcb+page)})
		}
	}
	j.about.Threads = append(j.about.Threads, about)
	return out, nil
}

// sigmask is the set of signals that a thread blocks.
func sigmask(tid int) (mask uint64) {
	_ = ptrace(unix.PTRACE_GETSIGMASK, tid, 8, ptrTo(&mask))
	return mask
}

// data is where the data is that is wanted beside stacks.
func (r *recording) data(j *job) (out []span) {
	if r.o.Data == 0 && r.o.Heap == 0 {
		return nil
	}
	all := j.moment.mappings
	is := isData(all)
	if r.o.Data > 0 {
		spans, cut := limited(all, r.o.Data, func(i int) bool { return is[i] })
		out, j.about.DataCut = append(out, spans...), cut
	}
	if r.o.Heap > 0 {
		spans, cut := limited(all, r.o.Heap, func(i int) bool { return !is[i] && isHeap(&all[i]) })
		out, j.about.HeapCut = append(out, spans...), cut
	}
	return out
}

// isHeap reports whether a mapping is private anonymous memory that can be written. Stacks of threads are, too.
func isHeap(m *mapping) bool {
	const readWrite = 6
	return m.private && m.perm&readWrite == readWrite && m.inode == 0 && (m.path == "" || m.path == "[heap]" ||
		strings.HasPrefix(m.path, "[anon:"))
}

// copyMemory copies the spans that are wanted and can be read.
func (r *recording) copyMemory(m *moment, wanted []span) {
	m.memory = r.image.constant(r.pid, m.mappings)
	constant := len(m.memory)
	for _, s := range readable(m.mappings, wanted) {
		data := make([]byte, s.hi-s.lo)
		n := readMemory(r.pid, s.lo, data) &^ (page - 1)
		if n > 0 && !held(m.memory[:constant], s.lo) {
			m.memory = append(m.memory, piece{s.lo, data[:n], mappingAt(m.mappings, s.lo).perm})
		}
	}
	slices.SortFunc(m.memory, func(a, b piece) int { return cmp.Compare(a.addr, b.addr) })
}

// held reports whether a piece has an address.
func held(all []piece, addr uint64) bool {
	return slices.ContainsFunc(all, func(p piece) bool { return p.addr <= addr && addr < p.addr+uint64(len(p.data)) })
}

// names reads the threads' names. They run.
func (r *recording) names(j *job) {
	for i := range j.about.Threads {
		t := &j.about.Threads[i]
		if name, err := readProc(fmt.Sprintf("%s/%d/comm", r.taskDir(), t.TID), &r.buffer); err == nil {
			t.Name = strings.TrimSuffix(string(name), "\n")
		}
	}
}

// failing is the thread that has stopped for a signal that the process is about to die of, or nil.
func (r *recording) failing() *thread {
	for _, th := range r.sorted() {
		if r.isFatal(th) {
			return th
		}
	}
	return nil
}

// isFatal reports whether a thread has stopped for a signal that ends the process.
func (r *recording) isFatal(th *thread) bool {
	if event(th.status) != 0 {
		return false
	}
	status, err := readProc(fmt.Sprintf("%s/%d/status", r.taskDir(), th.tid), &r.buffer)
	return err == nil && fatal(syscall.Signal(th.status.StopSignal()), string(status))
}
