package watch

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"midway/internal/report"
)

// findings are the violations that are known.
type findings struct {
	by      map[string]*found // by ID
	sighted map[string]string // by kind and place, the ID of one whose level is not known
}

// found is a violation that is known.
type found struct {
	Finding
	best *report.Violation // as the context shows it in which it is strongest
}

func (f *findings) begin() { f.by, f.sighted = map[string]*found{}, map[string]string{} }

// spot is the kind and place of a finding, by which one that was sighted is known again.
func spot(kind, at string) string { return kind + "\x00" + at }

// Found takes down a violation that an exploration comes to, before its level is known.
func (j *Journal) Found(v report.Violation) {
	if j == nil {
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	c := v.Sighting()
	if j.findings.by[c.ID] != nil {
		return
	}
	f := Finding{Card: c, Sighted: true}
	j.findings.by[c.ID] = &found{Finding: f}
	j.findings.sighted[spot(c.Kind, c.At)] = c.ID
	j.told.fresh = true
	j.add(Event{Findings: []Finding{f}})
}

// Contexts takes down further contexts.
func (j *Journal) Contexts(more []report.Context) {
	if j == nil || len(more) == 0 {
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	first := len(j.told.contexts)
	for i := range more {
		j.told.contexts = append(j.told.contexts, Context{N: first + i, Status: Queued, Context: plainContext(more[i])})
	}
	j.told.fresh = true
	j.add(Event{Contexts: slices.Clone(j.told.contexts[first:])})
}

// plainContext is a context whose texts are plain.
func plainContext(c report.Context) report.Context {
	c.Why = report.Plain(c.Why)
	c.Threads = slices.Clone(c.Threads)
	for i := range c.Threads {
		t := &c.Threads[i]
		t.Name, t.At = report.Plain(t.Name), report.Plain(t.At)
		t.Stack = slices.Clone(t.Stack)
		for k := range t.Stack {
			t.Stack[k] = report.Plain(t.Stack[k])
		}
	}
	return c
}

// Began takes down that a worker begins with a context.
func (j *Journal) Began(n int, worker string) {
	if j == nil {
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	c := &j.told.contexts[n]
	c.Status, c.Worker = Running, worker
	j.told.workers[worker] = &Worker{Name: worker, Context: n + 1, Since: seconds(time.Now())}
	j.told.fresh = true
	j.add(Event{Contexts: []Context{*c}})
}

// Ended takes down what an exploration of a context came to: its document, nil where there is none, and the blocks that
// it reached. Where again is true, more of the context is to be explored.
func (j *Journal) Ended(n int, about report.Context, again bool, d *report.Document, blocks []string) {
	if j == nil {
		return
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	c := &j.told.contexts[n]
	if w := j.told.workers[c.Worker]; w != nil && w.Context == n+1 {
		w.Context, w.Since = 0, seconds(time.Now())
	}
	if c.Status, c.Worker, c.Context = Done, "", plainContext(about); again {
		c.Status = Queued
	}
	if j.cover.reach(blocks); d != nil {
		if len(d.Violations) > 0 {
			c.Document = j.keep(j.documentOf(n), d)
			j.context(n, d, c.Document)
		}
		c.Violations = j.findings.shownBy(n)
		j.entries(d.Ledger)
	}
	j.told.fresh = true
	j.add(Event{Contexts: []Context{*c}})
}

// documentOf names another document of a context.
func (j *Journal) documentOf(n int) string {
	name := "context-" + strconv.Itoa(n)
	if j.told.documents[n]++; j.told.documents[n] > 1 {
		name += "-" + strconv.Itoa(j.told.documents[n])
	}
	return name
}

// shownBy is how many findings a context shows.
func (f *findings) shownBy(n int) (count int) {
	for _, one := range f.by {
		if slices.Contains(one.Contexts, n) {
			count++
		}
	}
	return count
}

// decided takes down what all contexts came to.
func (j *Journal) decided(all []report.Context) {
	if len(all) == 0 || len(all) < len(j.told.contexts) {
		return
	}
	was := j.told.contexts
	j.told.contexts = nil
	for i := range all {
		c := Context{N: i, Status: Done, Context: plainContext(all[i]), Violations: j.findings.shownBy(i)}
		if i < len(was) {
			c.Document = was[i].Document
		}
		j.told.contexts = append(j.told.contexts, c)
	}
	j.add(Event{Contexts: j.told.contexts})
}

// context adds what a context shows to the findings.
func (j *Journal) context(n int, d *report.Document, document string) {
	changed := map[string]bool{}
	var order []string
	for i := range d.Violations {
		v := &d.Violations[i]
		id := v.ID()
		f := j.findings.by[id]
		switch {
		case f == nil:
			f = &found{}
			j.findings.by[id] = f
			fallthrough
		case f.best == nil || v.Stronger(f.best):
			count, contexts := f.Count, f.Contexts
			f.best, f.Finding = v, Finding{Card: d.Card(i), Document: document, Index: i, Contexts: contexts}
			f.Count += count
		default:
			f.Count += v.Count
		}
		if !slices.Contains(f.Contexts, n) {
			f.Contexts = append(f.Contexts, n)
		}
		if !changed[id] {
			changed[id] = true
			order = append(order, id)
		}
	}
	var list []Finding
	for _, id := range order {
		list = append(list, j.findings.by[id].Finding)
	}
	if len(list) > 0 {
		j.add(Event{Findings: list})
	}
}

// whole replaces the findings by those of the document of the whole run.
func (j *Journal) whole(d *report.Document, document string) {
	now := map[string]*found{}
	var list []Finding
	for i := range d.Violations {
		c := d.Card(i)
		id := c.ID
		for k := 2; now[c.ID] != nil; k++ { // the same bug again, in the order of the document
			c.ID = fmt.Sprintf("%s-%d", id, k)
		}
		f := Finding{Card: c, Document: document, Index: i, Contexts: d.Violations[i].Contexts}
		at := report.Plain(d.Violations[i].At)
		if was := j.findings.sighted[spot(c.Kind, at)]; was != "" && was != c.ID {
			f.Was = was
		}
		now[c.ID] = &found{Finding: f}
		list = append(list, f)
	}
	var gone []string
	for id := range j.findings.by {
		if now[id] == nil {
			gone = append(gone, id)
		}
	}
	j.findings.by = now
	for part := range slices.Chunk(list, 500) {
		j.add(Event{Findings: part})
	}
	if slices.Sort(gone); len(gone) > 0 {
		j.add(Event{Gone: gone})
	}
}
