package native

import (
	stdctx "context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"midway/internal/pattern"
	"midway/internal/property"
)

// Result is what replays of one violation showed.
type Result struct {
	Reproduced bool
	Text       string   // what the binary did, in a sentence
	Evidence   []string // lines of the binary, of the sanitizer, or where its threads stand

	partial bool // the sanitizer has not ended its report yet
}

// Build builds the program for its runs along a trace. The folder is for what is built. An error is of the input or
// of the machine: no clang, a program that has no binary.
func Build(dir string, s *Source, kind property.Kind, t *Trace) (*Replayer, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	h, err := build(dir, s, kind, t)
	if err != nil {
		return nil, err
	}
	return &Replayer{h, s, kind, t}, nil
}

// Replayer is a binary that can be run along its trace any number of times.
type Replayer struct {
	h     *harness
	s     *Source
	kind  property.Kind
	trace *Trace
}

// Run runs the binary once.
func (r *Replayer) Run(stop stdctx.Context) (*Result, error) {
	o, err := r.h.execute(stop, r.s.Args, r.shown)
	if err != nil {
		return nil, err
	}
	return r.judge(o), nil
}

// shown reports whether the output has the whole report that is expected: the binary may be ended.
func (r *Replayer) shown(output string) bool {
	if len(r.h.m.reports) == 0 {
		return false
	}
	res := r.reported(&observed{output: output}) // messages aside: the process ends by itself behind such a report
	return res.Reproduced && !res.partial
}

// judge holds what was observed against the violation.
func (r *Replayer) judge(o *observed) *Result {
	switch {
	case r.kind == property.Deadlock || r.kind == property.Livelock:
		return r.standstill(o)
	case len(r.h.m.reports) > 0:
		return r.reported(o)
	}
	return r.failed(o)
}

// not is the result where something else happened.
func (r *Replayer) not(o *observed) *Result {
	res := &Result{}
	switch m := o.find("diverged"); {
	case m != nil:
		res.Text = fmt.Sprintf("the run diverges at %s: %s, %s", r.step(m.number), r.thread(m.thread), m.text)
		for _, s := range o.messages {
			if s.word == "stands" && s.text != "" {
				res.Evidence = append(res.Evidence, r.thread(s.thread)+" was last before "+s.text)
			}
		}
	case o.find("went-on") != nil:
		m := o.find("went-on")
		res.Text = fmt.Sprintf("the threads do not stand still: %s goes on at %s", r.thread(m.thread), m.text)
	case o.find("beyond") != nil:
		m := o.find("beyond")
		res.Text = fmt.Sprintf("the schedule is used up, and %s goes on to %s", r.thread(m.thread), m.text)
	case o.alive:
		res.Text = "the binary goes on without end"
	case o.signal != 0:
		res.Text = "the binary ends with signal " + o.signal.String()
	default:
		res.Text = fmt.Sprintf("the binary ends with exit code %d", o.code)
	}
	res.Evidence = append(res.Evidence, tail(o.output, 6)...)
	return res
}

// step describes the step with an index.
func (r *Replayer) step(i int) string {
	if i < 0 || i >= len(r.trace.Steps) {
		return "the end of the schedule"
	}
	s := r.trace.Steps[i]
	return fmt.Sprintf("step %d (%s: %s)", i+1, r.thread(s.Thread), s.Place)
}

func (r *Replayer) thread(i int) string {
	if i < 0 || i >= len(r.trace.Threads) {
		return "a thread"
	}
	return r.trace.Threads[i]
}

func tail(text string, n int) []string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return lines[max(0, len(lines)-n):]
}

// failed expects an abort in the violation's thread at its line.
func (r *Replayer) failed(o *observed) *Result {
	var last *message
	for i := range o.messages {
		if o.messages[i].word == "fails" {
			last = &o.messages[i]
		}
	}
	if o.signal == 0 || last == nil && o.signal == syscall.SIGKILL || o.find("diverged") != nil {
		return r.not(o)
	}
	if last == nil {
		return &Result{
			Text:     "the binary ends with signal " + o.signal.String() + " elsewhere",
			Evidence: tail(o.output, 4),
		}
	}
	for i := range o.messages {
		if m := &o.messages[i]; m.word == "fails" && m.thread == r.trace.Violating &&
			r.atLine(r.h.keys.list[m.number].Line) {
			res := &Result{
				Reproduced: true,
				Text:       fmt.Sprintf("%s in %s at %s", signalText(o.signal), r.thread(m.thread), r.trace.Places[0]),
			}
			if line := assertionLine(o.output); line != "" {
				res.Evidence = []string{line}
			}
			return res
		}
	}
	return &Result{
		Text:     fmt.Sprintf("%s fails at %s instead", r.thread(last.thread), last.text),
		Evidence: tail(o.output, 4),
	}
}

func signalText(s syscall.Signal) string {
	if s == syscall.SIGABRT {
		return "abort"
	}
	return s.String()
}

// assertionLine is the C library's line about a failed assertion, or "".
func assertionLine(output string) string {
	for _, line := range strings.Split(output, "\n") {
		if strings.Contains(line, "Assertion `") {
			return line
		}
	}
	return ""
}

// atLine reports whether a line is the violation's.
func (r *Replayer) atLine(line int) bool {
	return strings.HasSuffix(r.trace.Places[0], fmt.Sprintf(":%d", line))
}

// report is the beginning of a sanitizer's report.
var report = pattern.Of(
	`(?m)^.*(?:WARNING: ThreadSanitizer: |ERROR: AddressSanitizer: |ERROR: LeakSanitizer: |runtime error: ).*$`,
)

