package report

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// row is a line of a schedule for people: a step, what ends the schedule, or how many steps are left out.
type row struct {
	Step
	n      int     // the step's number, from 1; 0 of what is no step
	note   string  // why it is shown, beside what is done
	folded int     // steps that the row stands for; then the rest but the threads is empty
	of     string  // of a folded row: whose steps, where they are several threads'
	ends   bool    // the finding itself
	reads  string  // the variable that it reads, of those that decide the finding
	sets   string  // the variable that it changes, of those that decide the finding
	moved  []moved // of a folded row: how such variables change in it
}

// foldFrom is how many steps a schedule has at least that is folded; maxRows how many rows it has at most.
const (
	foldFrom = 12
	maxRows  = 40
	maxWho   = 4  // threads whose steps a row counts together and names
	headRows = 10 // of these, from the beginning
)

// rows are a schedule up to its finding, with both accesses of a race; folded to what matters unless all is wanted.
func rows(v *Violation, full bool) []row {
	steps := visible(v.Schedule)
	out, last := make([]row, 0, len(steps)+2), map[string]*Step{}
	deciding := variables(v)
	at := 0 // of the schedule
	for i := range steps {
		r := row{Step: steps[i], n: i + 1}
		for ; at < len(v.Schedule) && v.Schedule[at].model; at++ {
		}
		out = append(out, deciding.before(at)...)
		at++
		r.sets, r.reads = deciding.sets(&r.Step), deciding.reads(&r.Step)
		before := last[r.Thread]
		last[r.Thread] = &steps[i]
		if wakesUp(before, &r.Step) {
			r.Op, last[r.Thread] = "wakes up, locks", nil // the next such call waits again
		}
		out = append(out, r)
	}
	out = append(out, deciding.before(len(v.Schedule))...)
	out = append(out, ending(v, out)...)
	if full {
		return out
	}
	if len(steps) >= foldFrom {
		out = folded(out, v)
	}
	if n := len(out); n > maxRows {
		left := out[headRows : n-(maxRows-headRows)]
		out = slices.Concat(out[:headRows], []row{foldedRow(left)}, out[n-(maxRows-headRows):])
	}
	return out
}

// wakesUp reports whether a step is the second half of waiting on a condition, in which the thread takes its lock again:
// the same call as in its step before, on another object.
func wakesUp(before, s *Step) bool {
	return before != nil && s.Op == before.Op && s.At == before.At && s.Detail != before.Detail &&
		(s.Op == "pthread_cond_wait" || s.Op == "pthread_cond_timedwait" || s.Op == "cnd_wait" || s.Op == "cnd_timedwait")
}

// stepsOf counts the steps of rows, those folded included.
func stepsOf(list []row) (n int) {
	for i := range list {
		if n += list[i].folded; list[i].n > 0 {
			n++
		}
	}
	return n
}

// ending is what follows the last step: the accesses of a race as far as they are no steps, who waits where in a
// deadlock, or the finding itself. Accesses that are steps get a note.
func ending(v *Violation, steps []row) []row {
	if both := sides(v); both != nil {
		return accesses(both, raced(v), steps)
	}
	var out []row
	if v.Deadlock != nil {
		for i := range v.Deadlock.Waits {
			w := &v.Deadlock.Waits[i]
			out = append(out, row{Step: Step{Thread: w.Thread, Op: w.row(), At: w.At, Column: w.Column, From: w.From}, ends: true})
		}
	}
	if len(out) == 0 && v.thread != "" {
		op := v.Kind
		if op == "assertion" {
			op = "assertion fails"
		}
		out = append(out, row{Step: Step{Thread: v.thread, Op: op, At: v.At, Column: v.Column, From: v.From}, ends: true})
	}
	return out
}

// row is what a thread does at the end of a deadlock's schedule.
func (w *Wait) row() string {
	switch {
	case w.Op == "":
		return "spins"
	case w.Object == "":
		return "waits in " + strings.TrimPrefix(w.Op, "pthread_")
	}
	return "waits in " + strings.TrimPrefix(w.Op, "pthread_") + "(" + w.Object + ")"
}

// place is where a row is to people: a step in a wrapper of a library function where that was called.
func (r *row) place() string {
	if r.From != nil {
		return r.From.At
	}
	return r.At
}

// column is the column of a row's place, 0 where it is not known.
func (r *row) column() int {
	if r.From != nil {
		return r.From.Column
	}
	return r.Column
}

