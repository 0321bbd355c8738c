package pointsto

// maxGrowth is how often the offsets of one object in one set may grow before they lose their bounds.
const maxGrowth = 8

// regionID names a region within a solver.
type regionID int32

// entry is a target of a variable; fresh ones have not been propagated.
type entry struct {
	node  Node
	at    regionID
	grown uint8
	fresh bool
}

// interner gives regions numbers, so that sets are small and equal regions compare fast.
type interner struct {
	ids  map[region]regionID
	list []region
}

func newInterner() interner {
	in := interner{ids: map[region]regionID{}}
	in.id(region{})
	return in
}

func (in *interner) at(id regionID) region { return in.list[id] }

func (in *interner) id(r region) regionID {
	if r == (region{}) && len(in.list) > 0 {
		return 0
	}
	if id, ok := in.ids[r]; ok {
		return id
	}
	id := regionID(len(in.list))
	in.ids[r] = id
	in.list = append(in.list, r)
	return id
}

func (in *interner) join(x, y regionID) regionID {
	if x == y {
		return x
	}
	return in.id(in.list[x].join(in.list[y]))
}

// grow adds offsets to an entry; those that keep growing lose their bounds.
func (s *solver) grow(e *entry, at regionID) bool {
	if e.at == at {
		return false
	}
	joined := s.regions.join(e.at, at)
	if joined == e.at {
		return false
	}
	if e.grown++; e.grown > maxGrowth {
		r := s.regions.at(joined)
		joined = s.regions.id(residue(r.lo, r.stride))
		e.grown = maxGrowth
	}
	e.at, e.fresh = joined, true
	return true
}

// skipTo is the first index from from on whose node is at least n: by doubling steps, then by halves.
func skipTo(pts []entry, from int, n Node) int {
	step := 1
	for from+step < len(pts) && pts[from+step].node < n {
		from += step
		step *= 2
	}
	end := min(from+step, len(pts))
	for from < end {
		mid := (from + end) / 2
		if pts[mid].node < n {
			from = mid + 1
		} else {
			end = mid
		}
	}
	return from
}

// mergeEntries adds entries of other nodes to a sorted list, from the back.
func mergeEntries(pts, added []entry) []entry {
	i, j := len(pts)-1, len(added)-1
	pts = append(pts, added...)
	for k := len(pts) - 1; j >= 0; k-- {
		if i >= 0 && pts[i].node > added[j].node {
			pts[k] = pts[i]
			i--
		} else {
			pts[k] = added[j]
			j--
		}
	}
	return pts
}
