package report

import (
	"fmt"
	"slices"
	"strings"

	"midway/internal/ir"
	"midway/internal/property"
	"midway/soundness/explain"
)

// How many steps of a value's origin are given.
const (
	maxPlaces = 3 // places that have written a variable
	maxLines  = 3 // lines with conditions
)

// written says where a variable got its value: the last write, then others by their places, the latest first.
func written(o *explain.Operand) string {
	type writer struct {
		explain.Write
		times int
	}
	var places []writer
	for i := len(o.Writes) - 1; i >= 0; i-- {
		w := &o.Writes[i]
		k := slices.IndexFunc(places, func(p writer) bool { return p.Thread == w.Thread && p.At == w.At && p.Call == w.Call })
		if k < 0 {
			k, places = len(places), append(places, writer{Write: *w})
		}
		places[k].times++
	}
	verb := " was last stored by "
	if o.Writes[0].Register {
		verb = " was last set by "
	}
	var out []string
	for i, p := range places[:min(len(places), maxPlaces)] {
		text := doer(&explain.Site{Thread: p.Thread, At: p.At, Func: p.Func})
		if p.Call != "" {
			text += " (" + p.Call + ")"
		}
		text += " (" + changed(&p.Write)
		switch first := &o.Writes[0]; {
		case p.times > 1 && len(places) == 1 && o.Earlier == 0 && first.Old != "":
			text += fmt.Sprintf("; %d times, from %s on", p.times, first.Old)
		case p.times > 1:
			text += fmt.Sprintf("; %d times", p.times)
		}
		if out = append(out, text+")"); i == 0 {
			out[0] = o.Text + verb + out[0]
		}
	}
	text := strings.Join(out, ", before that by ")
	if left := len(places) - maxPlaces; left > 0 {
		text += ", and before that at " + count(left, "other place")
	}
	return text + "."
}

// changed is what a write did: "0 → 1", or the new value where the old one is not known.
func changed(w *explain.Write) string {
	if w.Old == "" || w.Old == w.New {
		return w.New
	}
	return w.Old + " → " + w.New
}

// brief is an operand with its value and its last writer: "flag1 is 1 (t1#1 at ring.c:18)".
func brief(o *explain.Operand) string {
	text := o.Text + " is " + o.Value
	switch n := len(o.Writes); {
	case n > 0 && !o.Writes[n-1].Register:
		text += " (" + o.Writes[n-1].Thread + " at " + short(o.Writes[n-1].At) + ")"
	case n == 0 && o.By == nil && o.Read() != nil && o.Read().By != nil:
		r := o.Read()
		text += " (read from " + r.What + " at " + short(r.At) + ", " + r.By.Thread + " at " + short(r.By.At) + ")"
	case o.By != nil:
		text += " (" + o.By.Thread + " at " + short(o.By.At) + ")"
	case o.Unset:
		text += " (as at the start)"
	}
	return text
}

// outdated says which operands another thread has changed once they were read.
func (l *line) outdated() (out []string) {
	for i := range l.operands {
		if o := &l.operands[i]; o.Since != nil {
			read := short(l.at)
			if len(o.From) > 0 {
				read = short(o.From[0].At)
			}
			out = append(
				out,
				fmt.Sprintf("%s was read at %s; since then, and before what follows from it, %s has stored there at %s (%s).",
					o.Text, read, o.Since.Thread, short(o.Since.At), changed(o.Since)),
			)
		}
	}
	return out
}

// line is the conditions of one line, in the order in which they were decided.
type line struct {
	at, text string
	operands []explain.Operand
	wraps    []string
	thread   string
	function string // of which it decided the result that the violation tests, or ""
}

