package report

import (
	"fmt"
	"strings"
)

// picture is the order of locks that makes a deadlock's cycle: a line for each thread, with a letter for each lock. Nil
// where the cycle is not one of locks.
func (d *Deadlock) picture() []string {
	if d == nil || len(d.Cycle) < 2 {
		return nil
	}
	of := map[string]*Wait{}
	for i := range d.Waits {
		of[d.Waits[i].Thread] = &d.Waits[i]
	}
	letters, lines, legend := map[string]string{}, []string{}, []string{}
	letter := func(lock string) string {
		if letters[lock] == "" {
			letters[lock] = string(rune('A' + len(letters)%26))
			legend = append(legend, letters[lock]+" is "+lock)
		}
		return letters[lock]
	}
	width := 0
	for _, name := range d.Cycle {
		width = max(width, len(name))
	}
	for i, name := range d.Cycle {
		w := of[name]
		held := of[d.Cycle[(i+len(d.Cycle)-1)%len(d.Cycle)]] // what the thread before it waits for, it holds
		if w == nil || held == nil || w.Since == "" || held.Since == "" {
			return nil
		}
		lines = append(lines, fmt.Sprintf("%-*s  holds %s since %s, wants %s at %s", width, name, letter(held.Object), short(held.Since),
			letter(w.Object), short(w.At)))
	}
	return append(lines, "where "+strings.Join(legend, ", "))
}
