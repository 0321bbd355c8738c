package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"sync"
	"syscall"

	"midway/internal/pipeline"
)

// asWorker in the environment makes the command a worker of the one that began it, with the same arguments: its value
// is how many workers there are. They talk over the pipes of file descriptors 3 and 4.
const asWorker = "MIDWAY_WORKER"

// pipes are the two ends of a connection that one side has.
type pipes struct{ in, out *os.File }

func (p *pipes) Read(b []byte) (int, error)  { return p.in.Read(b) }
func (p *pipes) Write(b []byte) (int, error) { return p.out.Write(b) }

// child is a worker's process.
type child struct {
	pipes
	cmd   *exec.Cmd
	close sync.Once
}

// Close ends the process.
func (c *child) Close() error {
	c.close.Do(func() {
		_ = c.in.Close()
		_ = c.out.Close()
		_ = c.cmd.Process.Kill()
		_ = c.cmd.Wait()
	})
	return nil
}

// Peak is how many bytes the process held at most, once it has ended.
func (c *child) Peak() uint64 {
	if used, ok := c.cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		return uint64(used.Maxrss) << 10
	}
	return 0
}

// locked is a writer for several processes.
type locked struct {
	mu sync.Mutex
	to io.Writer
}

func (l *locked) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.to.Write(b)
}

// workersErr is where workers say what is wrong. They write to a file themselves.
func (c *cli) workersErr() io.Writer {
	if _, ok := c.err.(*os.File); ok {
		return c.err
	}
	return &locked{to: c.err}
}

// spawn begins a worker, which ends by itself when the pipes do.
func (c *cli) spawn(workers int, errs io.Writer) (io.ReadWriteCloser, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	theirIn, in, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	out, theirOut, err := os.Pipe()
	if err != nil {
		_, _ = theirIn.Close(), in.Close()
		return nil, err
	}
	w := &child{pipes: pipes{out, in}, cmd: exec.Command(self, c.args...)}
	w.cmd.Env = append(os.Environ(), asWorker+"="+strconv.Itoa(workers))
	w.cmd.ExtraFiles = []*os.File{theirIn, theirOut}
	w.cmd.Stderr = errs
	w.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // an interrupt from the terminal is for this process
	err = w.cmd.Start()
	_, _ = theirIn.Close(), theirOut.Close()
	if err != nil {
		_, _ = in.Close(), out.Close()
		return nil, err
	}
	return w, nil
}

// work takes part in an exploration as a worker, where the command is one.
func (c *cli) work(o *pipeline.Options) (is bool, err error) {
	n, err := strconv.Atoi(os.Getenv(asWorker))
	if os.Getenv(asWorker) == "" || c.worker == nil {
		return false, nil
	}
	if err != nil || n < 1 {
		return true, fmt.Errorf("%s=%s: not a number of workers", asWorker, os.Getenv(asWorker))
	}
	o.Memory /= uint64(n)
	o.Time = 0 // who began it keeps the time
	return true, pipeline.Work(c.stop, o, c.worker)
}

// workerPipes is the connection of a worker; nil where the command is none.
func workerPipes() io.ReadWriter {
	if os.Getenv(asWorker) == "" {
		return nil
	}
	return &pipes{os.NewFile(3, "jobs"), os.NewFile(4, "results")}
}

// divisible says why an exploration cannot be by processes, or nil.
func divisible(o *pipeline.Options, task bool) error {
	switch {
	case !o.Processes:
		return nil
	case task:
		return fmt.Errorf("--processes is not for tasks")
	case slices.Contains(o.Programs, "-"):
		return fmt.Errorf("--processes: every worker reads the program: standard input cannot be read twice")
	}
	return nil
}