// accesses marks the two accesses of a race among the steps, and gives those that are none as rows.
func accesses(both []side, on string, steps []row) (out []row) {
	before := len(steps)
	found := [2]int{-1, -1}
	for k := 1; k >= 0; k-- {
		for i := before - 1; i >= 0 && found[k] < 0; i-- {
			if s := &steps[i]; s.Thread == both[k].thread && s.At == both[k].at && mayBe(s, both[k].access) {
				found[k], before = i, i
			}
		}
	}
	for k, which := range []string{"first access", "second access"} {
		if found[k] >= 0 && (k == 1 || found[1] >= 0 || last(steps, both[0].thread, found[0])) {
			steps[found[k]].note = which
			continue
		}
		what, call, _ := strings.Cut(strings.TrimPrefix(both[k].access, "a "), " in ")
		op := what + " of " + on
		if call != "" {
			op += " in " + call
		}
		out = append(out, row{Step: Step{Thread: both[k].thread, Op: op, At: both[k].at, Column: both[k].column, From: both[k].from}, note: which, ends: true})
	}
	return out
}

// last reports whether a thread accesses nothing more behind a step: then it is the access that was seen, where the other
// one is no step.
func last(steps []row, thread string, at int) bool {
	on := object(&steps[at].Step)
	return !slices.ContainsFunc(steps[at+1:], func(r row) bool { return r.Thread == thread && object(&r.Step) == on })
}

// mayBe reports whether a step may be such an access: "a read", "a write in sem_destroy".
func mayBe(s *row, access string) bool {
	switch _, call, _ := strings.Cut(access, " in "); s.Op {
	case call:
		return true
	case "load":
		return strings.HasPrefix(access, "a read")
	case "store", "rmw", "cmpxchg":
		return strings.HasPrefix(access, "a write")
	}
	return false
}

// folded leaves out what does not matter to a finding: see matters. One row says how many steps of whom; those of
// threads that do not take part are counted together.
func folded(list []row, v *Violation) []row {
	keep, takesPart := matters(list, v)
	var out []row
	for i := 0; i < len(list); {
		j := i
		for j < len(list) && !keep[j] && (list[j].Thread == list[i].Thread ||
			!takesPart[list[j].Thread] && !takesPart[list[i].Thread]) {
			j++
		}
		switch {
		case stepsOf(list[i:j]) > 1 || j-i > 1 && stepsOf(list[i:j]) == 0:
			out = append(out, foldedRow(list[i:j]))
		default:
			out = append(out, list[i:j]...)
		}
		if i = j; i < len(list) && keep[i] {
			out = append(out, list[i])
			i++
		}
	}
	return out
}

// foldedRow stands for rows, and says whose they are.
func foldedRow(list []row) row {
	var who []string
	for i := range list {
		switch {
		case list[i].of != "":
			for name := range strings.SplitSeq(list[i].of, ", ") {
				who = once(who, name)
			}
		case list[i].Thread != "":
			who = once(who, list[i].Thread)
		}
	}
	out := row{folded: stepsOf(list), moved: movedIn(list)}
	if len(who) == 1 {
		out.Thread, out.Holds = who[0], list[len(list)-1].Holds
	} else if out.of = strings.Join(who, ", "); len(who) > maxWho {
		out.of = count(len(who), "thread")
	}
	return out
}

// matters says which rows are shown: where a thread goes on, and its last step before another one runs, operations on the
// objects of the finding, decisions, and the creation of threads that take part; and which threads do.
func matters(list []row, v *Violation) (keep []bool, takesPart map[string]bool) {
	about, ran, told := aboutOf(list, v), map[string]bool{}, lastWrites(list)
	keep, takesPart = make([]bool, len(list)), about.participants(list, v)
	for _, i := range leadingTo(list, v) {
		keep[i], takesPart[list[i].Thread] = true, true
	}
	for i := range list {
		s := &list[i]
		switch {
		case s.ends || s.note != "",
			i > 0 && list[i-1].Thread != s.Thread && takesPart[s.Thread] && ran[s.Thread],
			i < len(list)-1 && list[i+1].Thread != s.Thread && takesPart[s.Thread],
			about.has(object(&s.Step)),
			told[i],
			s.Op == "branch" && s.Detail != "implied",
			s.Op == "wake":
			keep[i] = true
		}
		ran[s.Thread] = true
		if created, ok := strings.CutPrefix(s.Detail, "starts "); ok {
			who, _, _ := strings.Cut(created, " in ")
			keep[i] = keep[i] && ran[s.Thread] && i > 0 && list[i-1].Thread != s.Thread || takesPart[who]
		}
	}
	return keep, takesPart
}

// How many steps of a thread are shown before a finding: of the one in which it shows, of those that are blocked.
const (
	lastSteps    = 6
	lastOfWaiter = 3
)

