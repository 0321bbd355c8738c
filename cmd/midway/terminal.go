package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/term"
)

// terminal reports whether w is a terminal.
func terminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// colours are what --color can be.
var colours = []string{"auto", "always", "never"}

// look is what the flags say of how text looks.
type look struct {
	color        string // one of colours
	plain        bool   // lines for screen readers and programs: no colours, no columns
	fullSchedule bool
	listPaths    bool
}

// check refuses what --color cannot be.
func (l *look) check() error {
	if !slices.Contains(colours, l.color) {
		return fmt.Errorf("--color: %q is none of %s", l.color, strings.Join(colours, ", "))
	}
	return nil
}

// colored reports whether text on w has colours: as the flag says; else on a terminal, unless NO_COLOR or TERM=dumb
// (no-color.org, clig.dev).
func (l *look) colored(w io.Writer) bool {
	switch {
	case l.plain || l.color == "never":
		return false
	case l.color == "always":
		return true
	}
	return os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && terminal(w)
}

// usualWidth is the width of a terminal that does not say its own.
const usualWidth = 80

// width is how many columns text on w has: what COLUMNS says, else the terminal's own; 0 where there is neither, and
// with --plain: every line is whole then.
func (l *look) width(w io.Writer) int {
	if l.plain {
		return 0
	}
	if n, err := strconv.Atoi(os.Getenv("COLUMNS")); err == nil && n > 0 {
		return n
	}
	if !terminal(w) {
		return 0
	}
	if n, _, err := term.GetSize(int(w.(*os.File).Fd())); err == nil && n > 0 {
		return n
	}
	return usualWidth
}
