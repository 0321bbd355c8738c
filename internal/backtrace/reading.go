package backtrace

// Limits bound what is kept of a text; zero is the default.
type Limits struct {
	LineBytes int // longer lines are cut (64 kB)
	Reports   int // (1,000)
	Threads   int // of a report (10,000)
	Frames    int // of a stack (1,000)
	Values    int // of a frame (1,000)
}

// Reading is what a text held.
type Reading struct {
	Reports []*Report // in the order of the text
	Lines   int       // of the text
	Skipped []string  // what was left out, by limits
}
