package core

import (
	stdctx "context"
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"midway/context"
	"midway/internal/backtrace"
)

//go:embed native/moment.py
var script string

// Moment is a core file with what debug information says of it. Close it when no state is made of it any more.
type Moment struct {
	*Image
	Exe     string            // path of the executable
	Report  *backtrace.Report // the stacks, as gdb prints them
	Beside  context.Beside    // what there is to say of the threads beside their context, once that is made
	threads []thread
	binary  *executable
}

// thread is what gdb tells of a thread.
type thread struct {
	Number int     `json:"number"`
	LWP    int     `json:"lwp"`
	Frames []frame `json:"frames"`

	task    *Task
	entered *entered // nil, or what it begins with
}

type frame struct {
	PC        uint64  `json:"pc"`
	Function  string  `json:"function"`
	Library   string  `json:"library"`
	Inlined   bool    `json:"inlined"`
	File      string  `json:"file"`
	Line      int     `json:"line"`
	Variables []place `json:"variables"`
}

// place is where a variable of a frame lies, or what it holds.
type place struct {
	Name     string  `json:"name"`
	Line     int     `json:"line"` // of its declaration
	Argument bool    `json:"argument"`
	Size     int64   `json:"size"` // bytes
	Address  *uint64 `json:"address"`
	Value    *uint64 `json:"value"` // where it has no address
	Lost     bool    `json:"lost"`  // optimised out
}

// Read reads a core file and its executable, which may be "": then the one that the core names. The error is one for
// the user.
func Read(stop stdctx.Context, path, exe string) (*Moment, error) {
	image, err := Open(path)
	if err != nil {
		return nil, err
	}
	m := &Moment{Image: image, Exe: exe}
	if err := m.read(stop); err != nil {
		image.Close()
		return nil, err
	}
	return m, nil
}

func (m *Moment) read(stop stdctx.Context) (err error) {
	mapped := m.Executable()
	if m.Exe == "" {
		m.Exe = mapped
	}
	if m.Exe == "" {
		return fmt.Errorf("%s does not name its executable: give it with --exe", m.Path)
	}
	if m.binary, err = readBinary(m.Exe); err != nil {
		return fmt.Errorf("%s, the executable of %s: %w", m.Exe, m.Path, err)
	}
	if mapped != "" {
		if err := m.use(mapped, m.Exe); err != nil {
			return err
		}
	}
	if m.Entry != 0 {
		m.binary.bias = m.Entry - m.binary.entry
	}
	if err := m.matches(mapped); err != nil {
		return err
	}
	return m.ask(stop)
}

// matches reports an executable that is not the one that was running: its read-only bytes differ from the core's.
func (m *Moment) matches(mapped string) error {
	if m.binary.bias%(1<<12) != 0 {
		return fmt.Errorf("%s is not the executable of %s: it begins at another place", m.Exe, m.Path)
	}
	if id := m.binary.id; len(id) > 0 {
		s := m.segment(m.binary.idAt + m.binary.bias)
		if s == nil || m.binary.idAt+m.binary.bias-s.lo+uint64(len(id)) > s.held {
			return nil // the core leaves out what the file has
		}
		if got, ok := m.Bytes(m.binary.idAt+m.binary.bias, len(id)); ok && string(got) != string(id) {
			return fmt.Errorf("%s is not the executable of %s: build ids %x and %x (the core names %s)", m.Exe, m.Path, id, got, mapped)
		}
	}
	return nil
}

