package report

import (
	"fmt"
	"strings"
)

// maxLanes is the most threads that are shown side by side; laneWidth what one gets, in characters, of
// textWidth, at least minLane.
const (
	maxLanes  = 6
	textWidth = 140
	minLane   = 20
	maxLane   = 52
)

// lanes writes a schedule with one column per thread, so that the interleaving can be seen: threads from left to right
// in the order in which they first act, time downwards. Where there are too many threads it is a list.
func (t *text) lanes(steps []Step) {
	steps = visible(steps)
	column := map[string]int{}
	var names []string
	for _, s := range steps {
		if _, seen := column[s.Thread]; !seen {
			column[s.Thread] = len(names)
			names = append(names, s.Thread)
		}
	}
	if len(names) < 2 || len(names) > maxLanes {
		t.schedule(steps)
		return
	}
	width := min(max(textWidth/len(names), minLane), maxLane)
	t.line("   schedule")
	t.line("     %s", t.paint(bold, "    "+laneRow(names, width)))
	for i, s := range steps {
		if left := len(steps) - maxHeadSteps - maxTailSteps; left > 0 && i >= maxHeadSteps && i < maxHeadSteps+left {
			if i == maxHeadSteps {
				t.line("         … %d steps", left)
			}
			continue
		}
		cells := make([]string, column[s.Thread]+1)
		cells[column[s.Thread]] = laneText(s)
		t.line("     %3d %s", i+1, laneRow(cells, width))
	}
}

// laneText is a step in its thread's column: the line, what is done, to what.
func laneText(s Step) string {
	at := s.At[strings.LastIndexByte(s.At, ':')+1:]
	if strings.HasPrefix(s.Detail, "starts ") { // a creation: the detail says it all
		return at + " " + s.Detail
	}
	return strings.Join(strings.Fields(at+" "+s.Op+" "+s.Detail), " ")
}

// laneRow pads cells to the width, and shortens those that are longer.
func laneRow(cells []string, width int) string {
	var w strings.Builder
	for _, c := range cells {
		if r := []rune(c); len(r) > width-2 {
			c = string(r[:width-3]) + "…"
		}
		fmt.Fprintf(&w, "%-*s", width, c)
	}
	return strings.TrimRight(w.String(), " ")
}
