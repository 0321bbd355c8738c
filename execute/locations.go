package execute

import (
	"midway/internal/por"
	"midway/internal/state"
)

// granule is how many neighbouring bytes of an object are one location, mostGranules how many of them an effect may
// touch for that to be of use.
const (
	granule      = 8
	mostGranules = 8
)

// locate gives an event the locations that it depends on and changes, for Conflict not to be asked about most pairs.
// Where two objects may be one, it has none.
func (r reduced) locate(e *por.Event, h *eventData, st *state.State) {
	if r.without&noLocations != 0 || st.Heap.Expanded() || r.Opt.EarlyExits && h.exits() || h.stops {
		return
	}
	e.Reads.Add(por.Known)
	// who decides whether the thread can go on conflicts with all of its events
	e.Reads.Add(location(state.Wake, uint64(e.Thread)))
	for i := range h.effects {
		if f := &h.effects[i]; f.Write {
			places(&e.Writes, f)
		} else {
			places(&e.Reads, f)
		}
	}
}

// places adds the locations of an effect.
func places(l *por.Locations, f *state.Effect) {
	switch f.Place {
	case state.Memory:
		ranges(l, f)
	case state.Wake, state.Creation, state.Peers:
		l.Add(location(f.Place, uint64(f.Tid)))
	case state.Numbering, state.Blocks, state.Queue:
		l.Add(location(f.Place, 0))
	default:
		l.Fill()
	}
}

// ranges adds a range of an object's bytes.
func ranges(l *por.Locations, f *state.Effect) {
	first, last := f.Off.W/granule, (f.Off.W+uint64(max(f.Bytes, 1))-1)/granule
	if !f.Off.Concrete() || last < first || last-first >= mostGranules {
		l.Fill()
		return
	}
	for g := first; g <= last; g++ {
		l.Add(location(state.Memory, uint64(f.Obj)*spread+g))
	}
}

// spread is 2^64 divided by the golden ratio (multiplicative hashing; Knuth, The Art of Computer Programming, §6.4).
const spread = 0x9e3779b97f4a7c15

// location is the bit of a location of a kind: any but por.Known.
func location(place state.EffectPlace, n uint64) uint {
	h := (n + uint64(place)<<56) * spread
	return uint(1 + h>>32*(por.LocationBits-1)>>32)
}