// ask has gdb tell the stacks.
func (m *Moment) ask(stop stdctx.Context) error {
	dir, err := os.MkdirTemp("", "midway-core-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	py, answer := filepath.Join(dir, "moment.py"), filepath.Join(dir, "answer.json")
	if err := os.WriteFile(py, []byte(script), 0o600); err != nil {
		return err
	}
	cmd := exec.CommandContext(stop, "gdb", "-nx", "-q", "-batch", "-x", py, m.Exe, m.Path)
	cmd.Env = append(os.Environ(), "MIDWAY_CORE_ANSWER="+answer, "MIDWAY_CORE_FILES="+m.libraries())
	cmd.WaitDelay = time.Second
	said, err := cmd.CombinedOutput()
	if err != nil {
		return fmt.Errorf("gdb, which tells the stacks of a core: %w: %s", err, lastLine(said))
	}
	return m.answered(answer, said)
}

func (m *Moment) answered(answer string, said []byte) error {
	data, err := os.ReadFile(answer)
	if err != nil {
		return fmt.Errorf("gdb, which tells the stacks of a core, says nothing (does it have Python?): %s", lastLine(said))
	}
	var a struct {
		Error   string   `json:"error"`
		Threads []thread `json:"threads"`
		Text    string   `json:"text"`
	}
	if err := json.Unmarshal(data, &a); err != nil {
		return fmt.Errorf("gdb's answer: %w", err)
	}
	if a.Error != "" {
		return fmt.Errorf("gdb, which tells the stacks of %s: %s", m.Path, a.Error)
	}
	for i := range a.Threads {
		t := &a.Threads[i]
		for k := range m.Threads {
			if m.Threads[k].LWP == t.LWP {
				t.task = &m.Threads[k]
			}
		}
		if t.task == nil {
			return fmt.Errorf("%s: gdb has a thread %d that the core does not have", m.Path, t.LWP)
		}
	}
	m.threads = a.Threads
	all, err := backtrace.Read(strings.NewReader(a.Text), backtrace.Limits{})
	if err != nil {
		return fmt.Errorf("the stacks of %s: %w", m.Path, err)
	}
	m.Report = all.Reports[all.Choose()]
	m.Report.Core, m.Report.Whole = true, len(m.Report.Threads) >= len(m.threads)
	m.inlined()
	m.columns()
	return nil
}

// inlined marks the frames of the report that are of functions which were inlined into that of the next one: gdb's text
// says it only where it has addresses.
func (m *Moment) inlined() {
	for i := range m.Report.Threads {
		t := &m.Report.Threads[i]
		at := m.numbered(t.ID)
		for k := range t.Frames {
			if f := &t.Frames[k]; at != nil && k < len(at.Frames) {
				f.Inlined = at.Frames[k].Inlined && k+1 < len(t.Frames)
				f.Exact = f.Exact || k > 0 && t.Frames[k-1].Exact && t.Frames[k-1].Inlined
			}
		}
	}
}

// columns gives the frames of the report the columns that the line table has.
func (m *Moment) columns() {
	for i := range m.Report.Threads {
		t := &m.Report.Threads[i]
		at := m.numbered(t.ID)
		for k := range t.Frames {
			if at == nil || k >= len(at.Frames) || t.Frames[k].Inlined {
				break
			}
			pc := at.Frames[k].PC
			if k > 0 {
				pc--
			}
			if row := m.binary.row(pc - m.binary.bias); row != nil && row.line == t.Frames[k].Line {
				t.Frames[k].Column = row.column
			}
		}
	}
}

// numbered is the thread that gdb has given a number, or nil.
func (m *Moment) numbered(id string) *thread {
	n, err := strconv.Atoi(id)
	for i := range m.threads {
		if err == nil && m.threads[i].Number == n {
			return &m.threads[i]
		}
	}
	return nil
}

// libraries are the mapped files and where they begin, as JSON.
func (m *Moment) libraries() string {
	list := [][2]any{}
	for _, f := range m.Mapped {
		if f.Offset == 0 && f.Path != m.Executable() {
			list = append(list, [2]any{f.Path, f.Lo})
		}
	}
	data, err := json.Marshal(list)
	if err != nil {
		panic(err)
	}
	return string(data)
}

func lastLine(b []byte) string {
	lines := strings.Split(strings.TrimSpace(string(b)), "\n")
	return lines[len(lines)-1]
}
