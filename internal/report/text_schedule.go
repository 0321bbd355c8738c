package report

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"midway/soundness"
)

// schedule writes what led to a violation: with a lane per thread on a terminal where that fits, else as a list by
// threads; without a terminal in lines that each say all.
func (t *text) schedule(v *Violation) {
	if len(v.Schedule) == 0 {
		return
	}
	list := rows(v, t.FullSchedule)
	s := &chart{text: t, rows: list, files: len(filesOf(list)) > 1}
	t.para("   ", "     ", s.caption())
	switch {
	case t.Width == 0:
		s.records()
	case !s.lanes():
		s.byThread()
	}
	if held := heldAtEnd(v); held != "" && v.Kind != "deadlock" { // of a deadlock its cause says who holds what
		t.para("     ", "       ", "at the end "+held)
	}
	if others := v.meanwhile; len(others) > 0 && v.Race == nil && v.Deadlock == nil {
		if left := len(others) - maxWho; left > 0 {
			others = append(slices.Clone(others[:maxWho]), count(left, "more thread"))
		}
		t.para("     ", "       ", "meanwhile "+strings.Join(others, ", "))
	}
}

// chart is a schedule that is written.
type chart struct {
	*text
	rows  []row
	files bool // its steps are in several files: places say which
}

// caption says what is shown.
func (s *chart) caption() string {
	out := "schedule"
	if !s.files && s.Width > 0 {
		for file := range filesOf(s.rows) {
			out += ", lines of " + s.short(file)
		}
	}
	left := 0
	for i := range s.rows {
		left += s.rows[i].folded
	}
	if left > 0 {
		out += fmt.Sprintf(" (%d of %s folded: --full-schedule)", left, count(stepsOf(s.rows), "step"))
	}
	return out
}

// filesOf are the files of rows.
func filesOf(list []row) map[string]bool {
	out := map[string]bool{}
	for i := range list {
		if file, _, ok := cutPlace(list[i].place()); ok {
			out[file] = true
		}
	}
	return out
}

// heldAtEnd says which threads hold which locks behind the last step of each, or "".
func heldAtEnd(v *Violation) string {
	held, order := map[string]string{}, []string{}
	for i := range v.Schedule {
		s := &v.Schedule[i]
		if s.Holds == nil {
			continue
		}
		if _, seen := held[s.Thread]; !seen {
			order = append(order, s.Thread)
		}
		held[s.Thread] = lockNames(s.Holds)
	}
	var out []string
	for _, name := range order {
		if held[name] != "" {
			out = append(out, name+" holds "+held[name])
		}
	}
	return strings.Join(out, "; ")
}

// lockNames are the locks that are held, "" where none is or that is not known.
func lockNames(held *[]string) string {
	if held == nil {
		return ""
	}
	var out []string
	for _, name := range *held {
		out = append(out, strings.TrimPrefix(name, "&"))
	}
	return strings.Join(out, ", ")
}

// did is what a step does, with values where they are known: "reads count: 3", "writes count: 3 → 4".
func did(s *Step) string {
	on, value := strings.TrimPrefix(s.Detail, "&"), ""
	if s.Value != "" && s.Value != on &&
		s.Value != soundness.Nameless { // what a pointer leads to may be named by the pointer alone
		value = ": " + s.Value
	}
	switch s.Op {
	case "pthread_mutex_lock", "pthread_spin_lock", "mtx_lock":
		return "locks " + on
	case "pthread_mutex_unlock", "pthread_spin_unlock", "mtx_unlock":
		return "unlocks " + on
	case "load":
		return "reads " + on + value
	case "store":
		return "writes " + on + value
	case setsOp:
		return "sets " + on + value
	case "rmw", "cmpxchg":
		return "updates " + on + value
	case "exit":
		return strings.TrimSpace("ends " + s.Detail)
	case "branch":
		return s.Detail
	case "call":
		return "calls " + s.Detail
	}
	if strings.HasPrefix(s.Detail, "starts ") || strings.HasPrefix(s.Detail, "wakes ") { // the detail says it all
		return s.Detail
	}
	return strings.TrimSpace(strings.TrimPrefix(s.Op, "pthread_")+" "+on) + value
}

// what is what a row says.
func (r *row) what() string {
	if r.isFolded() {
		return r.folds()
	}
	step := r.Step
	if r.note == "second access" && !strings.Contains(step.Value, "→") && step.Op == "store" {
		step.Value = "" // the run ends before it: what would be written is not known
	}
	out := shortened(did(&step), maxOp)
	if r.note != "" {
		out += " (" + r.note + ")"
	}
	return out
}

// folds says how many steps are left out.
func (r *row) folds() string {
	return fmt.Sprintf("… %s of %s", r.counted(), cmp.Or(r.of, r.Thread))
}

// counted says how many steps a row stands for, and how variables change in them that decide the finding.
func (r *row) counted() string {
	var out []string
	for i := range r.moved {
		out = append(out, r.moved[i].text())
	}
	text := strings.Join(out, ", ")
	switch {
	case text == "":
		return count(r.folded, "step")
	case r.folded == 0:
		return text
	}
	return count(r.folded, "step") + ": " + text
}