// leadingTo are the rows that explain what comes at the end: the last steps of the thread in which the finding shows, or
// of those that are blocked, and of what they read the last write by another thread.
func leadingTo(list []row, v *Violation) (out []int) {
	left := map[string]int{}
	switch {
	case v.Deadlock != nil:
		for _, w := range v.Deadlock.Waits {
			if !strings.HasSuffix(w.Op, "_join") {
				left[w.Thread] = lastOfWaiter
			}
		}
	case v.Race == nil && v.thread != "":
		left[v.thread] = lastSteps
	}
	wanted := map[string]string{} // what was read, by whom
	for i := len(list) - 1; i >= 0; i-- {
		s := &list[i]
		on := object(&s.Step)
		reader, read := wanted[on]
		switch {
		case left[s.Thread] > 0 && (on != "" || s.Op == "branch" && s.Detail != "implied"):
			out = append(out, i)
			left[s.Thread]--
			if s.Op == "load" && !read {
				wanted[on] = s.Thread
			}
		case read && reader != s.Thread && effective(&s.Step):
			out = append(out, i)
			delete(wanted, on)
		}
	}
	return out
}

// object is the name of what a step reads, changes or synchronises on, or "".
func object(s *Step) string {
	if s.Op == setsOp || s.Op == "branch" || s.Op == "call" || strings.HasPrefix(s.Detail, "starts ") ||
		strings.HasPrefix(s.Detail, "wakes ") {
		return ""
	}
	return strings.TrimPrefix(s.Detail, "&")
}

// about is what a finding is about.
type about struct {
	said    string          // its cause in words
	conds   string          // its conditions
	objects map[string]bool // of its thread at its line
	known   map[string]bool // answers of has and of mentions: steps are many, objects and threads are few
}

func aboutOf(list []row, v *Violation) *about {
	out := &about{
		said:    strings.Join(slices.Concat([]string{v.Explains, v.Text}, v.Details), "\n"),
		conds:   strings.Join(v.conjuncts, "\n"),
		objects: map[string]bool{},
		known:   map[string]bool{},
	}
	for i := range list {
		if s := &list[i]; s.At == v.At && (v.thread == "" || s.Thread == v.thread) {
			out.objects[object(&s.Step)] = true
		}
	}
	return out
}

// objectsFollow are words of causes behind which objects are named. A name elsewhere may be a word, as in "no lock".
var objectsFollow = []string{"&", "(", " on ", " of ", " to ", "holding ", "holds "}

// has reports whether an object is one of those that a finding is about.
func (a *about) has(object string) bool {
	return object != "" && a.once(object, func() bool {
		return a.objects[object] || names(a.conds, object) ||
			slices.ContainsFunc(
				objectsFollow,
				func(word string) bool { return len(occurrences(a.said, word+object)) > 0 },
			)
	})
}

// mentions reports whether the cause names a thread.
func (a *about) mentions(thread string) bool {
	return a.once("\x00"+thread, func() bool { return names(a.said, thread) })
}

// once is an answer that is found out the first time.
func (a *about) once(key string, find func() bool) bool {
	answer, ok := a.known[key]
	if !ok {
		answer = find()
		a.known[key] = answer
	}
	return answer
}

// participants are the threads that a finding names or is in, and those that change what it is about; all where there
// is none.
func (a *about) participants(list []row, v *Violation) map[string]bool {
	out, all := map[string]bool{}, map[string]bool{}
	for i := range list {
		s := &list[i]
		all[s.Thread] = true
		if s.ends || s.note != "" || s.Thread == v.thread || a.mentions(s.Thread) ||
			effective(&s.Step) && a.has(object(&s.Step)) {
			out[s.Thread] = true
		}
	}
	if len(out) == 0 {
		return all
	}
	return out
}

// names reports whether a text has a name as a whole, and not as a member of something.
func names(text, name string) bool {
	return slices.ContainsFunc(occurrences(text, name), func(i int) bool {
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		return !inName(before) && before != '.' && !strings.HasSuffix(text[:i], "->")
	})
}

// occurrences are where a text has a name that goes on no further.
func occurrences(text, name string) (out []int) {
	for from := 0; name != ""; {
		i := strings.Index(text[from:], name)
		if i < 0 {
			break
		}
		from += i + len(name)
		if after, _ := utf8.DecodeRuneInString(text[from:]); !inName(after) {
			out = append(out, from-len(name))
		}
	}
	return out
}

// inName reports whether a character can be part of the name of an object or thread.
func inName(r rune) bool { return r == '_' || r == '#' || unicode.IsLetter(r) || unicode.IsDigit(r) }

// visible leaves out what library models decided inside themselves.
func visible(steps []Step) []Step {
	var out []Step
	for _, s := range steps {
		if !s.model {
			out = append(out, s)
		}
	}
	return out
}
