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
	w.Chosen(program, all, c.called)
	for i := range r.all {
		if r.docs[i] != nil || r.whys[i] != "" {
			w.Ended(i, all[i], r.docs[i], r.reachedIn(i))
		}
	}
}

// reachedIn are the basic blocks that a context came to.
func (r *run) reachedIn(i int) []string {
	return slices.Sorted(maps.Keys(reachedBy(r.docs[i:i+1], r.all[i:i+1])))
}
