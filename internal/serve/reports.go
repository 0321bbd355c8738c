package serve

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strconv"

	"midway/internal/report"
	"midway/internal/watch"
)

// listedAtOnce is how many violations a report lists, unless one behind them is asked for.
const listedAtOnce = 1000

// report answers with the HTML report of a document.
func (s *Server) report(w http.ResponseWriter, r *http.Request, dir string) {
	name := r.URL.Query().Get("document")
	if !watch.NameOfDocument.MatchString(name) {
		refuse(w, http.StatusNotFound, "There is no such report here.")
		return
	}
	select { // a large one takes memory
	case s.reporting <- struct{}{}:
		defer func() { <-s.reporting }()
	case <-r.Context().Done():
		return
	}
	d, err := readDocument(dir, name)
	if err != nil {
		refuse(w, http.StatusNotFound, err.Error())
		return
	}
	listed := listedAtOnce
	if n, err := strconv.Atoi(r.URL.Query().Get("violation")); err == nil {
		listed = max(listed, n)
	}
	var page bytes.Buffer
	about := aboutRun(dir)
	err = d.WriteHTML(&page, report.HTMLOptions{
		Title: about.title, Version: s.o.Version, MaxListed: listed,
		Sources: report.StoredSources(
			func(path string) []byte { return readSource(dir, about.copies[report.Plain(path)]) },
		),
	})
	if err != nil {
		refuse(w, http.StatusInternalServerError, "The report cannot be made: "+err.Error())
		return
	}
	w.Header().Set("Content-Security-Policy", report.Policy()+"; frame-ancestors 'none'")
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Cache-Control", "no-cache")
	_, _ = w.Write(page.Bytes())
}

// readDocument reads a document. Errors are for a reader of the page.
func readDocument(dir, name string) (d *report.Document, err error) {
	file := filepath.Join(watch.Documents, name+".json")
	defer func() {
		if recover() != nil { // its parts do not fit together
			d, err = nil, torn(file)
		}
	}()
	text, err := os.ReadFile(filepath.Join(dir, file))
	switch {
	case errors.Is(err, os.ErrNotExist) && !exists(dir):
		return nil, fmt.Errorf("the directory of the run is not there any more: %s", dir)
	case errors.Is(err, os.ErrNotExist):
		return nil, fmt.Errorf("%s is not there (any more): midway resume %s writes it anew", file, dir)
	case err != nil:
		return nil, fmt.Errorf("%s cannot be read: %w", file, err)
	}
	if d, err = report.Kept(text); err != nil {
		return nil, torn(file)
	}
	return d, nil
}

func torn(file string) error {
	return fmt.Errorf("%s is torn, or of another Midway: midway resume writes it anew", file)
}

// about is what a journal says of a program.
type about struct {
	title  string
	copies map[string]string // by file, its name in Sources
}

// aboutRun reads it.
func aboutRun(dir string) about {
	out := about{copies: map[string]string{}}
	f, err := os.Open(filepath.Join(dir, watch.JournalFile))
	if err != nil {
		return out
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(make([]byte, 64<<10), longest)
	for lines.Scan() {
		line := lines.Bytes()
		if !bytes.Contains(line, []byte(`"code":`)) && !bytes.Contains(line, []byte(`"program":`)) {
			continue
		}
		var e watch.Event
		if json.Unmarshal(line, &e) != nil {
			continue
		}
		if e.Program != nil {
			out.title = e.Program.Title
		}
		for _, c := range e.Code {
			out.copies[c.File] = c.Copy
		}
	}
	return out
}

// readSource is a copy of a source file, nil where there is none.
func readSource(dir, name string) []byte {
	if !watch.NameOfSource.MatchString(name) {
		return nil
	}
	text, err := os.ReadFile(filepath.Join(dir, watch.Sources, name))
	if err != nil {
		return nil
	}
	return text
}

// source answers with a copy of a source file.
func (s *Server) source(w http.ResponseWriter, r *http.Request, dir string) {
	text := readSource(dir, r.URL.Query().Get("copy"))
	if text == nil {
		refuse(w, http.StatusNotFound, "The source is not in the directory of the run.")
		return
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "private, max-age=31536000, immutable") // its name is by its contents
	_, _ = w.Write(bytes.ToValidUTF8(text, []byte("\uFFFD")))
}
