package generate

// Shrink makes a program smaller as long as fails holds of it, trying at most so many programs.
func Shrink(p *Program, tries int, fails func(*Program) bool) *Program {
	s := &shrinker{best: p.clone(), tries: tries, fails: fails}
	s.best.prune()
	for s.pass() {
	}
	return s.best
}

type shrinker struct {
	best  *Program
	tries int
	fails func(*Program) bool
}

// pass goes over the program once; it reports whether anything became smaller.
func (s *shrinker) pass() bool {
	threads := s.all(func(p *Program, k int) bool { return p.dropThread(k) })
	halves := s.halves()
	statements := s.all(func(p *Program, k int) bool { return p.dropStatement(k) })
	bodies := s.all(func(p *Program, k int) bool { return p.unwrap(k) })
	expressions := s.all(func(p *Program, k int) bool { return p.simplify(k) })
	return threads || halves || statements || bodies || expressions
}

// all tries the edits number 0, 1 … until there are no more. After one that was taken, the same number
// names the next edit.
func (s *shrinker) all(edit func(p *Program, k int) bool) bool {
	smaller := false
	for k := 0; s.tries > 0; {
		q := s.best.clone()
		if !edit(q, k) {
			break
		}
		if s.try(q) {
			smaller = true
		} else {
			k++
		}
	}
	return smaller
}

func (s *shrinker) try(q *Program) bool {
	if q.String() == s.best.String() {
		return false
	}
	s.tries--
	if !s.fails(q) {
		return false
	}
	s.best = q
	s.best.prune()
	return true
}

// prune forgets the functions that nothing uses any more: they are not printed.
func (p *Program) prune() {
	used := p.used()
	var kept []*Func
	for _, f := range p.Funcs {
		if used[f.Name] {
			kept = append(kept, f)
		}
	}
	p.Funcs = kept
}

// halves drops parts of long lists of statements: halves, then quarters.
func (s *shrinker) halves() bool {
	smaller := false
	for i := 0; i < len(s.best.lists()); i++ {
		for parts := 1; parts <= 4 && s.tries > 0; parts *= 2 {
			for part := 0; part < parts; part++ {
				q := s.best.clone()
				l := q.lists()
				if i >= len(l) || len(*l[i]) < 2*parts {
					break
				}
				n := len(*l[i])
				q.drop(l[i], n*part/parts, n*(part+1)/parts)
				smaller = s.try(q) || smaller
			}
		}
	}
	return smaller
}

// clone is a deep copy.
func (p *Program) clone() *Program {
	c := *p
	c.Funcs, c.Threads = nil, nil
	for _, f := range p.Funcs {
		c.Funcs = append(c.Funcs, f.clone())
	}
	for _, t := range p.Threads {
		c.Threads = append(c.Threads, &Thread{t.Run.clone(), t.Kind, t.Arg})
	}
	c.Before, c.Work, c.After, c.Sum = cloneAll(p.Before), cloneAll(p.Work), cloneAll(p.After), cloneAll(p.Sum)
	return &c
}

func (f *Func) clone() *Func {
	c := *f
	c.Body, c.Result = cloneAll(f.Body), f.Result.clone()
	return &c
}

func cloneAll(list []*Stmt) []*Stmt {
	var out []*Stmt
	for _, s := range list {
		c := *s
		c.Exprs = nil
		for _, e := range s.Exprs {
			c.Exprs = append(c.Exprs, e.clone())
		}
		c.Body, c.Else = cloneAll(s.Body), cloneAll(s.Else)
		out = append(out, &c)
	}
	return out
}

func (e *Expr) clone() *Expr {
	if e == nil {
		return nil
	}
	c := *e
	c.Kids = nil
	for _, k := range e.Kids {
		c.Kids = append(c.Kids, k.clone())
	}
	return &c
}

