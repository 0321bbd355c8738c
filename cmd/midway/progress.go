package main

import (
	"fmt"
	"io"
	"os"
	"sync/atomic"
	"time"

	"midway/execute"
)

// heartbeat is how often a run that nobody watches on a terminal says where it is. Variable for tests.
var heartbeat = 10 * time.Second

// progress is a run so far for those who wait for it: on a terminal one line, rewritten in place; elsewhere a line now
// and then.
type progress struct {
	w       io.Writer
	inPlace bool
	drawn   bool
	last    time.Time

	begun time.Time
	said  atomic.Pointer[news] // the latest
	over  chan struct{}
	ended chan struct{}
}

// news is what a run told.
type news struct {
	execute.Progress
	at time.Time
}

// newProgress tells on w. Where text is to be plain no line is rewritten, on a terminal either.
func newProgress(w io.Writer, plain bool) *progress {
	p := &progress{
		w:       w,
		inPlace: !plain && os.Getenv("TERM") != "dumb" && terminal(w),
		begun:   time.Now(),
		over:    make(chan struct{}),
		ended:   make(chan struct{}),
	}
	if p.inPlace {
		close(p.ended)
	} else {
		go p.beat()
	}
	return p
}

// show is the callback for a run. It is called by what works, which may be in the middle of something long.
func (p *progress) show(now execute.Progress) {
	switch {
	case !p.inPlace:
		p.said.Store(&news{now, time.Now()})
	case time.Since(p.last) >= 100*time.Millisecond:
		p.last, p.drawn = time.Now(), true
		fmt.Fprintf(p.w, "\r\x1b[K%s", progressText(now))
	}
}

// beat writes a line now and then.
func (p *progress) beat() {
	defer close(p.ended)
	tick := time.NewTicker(heartbeat)
	defer tick.Stop()
	for {
		select {
		case <-p.over:
			return
		case now := <-tick.C:
			fmt.Fprintf(p.w, "midway: %s\n", heartbeatText(p.said.Load(), p.begun, now))
		}
	}
}

// end is called when the run has ended: nothing is written any more.
func (p *progress) end() {
	close(p.over)
	<-p.ended
	if p.drawn {
		fmt.Fprint(p.w, "\r\x1b[K")
	}
}

// silence is after how long it is said that nothing was heard of what works.
const silence = 2 * time.Second

// heartbeatText is where a run is, in one line: how much was explored, where the threads stand and what takes long
// there, what the path forked on.
func heartbeatText(n *news, begun, now time.Time) string {
	if n == nil {
		return now.Sub(begun).Round(time.Second).String() + "  loading the program"
	}
	about := n.Progress
	about.Elapsed = now.Sub(begun)
	text := progressText(about)
	if n.Phase == "" {
		text += fmt.Sprintf(", %d instructions", n.Instructions)
	}
	if n.Where != "" {
		text += "; " + n.Where
	}
	if n.Forks != "" {
		text += "; forked last on " + n.Forks
	}
	if quiet := now.Sub(n.at); quiet > silence {
		text += fmt.Sprintf("; nothing heard for %s", quiet.Round(time.Second))
	}
	return text
}
