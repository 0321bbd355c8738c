package schedules

import (
	"fmt"

	"midway/internal/ir"
	"midway/internal/pipeline"
	"midway/internal/pointsto"
	"midway/internal/schedules/epochs"
	"midway/internal/slice"
)

// Program is what is known of a program before its schedules are enumerated. It is frozen.
type Program struct {
	*pipeline.Loaded
	Slice   *slice.Slice
	Markers *epochs.Markers
}

// Analyse finds what decides about synchronisation, and places markers. Errors are for the user.
func Analyse(l *pipeline.Loaded) (*Program, error) { return rules{}.analyse(l) }

func (r rules) analyse(l *pipeline.Loaded) (*Program, error) {
	if main := l.Func("main"); main == nil || main.External {
		return nil, fmt.Errorf("the program has no main: schedules are those of a program")
	}
	g := pointsto.Analyze(l.Program)
	p := &Program{Loaded: l, Slice: slice.Synchronisation(l.Program, g)}
	if r.slice != "" {
		p.Slice = slice.SynchronisationWithout(l.Program, g, r.slice)
	}
	m, err := epochs.Place(l.Program, g, func(f ir.FuncID, pc ir.PC) bool { return !p.Slice.Outside(f, pc) })
	p.Markers = m
	return p, err
}

// rules are what tests leave out.
type rules struct {
	slice     string // a rule of the slice
	noMarkers bool   // epochs do not end at markers
	noInputs  bool   // a read of an input ends no fragment
	oneWay    bool   // of a branch on an input one way is taken
	noRaces   bool   // racy accesses of the slice are no reason not to be covered
	noOutcome bool   // outcomes of operations are no part of a schedule
	noSleep   bool   // an epoch does not end while a thread sleeps
}
