package report

import (
	"fmt"
	"strings"
)

// maxLanes is the most threads that are shown side by side; maxLane the columns that one of them takes at most. A source
// line beside the lanes has at least sideSource columns.
const (
	maxLanes   = 8
	maxLane    = 60
	laneIndent = len("      123  ")
	laneGap    = 2
	sideSource = 24
)

// lanes writes a schedule with one column per thread, so that the interleaving can be seen: threads from left to right
// in the order in which they first act, time downwards, the source at the right where there is room. It writes nothing
// and is false where the threads do not fit side by side, or where there is one only.
func (s *chart) lanes() bool {
	names, column, widths := s.columns()
	room := s.Width - laneIndent
	for _, w := range widths {
		room -= w + laneGap
	}
	if len(names) < 2 || len(names) > maxLanes || room+laneGap < 0 {
		return false
	}
	s.line("%*s%s", laneIndent, "", s.paint(bold, laneRow(names, widths)))
	for i := range s.rows {
		s.lane(&s.rows[i], column, widths, room)
	}
	return true
}

// columns are the threads in the order in which they first act, the column of each, and how wide each has to be.
func (s *chart) columns() (names []string, column map[string]int, widths []int) {
	column = map[string]int{}
	for i := range s.rows {
		r := &s.rows[i]
		if r.Thread == "" {
			continue
		}
		k, seen := column[r.Thread]
		if !seen {
			k = len(names)
			column[r.Thread], names, widths = k, append(names, r.Thread), append(widths, width(r.Thread))
		}
		widths[k] = max(widths[k], min(width(s.cell(r)), maxLane))
	}
	return names, column, widths
}

// lane writes a row.
func (s *chart) lane(r *row, column map[string]int, widths []int, room int) {
	if r.Thread == "" {
		s.line("%*s%s", laneIndent, "", r.folds())
		return
	}
	k := column[r.Thread]
	before := 0
	for _, w := range widths[:k] {
		before += w + laneGap
	}
	text := fmt.Sprintf("      %3s  %*s%s", r.number(), before, "", s.marked(r, cut(s.cell(r), widths[k])))
	if src := s.quoted(r.place(), r.column()); src != "" && !r.isFolded() && room >= sideSource {
		after := widths[k] - min(width(s.cell(r)), widths[k]) + laneGap
		for _, w := range widths[k+1:] {
			after += w + laneGap
		}
		text += strings.Repeat(" ", after) + s.paint(dim, cut(src, room))
	}
	s.line("%s", text)
}

// cell is a row in its thread's column: the line, what is done, to what.
func (s *chart) cell(r *row) string {
	if r.isFolded() {
		return "… " + r.counted()
	}
	return strings.TrimSpace(s.where(r) + " " + r.what())
}

// laneRow pads cells to their columns.
func laneRow(cells []string, widths []int) string {
	var w strings.Builder
	for i, c := range cells {
		fmt.Fprintf(&w, "%-*s", widths[i]+laneGap, c)
	}
	return strings.TrimRight(w.String(), " ")
}