// number is a row's number, blank where it is no step.
func (r *row) number() string {
	if r.n == 0 {
		return ""
	}
	return fmt.Sprint(r.n)
}

// where is a row's place: the line where all of them are in one file.
func (s *chart) where(r *row) string {
	if s.files {
		return s.short(r.place())
	}
	return r.place()[strings.LastIndexByte(r.place(), ':')+1:]
}

// ditto stands for the source line of the row above.
const ditto = `"`

// records writes a line for each row that says all: number, thread, what it does, place and source, in columns.
func (s *chart) records() {
	var table [][]string
	before := ""
	for i := range s.rows {
		r := &s.rows[i]
		quoted := s.quoted(r.place(), r.column())
		here := r.place() + quoted
		if quoted != "" && here == before && s.Width > 0 { // elsewhere each line says all
			quoted = ditto
		}
		before = here
		switch {
		case r.of != "":
			table = append(table, []string{"…", "", fmt.Sprintf("%s of %s", r.counted(), r.of)})
		case r.isFolded():
			table = append(table, []string{"…", r.Thread, r.counted()})
		default:
			table = append(table, []string{r.number(), r.Thread, r.what(), s.short(r.place()), quoted})
		}
	}
	var widths [4]int
	for _, cells := range table {
		for k, c := range cells[:min(len(cells), len(widths))] {
			widths[k] = max(widths[k], width(c))
		}
	}
	for _, cells := range table {
		text := fmt.Sprintf("     %*s", max(widths[0], 3), cells[0])
		for k, c := range cells[1:] {
			text += "  " + c
			if k+1 < len(widths) {
				text += strings.Repeat(" ", widths[k+1]-width(c))
			}
		}
		s.line("%s", strings.TrimRight(text, " "))
	}
}

// The columns of a list by threads: before the place, and of a source line at least.
const (
	listIndent  = len("       123  ")
	leastSource = 16
)

// byThread writes rows below the thread that takes them, so that every switch of threads is seen.
func (s *chart) byThread() {
	place, what := 0, 0
	for i := range s.rows {
		if r := &s.rows[i]; !r.isFolded() {
			place, what = max(place, width(s.where(r))), max(what, width(r.what()))
		}
	}
	what = min(what, max((s.Width-listIndent-place)/2, leastSource))
	thread, quoted, holds := "", "", map[string]string{}
	for i := range s.rows {
		r := &s.rows[i]
		if r.Thread != "" && r.Thread != thread {
			thread, quoted = r.Thread, ""
			s.threadHead(thread, holds[thread])
		}
		if r.Thread != "" {
			holds[thread] = lockNames(r.Holds)
		}
		switch {
		case r.of != "":
			s.line("     %s", r.folds())
			thread = ""
			continue
		case r.isFolded():
			s.para("            … ", "              ", r.counted())
			continue
		}
		src := s.quoted(r.place(), r.column())
		here := r.place() + src
		if here == quoted { // the line is quoted above
			src = ""
		}
		quoted = here
		s.entry(r, src, place, what)
	}
}

// threadHead names the thread that goes on, and the locks that it holds there.
func (s *chart) threadHead(name, holds string) {
	if holds == "" {
		s.line("     %s", s.paint(bold, name))
		return
	}
	s.line("     %s%s", s.paint(bold, name), cut(", holding "+holds, s.Width-len("     ")-width(name)))
}

// entry writes a row of a list: number, place, what is done, and the source as far as there is room; where what is done
// takes more than its column, the source is in a line of its own.
func (s *chart) entry(r *row, src string, place, what int) {
	head := fmt.Sprintf("       %3s  %*s  ", r.number(), place, s.where(r))
	says := cut(r.what(), s.Width-width(head))
	left := s.Width - width(head) - what - 2
	switch {
	case src == "" || width(says) <= what && left < leastSource:
		s.line("%s%s", head, s.marked(r, says))
	case width(says) > what:
		s.line("%s%s", head, s.marked(r, says))
		s.line("%*s%s", width(head)+2, "", s.paint(dim, cut(src, s.Width-width(head)-2)))
	default:
		pad := strings.Repeat(" ", what-width(says)+2)
		s.line("%s%s%s%s", head, s.marked(r, says), pad, s.paint(dim, cut(src, left)))
	}
}

// marked paints what a row says where it is the finding, or one of its accesses.
func (s *chart) marked(r *row, what string) string {
	if r.ends || r.note != "" {
		return s.paint(red, what)
	}
	return what
}

// cut shortens a text to so many columns.
func cut(s string, n int) string {
	if r := []rune(s); len(r) > n && n > 0 {
		return string(r[:n-1]) + "…"
	}
	return s
}

// short drops the folders of a place where the file's name says enough.
func (t *text) short(at string) string {
	if t.folders {
		return at
	}
	return at[strings.LastIndexByte(at, '/')+1:]
}

// sharedNames reports whether two files in the document's schedules differ in their folders only.
func sharedNames(d *Document) bool {
	full := map[string]string{}
	for i := range d.Violations {
		for _, s := range d.Violations[i].Schedule {
			file, _, _ := strings.Cut(s.At, ":")
			name := file[strings.LastIndexByte(file, '/')+1:]
			if other, seen := full[name]; seen && other != file {
				return true
			}
			full[name] = file
		}
	}
	return false
}