// lists are all lists of statements, outer ones before inner ones.
func (p *Program) lists() []*[]*Stmt {
	out := []*[]*Stmt{&p.Work, &p.After}
	for _, t := range p.Threads {
		out = append(out, &t.Run.Body)
	}
	out = append(out, &p.Before)
	for _, f := range p.Funcs {
		out = append(out, &f.Body)
	}
	out = append(out, &p.Sum)
	for i := 0; i < len(out); i++ {
		for _, s := range *out[i] {
			if s.Tail != "" {
				out = append(out, &s.Body, &s.Else)
			}
		}
	}
	return out
}

// drop removes statements, and those of other lists that belong to them.
func (p *Program) drop(list *[]*Stmt, from, to int) {
	groups := map[int]bool{}
	groupsOf((*list)[from:to], groups)
	*list = append((*list)[:from:from], (*list)[to:]...)
	p.dropGroups(groups)
}

func groupsOf(list []*Stmt, into map[int]bool) {
	for _, s := range list {
		if s.Group != 0 {
			into[s.Group] = true
		}
		groupsOf(s.Body, into)
		groupsOf(s.Else, into)
	}
}

func (p *Program) dropGroups(groups map[int]bool) {
	if len(groups) == 0 {
		return
	}
	for _, l := range p.lists() {
		var kept []*Stmt
		for _, s := range *l {
			if !groups[s.Group] {
				kept = append(kept, s)
			}
		}
		*l = kept
	}
}

// dropThread drops thread k and its hand-overs; false where there is none. Groups below zero are for any
// number of participants.
func (p *Program) dropThread(k int) bool {
	if k >= len(p.Threads) {
		return false
	}
	groups := map[int]bool{}
	groupsOf(p.Threads[k].Run.Body, groups)
	p.Threads = append(p.Threads[:k:k], p.Threads[k+1:]...)
	for g := range groups {
		if g < 0 {
			delete(groups, g)
		}
	}
	p.dropGroups(groups)
	return true
}

// dropStatement drops the k-th statement.
func (p *Program) dropStatement(k int) bool {
	for _, l := range p.lists() {
		if k < len(*l) {
			p.drop(l, k, k+1)
			return true
		}
		k -= len(*l)
	}
	return false
}

// unwrap puts the k-th compound statement's body into its place.
func (p *Program) unwrap(k int) bool {
	for _, l := range p.lists() {
		for i, s := range *l {
			if !s.Unwrap {
				continue
			}
			if k--; k < 0 {
				body := append(append([]*Stmt{}, s.Body...), s.Else...)
				*l = append(append((*l)[:i:i], body...), (*l)[i+1:]...)
				return true
			}
		}
	}
	return false
}

// simplify replaces the k/3-th expression by one of its kids, or by a constant.
func (p *Program) simplify(k int) bool {
	found := false
	n := k / 3
	p.expressions(func(e *Expr) {
		if e.Place || len(e.Kids) == 0 || found {
			return
		}
		if n--; n < 0 {
			found = true
			e.become(k % 3)
		}
	})
	return found
}

// become replaces e by its kid of that number, or by a constant.
func (e *Expr) become(choice int) {
	if choice < len(e.Kids) && !e.Kids[choice].Place {
		if kid := e.Kids[choice]; len(kid.Form)+len(kid.Kids) > 0 {
			*e = *convert(kid, e.Type)
		}
		return
	}
	*e = Expr{Type: e.Type, Form: "((" + e.Type.C() + ")1)"}
}

// expressions calls f with every expression, outer ones first.
func (p *Program) expressions(f func(*Expr)) {
	var walk func(e *Expr)
	walk = func(e *Expr) {
		if e == nil {
			return
		}
		f(e)
		for _, k := range e.Kids {
			walk(k)
		}
	}
	for _, l := range p.lists() {
		for _, s := range *l {
			for _, e := range s.Exprs {
				walk(e)
			}
		}
	}
	for _, fn := range p.Funcs {
		walk(fn.Result)
	}
	for _, t := range p.Threads {
		walk(t.Run.Result)
	}
}
