package serve

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"midway/internal/watch"
)

// How often a directory is looked at while a page is open, how long a connection may say nothing, how soon a page
// connects again, and how long it may take to take what it is sent.
const (
	looking = 200 * time.Millisecond
	silence = 10 * time.Second
	again   = 500 * time.Millisecond
	taking  = 30 * time.Second
)

// portion is how many bytes of the journal are sent at a time, unless a line is longer; longest is the longest line.
const (
	portion = 256 << 10
	longest = 64 << 20
)

// stream is a connection that tells a page what is new.
type stream struct {
	w    http.ResponseWriter
	ctl  *http.ResponseController
	dir  string
	name string // of the journal that is read: by its beginning
	at   int64  // offset in it

	status time.Time // the one that was sent was written then
	told   string    // the last that was said of the run
	spoke  time.Time
}

// events tells a page of a run: journal lines with where they end as the event's ID, and beside them what the run does,
// and whether it lives.
func (s *Server) events(w http.ResponseWriter, r *http.Request, dir string) {
	s.watched.Add(1)
	defer s.watched.Add(-1)
	from := r.Header.Get("Last-Event-ID")
	if from == "" {
		from = r.URL.Query().Get("after")
	}
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Accel-Buffering", "no") // a proxy is not to wait for more
	c := &stream{w: w, ctl: http.NewResponseController(w), dir: dir}
	if c.say(fmt.Sprintf("retry: %d\n\n", again.Milliseconds())) != nil {
		return
	}
	c.begin(from)
	tick := time.NewTicker(looking)
	defer tick.Stop()
	for {
		last := false
		select {
		case <-s.ending:
			last = true
		default:
		}
		if err := c.look(); err != nil {
			return
		}
		if last {
			_ = c.send("over", "", []byte("{}"))
			return
		}
		select {
		case <-r.Context().Done():
			return
		case <-s.ending:
		case <-tick.C:
		}
	}
}

// begin takes up where a page was.
func (c *stream) begin(from string) {
	name, offset, ok := strings.Cut(from, ".")
	at, err := strconv.ParseInt(offset, 10, 64)
	if ok && err == nil && at >= 0 {
		c.name, c.at = name, at
	}
}

// look sends what is new. An error says that the page has been closed.
func (c *stream) look() error {
	f, err := os.Open(filepath.Join(c.dir, watch.JournalFile))
	if err != nil {
		return c.tell("gone")
	}
	defer f.Close()
	name, size := nameOf(f)
	if name == "" { // nothing is written yet
		return c.life()
	}
	if name != c.name || size < c.at {
		if c.name != "" {
			if err := c.send("anew", "", []byte("{}")); err != nil {
				return err
			}
		}
		c.name, c.at = name, 0
	}
	if err := c.lines(f); err != nil {
		return err
	}
	return c.life()
}

// nameOf names a journal by its first line, and gives its size; "" before that is whole.
func nameOf(f *os.File) (string, int64) {
	info, err := f.Stat()
	if err != nil {
		return "", 0
	}
	head := make([]byte, 512)
	n, err := f.ReadAt(head, 0)
	if err != nil && !errors.Is(err, io.EOF) {
		return "", 0
	}
	line, _, whole := bytes.Cut(head[:n], []byte("\n"))
	if !whole && n < len(head) {
		return "", 0
	}
	h := fnv.New64a()
	_, _ = h.Write(line)
	return strconv.FormatUint(h.Sum64(), 36), info.Size()
}

// lines sends whole lines that are new.
func (c *stream) lines(f *os.File) error {
	for size := portion; ; {
		block := make([]byte, size)
		n, err := f.ReadAt(block, c.at)
		end := bytes.LastIndexByte(block[:n], '\n') + 1
		switch {
		case end > 0:
			id := c.name + "." + strconv.FormatInt(c.at+int64(end), 10)
			if err := c.send("", id, block[:end-1]); err != nil {
				return err
			}
			c.at += int64(end)
			size = portion
		case n == size && size < longest:
			size *= 2
		case n == size:
			c.at += int64(n) // no line of ours is so long
		default:
			return nil
		}
		if err != nil {
			return nil // the rest is not there yet
		}
	}
}

// life sends the status where it is new, and whether the run lives where that has changed.
func (c *stream) life() error {
	info, err := os.Stat(filepath.Join(c.dir, watch.StatusFile))
	if err == nil && info.ModTime() != c.status {
		if s, text := readStatus(c.dir); s != nil {
			c.status = info.ModTime()
			if err := c.send("status", "", text); err != nil {
				return err
			}
		}
	}
	s, _ := readStatus(c.dir)
	if alive(s, time.Now()) {
		return c.tell("alive")
	}
	return c.tell("still")
}

// tell says how a run is, where that is new; now and then it says something, so that a connection that is broken shows.
func (c *stream) tell(how string) error {
	if how != c.told {
		c.told = how
		text, err := json.Marshal(map[string]string{"is": how, "dir": c.dir})
		if err != nil {
			return err
		}
		return c.send("life", "", text)
	}
	if time.Since(c.spoke) > silence {
		return c.say(":\n\n")
	}
	return nil
}

// send sends an event.
func (c *stream) send(kind, id string, data []byte) error {
	var b bytes.Buffer
	if kind != "" {
		b.WriteString("event: " + kind + "\n")
	}
	if id != "" {
		b.WriteString("id: " + id + "\n")
	}
	for line := range bytes.Lines(data) {
		b.WriteString("data: ")
		b.Write(bytes.TrimRight(line, "\r\n"))
		b.WriteByte('\n')
	}
	b.WriteByte('\n')
	return c.say(b.String())
}

func (c *stream) say(text string) error {
	_ = c.ctl.SetWriteDeadline(time.Now().Add(taking))
	if _, err := io.WriteString(c.w, text); err != nil {
		return err
	}
	c.spoke = time.Now()
	return c.ctl.Flush()
}