// summary is the last line of a report.
var summary = pattern.Of(`(?m)^SUMMARY: .*\n`)

// reported expects a sanitizer's report of the kind that names the violation's places.
func (r *Replayer) reported(o *observed) *Result {
	starts := report.FindAllStringIndex(o.output, -1)
	for i, at := range starts {
		end := len(o.output)
		if i+1 < len(starts) {
			end = starts[i+1][0]
		}
		head, body := o.output[at[0]:at[1]], o.output[at[0]:end]
		if !slices.ContainsFunc(r.h.m.reports, func(s string) bool { return strings.Contains(head, s) }) ||
			!r.names(body) && !r.callsNull(o, body) ||
			!r.null(body) {
			continue
		}
		res := &Result{
			Reproduced: true,
			Text:       strings.TrimSpace(strings.TrimLeft(pid.ReplaceAllString(head, ""), "= ")),
			partial:    !summary.MatchString(body),
		}
		for _, line := range strings.Split(body, "\n") {
			if where := r.placeIn(line); where != "" && len(res.Evidence) < 4 {
				line = stack.ReplaceAllString(strings.TrimSpace(line), "")
				res.Evidence = append(res.Evidence, strings.ReplaceAll(line, "__midway_main", "main"))
			}
		}
		return res
	}
	if len(starts) > 0 && o.find("diverged") == nil {
		return &Result{
			Text:     "the sanitizer reports something else: " + o.output[starts[0][0]:starts[0][1]],
			Evidence: tail(o.output[starts[0][0]:], 30),
		}
	}
	return r.not(o)
}

var (
	pid   = pattern.Of(`==\d+==|\(pid=\d+\)| on (unknown )?address 0x.*$|: 0x[0-9a-f]+ in thread T\d+.*$`)
	stack = pattern.Of(`0x[0-9a-f]+ | \([^()]*\+0x[0-9a-f]+\)( \(BuildId: \w+\))?`)
)

// null reports whether a report of a null dereference is one: where a harness laid out the state, a pointer may lead
// nowhere for another reason.
func (r *Replayer) null(body string) bool {
	return r.kind != property.NullDereference || r.trace.Start == nil ||
		strings.Contains(body, "points to the zero page")
}

// callsNull reports whether a report is of a call through a null pointer at the violation's line: it does not have the
// caller's frame.
func (r *Replayer) callsNull(o *observed, body string) bool {
	if r.kind != property.NullDereference || !strings.Contains(body, "pc points to the zero page") {
		return false
	}
	for i := len(o.messages) - 1; i >= 0; i-- {
		if m := &o.messages[i]; m.word == "calls" {
			return m.thread == r.trace.Violating && m.number == lineOf(r.trace.Places[0])
		}
	}
	return false
}

// names reports whether a report is about all places of the violation.
func (r *Replayer) names(body string) bool {
	for _, p := range r.trace.Places {
		if !strings.Contains(body, tagged(p)+":") && !strings.Contains(body, tagged(p)+"\n") &&
			!strings.Contains(body, tagged(p)+" ") {
			return false
		}
	}
	return true
}

// tagged is a place's file, without its folder, and line.
func tagged(at string) string { return "/" + at[strings.LastIndexByte(at, '/')+1:] }

// placeIn is which place a line of a report names, or "".
func (r *Replayer) placeIn(line string) string {
	for _, p := range r.trace.Places {
		if strings.Contains(line+"\n", tagged(p)+":") || strings.Contains(line+"\n", tagged(p)+"\n") {
			return p
		}
	}
	return ""
}

// standstill expects every thread to stand where the result says, and nothing to move; of a livelock, that they come to
// the same places again and again.
func (r *Replayer) standstill(o *observed) *Result {
	live := r.kind == property.Livelock
	if o.find("diverged") != nil || o.find("went-on") != nil || !o.alive || !live && !o.asleep {
		return r.not(o)
	}
	stands := r.stands(o)
	res := &Result{Reproduced: true, Text: "deadlock: every thread is asleep"}
	if live {
		res.Text = "livelock: nothing ends any more"
	}
	for _, b := range r.trace.Blocked {
		seen, there := stands[b.Thread], Place{}
		for _, p := range seen {
			if strings.HasSuffix(b.At, fmt.Sprintf(":%d", p.Line)) && (live || p.Op == b.Op) {
				there = p
			}
		}
		switch {
		case there != Place{}:
			res.Evidence = append(res.Evidence, fmt.Sprintf("%s in %s at %s", r.thread(b.Thread), there.Op, b.At))
		case live && len(seen) > 0:
			res.Evidence = append(res.Evidence, fmt.Sprintf("%s goes round by %s", r.thread(b.Thread), seen[0]))
		default:
			return &Result{
				Text: fmt.Sprintf(
					"the binary stands still, but %s is not seen in %s at %s",
					r.thread(b.Thread),
					b.Op,
					b.At,
				),
			}
		}
	}
	return res
}

// stands are the places before which threads were seen in the end: one of each, several of one that goes round.
func (r *Replayer) stands(o *observed) map[int][]Place {
	out := map[int][]Place{}
	for _, m := range o.messages {
		switch m.word {
		case "parked", "waits":
			out[m.thread] = []Place{r.h.keys.list[m.number]}
		case "circles":
			out[m.thread] = append(out[m.thread], r.h.keys.list[m.number])
		case "leaves":
			delete(out, m.thread)
		}
	}
	return out
}
