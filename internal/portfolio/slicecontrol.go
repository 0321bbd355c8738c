package portfolio

import (
	"midway/execute"
	"midway/internal/ir"
	"midway/internal/ledger"
)

// ProgramSlice says what no assertion depends on.
type ProgramSlice interface {
	Outside(ir.FuncID, ir.PC) bool // an access that nothing depends on
	Alone(ir.FuncID, ir.PC) bool   // a load at which every other thread has been joined
}

// sliceControl leaves out, speculatively, code that no assertion depends on with the branches that lead to it, as if it
// always came to its end.
type sliceControl struct {
	slice ProgramSlice
	speculative
}

func (s *sliceControl) Configure(c *Configuration) {
	c.Machine.Speculative, c.Machine.Outside, c.Machine.Alone = true, s.slice.Outside, s.slice.Alone
	c.Explorer.Guidance = nil // values outside the slice are none of the program's
	c.Explorer.Progress, c.Explorer.Found = nil, nil
}

func (*sliceControl) Next() Strategy { return nil }

// Assumes is what the result rests on.
func (*sliceControl) Assumes() ledger.Entry {
	return ledger.Entry{Kind: "valid-outside-slice", Effect: ledger.Assumption,
		Text: "what no assertion depends on does nothing undefined in any order, such as an access out of bounds"}
}

// speculative is what strategies share that leave out what may matter, and abort where it shows to.
type speculative struct{ grows growing }

// Decides: only a complete exploration that found nothing and was not aborted speaks for what it left out.
func (*speculative) Decides(r *execute.Result) bool {
	return r.Safe() && r.Aborted == ""
}

func (p *speculative) TimeSlice(s Situation) TimeSlice {
	slice := TimeSlice{Work: fullSlice}
	switch {
	case !s.Summaries:
	case s.Work < firstSummarised:
		slice = TimeSlice{Work: firstSummarised}
	default:
		slice = p.grows.next(summarisedTime)
	}
	if s.Soon && s.Work > 0 {
		return TimeSlice{Work: shortSlice}
	}
	return slice
}