// lines puts conditions together that are on one line: guards are the nearest first, and so are the lines.
func lines(guards []explain.Guard) (out []line) {
	for i := range guards {
		g := &guards[i]
		if n := len(out); n == 0 || out[n-1].at != g.At {
			out = append(out, line{at: g.At, thread: g.Thread})
			if g.Returned {
				out[n].function = g.Func
			}
		} else {
			out[n-1].text = " && " + out[n-1].text
		}
		l := &out[len(out)-1]
		l.text = g.Text + l.text
		var fresh []explain.Operand
		for _, o := range g.Operands {
			if !slices.ContainsFunc(l.operands, func(p explain.Operand) bool { return p.Text == o.Text }) {
				fresh = append(fresh, o)
			}
		}
		l.operands = slices.Concat(fresh, l.operands)
		if g.Wraps != "" {
			l.wraps = append(l.wraps, g.Wraps)
		}
	}
	return out
}

// values are the operands of a line with what they were, and with their last writers where that is wanted.
func (l *line) values(writers bool) string {
	var out []string
	for i := range l.operands {
		switch o := &l.operands[i]; {
		case o.Value == "":
		case !writers && len(o.Writes) > 0: // sentences of their own say who wrote it
			out = append(out, o.Text+" is "+o.Value)
		default:
			out = append(out, brief(o))
		}
	}
	text := strings.Join(out, ", ")
	for _, w := range l.wraps {
		text += "; " + w + " would be less than 0, and is a large number as it is unsigned"
	}
	return text
}

// others reports whether another thread has written what a line tests.
func (l *line) others() bool {
	return slices.ContainsFunc(l.operands, func(o explain.Operand) bool {
		return o.Since != nil || slices.ContainsFunc(o.Writes, func(w explain.Write) bool { return w.Thread != l.thread })
	})
}

// shares reports whether a line tests one of some values, or a variable that one of them is computed of.
func (l *line) shares(ops []explain.Operand) bool {
	return slices.ContainsFunc(l.operands, func(o explain.Operand) bool {
		return slices.ContainsFunc(ops, func(p explain.Operand) bool { return p.Text == o.Text })
	})
}

// conditions say on which conditions a violation was come to, as far as another thread has decided them or they test
// what it is about.
func (v *Violation) conditions() (out []string) {
	for _, l := range lines(v.Guards) {
		about := l.shares(v.Operands)
		if len(out) >= maxLines || !l.others() && l.function == "" && !(about && v.checks()) {
			continue
		}
		effect := "let it get there"
		if l.function != "" {
			effect = "decided what " + l.function + " returned"
		}
		out = append(out, "The condition "+l.text+" at "+short(l.at)+" "+effect+": "+l.values(true)+".")
		out = append(out, l.outdated()...)
	}
	return out
}

// checks reports whether conditions before a violation are tests that ought to exclude it.
func (v *Violation) checks() bool {
	switch property.Kind(v.Kind) {
	case property.OutOfBounds, property.NullDereference, property.DivisionByZero, property.SignedOverflow:
		return true
	}
	return false
}

// order says that one thread started those on which a violation rests, and waited for none of them.
func (v *Violation) order() []string {
	if len(v.Started) == 0 {
		return nil
	}
	var names []string
	for _, s := range v.Started {
		names = append(names, s.Thread+" ("+short(s.At)+")")
	}
	last := len(names) - 1
	return []string{v.Started[0].By + " starts " + strings.Join(names[:last], ", ") + " and " + names[last] +
		" and waits for none of them in between: nothing but what they do themselves orders them."}
}

// awaits says why a thread waits, and what is missing for it to go on.
func (w *Wait) awaits() (out []string) {
	list := lines(w.Guards)
	for i := range list {
		l := &list[i]
		tested := i == 0 && (w.Op == "" || conditional(w.Op))
		if !tested && !l.others() {
			continue
		}
		text := w.Thread + " waits as the condition " + l.text + " at " + short(l.at) + " holds"
		if !tested {
			text = "The condition " + l.text + " at " + short(l.at) + " let " + w.Thread + " get there"
		}
		if values := l.values(!tested); values != "" {
			text += ": " + values
		}
		if out = append(out, text+"."); tested {
			out = append(out, histories(l.operands)...)
		}
		if len(out) >= maxLines {
			break
		}
	}
	if w.Missing != nil {
		out = append(out, w.lacks())
	}
	return out
}

