package portfolio

import (
	"context"
	"math"
	"time"

	"midway/execute"
	"midway/internal/interp"
	"midway/internal/state"
)

// Strategy is one way to explore, of one exploration.
type Strategy interface {
	// Configure changes the configuration of the exploration of everything.
	Configure(*Configuration)
	// TimeSlice is how long the next time slice is.
	TimeSlice(Situation) TimeSlice
	// Decides reports whether the result of the exploration, which has come to its end, is that of the program.
	Decides(*execute.Result) bool
	// Next is the strategy to go on with after a result that does not decide; nil where there is none.
	Next() Strategy
}

// Configuration is the options of the machine and of the explorer of an exploration.
type Configuration struct {
	Machine  interp.Options
	Explorer execute.Options
}

// Explorer is what the portfolio needs of an exploration. Run calls Options.Yield of its configuration now and then.
type Explorer interface {
	Run(context.Context, *state.State) *execute.Result
	Work() uint64      // done so far, in units of about the time of an instruction
	Explored() float64 // an estimate of the share that is done, from 0 to 1
	Interrupted() bool
}

// Situation is what the length of a time slice depends on.
type Situation struct {
	Work      uint64 // that the exploration has done so far
	Summaries bool   // everything is explored with summaries
	Directed  bool   // what is looked for is at one place
	Soon      bool   // the exploration of everything, without summaries, is expected to come to its end soon
}

// TimeSlice is the length of a time slice: it ends after so many units of work, or after a time where that is not 0.
type TimeSlice struct {
	Work uint64
	Time time.Duration
}

// Lengths of time slices in units of work: half of the time is for the exploration of everything, and a start that is
// enough for small programs. While it is expected to end soon, the others get little.
const (
	fullSlice    = 1_000_000
	boundedSlice = fullSlice / 2
	shortSlice   = boundedSlice / 128
)

// What a unit of work takes with summaries varies widely: slices are measured in time then, but for a first one that is
// enough for small programs.
const (
	firstSummarised    = 4 * fullSlice
	summarisedTime     = 200 * time.Millisecond // in the end (growing)
	fewSummarised      = summarisedTime / 8     // while the exploration without summaries is expected to end soon
	unsummarisedTime   = summarisedTime / 2
	mostlyUnsummarised = 8 * summarisedTime
	boundedTime        = summarisedTime / 8
	directedTime       = summarisedTime / 2
)

// forTime is a slice that only time ends.
func forTime(d time.Duration) TimeSlice { return TimeSlice{Work: math.MaxUint64 / 2, Time: d} }

// growing are slices measured in time that become longer: the first three are an eighth, a quarter and a half of the
// limit.
type growing struct{ begun int }

func (g *growing) next(limit time.Duration) TimeSlice {
	g.begun++
	return forTime(limit >> max(0, 4-g.begun))
}

// boundedBy is the next slice of a strategy that bounds the exploration.
func boundedBy(s Situation) TimeSlice {
	switch {
	case s.Directed:
		return forTime(directedTime)
	case s.Soon:
		return TimeSlice{Work: shortSlice}
	case s.Summaries:
		return forTime(boundedTime)
	}
	return TimeSlice{Work: boundedSlice}
}
