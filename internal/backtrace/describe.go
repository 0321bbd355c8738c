package backtrace

import (
	"fmt"
	"strings"
)

// String is the report as text, one line for each thing it says. It is for people and for tests, not to be read again.
func (r *Report) String() string {
	d := &describer{r: r}
	d.line("%s%s%s", r.Tool, word(" of ", r.Program), number0(", process ", r.PID))
	if r.Core {
		d.line("of a core file")
	}
	if f := r.Failure; f != nil {
		d.failure(f)
	}
	for i := range r.Threads {
		d.thread(&r.Threads[i])
	}
	if r.Whole {
		d.line("all threads")
	}
	for _, n := range r.Notes {
		d.line("note: %s", n)
	}
	return d.b.String()
}

type describer struct {
	r *Report
	b strings.Builder
}

func (d *describer) line(format string, args ...any) { fmt.Fprintf(&d.b, format+"\n", args...) }

func word(before, text string) string {
	if text == "" {
		return ""
	}
	return before + text
}

func number0(before string, n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(before, n)
}

func address0(before string, n uint64) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("%s%#x", before, n)
}

// of names a thread by its index.
func (d *describer) of(i int) string {
	if i < 0 {
		return ""
	}
	return " by thread " + d.r.Threads[i].ID
}

func (d *describer) failure(f *Failure) {
	kind := string(f.Kind)
	if kind == "" {
		kind = "no kind"
	}
	d.line("failure: %s: %s%s%s", kind, f.What, word(", signal ", f.Signal), d.of(f.Thread))
	d.line("  message: %s", f.Message)
	if a := f.Assertion; a != nil {
		d.line("  assertion: %s at %s:%d%s", a.Expression, a.File, a.Line, word(" in ", a.Function))
	}
	for i := range f.Events {
		d.event("  ", &f.Events[i])
	}
	if o := f.Object; o != nil {
		d.object(o)
	}
	for i := range f.Order {
		e := &f.Order[i]
		d.line("  takes %s while it holds %s%s", e.To, e.From, d.of(e.Thread))
		d.frames("    ", e.Frames)
		if len(e.Held) > 0 {
			d.line("    %s was taken", e.From)
			d.frames("    ", e.Held)
		}
	}
	for i := range f.Mutexes {
		m := &f.Mutexes[i]
		d.line("  mutex %s%s%s", m.Name, address0(" at ", m.Address), word(", ", m.Variable))
		d.frames("    ", m.Created)
	}
}

func (d *describer) event(indent string, e *Event) {
	act := string(e.Act)
	if e.Atomic {
		act = "atomic " + act
	}
	at := ""
	if e.HasAddress {
		at = fmt.Sprintf(" at %#x", e.Address)
	}
	held := ""
	if len(e.Held) > 0 {
		held = ", holds " + strings.Join(e.Held, " ")
	}
	d.line("%s%s%s%s%s%s", indent, act, number0(" of bytes ", e.Size), at, d.of(e.Thread), held)
	d.frames(indent+"  ", e.Frames)
}

func (d *describer) object(o *Object) {
	d.line(
		"  in %s object%s%s%s, offset %d%s%s",
		o.Kind,
		word(" ", o.Name),
		address0(" at ", o.Address),
		number0(" of bytes ", o.Size),
		o.Offset,
		word(", declared at ", o.File),
		number0(":", o.Line),
	)
	if len(o.Allocation.Frames) > 0 {
		d.line("    allocated%s", d.of(o.Allocation.Thread))
		d.frames("    ", o.Allocation.Frames)
	}
}

func (d *describer) thread(t *Thread) {
	flags := ""
	for _, f := range []struct {
		is   bool
		text string
	}{{t.Main, " main"}, {t.Crashed, " failed"}, {t.Ended, " ended"}, {t.Truncated, " truncated"}} {
		if f.is {
			flags += f.text
		}
	}
	d.line(
		"thread %s%s%s%s%s",
		t.ID,
		number0(" LWP ", t.LWP),
		address0(" pthread ", t.Pthread),
		word(" name ", t.Name),
		flags,
	)
	if w := t.Waits; w != nil {
		d.line(
			"  waits in %s, called by frame %d%s%s",
			w.Call,
			w.Frame,
			address0(", mutex ", w.Mutex),
			address0(", object ", w.Object),
		)
	}
	d.frames("  ", t.Frames)
	if t.Broken != "" {
		d.line("  ends: %s", t.Broken)
	}
	if t.Creator >= 0 || len(t.Creation) > 0 {
		d.line("  created%s", d.of(t.Creator))
		d.frames("    ", t.Creation)
	}
}

func (d *describer) frames(indent string, list []Frame) {
	for i := range list {
		f := &list[i]
		name := f.Function
		switch {
		case f.Owner == Signal:
			name = "<signal>"
		case name == "":
			name = "??"
		}
		place := ""
		if f.File != "" {
			place = fmt.Sprintf(" %s:%d%s", f.File, f.Line, number0(":", f.Column))
		}
		flags := ""
		if f.Inlined {
			flags += " inlined"
		}
		if f.Exact {
			flags += " exact"
		}
		d.line("%s%d %s%s%s%s%s [%s%s]", indent, f.Number, name, values(f.Arguments, "(", ")"), place,
			word(" in ", f.Module), address0(" +", f.Offset), f.Owner, flags)
		if len(f.Locals) > 0 {
			d.line("%s  %s", indent, values(f.Locals, "", ""))
		}
	}
}

// values writes variables as they were printed.
func values(list []Value, before, after string) string {
	if len(list) == 0 {
		return ""
	}
	var out []string
	for _, v := range list {
		name, text := v.Name, v.Text
		if v.Entry {
			name += "@entry"
		}
		if v.OptimizedOut {
			text = "?"
		}
		out = append(out, name+"="+text)
	}
	return before + strings.Join(out, ", ") + after
}
