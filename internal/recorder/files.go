package recorder

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Checkpoint is the JSON beside a core: what the core does not say.
type Checkpoint struct {
	Version   int       `json:"version"` // 1
	File      string    `json:"file"`    // the core's name, in the same directory
	Number    int       `json:"number"`  // of the process, from 1
	When      time.Time `json:"when"`
	PID       int       `json:"pid"`
	Args      []string  `json:"args"`
	Exe       string    `json:"exe"`
	BuildID   string    `json:"build_id,omitempty"`
	Signal    string    `json:"signal,omitempty"`     // that the first thread is about to die of
	StoppedUS int64     `json:"stopped_us"`           // from the first interruption to when all went on
	Threads   []Thread  `json:"threads"`              // in the order of the core
	Bytes     int64     `json:"bytes"`                // of the core
	DataCut   bool      `json:"data_cut,omitempty"`   // not all of the data that was asked for fitted
	HeapCut   bool      `json:"heap_cut,omitempty"`   // nor all of the heap
	MissedAll int       `json:"missed_all,omitempty"` // checkpoints that could not be made before this one
}

// Thread is a thread of a checkpoint.
type Thread struct {
	TID        int    `json:"tid"`
	Name       string `json:"name"`                  // as in /proc/PID/task/TID/comm
	StackBytes uint64 `json:"stack_bytes"`           // in use: from the stack pointer to the end
	StackCut   bool   `json:"stack_cut,omitempty"`   // not all of them were copied
	Stopped    bool   `json:"job_stopped,omitempty"` // it was stopped as a job, by SIGSTOP and the like
}

// writer writes checkpoints beside the recording, one at a time.
type writer struct {
	o     *Options
	in    chan *job
	done  chan struct{}
	kept  []string // oldest first, without that of a fatal signal
	fatal string
	made  int
	err   error // the first one
}

// job is a checkpoint to write.
type job struct {
	moment *moment
	about  Checkpoint
}

func newWriter(o *Options) *writer {
	w := &writer{o: o, in: make(chan *job, 1), done: make(chan struct{})}
	go func() {
		defer close(w.done)
		for j := range w.in {
			w.write(j)
		}
	}()
	return w
}

// finish waits until everything is written.
func (w *writer) finish() error {
	close(w.in)
	<-w.done
	return w.err
}

func (w *writer) write(j *job) {
	name := fmt.Sprintf("%d-%06d", j.about.PID, j.about.Number)
	if j.about.Signal != "" {
		name += "-" + j.about.Signal
	}
	file := filepath.Join(w.o.Dir, name+".core")
	j.about.File, j.about.Bytes = filepath.Base(file), j.moment.size()
	if err := j.save(file); err != nil {
		if w.err == nil {
			w.err = err
			w.o.Note(fmt.Sprintf("no checkpoint: %v", err))
		}
		return
	}
	w.made++
	if j.about.Signal != "" {
		w.fatal = file
	} else if w.kept = append(w.kept, file); len(w.kept) > w.o.Keep {
		remove(w.kept[0])
		w.kept = slices.Delete(w.kept, 0, 1)
	}
	w.o.Made(file)
}

func remove(core string) {
	_ = os.Remove(core)
	_ = os.Remove(besideCore(core))
}

// besideCore is the JSON beside a core.
func besideCore(core string) string { return strings.TrimSuffix(core, ".core") + ".json" }

// save writes the two files: the core last, as it is what people look for.
func (j *job) save(file string) error {
	text, err := json.MarshalIndent(j.about, "", "  ")
	if err != nil {
		return err
	}
	err = whole(besideCore(file), func(w io.Writer) error {
		_, err := w.Write(append(text, '\n'))
		return err
	})
	if err != nil {
		return err
	}
	return whole(file, j.moment.writeCore)
}

// whole writes a file that is there as a whole or not at all.
func whole(path string, write func(io.Writer) error) error {
	f, err := os.CreateTemp(filepath.Dir(path), ".checkpoint-*")
	if err != nil {
		return err
	}
	out := bufio.NewWriterSize(f, 1<<16)
	err = write(out)
	if err == nil {
		err = out.Flush()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		_ = os.Remove(f.Name())
	}
	return err
}

// size is how many bytes of memory a moment has.
func (m *moment) size() (n int64) {
	for _, p := range m.memory {
		n += int64(len(p.data))
	}
	return n
}

// List are the checkpoints of a directory, oldest first.
func List(dir string) ([]Checkpoint, error) {
	files, err := filepath.Glob(filepath.Join(escape(dir), "*.core"))
	if err != nil {
		return nil, err
	}
	var out []Checkpoint
	for _, f := range files {
		if c, err := About(f); err == nil {
			out = append(out, *c)
		}
	}
	if len(out) == 0 {
		if _, err := os.Stat(dir); err != nil {
			return nil, err
		}
		return nil, fmt.Errorf("%s: no checkpoints are there", dir)
	}
	slices.SortFunc(out, func(a, b Checkpoint) int { return a.When.Compare(b.When) })
	return out, nil
}

// escape quotes what Glob would take for a pattern.
func escape(dir string) string {
	return strings.NewReplacer(`\`, `\\`, "*", `\*`, "?", `\?`, "[", `\[`).Replace(dir)
}

// About is the JSON beside a core.
func About(core string) (*Checkpoint, error) {
	text, err := os.ReadFile(besideCore(core))
	if err != nil {
		return nil, err
	}
	c := &Checkpoint{}
	if err := json.Unmarshal(text, c); err != nil {
		return nil, fmt.Errorf("%s: %w", besideCore(core), err)
	}
	if c.Version != 1 || c.File != filepath.Base(core) {
		return nil, fmt.Errorf("%s is not of a checkpoint", besideCore(core))
	}
	return c, nil
}
