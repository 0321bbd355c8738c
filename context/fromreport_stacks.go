package context

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/backtrace"
)

// stacks are those that become threads: those of the moment, or, of a sanitizer, of the events of the failure.
func (o FromReport) stacks(rep *backtrace.Report) ([]*shownStack, error) {
	var all []*shownStack
	for i := range rep.Threads {
		if t := &rep.Threads[i]; len(t.Frames) > 0 {
			all = append(all, &shownStack{thread: t, frames: t.Frames, says: waitText(t)})
		}
	}
	if len(all) == 0 && rep.Failure != nil {
		all = eventStacks(rep)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("the report has no stacks: %s", describeReport(rep))
	}
	name(all)
	if len(o.Threads) == 0 {
		return all, nil
	}
	var out []*shownStack
	for _, want := range o.Threads {
		i := slices.IndexFunc(all, func(s *shownStack) bool {
			return s.name == want ||
				s.thread != nil && (s.thread.ID == want || s.thread.LWP != 0 && fmt.Sprint(s.thread.LWP) == want)
		})
		if i < 0 {
			var names []string
			for _, s := range all {
				names = append(names, threadID(s))
			}
			return nil, fmt.Errorf("the report has no stack of a thread %s%s", want, didYouMean(want, names))
		}
		out = append(out, all[i])
	}
	return out, nil
}

// eventStacks are the last stacks of each thread of a failure: what comes later in the list of events is earlier in the
// run.
func eventStacks(rep *backtrace.Report) (out []*shownStack) {
	seen := map[int]bool{}
	add := func(thread int, frames []backtrace.Frame, says string) {
		if len(frames) == 0 || seen[thread] {
			return
		}
		seen[thread] = true
		s := &shownStack{frames: frames, says: says, event: true}
		if thread >= 0 {
			s.thread = &rep.Threads[thread]
		}
		out = append(out, s)
	}
	f := rep.Failure
	for i := range f.Events {
		if e := &f.Events[i]; e.Act != backtrace.Allocates {
			add(e.Thread, e.Frames, string(e.Act))
		}
	}
	for i := range f.Order {
		e := &f.Order[i]
		add(e.Thread, e.Frames, "takes "+e.To+" while it holds "+e.From)
	}
	return out
}

// name gives each thread a name that a context can have.
func name(all []*shownStack) {
	used := map[string]bool{}
	for i, s := range all {
		s.name = fmt.Sprintf("t%d", i+1)
		if s.thread != nil && s.thread.ID != "" {
			s.name = s.thread.ID
			if !isName(s.name) {
				s.name = "t" + strings.ReplaceAll(s.name, ".", "_")
			}
		}
		if s.thread != nil && s.thread.Main || s.thread == nil && slices.ContainsFunc(s.frames, isMain) {
			s.name = "main"
		}
		for n := 2; used[s.name] || !isName(s.name); n++ {
			s.name = fmt.Sprintf("t%d_%d", i+1, n)
		}
		used[s.name] = true
	}
}

func isMain(f backtrace.Frame) bool { return f.Function == "main" }

func waitText(t *backtrace.Thread) string {
	if t.Waits == nil {
		return ""
	}
	text := "in " + t.Waits.Call
	if t.Waits.Mutex != 0 {
		text += fmt.Sprintf(", mutex %#x", t.Waits.Mutex)
	}
	if t.Waits.Object != 0 {
		text += fmt.Sprintf(", object %#x", t.Waits.Object)
	}
	return text
}

// describeReport is a report in a line.
func describeReport(rep *backtrace.Report) string {
	text := string(rep.Tool)
	if rep.PID != 0 {
		text += fmt.Sprintf(", process %d", rep.PID)
	}
	if f := rep.Failure; f != nil {
		text += ": " + f.What
		if a := f.Assertion; a != nil {
			text += fmt.Sprintf(" (%s at %s:%d)", a.Expression, a.File, a.Line)
		}
	}
	return text
}
