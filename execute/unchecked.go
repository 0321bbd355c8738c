package execute

import (
	"midway/internal/ledger"
	"midway/internal/state"
)

// unchecked notes a violation that nobody asked for and that ended a path. Where the process would have died of it
// nothing is lost. Any other is undefined behaviour after which a real run goes on in a way that is not explored, so
// that what was asked for may be violated there.
func (x *Explorer) unchecked(e *state.End) {
	switch e.Kind {
	case "assertion", "reach-error", "null-dereference", "division-by-zero", "deadlock", "livelock":
		return
	}
	x.M.Ledger.Add(ledger.Entry{
		Kind: "unchecked-violation", Effect: ledger.Incomplete, At: x.M.P.At(e.Loc),
		Text: "a path ended here with " + e.Kind + ", which is not looked for (--properties " + Group(e.Kind) + "): what follows it is not explored",
	})
}
