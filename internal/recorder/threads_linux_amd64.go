package recorder

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

// tracer holds the threads of one process.
type tracer struct {
	pid     int
	threads map[int]*thread
	ended   bool // the process has
	status  unix.WaitStatus
	execed  bool // since the image was read
	buffer  []byte
}

// thread is a thread that is seized.
type thread struct {
	tid     int
	member  bool            // it is known to be one of the process
	stopped bool            // as status says; it runs, or is stopped as a job, else
	status  unix.WaitStatus //
	zombie  bool            // it has ended and is still listed: main that has left the others
}

func newTracer(pid int) *tracer { return &tracer{pid: pid, threads: map[int]*thread{}} }

func (t *tracer) taskDir() string { return fmt.Sprintf("/proc/%d/task", t.pid) }

// tasks are the threads that the system lists.
func (t *tracer) tasks() (out []int) {
	dir, err := os.Open(t.taskDir())
	if err != nil {
		return nil
	}
	defer dir.Close()
	names, _ := dir.Readdirnames(-1)
	for _, n := range names {
		if tid, err := strconv.Atoi(n); err == nil {
			out = append(out, tid)
		}
	}
	return out
}

// adopt seizes the threads that are listed and not known, and reports whether there were some. One that has been seized
// at its birth, and has not said so yet, is known from then on.
func (t *tracer) adopt() (new bool, err error) {
	for _, tid := range t.tasks() {
		if t.threads[tid] != nil {
			continue
		}
		switch err := ptrace(unix.PTRACE_SEIZE, tid, 0, followed); {
		case gone(err), err != nil && t.state(tid) == "Z":
			continue
		case errors.Is(err, unix.EPERM) && len(t.threads) > 0: // it is seized
		case err != nil:
			return new, err
		}
		t.threads[tid], new = &thread{tid: tid, member: true}, true
	}
	return new, nil
}

// wait takes one event of a thread, and returns the thread if it has stopped; ok is false where there is none.
func (t *tracer) wait() (th *thread, ok bool) {
	for {
		tid, status, err := waitAny()
		switch {
		case errors.Is(err, unix.EINTR):
		case err != nil: // nobody is left
			t.ended = true
			return nil, false
		case tid == 0:
			return nil, false
		default:
			return t.take(tid, status), true
		}
	}
}

// take notes what has become of a thread.
func (t *tracer) take(tid int, status unix.WaitStatus) *thread {
	if !status.Stopped() {
		delete(t.threads, tid)
		if tid == t.pid {
			t.ended, t.status = true, status
		}
		return nil
	}
	th := t.threads[tid]
	if th == nil {
		th = &thread{tid: tid}
		t.threads[tid] = th
	}
	th.stopped, th.zombie, th.status = true, false, status
	if !th.member && !t.isMember(th) {
		_ = ptrace(unix.PTRACE_DETACH, tid, 0, 0)
		delete(t.threads, tid)
		return nil
	}
	switch event(status) {
	case unix.PTRACE_EVENT_CLONE:
		if msg, err := unix.PtraceGetEventMsg(tid); err == nil && t.threads[int(msg)] == nil {
			t.threads[int(msg)] = &thread{tid: int(msg)}
		}
	case unix.PTRACE_EVENT_EXEC: // the others are no more
		t.threads, t.execed = map[int]*thread{tid: th}, true
	}
	return th
}

// isMember reports whether a thread is one of the process: clone makes processes, too.
func (t *tracer) isMember(th *thread) bool {
	_, err := os.Stat(fmt.Sprintf("%s/%d", t.taskDir(), th.tid))
	th.member = err == nil
	return th.member
}

// resume lets a thread go on as if it had not been traced: with its signal, or stopped as a job.
func (t *tracer) resume(th *thread) {
	request := unix.PTRACE_CONT
	if th.jobStopped() {
		request = unix.PTRACE_LISTEN
	}
	restart(th)
	th.stopped = false
	_ = ptrace(request, th.tid, 0, th.signal()) // it may have been killed
}

// signal is what a thread has stopped for that is to be delivered, 0 for none.
func (th *thread) signal() uintptr {
	if event(th.status) != 0 {
		return 0
	}
	return uintptr(th.status.StopSignal())
}

