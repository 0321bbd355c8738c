package pipeline

import (
	"fmt"
	"strings"

	"midway/dataflow"
)

// String is what the analyses know of the context, for a person.
func (f *Facts) String() string {
	s := f.Seeding
	if s.Analysis == nil {
		return "the program starts at main: its initial state is known exactly\n"
	}
	var w strings.Builder
	a := s.Analysis
	if s.NoDefinitions {
		w.WriteString("This seed leaves out what is known of local variables and of memory.\n")
	} else {
		defs := a.MemoryDefs()
		// A lock that is held is a definition of the lock's bytes: it comes first, as the seed stores it first.
		if s.Locks != nil {
			defs = append(s.Locks.Memory(), defs...)
		}
		section(&w, "Local variables (must-reach definitions)", a.FormatLocals(a.Locals()))
		section(&w, "Global variables", a.FormatGlobals(defs))
		section(&w, "Conditions that hold", a.FormatGuards(a.Guards()))
		section(&w, "Settled memory", cellsText(a))
		section(&w, "Memory (must-reach definitions)", a.FormatMemory(defs))
		if text := a.FormatThreadLocal(); text != "" {
			section(&w, "Objects that one thread alone has", text)
		}
	}
	if s.NoInvariants {
		w.WriteString("This seed leaves out what is known of locks, barriers and wait queues.\n")
	}
	// All of these facts quantify over every thread, so that one which is not listed would refute them.
	if s.Context.OthersUnknown {
		w.WriteString(
			"Locks, barriers and fields under locks are unconstrained: threads that are not listed may be alive.\n",
		)
	}
	if s.Locks != nil {
		section(&w, "Locks held", s.Locks.String()+s.Locks.Free())
	}
	if s.Barriers != nil {
		section(&w, "Barriers", s.Barriers.String()+s.Barriers.Unknown())
		section(&w, "Fields under locks", s.Monitors.String())
		if s.Owners == nil {
			w.WriteString("What threads own is left out.\n")
		} else if text := s.Owners.String(); text != "" {
			section(&w, "Owned objects", text)
		}
	}
	return w.String()
}

// cellsText are locations that no thread writes any more, with what they hold.
func cellsText(a *dataflow.Analysis) string {
	var w strings.Builder
	for _, c := range a.Cells() {
		fmt.Fprintf(&w, "%d bytes at %s hold %s\n", c.Bits/8, a.Describe(c.Addr), c.Value.N)
	}
	return w.String()
}

// section is a heading and its lines, indented; an empty one is printed, too: that nothing is known is an answer.
func section(w *strings.Builder, title, text string) {
	if text = strings.TrimRight(text, "\n"); text == "" {
		text = "nothing is known"
	}
	fmt.Fprintf(w, "%s\n  %s\n", title, strings.ReplaceAll(text, "\n", "\n  "))
}
