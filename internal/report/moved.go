package report

import (
	"fmt"
	"slices"
	"strings"

	"midway/soundness/explain"
)

// setsOp is the operation of a row that is no step: a variable in a register gets another value.
const setsOp = "sets"

// decidingVariables are what a finding's values and conditions are read from.
type decidingVariables struct {
	memory map[string]bool // their shortest names
	list   []register      // changes of those in registers, in the order of their steps
	next   int
}

// register is a change of a variable in a register.
type register struct {
	explain.Write
	name string
}

// variables are those that decide a finding; in registers those alone that it is about, or for which a thread waits.
func variables(v *Violation) *decidingVariables {
	out := &decidingVariables{memory: map[string]bool{}}
	seen := map[string]bool{}
	add := func(ops []explain.Operand, registers bool) {
		for i := range ops {
			o := &ops[i]
			for _, name := range []string{o.In, o.Text} {
				if len(o.Writes) > 0 && !o.Writes[0].Register && name != "" {
					out.memory[name] = true
				}
			}
			if !registers || len(o.Writes) == 0 || !o.Writes[0].Register || seen[o.Text] {
				continue
			}
			seen[o.Text] = true
			for _, w := range o.Writes {
				out.list = append(out.list, register{w, o.Text})
			}
		}
	}
	add(v.Operands, true)
	for i := range v.Guards {
		add(v.Guards[i].Operands, false)
	}
	if v.Deadlock != nil {
		for i := range v.Deadlock.Waits {
			for k := range v.Deadlock.Waits[i].Guards {
				add(v.Deadlock.Waits[i].Guards[k].Operands, k == 0)
			}
		}
	}
	slices.SortStableFunc(out.list, func(a, b register) int { return a.Step - b.Step })
	return out
}

// before are the rows of changes that came before a step of the schedule, and were not given yet.
func (d *decidingVariables) before(step int) (out []row) {
	for ; d.next < len(d.list) && d.list[d.next].Step <= step; d.next++ {
		w := &d.list[d.next]
		out = append(out, row{
			Step: Step{
				Thread: w.Thread,
				Op:     setsOp,
				Detail: w.name,
				Value:  changed(&w.Write),
				Old:    w.Old,
				New:    w.New,
				At:     w.At,
				Column: w.Column,
			},
			sets: w.name,
		})
	}
	return out
}

// reads is the variable of those that decide which a step reads, or "".
func (d *decidingVariables) reads(s *Step) string {
	if on := object(s); s.Op == "load" && d.memory[on] {
		return on
	}
	return ""
}

// sets is the variable of those that decide which a step changes, or "".
func (d *decidingVariables) sets(s *Step) string {
	if on := object(s); effective(s) && d.memory[on] {
		return on
	}
	return ""
}

// shownWrites is how many changes of a variable that decides a schedule shows; of more the first and the last.
const shownWrites = 4

// lastWrites are the rows that change a variable that decides, by index, as far as they are shown.
func lastWrites(list []row) map[int]bool {
	at := map[string][]int{}
	for i := range list {
		if name := list[i].sets; name != "" {
			at[name] = append(at[name], i)
		}
	}
	out := map[int]bool{}
	for _, rows := range at {
		if n := len(rows); n > shownWrites {
			rows = []int{rows[0], rows[n-1]}
		}
		for _, i := range rows {
			out[i] = true
		}
	}
	return out
}

// moved is how a variable changes in rows that are folded.
type moved struct {
	name, from, to string
	at             []string // places, in their order
	times          int
	read           bool // it is read, and does not change: to is its value
}

// text is "i: 0 → 6 (6 times, at ring.c:78)".
func (m *moved) text() string {
	if m.read {
		text := m.name + " is " + m.to
		if m.times > 1 {
			text += fmt.Sprintf(" (%d times)", m.times)
		}
		return text
	}
	value := m.to
	if m.from != "" && m.from != m.to {
		value = m.from + " → " + m.to
	}
	at := strings.Join(m.at[:min(len(m.at), maxPlaces)], ", ")
	if m.times == 1 {
		return fmt.Sprintf("%s: %s (at %s)", m.name, value, at)
	}
	return fmt.Sprintf("%s: %s (%d times, at %s)", m.name, value, m.times, at)
}

// movedIn is how variables that decide change in rows, in the order of their first change.
func movedIn(list []row) (out []moved) {
	add := func(m moved) {
		k := slices.IndexFunc(
			out,
			func(o moved) bool { return o.name == m.name && o.read == m.read && (!m.read || o.to == m.to) },
		)
		if k < 0 {
			out = append(out, m)
			return
		}
		out[k].to, out[k].times = m.to, out[k].times+m.times
		for _, at := range m.at {
			out[k].at = once(out[k].at, at)
		}
	}
	for i := range list {
		r := &list[i]
		for _, m := range r.moved {
			add(m)
		}
		if r.reads != "" && r.Value != "" {
			add(moved{name: r.reads, to: r.Value, times: 1, read: true})
		}
		if r.sets != "" && r.New != "" {
			add(moved{name: r.sets, from: r.Old, to: r.New, at: []string{short(r.At)}, times: 1})
		}
	}
	return out
}

// isFolded reports whether a row stands for others.
func (r *row) isFolded() bool { return r.folded > 0 || len(r.moved) > 0 }