// jobStopped reports whether a thread was stopped by SIGSTOP, SIGTSTP, SIGTTIN or SIGTTOU.
func (th *thread) jobStopped() bool {
	return event(th.status) == unix.PTRACE_EVENT_STOP && th.status.StopSignal() != unix.SIGTRAP
}

func (t *tracer) resumeAll() {
	for _, th := range t.threads {
		if th.stopped {
			t.resume(th)
		}
	}
}

// sorted are the threads that are stopped, by id.
func (t *tracer) sorted() (out []*thread) {
	for _, th := range t.threads {
		if th.stopped {
			out = append(out, th)
		}
	}
	slices.SortFunc(out, func(a, b *thread) int { return a.tid - b.tid })
	return out
}

// errLate says that a thread did not stop in time.
type errLate struct{ tids []string }

func (e *errLate) Error() string {
	return "thread " + strings.Join(e.tids, ", ") + " did not stop in time"
}

// stopAll stops all threads before it returns, or says which did not stop. What each one has stopped for is kept until it
// goes on. If the process ends meanwhile, t.ended says so.
func (t *tracer) stopAll(patience time.Duration) error {
	end := time.Now().Add(patience)
	for {
		for _, th := range t.threads {
			if !th.stopped {
				_ = ptrace(unix.PTRACE_INTERRUPT, th.tid, 0, 0)
			}
		}
		if err := t.awaitStops(end); err != nil || t.ended {
			return err
		}
		if new, err := t.adopt(); err != nil || !new {
			return err
		}
	}
}

// awaitStops waits until all threads that are known have stopped.
func (t *tracer) awaitStops(end time.Time) error {
	span := shortPause
	for idle := 0; ; {
		missing := t.missing()
		if missing == 0 || t.ended {
			return nil
		}
		if _, some := t.wait(); some {
			continue
		}
		if idle++; idle%10 == 0 {
			t.markZombies()
			if time.Now().After(end) {
				return t.late()
			}
		}
		if idle > 3 {
			pause(span)
			span = min(span*3/2, longPause)
		}
	}
}

// shortPause and longPause are the times between two looks at threads that have not stopped. On a busy machine a thread
// stops when it gets a processor: pauses grow with the time that was waited.
const (
	shortPause = 20 * time.Microsecond
	longPause  = 2 * time.Millisecond
)

// missing is how many threads have not stopped.
func (t *tracer) missing() (n int) {
	for _, th := range t.threads {
		if !th.stopped && !th.zombie {
			n++
		}
	}
	return n
}

// late names the threads that have not stopped.
func (t *tracer) late() error {
	e := &errLate{}
	for _, th := range t.threads {
		if !th.stopped && !th.zombie {
			e.tids = append(e.tids, strconv.Itoa(th.tid))
		}
	}
	slices.Sort(e.tids)
	return e
}

// markZombies finds threads that have ended without having said so: main, while others go on.
func (t *tracer) markZombies() {
	for tid, th := range t.threads {
		if th.stopped || th.zombie {
			continue
		}
		switch state := t.state(tid); {
		case state == "" && tid != t.pid:
			delete(t.threads, tid)
		case state == "Z" || state == "X":
			th.zombie = true
		}
	}
}

// state is the letter of a thread's state (proc_pid_stat(5)), "" where there is no such thread.
func (t *tracer) state(tid int) string {
	text, err := readProc(fmt.Sprintf("%s/%d/stat", t.taskDir(), tid), &t.buffer)
	i := strings.LastIndexByte(string(text), ')')
	if err != nil || len(text) < i+3 {
		return ""
	}
	return string(text[i+2 : i+3])
}

// detach lets the program go on untraced.
func (t *tracer) detach(patience time.Duration) {
	if t.stopAll(patience) != nil {
		t.resumeAll() // the kernel detaches with the end of this thread
		return
	}
	for _, th := range t.threads {
		if th.stopped {
			restart(th)
			_ = ptrace(unix.PTRACE_DETACH, th.tid, 0, th.signal())
		}
	}
}
