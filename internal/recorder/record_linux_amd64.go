package recorder

import (
	stdctx "context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"syscall"
	"time"
	"unsafe"

	"golang.org/x/sys/unix"
)

func ptrTo(n *uint64) uintptr { return uintptr(unsafe.Pointer(n)) }

// recording is the making of checkpoints of one process.
type recording struct {
	*tracer
	o      *Options
	image  *image
	writer *writer
	sum    Summary
	number int
	last   bool // that of a fatal signal is made
}

// Record makes checkpoints of a program until it ends or, of a process that it has not started, until ctx does. The
// program is not ended with ctx. An error is that the program cannot be started or traced, or that checkpoints could not
// be written; the summary is there if the program was recorded.
func Record(ctx stdctx.Context, o Options) (*Summary, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	runtime.LockOSThread() // who has seized a thread alone may trace it
	defer runtime.UnlockOSThread()
	stops := make(chan os.Signal, 1)
	signal.Notify(stops, unix.SIGCHLD)
	defer signal.Stop(stops)
	r := &recording{o: &o, tracer: newTracer(o.PID)}
	if err := r.begin(); err != nil {
		return nil, err
	}
	r.sum.PID = r.pid
	r.writer = newWriter(&o)
	r.loop(ctx, stops)
	err := r.writer.finish()
	r.sum.Made, r.sum.Kept, r.sum.Fatal, r.sum.Status = r.writer.made, len(r.writer.kept), r.writer.fatal, syscall.WaitStatus(r.status)
	return &r.sum, err
}

// begin seizes the process, which it starts where it has to.
func (r *recording) begin() (err error) {
	if r.pid == 0 {
		if r.pid, err = r.start(); err != nil {
			return err
		}
	} else if _, err := r.adopt(); err != nil {
		return untraceable(r.pid, err)
	}
	if len(r.threads) == 0 {
		return fmt.Errorf("there is no process %d", r.pid)
	}
	if r.image, err = readImage(r.pid); err != nil && r.o.PID != 0 {
		r.detach(r.o.Patience)
		return untraceable(r.pid, err)
	}
	return err
}

// start starts the program, and seizes it before its first instruction: it is traced until it is executed, left with a
// signal that stops it, seized, and continued.
func (r *recording) start() (int, error) {
	path, err := exec.LookPath(r.o.Args[0])
	if err != nil {
		return 0, err
	}
	p, err := os.StartProcess(path, r.o.Args, &os.ProcAttr{Files: r.o.files(), Sys: &syscall.SysProcAttr{Ptrace: true}})
	if err != nil {
		return 0, err
	}
	pid := p.Pid
	_ = p.Release()
	if err := r.seizeStarted(pid); err != nil {
		_ = unix.Kill(pid, unix.SIGKILL)
		_, _ = unix.Wait4(pid, nil, unix.WALL, nil)
		return 0, fmt.Errorf("%s cannot be traced: %w", r.o.Args[0], err)
	}
	return pid, nil
}

func (r *recording) seizeStarted(pid int) error {
	var status unix.WaitStatus
	if _, err := unix.Wait4(pid, &status, unix.WALL, nil); err != nil {
		return err
	}
	if !status.Stopped() {
		return fmt.Errorf("it has ended as it was started")
	}
	if err := ptrace(unix.PTRACE_DETACH, pid, 0, uintptr(unix.SIGSTOP)); err != nil {
		return err
	}
	if _, err := unix.Wait4(pid, &status, unix.WALL|unix.WUNTRACED, nil); err != nil {
		return err
	}
	if err := ptrace(unix.PTRACE_SEIZE, pid, 0, followed); err != nil {
		return err
	}
	r.threads[pid] = &thread{tid: pid, member: true}
	return unix.Kill(pid, unix.SIGCONT)
}

func (o *Options) files() []*os.File {
	out := []*os.File{o.Input, o.Output, o.Errors}
	for i, f := range []*os.File{os.Stdin, os.Stdout, os.Stderr} {
		if out[i] == nil {
			out[i] = f
		}
	}
	return out
}

// loop makes checkpoints until the program has ended.
func (r *recording) loop(ctx stdctx.Context, stops <-chan os.Signal) {
	next := time.NewTimer(r.o.Every)
	defer next.Stop()
	done := ctx.Done()
	if r.o.PID == 0 {
		done = nil // the program is waited for, as a shell does
	}
	for r.pass(); !r.ended; r.pass() {
		select {
		case <-stops:
		case <-next.C:
			r.last = false
			next.Reset(r.rest(r.checkpoint()))
		case sig := <-r.o.Signals:
			if s, ok := sig.(syscall.Signal); ok {
				_ = unix.Kill(r.pid, s)
			}
		case <-done:
			r.detach(r.o.Patience)
			r.sum.Detached = true
			return
		}
	}
}

// pass lets threads go on that have stopped, but for one that is about to die: then all are stopped, and copied.
func (r *recording) pass() {
	for !r.ended {
		th, some := r.wait()
		switch {
		case !some:
			return
		case th == nil:
		case !r.last && r.isFatal(th):
			_ = r.checkpoint()
		default:
			r.resume(th)
		}
	}
}

// rest is how long the program is left alone after a checkpoint. One for which threads have waited in vain costs the
// program as much time as any: they come rarely then.
func (r *recording) rest(err error) time.Duration {
	var late *errLate
	if errors.As(err, &late) {
		return max(r.o.Every, 20*r.o.Patience)
	}
	return r.o.Every
}

// checkpoint stops all threads, copies what is wanted, and lets them go on.
func (r *recording) checkpoint() error {
	if len(r.writer.in) > 0 && len(r.sorted()) == 0 {
		r.sum.Missed++
		return nil
	}
	if r.execed {
		if im, err := readImage(r.pid); err == nil {
			r.image, r.execed = im, false
		}
	}
	when := time.Now()
	j, err := r.copyStopped()
	r.resumeAll()
	stopped := time.Since(when)
	var late *errLate
	if j == nil {
		if errors.As(err, &late) {
			r.sum.Missed++
			r.o.Note(fmt.Sprintf("no checkpoint: %v", err))
		}
		return err
	}
	r.number++
	r.sum.Stopped += stopped
	r.sum.Longest = max(r.sum.Longest, stopped)
	j.about.Number, j.about.When, j.about.StoppedUS = r.number, when, stopped.Microseconds()
	r.names(j)
	r.writer.in <- j
	return nil
}

// copyStopped stops all threads and copies what is wanted.
func (r *recording) copyStopped() (*job, error) {
	if err := r.stopAll(r.o.Patience); err != nil {
		return nil, err
	}
	if r.ended {
		return nil, unix.ESRCH
	}
	failing := (*thread)(nil)
	if !r.last {
		failing = r.failing()
	}
	r.last = failing != nil
	return r.copy(failing)
}
