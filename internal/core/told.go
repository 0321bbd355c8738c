package core

import (
	"fmt"

	"midway/context"
	"midway/internal/ir"
)

// Told is what a moment told of the state, and what it did not.
type Told struct {
	Threads  int
	Objects  int // of the heap, and other memory that the program can reach
	Bytes    int // of all objects, that the process told
	Held     int // locks
	Returned int // calls of locks that had done what they are for

	Unknown  []string // values that frames go on with, and that the process does not tell
	Absent   int      // bytes of objects that the core does not hold
	Missing  []string // variables of the program that the executable does not have
	Dropped  []string // variables that its compiler has done without
	Opaque   int      // memory of libraries that pointers lead to
	Unread   int      // objects beyond what is read
	Orphans  int      // locks held by threads that are not there any more
	Spins    int      // spin locks that are taken: by whom is not told
	Waits    int      // threads that wait, or were woken: which is not told
	Unplaced int      // frames of the context that were not found in the process
	Amid     []string // threads in a call of which is not told whether it has had its effect
	Reloaded int      // values that were read just before calls, and are taken to be what memory holds now
	Specific bool     // thread-specific data are those of the process
	Facts    int      // conditions of the context about what is not known

	// Against are facts of the context that the process contradicts: errors of Midway's own. They are left out.
	Against []string
}

// Whole reports whether everything that threads go on with is known.
func (t *Told) Whole() bool {
	return len(t.Unknown)+t.Reloaded+t.Absent+len(t.Missing)+len(t.Dropped)+t.Opaque+t.Unread+t.Orphans+t.Spins+t.Waits+t.Unplaced+len(t.Amid)+t.Facts+len(t.Against) == 0
}

// Context is the context of the moment, as a file of which the text is that of `midway context from`.
func (m *Moment) Context(p *ir.Program) (*context.File, error) {
	m.started(p)
	m.Beside = context.Beside{}
	text, err := context.FromReport{Beside: &m.Beside}.Write(p, m.Report)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", m.Path, err)
	}
	return context.Parse(m.Path, text)
}
