package solver

import "midway/internal/expr"

// Bounds of the store: models kept per path condition and in all, and path conditions remembered
// per generation.
const (
	modelsPerPC      = 6
	recentModels     = 12
	pcsPerGeneration = 1 << 10
	warmModels       = 48 // models that keep the values they computed, about 1 KiB per 128 nodes each
)

// modelStore keeps models found before. Of a path condition it keeps those known to satisfy it: a
// longer one inherits what its further conjuncts leave.
//
// Path conditions are forgotten in two generations, so that those of finished paths go.
type modelStore struct {
	young, old map[*expr.PC]known
	recent     []*expr.Model // newest last

	warm map[*expr.Model]bool
	ring [warmModels]*expr.Model // the warm ones, in order of warming
	next int
}

// known are the models known to satisfy a path condition, newest last.
type known struct {
	models   []*expr.Model
	hopeless bool // none was found when it was looked for
}

func newModelStore() *modelStore {
	return &modelStore{
		young:  map[*expr.PC]known{},
		recent: []*expr.Model{expr.NewModel()},
		warm:   map[*expr.Model]bool{},
	}
}

// warmUp says that a model is about to compute values; the one warmed longest ago gives its own back.
func (ms *modelStore) warmUp(m *expr.Model) {
	if ms.warm[m] {
		return
	}
	if old := ms.ring[ms.next]; old != nil {
		delete(ms.warm, old)
		old.Cool()
	}
	ms.warm[m], ms.ring[ms.next] = true, m
	ms.next = (ms.next + 1) % warmModels
}

// satisfying is a model at hand of pc ∧ q, or nil.
func (ms *modelStore) satisfying(pc *expr.PC, q *expr.Node) *expr.Model {
	for _, m := range ms.of(pc) {
		ms.warmUp(m)
		if holds(m, q) {
			return m
		}
	}
	return nil
}

// nearest is the newest model known to satisfy pc, or else the newest of all.
func (ms *modelStore) nearest(pc *expr.PC) *expr.Model {
	list := ms.of(pc)
	if len(list) == 0 {
		list = ms.recent
	}
	return list[len(list)-1]
}

// recentlySatisfying is a recent model that makes all conjuncts true, or nil.
func (ms *modelStore) recentlySatisfying(conds []*expr.Node) *expr.Model {
	for k := len(ms.recent) - 1; k >= 0; k-- {
		ms.warmUp(ms.recent[k])
		if allHold(ms.recent[k], conds) {
			return ms.recent[k]
		}
	}
	return nil
}

// of lists the models known to satisfy pc.
func (ms *modelStore) of(pc *expr.PC) []*expr.Model { return ms.known(pc).models }

func (ms *modelStore) known(pc *expr.PC) known {
	if k, ok := ms.get(pc); ok {
		return k
	}
	base := pc.Parent
	inherited, ok := ms.get(base)
	for !ok {
		base = base.Parent
		inherited, ok = ms.get(base)
	}
	k := known{hopeless: inherited.hopeless}
	for _, m := range inherited.models {
		ms.warmUp(m)
		if holdsSince(m, pc, base) {
			k.models = append(k.models, m)
		}
	}
	if len(k.models) == 0 && base != nil {
		if m := ms.recentlySatisfying(pc.Conds()); m != nil {
			k.models = append(k.models, m)
		}
	}
	ms.put(pc, k)
	return k
}

// get is what is remembered of pc; of the empty path condition every model is one.
func (ms *modelStore) get(pc *expr.PC) (known, bool) {
	if pc == nil {
		return known{models: ms.recent}, true
	}
	if k, ok := ms.young[pc]; ok {
		return k, true
	}
	k, ok := ms.old[pc]
	if ok {
		ms.put(pc, k)
	}
	return k, ok
}

func (ms *modelStore) put(pc *expr.PC, k known) {
	if pc == nil {
		return
	}
	if len(ms.young) >= pcsPerGeneration {
		ms.old, ms.young = ms.young, map[*expr.PC]known{}
	}
	ms.young[pc] = k
}

// hopeful reports whether a model of pc has not been looked for in vain, on it or before it.
func (ms *modelStore) hopeful(pc *expr.PC) bool { return !ms.known(pc).hopeless }

// found keeps the outcome of looking for a model of pc.
func (ms *modelStore) found(pc *expr.PC, m *expr.Model, r Result) {
	if r != Sat {
		ms.put(pc, known{hopeless: true})
		return
	}
	ms.put(pc, known{models: withModel(ms.of(pc), m, modelsPerPC)})
	ms.remember(m)
}

// remember keeps a model among the recent ones.
func (ms *modelStore) remember(m *expr.Model) {
	ms.warmUp(m)
	ms.recent = withModel(ms.recent, m, recentModels)
}

// extend makes a model of the conjuncts connected with a query a model of all of pc, with the help
// of one of pc at hand: the two speak of different symbols elsewhere. It reports whether it could.
func (ms *modelStore) extend(pc *expr.PC, part *expr.Model, fs *footprints, conds []*expr.Node) bool {
	list := ms.of(pc)
	whole := part
	if !holdsSince(part, pc, nil) {
		if len(list) == 0 {
			return false
		}
		whole = fs.overlay(list[len(list)-1], part, conds)
	}
	ms.put(pc, known{models: withModel(list, whole, modelsPerPC)})
	ms.remember(whole)
	return true
}

// withModel is a fresh list with m as its newest and at most n models.
func withModel(list []*expr.Model, m *expr.Model, n int) []*expr.Model {
	for _, o := range list {
		if o == m {
			return list
		}
	}
	if len(list) >= n {
		list = list[len(list)-n+1:]
	}
	return append(list[:len(list):len(list)], m)
}

// holdsSince reports whether m makes the conjuncts of pc true that its ancestor base lacks.
func holdsSince(m *expr.Model, pc, base *expr.PC) bool {
	for p := pc; p != base; p = p.Parent {
		if !holds(m, p.Cond) {
			return false
		}
	}
	return true
}

func allHold(m *expr.Model, conds []*expr.Node) bool {
	for k := len(conds) - 1; k >= 0; k-- {
		if !holds(m, conds[k]) {
			return false
		}
	}
	return true
}

// holds reports whether m makes a node of width 1 true.
func holds(m *expr.Model, n *expr.Node) bool {
	return m.Holds(n.Value())
}
