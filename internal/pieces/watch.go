package pieces

import (
	"maps"
	"slices"

	"midway/internal/pipeline"
	"midway/internal/report"
)

// watched tells who watches what is to be explored, and what was explored before.
func (r *run) watched(program *pipeline.Loaded, c *chosen) {
	w := r.out.Watcher
	if w == nil {
		return
	}
	var all []report.Context
	for i, c := range r.all {
		all = append(all, r.reported(i, c))
	}
	w.Chosen(program, c.called)
	w.Contexts(all)
	for i := range r.all {
		if r.docs[i] != nil || r.whys[i] != "" {
			w.Ended(i, all[i], false, r.docs[i], r.reachedIn(i))
		}
	}
}

// reachedIn are the basic blocks that a context came to.
func (r *run) reachedIn(i int) []string {
	return slices.Sorted(maps.Keys(reachedBy(r.docs[i:i+1], r.all[i:i+1])))
}

// watched tells who watches what is to be explored, and what was explored before.
func (w *walk) watched() {
	v := w.Out.Watcher
	if v == nil {
		return
	}
	v.Chosen(w.program, own(w.program.Program))
	w.opened()
	for n, c := range w.f.pieces {
		if c.why != "" {
			w.ended(n, nil)
		}
		for _, d := range append(slices.Clone(c.older), c.documents[rounds], c.documents[moments]) {
			if d != nil {
				w.ended(n, d)
			}
		}
	}
	for _, x := range w.shown {
		w.ended(x.from, x.document)
	}
}

// opened tells who watches of pieces that it does not know yet.
func (w *walk) opened() {
	v := w.Out.Watcher
	if v == nil {
		return
	}
	var more []report.Context
	for ; w.told < len(w.f.pieces); w.told++ {
		more = append(more, w.reported(w.told))
	}
	if len(more) > 0 {
		v.Contexts(more)
	}
}

// ended tells who watches what an exploration of a piece came to.
func (w *walk) ended(n int, d *report.Document) {
	if w.Out.Watcher == nil {
		return
	}
	again := slices.ContainsFunc(w.f.open, func(t task) bool { return t.piece == n })
	var blocks []string
	if d != nil {
		blocks = d.Run().Reached
	}
	w.Out.Watcher.Ended(n, w.reported(n), again, d, blocks)
}

// followed tells who watches what a task came to.
func (w *walk) followed(k *keptPiece, d *report.Document) {
	w.opened()
	at := k.At
	if k.Mode == extension && d != nil && k.Shown != nil {
		at = k.Shown
	} else if k.Mode == extension {
		d = nil
	}
	if n, known := w.f.byKey[at.key()]; known {
		w.ended(n, d)
	}
}
