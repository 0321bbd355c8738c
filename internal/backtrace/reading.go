package backtrace

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// Limits bound what is kept of a text; zero is the default.
type Limits struct {
	LineBytes int // longer lines are cut (64 kB)
	Reports   int // (1,000)
	Threads   int // of a report (10,000)
	Frames    int // of a stack (1,000)
	Bytes     int // of all lines that reports are made of (64 MB)
}

func (l Limits) withDefaults() Limits {
	set := func(n *int, to int) {
		if *n <= 0 {
			*n = to
		}
	}
	set(&l.LineBytes, 64<<10)
	set(&l.Reports, 1000)
	set(&l.Threads, 10_000)
	set(&l.Frames, 1000)
	set(&l.Bytes, 64<<20)
	return l
}

// Reading is what a text held.
type Reading struct {
	Reports []*Report // in the order of the text
	Lines   int       // of the text
	Skipped []string  // what was left out, by limits
}

// known lists the forms, for messages.
const known = "gdb's bt and thread apply all bt, pstack, eu-stack, systemd-coredump, ThreadSanitizer, " +
	"AddressSanitizer " +
	"and its like, Helgrind and Memcheck, and what assert and malloc print before they abort"

// Read reads all reports of a text. It is an error if there is none, or if the text cannot be read to its end.
func Read(in io.Reader, limits Limits) (*Reading, error) {
	r := &reader{limits: limits.withDefaults()}
	lines := &lineReader{in: bufio.NewReaderSize(in, 64<<10), max: r.limits.LineBytes}
	for {
		text, err := lines.next()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", r.out.Lines+1, err)
		}
		r.line(text)
	}
	r.finish()
	if lines.cut > 0 {
		r.out.Skipped = append(r.out.Skipped,
			fmt.Sprintf("the ends of %d lines of more than %d bytes", lines.cut, r.limits.LineBytes))
	}
	if r.dropped > 0 {
		r.out.Skipped = append(
			r.out.Skipped,
			fmt.Sprintf("%d reports behind the first %d", r.dropped, r.limits.Reports),
		)
	}
	if len(r.out.Reports) == 0 {
		return nil, r.nothing()
	}
	return &r.out, nil
}

// form reads the lines of one report.
type form interface {
	// line takes a line that belongs to the report, or does not.
	line(text string, number int) fit
	// report is what was read, or nil where that is nothing.
	report() *Report
}

// successive is a form whose next report wants what this one has read.
type successive interface {
	successor() form
}

// fit says what a line is to a form.
type fit int

const (
	foreign fit = iota // the line says nothing to it
	taken              // it belongs to the report
	last               // it belongs to the report, which ends there
	next               // another report of the form begins there
)

// beginnings tell by its first line which form a report has. The order matters where a line could begin two.
var beginnings = []func(text string) form{
	beginSanitizer,
	beginValgrind,
	beginEuStack,
	beginCoredump,
	beginSymbols,
	beginMessage,
	beginGDB,
	beginPstack,
	beginBareStack,
}

type reader struct {
	limits     Limits
	out        Reading
	now        form
	first      int // line at which it began
	end        int // last line that it took
	kept       int // bytes of lines that were taken
	full       bool
	dropped    int
	unread     string // first line that no form takes,
	unreadLine int
}

func (r *reader) line(raw string) {
	r.out.Lines++
	text := plain(raw)
	if r.offer(text) {
		return
	}
	if rest, ok := withoutPrefix(text); ok && r.offer(rest) {
		return
	}
	if r.unread == "" && strings.TrimSpace(text) != "" {
		r.unread, r.unreadLine = text, r.out.Lines
	}
}

// offer gives a line to the present form, or to one that it begins.
func (r *reader) offer(text string) bool {
	if r.full {
		return true
	}
	if r.now != nil {
		switch r.now.line(text, r.out.Lines) {
		case taken:
			return r.took(text)
		case last:
			r.took(text)
			r.finish()
			return true
		case next:
			before := r.now
			r.finish()
			if s, ok := before.(successive); ok {
				r.now, r.first = s.successor(), r.out.Lines
				r.now.line(text, r.out.Lines)
				return r.took(text)
			}
		}
	}
	for _, begin := range beginnings {
		if f := begin(text); f != nil {
			r.finish()
			r.now, r.first = f, r.out.Lines
			if f.line(text, r.out.Lines) == last {
				r.took(text)
				r.finish()
				return true
			}
			return r.took(text)
		}
	}
	return false
}

func (r *reader) took(text string) bool {
	r.end = r.out.Lines
	r.kept += len(text) + 64
	if r.kept > r.limits.Bytes {
		r.finish()
		r.full = true
		r.out.Skipped = append(r.out.Skipped,
			fmt.Sprintf("what follows line %d: reports of more than %d bytes", r.out.Lines, r.limits.Bytes))
	}
	return true
}

// finish ends the present report.
func (r *reader) finish() {
	if r.now == nil {
		return
	}
	rep := r.now.report()
	r.now = nil
	if rep == nil {
		return
	}
	if len(r.out.Reports) >= r.limits.Reports {
		r.dropped++
		return
	}
	rep.First, rep.Last = r.first, r.end
	r.limits.apply(rep)
	complete(rep)
	if n := len(r.out.Reports); n > 0 {
		if merged := join(r.out.Reports[n-1], rep); merged != nil {
			r.out.Reports[n-1] = merged
			return
		}
	}
	r.out.Reports = append(r.out.Reports, rep)
}

// nothing is the error of a text without a report.
func (r *reader) nothing() error {
	if r.unread == "" {
		return fmt.Errorf("the text is empty: it wants %s", known)
	}
	text := strings.TrimSpace(r.unread)
	if len(text) > 100 {
		text = text[:100] + "…"
	}
	return fmt.Errorf("no form that is known, which are %s; line %d is %q", known, r.unreadLine, text)
}

// apply cuts what is too large, and says so.
func (l Limits) apply(rep *Report) {
	if n := len(rep.Threads); n > l.Threads {
		rep.Threads = rep.Threads[:l.Threads]
		rep.Whole = false
		rep.Notes = append(
			rep.Notes,
			fmt.Sprintf("%d threads behind the first %d are left out", n-l.Threads, l.Threads),
		)
	}
	for i := range rep.Threads {
		t := &rep.Threads[i]
		if len(t.Frames) > l.Frames {
			t.Frames, t.Truncated = t.Frames[:l.Frames], true
		}
		if t.Creator >= len(rep.Threads) {
			t.Creator = -1
		}
	}
	if f := rep.Failure; f != nil {
		l.applyTo(f, len(rep.Threads))
	}
}

func (l Limits) applyTo(f *Failure, threads int) {
	within := func(t *int) {
		if *t >= threads {
			*t = -1
		}
	}
	within(&f.Thread)
	for i := range f.Events {
		within(&f.Events[i].Thread)
		f.Events[i].Frames = f.Events[i].Frames[:min(len(f.Events[i].Frames), l.Frames)]
	}
	for i := range f.Order {
		within(&f.Order[i].Thread)
	}
	if f.Object != nil {
		within(&f.Object.Thread)
		within(&f.Object.Allocation.Thread)
	}
}

// Choose is the index of the report that says most of a moment: the last one of all threads, or else the first.
func (r *Reading) Choose() int {
	for i := len(r.Reports) - 1; i >= 0; i-- {
		if r.Reports[i].Whole {
			return i
		}
	}
	return 0
}
