package pointsto

// A difference d = m - t of two pointers, used as an offset, leads from t's object to m's: where base may be in an
// object of t, base + d may be where m is, and where base may be in an object of m, base - d may be where t is. A set
// says only that it has some difference. Where differences lead is kept by object: [object.moved] of each object of t
// has m, so that all differences from one object are taken together.

const (
	plus  = 0 // index of object.moved: the difference is added
	minus = 1
)

// difference: dst = m - t.
func (s *solver) difference(m, t, dst varID) {
	s.insert(dst, distanceNode, region{})
	s.addUse(t, &leads{to: m, sign: plus})
	s.addUse(m, &leads{to: t, sign: minus})
}

// leads: for o ∈ pts(p): moved(o) ⊇ to, at any offset.
type leads struct {
	to   varID
	sign int
}

func (u *leads) meet(s *solver, list []entry) {
	for _, t := range list {
		if t.node != distanceNode {
			s.arith(u.to, s.movedVar(t.node, u.sign))
		}
	}
}

// offset: where index may be a difference, res = base ± index may be where it leads from base.
type offset struct {
	base, res varID
	negated   bool
	met       bool
}

func (u *offset) meet(s *solver, list []entry) {
	for _, t := range list {
		if t.node == distanceNode && !u.met {
			u.met = true
			sign := plus
			if u.negated {
				sign = minus
			}
			s.addUse(u.base, &led{res: u.res, sign: sign})
		}
	}
}

// led: for o ∈ pts(base): res ⊇ moved(o).
type led struct {
	res  varID
	sign int
}

func (u *led) meet(s *solver, list []entry) {
	for _, t := range list {
		if t.node != distanceNode {
			s.copyTo(s.movedVar(t.node, u.sign), u.res)
		}
	}
}

// movedVar is the variable of where differences lead from an object. All objects that Unknown or the summary stand for
// share one.
func (s *solver) movedVar(n Node, sign int) varID {
	if o := &s.objects[n]; o.outside || o.summed || n <= foreignNode {
		n = UnknownNode
	}
	v := &s.objects[n].moved[sign]
	if *v == noVar {
		*v = s.newVars(1)
	}
	return *v
}

// unifyMoved makes an object that Unknown or the summary came to stand for share where differences lead.
func (s *solver) unifyMoved(n Node) {
	for sign, v := range s.objects[n].moved {
		if v != noVar {
			s.merge(s.movedVar(n, sign), v)
		}
	}
}
