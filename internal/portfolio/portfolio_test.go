package portfolio

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"midway/execute"
	"midway/internal/expr"
	"midway/internal/interp"
	"midway/internal/ir"
	"midway/internal/ledger"
	"midway/internal/state"
	"midway/symheap"
)

// scripted is an explorer that does so much work and then has a result.
type scripted struct {
	name   string
	config Configuration
	length uint64
	result execute.Result
	ledger *ledger.Ledger
	work   uint64
	ended  bool
	log    *[]string
}

func (s *scripted) Run(ctx context.Context, _ *state.State) *execute.Result {
	for begun := true; s.work < s.length && ctx.Err() == nil && !s.ended; begun = false {
		if begun {
			*s.log = append(*s.log, s.name)
		}
		s.work += shortSlice
		before := len(*s.log)
		s.ended = !s.config.Explorer.Yield()
		if len(*s.log) != before && !s.ended { // others went on meanwhile
			*s.log = append(*s.log, s.name)
		}
	}
	r := s.result
	r.Ledger, r.Stopped = s.ledger, s.ended
	return &r
}

func (s *scripted) Work() uint64      { return s.work }
func (s *scripted) Explored() float64 { return 0 }
func (s *scripted) Interrupted() bool { return s.ended }

// nameOf says which strategy configured an exploration.
func nameOf(c Configuration) string {
	d := c.Explorer.Delays
	switch {
	case c.Machine.Sections != nil:
		return "sections"
	case d != nil && d.WayPoints != nil:
		return fmt.Sprintf("way points %d", d.Limit)
	case d != nil && d.Discrepancies:
		return fmt.Sprintf("discrepancies %d", d.Limit)
	case d != nil:
		return fmt.Sprintf("delays %d", d.Limit)
	case c.Machine.Unroll > 0:
		return fmt.Sprintf("loops %d", c.Machine.Unroll)
	}
	return "everything"
}

// TestRound: strategies follow one another, a bounded one that ends goes on with a larger bound, and the first result
// that decides is that of the portfolio, with the violations that others have found where it is incomplete.
func TestRound(t *testing.T) {
	const long = 1000 * fullSlice
	start := &state.State{Heap: symheap.New(symheap.NewShared(expr.NewBuilder(64), ir.LP64))}
	violated := execute.Result{Complete: true, Violations: []execute.ViolationRecord{{Kind: "assertion"}}}
	for _, c := range []struct {
		name       string
		lengths    map[string]uint64
		results    map[string]execute.Result
		cut        []string // explorations that cut a loop short
		sections   bool
		want       string
		violations int
	}{
		{"everything at once", map[string]uint64{"everything": shortSlice}, nil, nil, false, "everything", 0},
		{"loops decide where none is cut short", map[string]uint64{"loops 1": shortSlice}, nil, nil, false, "everything, loops 1", 0},
		{"loops are deepened, and found violations kept", map[string]uint64{"everything": 5 * fullSlice / 2, "loops 1": shortSlice},
			map[string]execute.Result{"loops 1": violated, "everything": {}}, []string{"loops 1"}, false,
			"everything, loops 1, delays 0, everything, loops 4, discrepancies 1, everything", 1},
		{"delays decide nothing", map[string]uint64{"everything": 5 * fullSlice / 2, "delays 0": shortSlice, "discrepancies 1": shortSlice}, nil, nil, false,
			"everything, loops 1, delays 0, everything, loops 1, discrepancies 1, everything", 0},
		{"speculation that holds", map[string]uint64{"sections": shortSlice}, nil, nil, true, "sections", 0},
		{"speculation that aborts", map[string]uint64{"sections": shortSlice, "everything": shortSlice},
			map[string]execute.Result{"sections": {Complete: true, Aborted: "a section is none"}}, nil, true, "sections, everything", 0},
		{"speculation that finds something", map[string]uint64{"sections": shortSlice, "everything": shortSlice},
			map[string]execute.Result{"sections": violated}, nil, true, "sections, everything", 0},
		{"way points come first, and again before others", map[string]uint64{"everything": 3 * fullSlice / 2, "way points 1": shortSlice, "way points 2": shortSlice},
			nil, nil, false, "way points 1, everything, loops 1, delays 0, way points 2, everything", 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			var log []string
			var at map[ir.LocID]bool
			if strings.HasPrefix(c.name, "way points") {
				at = map[ir.LocID]bool{1: true}
			}
			p := &Portfolio{
				Stop: context.Background(), Start: start, Ledger: &ledger.Ledger{}, Sections: c.sections, WayPoints: at,
				Configure: func() Configuration { return Configuration{} },
				Explorer: func(config Configuration, l *ledger.Ledger) Explorer {
					s := &scripted{name: nameOf(config), config: config, length: long, ledger: l, log: &log, result: execute.Result{Complete: true}}
					if n, ok := c.lengths[s.name]; ok {
						s.length = n
					}
					if r, ok := c.results[s.name]; ok {
						s.result = r
					}
					if slices.Contains(c.cut, s.name) {
						l.Addf(interp.UnrollLimit, ledger.Incomplete, "", "cut short")
					}
					return s
				},
			}
			out := p.Run()
			if got := strings.Join(slices.Compact(log), ", "); got != c.want {
				t.Errorf("%s\nwant %s", got, c.want)
			}
			if len(out.Result.Violations) != c.violations {
				t.Errorf("%d violations, want %d", len(out.Result.Violations), c.violations)
			}
		})
	}
}
