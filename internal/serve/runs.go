package serve

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"time"

	"midway/internal/jobs/store"
	"midway/internal/watch"
)

// runs is a directory of a run, or of several.
type runs struct {
	root   string
	single string // "", or the name of the only run, which is the root
}

// findRuns says what a directory has. Errors say what to do.
func findRuns(dir string) (*runs, error) {
	info, err := os.Stat(dir)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return nil, fmt.Errorf("there is no directory %s: give one that was named by --run-dir", dir)
	case err != nil:
		return nil, err
	case !info.IsDir():
		return nil, fmt.Errorf("%s is no directory: give one that was named by --run-dir", dir)
	}
	abs, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	r := &runs{root: abs}
	switch {
	case exists(filepath.Join(abs, watch.JournalFile)):
		r.single = filepath.Base(abs)
		return r, nil
	case exists(filepath.Join(abs, store.File)):
		return nil, fmt.Errorf(
			"%s is of a Midway that kept no %s: midway resume %s writes it, midway list %s lists its jobs",
			dir, watch.JournalFile, dir, dir,
		)
	}
	names, err := r.names()
	if err != nil {
		return nil, err
	}
	if len(names) == 0 {
		return nil, fmt.Errorf(
			"%s holds no run of midway, nor does a directory in it: give one that was named by --run-dir",
			dir,
		)
	}
	return r, nil
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// names are those of the runs in the root, sorted.
func (r *runs) names() (out []string, err error) {
	if r.single != "" {
		return []string{r.single}, nil
	}
	entries, err := os.ReadDir(r.root)
	for _, e := range entries {
		if exists(filepath.Join(r.root, e.Name(), watch.JournalFile)) {
			out = append(out, e.Name())
		}
	}
	return out, err
}

// dir is the directory of a run. The error is for a reader of the page.
func (r *runs) dir(name string) (string, error) {
	switch {
	case r.single != "" && name == r.single:
		return r.root, nil
	case r.single != "" || name != filepath.Base(name) || name == "." || name == ".." || name == "":
		return "", errors.New("There is no such run here.") //nolint:staticcheck // a page shows it as it is
	}
	return filepath.Join(r.root, name), nil
}

func escaped(name string) string { return url.PathEscape(name) }

// summary is a run in a list.
type summary struct {
	Name    string        `json:"name"`
	Link    string        `json:"link"`
	Command []string      `json:"command"`
	Title   string        `json:"title"`
	Begun   float64       `json:"begun"`
	Alive   bool          `json:"alive"`
	Verdict string        `json:"verdict"` // "" before the end
	Failed  string        `json:"failed"`
	Sample  *watch.Sample `json:"sample"`
}

// listed answers with the runs that there are.
func (s *Server) listed(w http.ResponseWriter, _ *http.Request) {
	names, err := s.runs.names()
	if err != nil {
		refuse(w, http.StatusNotFound, "The directory of the runs is not there any more: "+s.runs.root)
		return
	}
	out := []summary{}
	for _, name := range names {
		if dir, err := s.runs.dir(name); err == nil {
			one := summarised(dir)
			one.Name, one.Link = name, "/run/"+escaped(name)+"/"
			out = append(out, one)
		}
	}
	slices.SortStableFunc(out, func(a, b summary) int { return -compare(a.Begun, b.Begun) })
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	_ = json.NewEncoder(w).Encode(struct {
		Root    string    `json:"root"`
		Version string    `json:"version"`
		Runs    []summary `json:"runs"`
	}{s.runs.root, s.o.Version, out})
}

func compare(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// ends is how many bytes at either end of a journal are read for a summary.
const ends = 256 << 10

// summarised is a run in short, by the two ends of its journal.
func summarised(dir string) (s summary) {
	f, err := os.Open(filepath.Join(dir, watch.JournalFile))
	if err != nil {
		return s
	}
	defer f.Close()
	block := make([]byte, ends)
	n, _ := f.ReadAt(block, 0)
	s.take(block[:n])
	if size, err := f.Seek(0, io.SeekEnd); err == nil && size > int64(n) {
		at := max(size-ends, 0)
		n, _ := f.ReadAt(block, at)
		_, rest, _ := bytes.Cut(block[:n], []byte("\n"))
		s.take(rest)
	}
	status, _ := readStatus(dir)
	s.Alive = s.Verdict == "" && s.Failed == "" && alive(status, time.Now())
	if status != nil && s.Alive {
		s.Sample = &status.Sample
	}
	return s
}

// take takes what lines say.
func (s *summary) take(text []byte) {
	for line := range bytes.Lines(text) {
		if !slices.ContainsFunc(ofSummaries, func(k string) bool { return bytes.Contains(line, []byte(k)) }) {
			continue
		}
		var e watch.Event
		if json.Unmarshal(line, &e) != nil {
			continue
		}
		if e.Begin != nil {
			s.Command, s.Verdict, s.Failed = e.Begin.Command, "", ""
			if s.Begun == 0 {
				s.Begun = e.Time
			}
		}
		if e.Program != nil {
			s.Title = e.Program.Title
		}
		if e.Sample != nil {
			s.Sample = e.Sample
		}
		if e.Result != nil {
			s.Verdict = e.Result.Verdict
		}
		if e.Failed != "" {
			s.Failed = e.Failed
		}
	}
}

// ofSummaries are what the events have that matter for one.
var ofSummaries = []string{`"begin":`, `"program":`, `"sample":`, `"result":`, `"failed":`}

// readStatus is the status of a run, and its text; nil where there is none.
func readStatus(dir string) (*watch.Status, []byte) {
	text, err := os.ReadFile(filepath.Join(dir, watch.StatusFile))
	s := &watch.Status{}
	if err != nil || json.Unmarshal(text, s) != nil {
		return nil, nil
	}
	return s, text
}

// alive reports whether a process that wrote a status still does: it has written lately, and where it is one of this
// machine, it is there.
func alive(s *watch.Status, now time.Time) bool {
	if s == nil {
		return false
	}
	if late := float64(now.UnixMilli())/1000 - s.Time; late > 3*s.Beat+4 {
		return false
	}
	host, err := os.Hostname()
	if err != nil || host != s.Host || s.PID <= 0 {
		return true
	}
	return !errors.Is(syscall.Kill(s.PID, 0), syscall.ESRCH)
}
