package ir

import "sync"

// Parsed are library models that were parsed and that no load uses at present: lowering them changes nothing that
// another lowering would see, but llir notes in its values what it was asked. It may be used by several goroutines.
type Parsed struct {
	mu   sync.Mutex
	free map[LibraryText][]*module
	n    int
}

// mostParsed bounds the modules that are kept.
const mostParsed = 200

// take is a module of that text, which no other caller has; nil where none is kept.
func (p *Parsed) take(t LibraryText) *module {
	if p == nil {
		return nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	list := p.free[t]
	if len(list) == 0 {
		return nil
	}
	last := len(list) - 1
	p.free[t] = list[:last]
	p.n--
	return list[last]
}

// give keeps modules of library models that were lowered.
func (p *Parsed) give(mods []*module) {
	if p == nil {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.free == nil || p.n > mostParsed {
		p.free, p.n = map[LibraryText][]*module{}, 0
	}
	for _, m := range mods {
		t := LibraryText{m.Name, m.source}
		p.free[t] = append(p.free[t], m)
		p.n++
	}
}
