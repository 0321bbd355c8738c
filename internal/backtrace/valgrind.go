package backtrace

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/pattern"
	"midway/internal/property"
)

// valgrind reads a report of Helgrind, DRD or Memcheck. What it says of threads and of locks comes in front of the
// failure.
type valgrind struct {
	pid     string
	out     Report
	fail    *Failure
	threads []*Thread
	events  []*Event
	edges   []*Edge
	mutexes []*Mutex
	object  *Object
	place   *Event
	into    *[]Frame
	seen    int
	speaks  string // the thread that Memcheck speaks of
}

var (
	valgrindLine   = pattern.Of(`^==(\d+)==(?: (.*))?$`)
	valgrindFrame1 = pattern.Of(`^\s*(at|by) (0x[0-9A-Fa-f]+: .*)$`)
)

func beginValgrind(text string) form {
	if !strings.HasPrefix(text, "==") {
		return nil
	}
	if m := valgrindLine.FindStringSubmatch(text); m != nil && !strings.Contains(text, "Sanitizer") {
		v := &valgrind{pid: m[1]}
		v.out.Tool, v.out.PID = Helgrind, decimal(m[1])
		return v
	}
	return nil
}

func (v *valgrind) line(text string, _ int) fit {
	m := valgrindLine.FindStringSubmatch(text)
	if m == nil || m[1] != v.pid {
		return foreign
	}
	text = m[2]
	if f := valgrindFrame1.FindStringSubmatch(text); f != nil {
		v.frame(f[1] == "at", f[2])
		return taken
	}
	text = strings.TrimSpace(text)
	for i := range valgrindLines {
		if m := valgrindLines[i].form.FindStringSubmatch(text); m != nil {
			if valgrindLines[i].begins && v.fail != nil {
				return next
			}
			valgrindLines[i].take(v, m)
			return taken
		}
	}
	if strings.HasPrefix(text, "-----") && v.fail != nil {
		return next
	}
	return taken
}

// successor reads the next report of the process: it knows the threads that were announced before.
func (v *valgrind) successor() form {
	s := &valgrind{pid: v.pid, out: Report{Tool: v.out.Tool, PID: v.out.PID, Program: v.out.Program}}
	for _, t := range v.threads {
		s.threads = append(
			s.threads,
			&Thread{ID: t.ID, Main: t.Main, Name: t.Name, Creator: t.Creator, Creation: slices.Clone(t.Creation)},
		)
	}
	return s
}

func (v *valgrind) frame(first bool, text string) {
	f, ok := valgrindFrame(text)
	if !ok || v.into == nil || first && v.seen > 0 {
		v.into = nil
		return
	}
	f.Number = v.seen
	*v.into = append(*v.into, f)
	v.seen++
}

func (v *valgrind) goes(frames *[]Frame) { v.into, v.seen = frames, 0 }

func (v *valgrind) thread(id string) int {
	for i, t := range v.threads {
		if t.ID == id {
			return i
		}
	}
	v.threads = append(v.threads, &Thread{ID: id, Main: id == "1", Creator: -1})
	return len(v.threads) - 1
}

// fails begins the failure.
func (v *valgrind) fails(kind property.Kind, what string) {
	v.fail = &Failure{Kind: kind, What: what, Message: what, Thread: -1}
}

func (v *valgrind) event(act Act, thread string) *Event {
	e := &Event{Act: act, Thread: -1}
	if thread != "" {
		e.Thread = v.thread(thread)
	}
	v.events = append(v.events, e)
	v.goes(&e.Frames)
	return e
}

func (v *valgrind) mutex(address string) *Mutex {
	name := strings.ToLower(address)
	for _, m := range v.mutexes {
		if m.Name == name {
			return m
		}
	}
	m := &Mutex{Name: name, Address: hex(name)}
	v.mutexes = append(v.mutexes, m)
	return m
}

func (v *valgrind) report() *Report {
	if v.fail == nil {
		return nil
	}
	out := v.out
	for _, t := range v.threads {
		out.Threads = append(out.Threads, *t)
	}
	for _, e := range v.events {
		if len(e.Frames) == 0 {
			out.Notes = append(out.Notes, fmt.Sprintf("the stack of the %s is not in the report", e.Act))
		}
		v.fail.Events = append(v.fail.Events, *e)
	}
	for _, e := range v.edges {
		v.fail.Order = append(v.fail.Order, *e)
	}
	for _, m := range v.mutexes {
		v.fail.Mutexes = append(v.fail.Mutexes, *m)
	}
	if v.fail.Object = v.object; v.object != nil && v.place != nil {
		v.object.Allocation = *v.place
	}
	switch {
	case len(v.events) > 0:
		v.fail.Thread = v.events[0].Thread
	case len(v.edges) > 0:
		v.fail.Thread = v.edges[0].Thread
	}
	out.Failure = v.fail
	return &out
}
