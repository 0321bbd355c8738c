package snapshots

import (
	"bufio"
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"

	"midway/context"
	"midway/internal/ir"
)

//go:embed native/stopper.py
var stopper string

// Thread is a thread of the process at a stop.
type Thread struct {
	Number int    `json:"number"`
	LWP    int    `json:"lwp"`
	How    string `json:"how"` // "boundary": at an instruction; "inside": in a call that does not return by itself
	TLS    uint64 `json:"tls"`
	Frames []struct {
		PC       uint64 `json:"pc"`
		Function string `json:"function"`
		Own      bool   `json:"own"`
		Signal   bool   `json:"signal"`
		Base     uint64 `json:"base"`
		Library  string `json:"library"`
	} `json:"frames"`
}

// Stop is what gdb says of the process at a stop.
type Stop struct {
	Exited  bool     `json:"exited"`
	Error   string   `json:"error"`
	PID     int      `json:"pid"`
	Threads []Thread `json:"threads"`
	Text    string   `json:"text"`
}

// session is a run of the program under gdb.
type session struct {
	cmd      *exec.Cmd
	requests *os.File
	answers  *bufio.Scanner
	client   *exec.Cmd
	pid      int
}

// Workload is how a program is run.
type Workload struct {
	Args     string        // as a shell reads them, redirections included
	Dir      string        // working directory, "" for the present one
	Text     bool          // stops have gdb's own text of the stacks
	Patience time.Duration // for a call to return by itself
	Limit    time.Duration // for a run to answer
	Client   string        // shell command that runs beside the program, over and over, or ""
}

func (s *Program) start(w Workload) (*session, error) {
	script, err := os.CreateTemp("", "stopper-*.py")
	if err != nil {
		return nil, err
	}
	defer os.Remove(script.Name())
	if _, err := script.WriteString(stopper); err != nil {
		return nil, err
	}
	if err := script.Close(); err != nil {
		return nil, err
	}
	ours, theirs, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	in, out, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	binary, err := filepath.Abs(s.Binary)
	if err != nil {
		return nil, err
	}
	cmd := exec.Command("gdb", "-nx", "-q", "-batch", "-x", script.Name(), binary)
	cmd.Dir, cmd.ExtraFiles = w.Dir, []*os.File{in, theirs}
	cmd.Env = append(os.Environ(), "SNAPSHOT_REQUESTS=3", "SNAPSHOT_ANSWERS=4")
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	if os.Getenv("SNAPSHOT_TRACE") != "" {
		cmd.Stderr = os.Stderr
	}
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("gdb: %w", err)
	}
	in.Close()
	theirs.Close()
	x := &session{cmd: cmd, requests: out, answers: bufio.NewScanner(ours)}
	x.answers.Buffer(nil, 64<<20)
	x.send(
		map[string]any{
			"boundaries": s.boundaries(),
			"code":       s.debug.code,
			"entries":    s.entries(),
			"arguments":  w.Args,
			"text":       w.Text,
			"patience":   w.Patience.Microseconds(),
		},
	)
	if _, err := x.answer(w.Limit); err != nil {
		x.close()
		return nil, err
	}
	if w.Client != "" {
		x.client = exec.Command("sh", "-c", "while :; do "+w.Client+"; sleep 0.01; done >/dev/null 2>&1")
		x.client.Dir, x.client.SysProcAttr = w.Dir, &syscall.SysProcAttr{Setpgid: true}
		if err := x.client.Start(); err != nil {
			x.close()
			return nil, err
		}
	}
	return x, nil
}

// entries are the addresses of functions that threads may start in.
func (s *Program) entries() []uint64 {
	out := []uint64{}
	for _, c := range s.Points.ThreadCreates() {
		for _, f := range c.Entries {
			if sym, ok := s.debug.symbols[s.P.Funcs[f].Symbol.Name]; ok {
				out = append(out, sym.Value)
			}
		}
	}
	return out
}

func (x *session) send(v any) {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	// A gdb that has gone is noticed where its answer is awaited.
	_, _ = x.requests.Write(append(b, '\n'))
}

// reply is one answer of the script.
type reply struct {
	Ready bool   `json:"ready"`
	Error string `json:"error"`
	Stop  *Stop  `json:"stop"`
	Timer *int64 `json:"timer"` // interrupt the process after so many microseconds
	PID   int    `json:"pid"`
	LWP   int    `json:"lwp"`
	Done  bool   `json:"done"` // it has stopped
}

