package pool

import (
	"bufio"
	"encoding/json"
	"io"
	"sync"

	"midway/internal/jobs"
)

// kind is what a worker says.
type kind string

const (
	alive   kind = "alive"   // now and then: it has not been stopped; there is no answer
	hello   kind = "hello"   // which exploration it takes part in
	lease   kind = "lease"   // it is without a job: the answer comes when there is one, or none any more
	going   kind = "going"   // it is at an attempt: is a part of it wanted?
	saw     kind = "saw"     // it has found something
	divide  kind = "divide"  // it gives a part away
	finish  kind = "finish"  // the attempt has ended
	diverge kind = "diverge" // its replay went otherwise
)

// request is what a worker says to the coordinator.
type request struct {
	Kind        kind           `json:"kind"`
	Exploration string         `json:"exploration,omitempty"`
	Job         jobs.ID        `json:"job,omitempty"`
	Attempt     int            `json:"attempt,omitempty"`
	Number      int            `json:"number,omitempty"`
	Split       *jobs.Split    `json:"split,omitempty"`
	Portion     *jobs.Portion  `json:"portion,omitempty"`
	Findings    []jobs.Finding `json:"findings,omitempty"`
	Why         string         `json:"why,omitempty"`
}

// reply is the answer.
type reply struct {
	Accepted bool        `json:"accepted,omitempty"`
	Wanted   jobs.Wish   `json:"wanted,omitempty"`
	Over     bool        `json:"over,omitempty"` // nothing is left to do
	Grant    *jobs.Grant `json:"grant,omitempty"`
	Error    string      `json:"error,omitempty"`
}

// lines reads and writes messages. Several goroutines may write.
type lines struct {
	mu  sync.Mutex
	in  *json.Decoder
	out *bufio.Writer
	to  *json.Encoder
}

func newLines(conn io.ReadWriter) *lines {
	out := bufio.NewWriter(conn)
	return &lines{in: json.NewDecoder(bufio.NewReader(conn)), out: out, to: json.NewEncoder(out)}
}

func (l *lines) write(v any) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if err := l.to.Encode(v); err != nil {
		return err
	}
	return l.out.Flush()
}
