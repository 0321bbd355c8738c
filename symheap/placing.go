package symheap

import (
	"cmp"
	"fmt"
	"slices"

	"midway/internal/expr"
	"midway/internal/pointsto"
)

// Where in their objects a pointer of the initial state leads. The analysis of what points where may name objects of
// several kinds, with a place in each: a link of an intrusive list leads to the link of a node, or to the list's head
// in a structure of another kind. Each place is a case of its own.

// Placing is a place in objects where a term may point: Lo bytes behind the first byte of one of Set.
type Placing struct {
	Lo  int64
	Set pointsto.Set

	behind string // tells it apart from the term's other places, of which there are none where it is empty
}

// Extent is what an access touches, in bytes behind where the term points that its address is made of; it is not
// known where Known is not set.
type Extent struct {
	Off, Bytes int64
	Known      bool
}

// Extent is what an access of so many bytes at an address touches, seen from a term that the address is made of.
func (h *Heap) Extent(term *expr.Node, p expr.Value, bytes int64) Extent {
	off := h.minus(p, term.Value())
	if !off.Concrete() || bytes <= 0 {
		return Extent{}
	}
	return Extent{h.signed(off.W), bytes, true}
}

func (h *Heap) signed(w uint64) int64 { return int64(w<<(64-h.Ptr)) >> (64 - h.Ptr) }

// outside reports whether an access is not within an object of size bytes (-1: not known) where its term points lo
// bytes behind the object's first one.
func (h *Heap) outside(reach Extent, lo, size int64) bool {
	from := lo + reach.Off
	return reach.Known && !h.Distrust && (from < 0 || size >= 0 && from+reach.Bytes > size)
}

// placings are the places in objects that no term has led to where a term may point; typed: because of its type.
// There are none where that is not known.
func (h *Heap) placings(term *expr.Node, set pointsto.Set) (places []Placing, typed bool) {
	if places, ok := placingsOf(set); ok {
		return places, false
	}
	t := h.pointee(term)
	switch {
	case t == nil:
		return nil, false
	case scalar(t):
		return []Placing{{Lo: max(h.Headroom, bufferRoom), Set: set}}, true
	}
	return []Placing{{Lo: max(h.Headroom, h.roomBefore()), Set: set}}, true
}

// placingsOf are the places in its objects that a set names; ok is false where it does not name just a few.
func placingsOf(set pointsto.Set) (places []Placing, ok bool) {
	if exactly(set) {
		return []Placing{{Lo: set[0].Lo, Set: set}}, true
	}
	if len(set) == 0 || hasUnknown(set) {
		return nil, false
	}
	for _, t := range set {
		if !t.Exact() {
			return nil, false
		}
		i := slices.IndexFunc(places, func(p Placing) bool { return p.Lo == t.Lo })
		if i < 0 {
			if i = len(places); i == maxPlaces {
				return nil, false
			}
			places = append(places, Placing{Lo: t.Lo, behind: fmt.Sprintf("%+d", -t.Lo)})
		}
		places[i].Set = append(places[i].Set, t)
	}
	slices.SortFunc(places, func(p, q Placing) int { return cmp.Compare(p.Lo, q.Lo) })
	return places, true
}

// freshCases adds to the cases of a term those that it leads to an object which no term has led to: c, for each place
// there. That an allocation of the program begins behind where a valid pointer to it leads is left out where what is
// accessed is not in it.
func (h *Heap) freshCases(cases []Case, term *expr.Node, places []Placing, c Case, reach Extent, o Oracle,
) ([]Case, bool) {
	var off expr.Value
	if len(places) > 1 {
		name := "place of " + h.display(term)
		off = h.property(h.B.NewSymbol(name, h.Ptr, expr.Size), Property{Term: term, Kind: Within})
	}
	first, is := len(cases), c.Is
	for _, p := range places {
		if h.variables(p.Set) != nil { // these are known
			continue
		}
		if p.Lo < 0 && h.outsideAll(reach, p) {
			c.Valid = true
			continue
		}
		base, _, room := h.window(term, p.Lo)
		if !room {
			return nil, false
		}
		c.At, c.From, c.Is = expr.Word(base+uint64(p.Lo)), p, is
		if len(places) > 1 {
			c.Is = h.B.And1(is, h.B.Cmp(expr.EQ, h.Ptr, off, expr.Word(uint64(p.Lo)&h.mask())))
		}
		if !o.MayBeTrue(h.B.And1(c.Is, h.B.Cmp(expr.EQ, h.Ptr, term.Value(), c.At))) {
			return nil, false // something was decided by its address
		}
		cases = append(cases, c)
	}
	if len(cases) == first+1 { // no other place is left
		cases[first].Is = is
	}
	return cases, len(cases) > 0
}

func (h *Heap) mask() uint64 { return ^uint64(0) >> (64 - h.Ptr) }

// outsideAll reports whether an access is in none of the objects that a term may point to at a place.
func (h *Heap) outsideAll(reach Extent, p Placing) bool {
	return !slices.ContainsFunc(p.Set, func(t pointsto.Target) bool {
		return h.Points == nil || !h.outside(reach, p.Lo, h.Points.Info(t.Node).Size)
	})
}
