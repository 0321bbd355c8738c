package pointsto

// trace remembers of every target of a variable which constraint brought it first. It is kept only for explanations
// (see explain.go): variables of a cycle are then not made one.
type trace struct {
	first map[arrival]origins
	edges map[edgeKey]varID // of inclusions that a use has added: the pointer of that use
	src   varID             // of the edge that is being followed; noVar: the target is put in by itself
	via   varID             // whose use is being applied; noVar: none
}

// arrival is a target in a variable.
type arrival struct {
	v varID
	n Node
}

// origins are where a target came from: a variable, or noVar where it was put in; and the pointer through which that
// happened, or noVar.
type origins struct{ src, via varID }

func newTrace() *trace {
	return &trace{first: map[arrival]origins{}, edges: map[edgeKey]varID{}, src: noVar, via: noVar}
}

// from says that what follows comes along an edge from src, or by itself.
func (t *trace) from(src varID) {
	if t != nil {
		t.src = src
	}
}

// added notes an inclusion.
func (t *trace) added(src, dst varID) {
	if t == nil {
		return
	}
	if t.src = src; t.via != noVar {
		t.edges[edgeKey{src, dst}] = t.via
	}
}

// note remembers a target that has not been there before.
func (t *trace) note(v varID, n Node) {
	if t == nil {
		return
	}
	if _, ok := t.first[arrival{v, n}]; ok {
		return
	}
	o := origins{t.src, t.via}
	if via, ok := t.edges[edgeKey{t.src, v}]; ok {
		o.via = via
	} else if t.src != noVar {
		o.via = noVar
	}
	t.first[arrival{v, n}] = o
}