// conditional reports whether a library function waits for a condition.
func conditional(op string) bool {
	return strings.Contains(op, "cond_") || strings.HasPrefix(op, "cnd_")
}

// histories are where the operands got their values, a sentence each, where more than one write made them.
func histories(ops []explain.Operand) (out []string) {
	for i := range ops {
		if len(ops[i].Writes) > 0 {
			out = append(out, written(&ops[i]))
		}
	}
	return out
}

// lacks says what is missing, and where.
func (w *Wait) lacks() string {
	m := w.Missing
	before := map[string]string{"lock": "its next lock at ", "unlock": "its unlock at ", "signal": "its signal at ", "return": "its return at "}[m.Then]
	between := func() string {
		switch {
		case m.After != nil && m.Before != nil:
			return "between " + spotOf(m.After) + where(m) + " and " + before + spotOf(m.Before)
		case m.After != nil:
			return "behind " + spotOf(m.After) + where(m)
		}
		return "before " + before + spotOf(m.Before)
	}
	switch m.What {
	case explain.MissingStore:
		return m.Thread + ", which signals, does not store " + m.Of + ": a store of it is expected " + between() + "."
	case explain.MissingLock:
		return fmt.Sprintf(
			"%s stores %s at %s after %s has tested it and before that waits: the store and the signal are expected under the lock with which %s waits.",
			m.Thread,
			m.Of,
			short(m.After.At),
			w.Thread,
			w.Thread,
		)
	case explain.MissingPost:
		return fmt.Sprintf(
			"%s takes %s at %s, posts it nowhere and ends: a post is expected behind that.",
			m.Thread,
			m.Of,
			spotOf(m.After),
		)
	case explain.MissingSignal:
		return fmt.Sprintf(
			"%s stores %s at %s while %s waits, and signals nothing afterwards: a signal on %s is expected behind it.",
			m.Thread,
			m.Why,
			short(m.After.At),
			w.Thread,
			m.Of,
		)
	}
	if m.Skipped != nil && m.There != nil {
		return fmt.Sprintf(
			"%s unlocks %s at %s, but the branch at %s led past that.",
			m.Thread,
			m.Of,
			short(m.There.At),
			short(m.Skipped.At),
		)
	}
	return fmt.Sprintf("An unlock of %s is missing in %s: it is expected %s.", m.Of, m.Thread, strings.TrimSuffix(between(), ","))
}

// where is what the thread does at the place behind which something is missing.
func where(m *explain.Missing) string {
	switch {
	case m.Why == "read":
		return ", where it reads " + m.Of + ","
	case m.Why == "use":
		return ", its last use of what it shares under that lock,"
	case m.Why == "lock":
		return ", where it takes its lock,"
	case m.What == explain.MissingUnlock:
		return ", where it locks it,"
	}
	return ""
}

// spotOf is where a thread does something, of a wrapper where that was called.
func spotOf(s *explain.Site) string {
	if s.From != nil {
		return short(s.From.At)
	}
	return short(s.At)
}

// restsOnNoArguments reports whether a violation shows only as main gets no arguments: it follows a pointer of argv
// that is null. argv is what the program calls it, "" where main takes none.
func (v *Violation) restsOnNoArguments(argv string) bool {
	return argv != "" && v.Kind == string(property.NullDereference) &&
		slices.ContainsFunc(v.Operands, func(o explain.Operand) bool {
			return o.Value == "NULL" && strings.HasPrefix(o.Text, argv+"[")
		})
}

// argvOf is what a program calls main's second parameter, or "".
func argvOf(p *ir.Program) string {
	for _, f := range p.Funcs {
		if f.Name == "main" && len(f.Params) > 1 {
			return f.Params[1].Name
		}
	}
	return ""
}
