package native

import (
	"bufio"
	"bytes"
	stdctx "context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"time"

	"midway/internal/pattern"
	"midway/internal/toolchain"
)

// message is a line of the runtime: "WORD THREAD NUMBER TEXT".
type message struct {
	word           string
	thread, number int
	text           string
}

// observed is what a run of the binary showed.
type observed struct {
	messages []message
	output   string // of the program and of the sanitizer
	signal   syscall.Signal
	code     int
	asleep   bool // every thread was seen asleep in the end, and used no time
	alive    bool // it was still running, and was ended
}

// The times of a run.
const (
	longest = 60 * time.Second       // a run
	quiet   = 400 * time.Millisecond // without any progress, before a standstill is one
	round   = time.Second            // without a place that threads were not at before, before they go round for ever
)

// maxOutput bounds what of a program's output is kept, in bytes.
const maxOutput = 1 << 20

// execute runs the binary once, until its output has shown the violation. Where a standstill is expected, it is watched
// until nothing moves.
func (h *harness) execute(stop stdctx.Context, args []string, shown func(output string) bool) (*observed, error) {
	stop, cancel := stdctx.WithTimeout(stop, longest)
	defer cancel()
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	var out limited
	cmd := exec.Command(h.path)
	cmd.Args = args
	cmd.Stdout, cmd.Stderr, cmd.ExtraFiles = &out, &out, []*os.File{w}
	cmd.Env = append(os.Environ(), h.environment(false)...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	cmd.WaitDelay = time.Second
	if err := cmd.Start(); err != nil {
		w.Close()
		return nil, fmt.Errorf("the binary does not start: %w", err)
	}
	w.Close()
	o := &observed{}
	var mu sync.Mutex
	read := make(chan struct{})
	go func() {
		defer close(read)
		for in := bufio.NewScanner(r); in.Scan(); {
			mu.Lock()
			o.messages = append(o.messages, parse(in.Text()))
			mu.Unlock()
		}
	}()
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	told := func() int {
		mu.Lock()
		defer mu.Unlock()
		return len(o.messages)
	}
	err = h.await(stop, cmd.Process.Pid, ended, o, told, func() bool { return shown(out.String()) })
	<-read
	mu.Lock()
	defer mu.Unlock()
	o.output = marked.ReplaceAllString(out.String(), "")
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		status := exit.Sys().(syscall.WaitStatus)
		o.code = status.ExitStatus()
		if status.Signaled() {
			o.signal = status.Signal()
		}
	}
	return o, nil
}

// environment is how sanitizers are told what to do. Under a debugger they stop the process at what they report.
func (h *harness) environment(debugger bool) []string {
	named, stops := "", ":abort_on_error=0"
	if path := toolchain.Symbolizer(); path != "" {
		named = ":external_symbolizer_path=" + path
	}
	halts := number(debugger)
	if debugger {
		stops = ":abort_on_error=1"
	}
	return []string{
		fmt.Sprintf(
			"ASAN_OPTIONS=detect_stack_use_after_return=1:handle_abort=0:detect_leaks=%d%s%s",
			number(h.m.ending == ends), stops, named),
		fmt.Sprintf(
			"TSAN_OPTIONS=halt_on_error=%d:second_deadlock_stack=1:detect_deadlocks=0:history_size=7:"+
				"report_signal_unsafe=0:report_thread_leaks=0%s%s",
			halts, stops, named),
		"UBSAN_OPTIONS=print_stacktrace=1" + stops + named,
	}
}

// await waits for the end of the process, or ends it: when time is up, when it stands still, or soon after it has shown
// what it should (a sanitizer goes on after some reports, and the threads wait for turns that never come).
func (h *harness) await(
	stop stdctx.Context,
	pid int,
	ended chan error,
	o *observed,
	told func() int,
	shown func() bool,
) error {
	var last string
	since := time.Now()
	for {
		select {
		case err := <-ended:
			return err
		case <-stop.Done():
			o.alive = true
			_ = syscall.Kill(-pid, syscall.SIGKILL)
			return <-ended
		case <-time.After(50 * time.Millisecond):
		}
		if h.m.ending != standstill && h.m.ending != circles {
			if shown() {
				o.alive = true
				_ = syscall.Kill(-pid, syscall.SIGKILL)
				return <-ended
			}
			continue
		}
		now, asleep := threadsOf(pid)
		enough := quiet
		if h.m.ending == circles {
			now, enough = strconv.Itoa(told()), round
		}
		if now != last || now == "0" || !asleep && h.m.ending == standstill {
			last, since = now, time.Now()
			continue
		}
		if time.Since(since) > enough {
			o.asleep, o.alive = asleep, true
			_ = syscall.Kill(-pid, syscall.SIGKILL)
			return <-ended
		}
	}
}

// threadsOf is the processor time of each thread of a process, and whether all are asleep.
func threadsOf(pid int) (times string, asleep bool) {
	dir := fmt.Sprintf("/proc/%d/task", pid)
	list, err := os.ReadDir(dir)
	if err != nil || len(list) == 0 {
		return "", false
	}
	asleep = true
	for _, t := range list {
		text, err := os.ReadFile(dir + "/" + t.Name() + "/stat")
		if err != nil {
			return "", false
		}
		fields := strings.Fields(string(text[bytes.LastIndexByte(text, ')')+1:]))
		if len(fields) < 13 || fields[0] != "S" {
			asleep = false
		} else {
			times += t.Name() + ":" + fields[11] + "+" + fields[12] + " "
		}
	}
	return times, asleep
}

// marked is what the names of static functions, and of copies, have behind them for the linker.
var marked = pattern.Of(`(` + regexp.QuoteMeta(localMark) + `|\.middle)\d+`)

func parse(line string) message {
	fields := strings.SplitN(line, " ", 4)
	for len(fields) < 4 {
		fields = append(fields, "")
	}
	m := message{word: fields[0], text: fields[3]}
	m.thread, _ = strconv.Atoi(fields[1])
	m.number, _ = strconv.Atoi(fields[2])
	return m
}

// find is the first message of a word, or nil.
func (o *observed) find(word string) *message {
	for i := range o.messages {
		if o.messages[i].word == word {
			return &o.messages[i]
		}
	}
	return nil
}

// limited keeps the beginning of what is written.
type limited struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *limited) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if room := maxOutput - l.b.Len(); room > 0 {
		l.b.Write(p[:min(room, len(p))])
	}
	return len(p), nil
}

func (l *limited) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

var _ io.Writer = (*limited)(nil)
