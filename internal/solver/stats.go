package solver

import (
	"fmt"
	"strings"
	"time"
)

// Tier names what answered a query.
type Tier uint8

// The tiers, in the order in which they are asked.
const (
	TierFold        Tier = iota // the query is a constant
	TierRange                   // known range, or implied by conjuncts of the path condition
	TierModel                   // a model of the path condition at hand
	TierIndependent             // a model at hand of the connected conjuncts alone
	TierCache                   // a conjunct set answered before, or a subset or superset of it
	TierRepair                  // a model at hand, changed where it failed
	TierZ3                      // the decision procedure
	numTiers
)

var tierNames = [numTiers]string{"fold", "range", "model", "independent", "cache", "repair", "z3"}

func (t Tier) String() string { return tierNames[t] }

// Tiers lists all tiers in the order in which they are asked.
func Tiers() []Tier {
	out := make([]Tier, numTiers)
	for t := range out {
		out[t] = Tier(t)
	}
	return out
}

// Stats counts what a solver was asked and what answered.
type Stats struct {
	Queries   [numTiers]uint64 // answered queries by tier; a Branch is two
	Unknown   uint64           // queries without an answer
	Limits    uint64           // of those: the resource limit or timeout was reached
	BadModels uint64           // of those: a model did not make its conjuncts true
	Failures  uint64           // of those: Z3 failed and was restarted
	Time      time.Duration    // spent in Z3
}

// Total is the number of queries, answered or not.
func (s Stats) Total() uint64 {
	n := s.Unknown
	for _, q := range s.Queries {
		n += q
	}
	return n
}

// Add sums the statistics of two solvers.
func (s Stats) Add(o Stats) Stats {
	for t := range s.Queries {
		s.Queries[t] += o.Queries[t]
	}
	s.Unknown += o.Unknown
	s.Limits += o.Limits
	s.BadModels += o.BadModels
	s.Failures += o.Failures
	s.Time += o.Time
	return s
}

// ByTier is the number of answered queries under the names of the published schema, with "unknown"
// for those without an answer.
func (s Stats) ByTier() map[string]uint64 {
	out := map[string]uint64{"unknown": s.Unknown}
	for t, n := range s.Queries {
		out[tierNames[t]] = n
	}
	return out
}

func (s Stats) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d queries:", s.Total())
	for t, n := range s.Queries {
		fmt.Fprintf(&b, " %s %d", tierNames[t], n)
	}
	fmt.Fprintf(&b, " unknown %d", s.Unknown)
	return b.String()
}
