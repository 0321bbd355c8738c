package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"sync"
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
	width   func() int // of the terminal

	mu    sync.Mutex
	drawn bool
	last  time.Time

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
		width:   func() int { return (&look{}).width(w) },
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
	if !p.inPlace {
		p.said.Store(&news{now, time.Now()})
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if time.Since(p.last) >= 100*time.Millisecond {
		p.last, p.drawn = time.Now(), true
		fmt.Fprint(p.w, erased, fitted(progressParts(now), p.width()-1))
	}
}

// erased takes away the line that is rewritten.
const erased = "\r\x1b[K"

// erase takes the line away, where there is one.
func (p *progress) erase() {
	if p.drawn {
		fmt.Fprint(p.w, erased)
		p.drawn = false
	}
}

// noting tells notes on lines of their own.
func (p *progress) noting(then func(string)) func(string) {
	return func(text string) {
		p.mu.Lock()
		defer p.mu.Unlock()
		p.erase()
		then(text)
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
	p.mu.Lock()
	defer p.mu.Unlock()
	p.erase()
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

// progressPart is a part of a line of progress. Where there is no room for all, those of the lowest rank are left out.
type progressPart struct {
	text string
	rank int
}

// progressParts are a run so far: how long it takes, how much was explored, how fast, and where there is an estimate how
// much is left.
func progressParts(p execute.Progress) (out []progressPart) {
	add := func(rank int, format string, args ...any) {
		out = append(out, progressPart{fmt.Sprintf(format, args...), rank})
	}
	if add(9, "%s", p.Elapsed.Round(time.Second)); p.Phase != "" {
		add(8, "%s", p.Phase)
		return out
	}
	add(2, "%s", counted(p.Paths, "path"))
	add(1, "%.0f runs/s", float64(p.Runs)/max(p.Elapsed.Seconds(), 0.001))
	add(8, "%s", counted(p.Violations, "violation"))
	if p.Jobs != nil {
		add(5, "jobs %d done %d running %d queued", p.Jobs.Ended, p.Jobs.Running, p.Jobs.Queued)
	}
	if p.Pending > 0 {
		add(3, "%s waiting", counted(p.Pending, "state"))
	}
	if p.Explored > 0 {
		add(7, "%.3g%% explored", 100*p.Explored)
		if left := p.Elapsed.Seconds() * (1 - p.Explored) / p.Explored; left < 100*24*3600 {
			add(6, "%s left", about(time.Duration(left*float64(time.Second))))
		}
	}
	return out
}

// about is a length of time to a second, or to a minute where it is more than an hour.
func about(d time.Duration) string {
	if d < time.Hour {
		return d.Round(time.Second).String()
	}
	return strings.TrimSuffix(d.Round(time.Minute).String(), "0s")
}

// line is parts as one line.
func line(parts []progressPart) string {
	text := parts[0].text
	for i := range parts[1:] {
		text += [...]string{"  ", ", "}[min(i, 1)] + parts[1+i].text
	}
	return text
}

// fitted is parts as one line of so many columns at most.
func fitted(parts []progressPart, width int) string {
	text := line(parts)
	for ; len([]rune(text)) > width && len(parts) > 2; text = line(parts) {
		least := 1
		for i := range parts[1:] {
			if parts[1+i].rank < parts[least].rank {
				least = 1 + i
			}
		}
		parts = slices.Delete(parts, least, least+1)
	}
	if runes := []rune(text); len(runes) > width {
		text = string(runes[:max(width, 0)])
	}
	return text
}

// progressText is a run so far in one line.
func progressText(p execute.Progress) string { return line(progressParts(p)) }