// answer waits for the answer to a request; meanwhile it interrupts the process when it is asked to.
func (x *session) answer(limit time.Duration) (*reply, error) {
	dead := time.AfterFunc(limit, x.kill)
	defer dead.Stop()
	var timer *time.Timer
	for x.answers.Scan() {
		var r reply
		if err := json.Unmarshal(x.answers.Bytes(), &r); err != nil {
			return nil, fmt.Errorf("gdb's answer: %w", err)
		}
		switch {
		case r.Timer != nil:
			x.pid = r.PID
			pid, lwp := r.PID, r.LWP
			timer = time.AfterFunc(time.Duration(*r.Timer)*time.Microsecond, func() { interrupt(pid, lwp) })
			x.send(map[string]any{})
		case r.Done:
			if timer != nil {
				timer.Stop()
			}
			x.send(map[string]any{})
		case r.Error != "":
			return nil, fmt.Errorf("gdb: %s", r.Error)
		default:
			return &r, nil
		}
	}
	return nil, fmt.Errorf("gdb ended, or gave no answer within %v", limit)
}

// interrupt stops a thread, or any one of the process.
func interrupt(pid, lwp int) {
	if lwp == 0 {
		lwp = pid
	}
	// A process that has ended needs no interruption.
	_, _, _ = syscall.Syscall(syscall.SYS_TGKILL, uintptr(pid), uintptr(lwp), uintptr(syscall.SIGSTOP))
}

// stop lets the program run for so long and takes its state.
func (x *session) stop(after, limit time.Duration) (*Stop, error) {
	x.send(map[string]any{"stop": after.Microseconds()})
	r, err := x.answer(limit)
	if err != nil {
		return nil, err
	}
	if r.Stop == nil {
		return nil, fmt.Errorf("gdb gave no state")
	}
	return r.Stop, nil
}

// kill ends gdb and the program, which is a process of its own group.
func (x *session) kill() {
	if x.pid > 0 {
		_ = syscall.Kill(x.pid, syscall.SIGKILL)
	}
	_ = syscall.Kill(-x.cmd.Process.Pid, syscall.SIGKILL)
}

func (x *session) close() {
	x.send(map[string]any{"end": true})
	x.requests.Close()
	dead := time.AfterFunc(5*time.Second, x.kill)
	defer dead.Stop()
	_ = x.cmd.Wait()
	if x.client != nil && x.client.Process != nil {
		_ = syscall.Kill(-x.client.Process.Pid, syscall.SIGKILL)
		_ = x.client.Wait()
	}
}

// Context is the stop as a context; why says what keeps it from being one.
func (s *Program) Context(stop *Stop) (c *context.Context, stands []Stand, why string) {
	c = &context.Context{Seen: "gdb"}
	for i := range stop.Threads {
		t := &stop.Threads[i]
		if t.How == "ended" {
			continue
		}
		ct, st, why := s.stand(t)
		if why != "" {
			return nil, nil, why
		}
		ct.Name = fmt.Sprintf("t%d", len(c.Threads)+1)
		c.Threads, stands = append(c.Threads, ct), append(stands, st)
	}
	if len(stands) == 0 {
		return nil, nil, "no thread is alive"
	}
	return c, stands, ""
}

// Stand is where a thread of a context is in the process.
type Stand struct {
	Thread *Thread
	Bases  []uint64 // by frame: its base pointer
	PCs    []uint64 // by frame
}

func (s *Program) stand(t *Thread) (ct context.Thread, st Stand, why string) {
	st.Thread = t
	inner := true
	for i := range t.Frames {
		f := &t.Frames[i]
		if f.Signal {
			return ct, st, "a thread is in a signal handler"
		}
		if !f.Own {
			inner = inner && len(ct.Frames) == 0
			continue
		}
		if len(ct.Frames) > 0 && !t.Frames[i-1].Own {
			return ct, st, "a thread is in a function that the C library called: " + t.Frames[i-1].Function
		}
		at, why := s.at(f.PC, i == 0 && t.How == "boundary")
		if why != "" {
			return ct, st, why
		}
		ct.Frames = append(ct.Frames, context.Frame{Func: at.fn, PC: at.pc})
		st.Bases, st.PCs = append(st.Bases, f.Base), append(st.PCs, f.PC)
	}
	if len(ct.Frames) == 0 {
		return ct, st, "a thread is outside of the program's code"
	}
	if t.How != "boundary" {
		if t.Frames[0].Own {
			return ct, st, "a thread did not come to an instruction: " + t.How
		}
		young := ct.Frames[0]
		ct.Blocked = context.BlockingCall(s.P, s.P.Funcs[young.Func], young.PC) != ""
	}
	oldest := s.P.Funcs[ct.Frames[len(ct.Frames)-1].Func]
	ct.Complete, ct.Main = true, oldest.Name == "main"
	return ct, st, ""
}

// at is the instruction that a frame stands at: the next one, or the call that it is inside of.
func (s *Program) at(pc uint64, next bool) (at spot, why string) {
	if !next {
		pc--
	}
	line := s.debug.line(pc)
	for _, p := range s.places[line] {
		if next || s.P.Funcs[p.fn].Code[p.pc].Op == ir.OpCall {
			return p, ""
		}
	}
	return at, fmt.Sprintf("no instruction is known at %#x", pc)
}
