//go:build linux && amd64

package recorder

import (
	"bufio"
	stdctx "context"
	"debug/elf"
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestMomentsThatWere: a checkpoint shows all threads as they were at one moment. A program whose threads make steps in
// turn is stopped often: what the stacks say of the steps fits, and at most one thread is at work.
func TestMomentsThatWere(t *testing.T) {
	ring := program(t, "ring")
	const moments = 150
	signals, made := make(chan os.Signal, 1), 0
	r := record(t, func(o *Options) {
		o.Every, o.Signals = 3*time.Millisecond, signals
		report := o.Made
		o.Made = func(file string) {
			if report(file); len(signals) == 0 {
				if made++; made == moments {
					signals <- syscall.SIGTERM
				}
			}
		}
	}, ring, "1000000000")
	if r.Code() != 128+15 || len(r.notes) > 0 {
		t.Fatalf("exit code %d, %s", r.Code(), lines(r.notes))
	}
	work := symbol(t, ring, "work")
	whole := 0
	for _, f := range r.files {
		c := open(t, f)
		done, working := steps4(t, c, work.Value+c.bias(t, ring), work.Size)
		if working > 1 {
			t.Errorf("%s: %d threads are at work", f, working)
		}
		if len(done) < 4 {
			continue // it begins
		}
		whole++
		sorted := slices.IsSortedFunc(done, func(a, b int64) int { return int(b - a) })
		if !sorted || done[0]-done[3] > 1 {
			t.Errorf("%s: the threads have done %v steps", f, done)
		}
	}
	if whole < moments*9/10 {
		t.Errorf("%d moments of %d have all threads", whole, len(r.files))
	}
	t.Logf("%d moments, threads stood still for %v at most", whole, r.Longest)
}

// steps4 are the steps that each thread of the ring has done, by its stack, and how many threads are in a function.
func steps4(t *testing.T, c *content, fn, size uint64) (done []int64, inside int) {
	t.Helper()
	mark := binary.LittleEndian.AppendUint64(nil, 0x6d69647761792121)
	found := map[int64]int64{}
	for _, p := range c.Progs {
		if p.Type != elf.PT_LOAD || p.Flags&elf.PF_W == 0 {
			continue
		}
		text := c.bytes(p.Vaddr, int(p.Filesz))
		for i := 0; i+24 <= len(text); i += 8 {
			if string(text[i:i+8]) == string(mark) {
				found[int64(binary.LittleEndian.Uint64(text[i+8:]))] = int64(binary.LittleEndian.Uint64(text[i+16:]))
			}
		}
	}
	for _, regs := range c.regs {
		if ip := register(regs, 16); fn <= ip && ip < fn+size {
			inside++
		}
	}
	for id := int64(0); id < 4; id++ {
		if n, ok := found[id]; ok {
			done = append(done, n)
		}
	}
	return done, inside
}

// TestNothingIsDisturbed: no system call ends early, signals come, children are waited for, and what is executed at the
// end is recorded, too.
func TestNothingIsDisturbed(t *testing.T) {
	calls := program(t, "calls")
	r := record(t, nil, calls, "42")
	if r.Code() != 42 || len(r.notes) > 0 || r.Made < 20 {
		t.Fatalf("exit code %d, %d checkpoints: %s", r.Code(), r.Made, lines(r.notes))
	}
}

// TestFatalSignal: the moment at which a signal ends the program is kept, with the thread that it has come to first.
func TestFatalSignal(t *testing.T) {
	ways := program(t, "ways")
	r := record(t, func(o *Options) { o.Keep = 1 }, ways, "segv")
	if r.Code() != 128+11 || !strings.HasSuffix(r.Fatal, "-SIGSEGV.core") || r.Kept > 1 {
		t.Fatalf("exit code %d, fatal %q, %d kept", r.Code(), r.Fatal, r.Kept)
	}
	c, bad := open(t, r.Fatal), symbol(t, ways, "bad")
	about, err := About(r.Fatal)
	if err != nil || about.Signal != "SIGSEGV" || len(about.Threads) != 3 || about.Threads[0].TID != c.tids[0] {
		t.Errorf("%+v, %v", about, err)
	}
	ip := register(c.regs[0], 16) - c.bias(t, ways)
	if len(c.tids) != 3 || c.kinds[ntSigInfo] != 1 || ip < bad.Value || ip >= bad.Value+bad.Size {
		t.Errorf("threads %v, notes %v, the first one is at %#x", c.tids, c.kinds, ip)
	}
}

func TestSignalsThatAreNotFatal(t *testing.T) {
	ways := program(t, "ways")
	if r := record(t, nil, ways, "caught"); r.Code() != 4 || r.Fatal != "" {
		t.Errorf("exit code %d, fatal %q", r.Code(), r.Fatal)
	}
	if r := record(t, func(o *Options) { o.Every = time.Minute }, ways, "abort"); r.Code() != 128+6 || r.Made != 1 || r.Fatal == "" {
		t.Errorf("abort: exit code %d, %d checkpoints, fatal %q", r.Code(), r.Made, r.Fatal)
	}
}

// TestFatal: what a process does with a signal decides.
func TestFatal(t *testing.T) {
	const status = "Name:\tx\nSigBlk:\t0000000000000000\nSigIgn:\t0000000000001000\nSigCgt:\t0000000000000400\n"
	for sig, want := range map[syscall.Signal]bool{
		syscall.SIGPIPE: false, syscall.SIGSEGV: false, syscall.SIGABRT: true, syscall.SIGTERM: true, syscall.SIGCHLD: false, syscall.SIGTSTP: false,
	} {
		if got := fatal(sig, status); got != want {
			t.Errorf("%v: %t, want %t", sig, got, want)
		}
	}
}

// TestThreadsThatComeAndGo: main may have left, threads may end while they are stopped.
func TestThreadsThatComeAndGo(t *testing.T) {
	ways := program(t, "ways")
	r := record(t, nil, ways, "leaves")
	if r.Code() != 0 || r.Made < 5 || len(r.notes) > 0 {
		t.Fatalf("main has left: exit code %d, %d checkpoints: %s", r.Code(), r.Made, lines(r.notes))
	}
	if last := open(t, r.files[len(r.files)-1]); len(last.tids) != 1 || last.tids[0] == r.PID {
		t.Errorf("main has left: threads %v of process %d", last.tids, r.PID)
	}
	r = record(t, func(o *Options) { o.Every = time.Millisecond }, ways, "churn")
	if r.Code() != 0 || r.Made < 2 || len(r.notes) > 0 {
		t.Errorf("threads end: exit code %d, %d checkpoints: %s", r.Code(), r.Made, lines(r.notes))
	}
}

// TestStacksAreCut: beyond the limit the oldest frames are missing, which is said.
func TestStacksAreCut(t *testing.T) {
	ways := program(t, "ways")
	r := record(t, func(o *Options) { o.Every, o.Stack = 20*time.Millisecond, 64<<10 }, ways, "deep")
	cut := 0
	for _, f := range r.files {
		about, err := About(f)
		if err != nil {
			t.Fatal(err)
		}
		if th := about.Threads[0]; th.StackCut {
			cut++
			sp := register(open(t, f).regs[0], regRSP)
			c := open(t, f)
			if th.StackBytes < 200000 || c.bytes(sp, 64<<10) == nil || c.bytes(sp+th.StackBytes-8, 8) != nil {
				t.Errorf("%+v", th)
			}
		}
	}
	if cut == 0 {
		t.Errorf("no stack of %d is cut", len(r.files))
	}
}

// TestData: globals and the heap are there if they are asked for, and only then.
func TestData(t *testing.T) {
	ways := program(t, "ways")
	for name, c := range map[string]struct {
		data, heap int64
	}{"none": {}, "data": {data: 8 << 20}, "heap": {heap: 8 << 20}, "both": {8 << 20, 8 << 20}} {
		r := record(t, func(o *Options) { o.Every, o.Data, o.Heap = 50*time.Millisecond, c.data, c.heap }, ways)
		if r.Code() != 9 || len(r.files) == 0 {
			t.Fatalf("%s: exit code %d, %d checkpoints", name, r.Code(), len(r.files))
		}
		core := open(t, r.files[len(r.files)-1])
		bias := core.bias(t, ways)
		buffer := core.bytes(bias+symbol(t, ways, "buffer").Value+7*8, 8)
		if has := buffer != nil && binary.LittleEndian.Uint64(buffer) == 0x7e57; has != (c.data > 0) {
			t.Errorf("%s: the buffer is %x", name, buffer)
		}
		if c.data == 0 || c.heap == 0 {
			continue
		}
		heap := core.bytes(binary.LittleEndian.Uint64(core.bytes(bias+symbol(t, ways, "heap").Value, 8))+24, 8)
		if heap == nil || binary.LittleEndian.Uint64(heap) != 0x0ddba11 {
			t.Errorf("%s: the heap is %x", name, heap)
		}
	}
}

// TestProcess: a process is followed and left; it goes on, untraced, and its end is its own.
func TestProcess(t *testing.T) {
	cmd := exec.Command(program(t, "ways"))
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := bufio.NewReader(out).ReadString('\n'); err != nil {
		t.Fatal(err)
	}
	ctx, leave := stdctx.WithCancel(stdctx.Background())
	dir, made := t.TempDir(), 0
	s, err := Record(ctx, Options{PID: cmd.Process.Pid, Every: 5 * time.Millisecond, Keep: 2, Dir: dir, Made: func(string) {
		if made++; made == 5 {
			leave()
		}
	}})
	if err != nil || !s.Detached || s.Made < 5 || s.Kept != 2 {
		t.Fatalf("%+v, %v", s, err)
	}
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", cmd.Process.Pid))
	if err != nil || !strings.Contains(string(status), "\nTracerPid:\t0\n") {
		t.Errorf("it is still traced: %v\n%s", err, status)
	}
	if err := cmd.Wait(); cmd.ProcessState.ExitCode() != 9 {
		t.Errorf("the process: %v", err)
	}
	all, err := List(dir)
	if err != nil || len(all) != 2 || all[0].Number >= all[1].Number || all[1].PID != cmd.Process.Pid || all[1].Exe == "" {
		t.Errorf("%+v, %v", all, err)
	}
}

// TestStoppedJob: a program that is stopped by SIGSTOP stays so, and goes on by SIGCONT.
func TestStoppedJob(t *testing.T) {
	ways := program(t, "ways")
	signals := make(chan os.Signal, 4)
	stopped := 0
	r := record(t, func(o *Options) {
		o.Signals = signals
		o.Made = func(file string) {
			about, err := About(file)
			switch {
			case err != nil:
				t.Error(err)
			case about.Number == 2:
				signals <- syscall.SIGSTOP
			case about.Threads[0].Stopped:
				state, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", about.PID))
				if stopped++; !strings.Contains(string(state), ") t ") && !strings.Contains(string(state), ") T ") {
					t.Errorf("it is not stopped: %s", state)
				}
				if stopped == 5 {
					signals <- syscall.SIGCONT
				}
			}
		}
	}, ways)
	if r.Code() != 9 || stopped < 5 {
		t.Errorf("exit code %d, stopped in %d checkpoints", r.Code(), stopped)
	}
}

func TestWhatCannotBeRecorded(t *testing.T) {
	program(t, "ways")
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	fine := Options{Args: []string{"true"}, Every: time.Second, Keep: 1, Dir: dir}
	for want, change := range map[string]func(o *Options){
		"give one of them":           func(o *Options) { o.Args = nil },
		"there is no process":        func(o *Options) { o.Args, o.PID = nil, 1<<22+1 },
		"executable file not found":  func(o *Options) { o.Args = []string{"no-such-program"} },
		"permission denied":          func(o *Options) { o.Args = []string{file} },
		"not a directory":            func(o *Options) { o.Dir = file },
		"at least 1ms":               func(o *Options) { o.Every = time.Microsecond },
		"checkpoints to keep":        func(o *Options) { o.Keep = 0 },
		"sizes are not negative":     func(o *Options) { o.Data = -1 },
		"cannot be traced: it is an": func(o *Options) { o.Args, o.PID = nil, os.Getpid() },
	} {
		o := fine
		change(&o)
		if s, err := Record(stdctx.Background(), o); err == nil || !strings.Contains(err.Error(), want) || s != nil {
			t.Errorf("%q: %v", want, err)
		}
	}
}
