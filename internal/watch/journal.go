package watch

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sync"
	"syscall"
	"time"

	"midway/internal/report"
)

// Beat is how often the status is written at the latest. Variable for tests.
var Beat = 2 * time.Second

// gather is how long events are gathered before they are written.
const gather = 250 * time.Millisecond

// Journal writes down what a run does. Several goroutines may tell it. A nil one writes nothing.
type Journal struct {
	dir  string
	file *os.File
	over chan struct{}
	done sync.WaitGroup

	size int64 // of what was written as a whole; flush's own

	mu      sync.Mutex
	waiting []Event // to be written
	begin   Begin
	begun   time.Time
	closed  bool
	trouble error // of the last write

	told     telling
	findings findings
	cover    coverage
	ledger   map[report.Entry]bool
}

// Open begins to write into a directory, which is made where there is none. Where it has a journal, the run goes on.
func Open(dir string, b Begin) (*Journal, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(filepath.Join(dir, JournalFile), os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		_ = f.Close()
		return nil, fmt.Errorf("%s: another run writes there", f.Name())
	}
	size, err := whole(f)
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	b.PID, b.Again = os.Getpid(), size > 0
	b.Host, _ = os.Hostname()
	b.Folder, b.Command = report.Plain(b.Folder), slices.Clone(b.Command)
	for i := range b.Command {
		b.Command[i] = report.Plain(b.Command[i])
	}
	j := &Journal{
		dir: dir, file: f, size: size, begin: b, begun: time.Now(), over: make(chan struct{}),
		ledger: map[report.Entry]bool{},
	}
	j.told.begin()
	j.findings.begin()
	j.add(Event{Begin: &b})
	j.done.Go(j.beat)
	return j, nil
}

// whole is the size of a journal up to the end of its last whole line: what a process that was killed has left of one
// is cut off.
func whole(f *os.File) (int64, error) {
	end, err := f.Seek(0, io.SeekEnd)
	if err != nil {
		return 0, err
	}
	block := make([]byte, 64<<10)
	for at := end; at > 0; {
		n := min(int64(len(block)), at)
		if _, err := f.ReadAt(block[:n], at-n); err != nil {
			return 0, err
		}
		if i := bytes.LastIndexByte(block[:n], '\n'); i >= 0 {
			at = at - n + int64(i) + 1
			return at, f.Truncate(at)
		}
		at -= n
	}
	return 0, f.Truncate(0)
}

// add has an event written. The lock is held, or the journal is still being made.
func (j *Journal) add(e Event) {
	e.Time = seconds(time.Now())
	j.waiting = append(j.waiting, e)
}

func seconds(t time.Time) float64 { return float64(t.UnixMilli()) / 1000 }

// beat writes what there is to write, now and then.
func (j *Journal) beat() {
	tick := time.NewTicker(gather)
	defer tick.Stop()
	for {
		j.flush(false)
		select {
		case <-j.over:
			return
		case <-tick.C:
		}
	}
}

// flush writes the events that wait, and the status. Nobody who tells something waits for the disk meanwhile. One
// goroutine at a time calls it.
func (j *Journal) flush(last bool) {
	j.mu.Lock()
	j.gathered(last)
	waiting, status := j.waiting, j.due(time.Now(), last)
	j.mu.Unlock()
	whole, err := j.write(waiting)
	if status != nil {
		err = errors.Join(err, j.writeStatus(status))
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	j.waiting = slices.Clone(j.waiting[whole:])
	j.trouble = err
}

// write writes events, and gives how many are there as a whole. Where there is no room for all, nothing of the others
// stays.
func (j *Journal) write(list []Event) (whole int, err error) {
	if len(list) == 0 {
		return 0, nil
	}
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	ends := make([]int, len(list))
	for i := range list {
		if err := enc.Encode(&list[i]); err != nil { // it has nothing that cannot be written
			return 0, err
		}
		ends[i] = b.Len()
	}
	n, err := j.file.WriteAt(b.Bytes(), j.size)
	for whole < len(ends) && ends[whole] <= n {
		whole++
	}
	if whole > 0 {
		j.size += int64(ends[whole-1])
	}
	if err != nil {
		err = errors.Join(err, j.file.Truncate(j.size))
	}
	return whole, err
}

// due is the status that is to be written now: where it has changed, and now and then; nil where none is. The lock is
// held.
func (j *Journal) due(now time.Time, last bool) *Status {
	since := now.Sub(j.told.statusAt)
	if !last && (since < gather || !j.told.fresh && since < Beat) {
		return nil
	}
	j.told.fresh, j.told.statusAt = false, now
	s := j.status(now)
	return &s
}

func (j *Journal) writeStatus(s *Status) error {
	text, err := json.Marshal(s)
	if err == nil {
		err = place(filepath.Join(j.dir, StatusFile), text)
	}
	return err
}

// place puts a file in place as a whole.
func place(path string, text []byte) error {
	tmp := path + ".new"
	if err := os.WriteFile(tmp, text, 0o644); err != nil {
		_ = os.Remove(tmp)
		return err
	}
	return os.Rename(tmp, path)
}

// NameOfDocument matches the names of documents.
var NameOfDocument = regexp.MustCompile(`^(result|context-[0-9]+(-[0-9]+)?)$`)

// keep keeps a document under a name; "" where it could not be.
func (j *Journal) keep(name string, d *report.Document) string {
	text, err := d.Keep()
	if err == nil {
		err = os.MkdirAll(filepath.Join(j.dir, Documents), 0o755)
	}
	if err == nil {
		err = place(filepath.Join(j.dir, Documents, name+".json"), text)
	}
	if err != nil {
		j.add(Event{Note: "the report " + name + " could not be kept: " + err.Error()})
		return ""
	}
	return name
}

// Note writes down what the user is told.
func (j *Journal) Note(text string) {
	if j == nil {
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	j.add(Event{Note: report.Plain(text)})
}

// Close ends the journal. The error is that of what could not be written.
func (j *Journal) Close() error {
	if j == nil {
		return nil
	}
	j.mu.Lock()
	if j.closed {
		j.mu.Unlock()
		return nil
	}
	j.closed = true
	j.mu.Unlock()
	close(j.over)
	j.done.Wait()
	j.flush(true)
	return errors.Join(j.trouble, j.file.Close())
}
