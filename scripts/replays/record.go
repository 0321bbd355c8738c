package main

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"strings"
)

// violation is one that is known by its program, kind and place.
type violation struct{ program, kind, at string }

func (v violation) String() string { return v.program + ": " + v.kind + " at " + v.at }

// readRecord reads the table of violations that are not reproduced, and why: four columns separated by tabs. Empty
// lines and those that begin with # mean nothing.
func readRecord(path string) (map[violation]string, error) {
	known := map[violation]string{}
	if path == "" {
		return known, nil
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	for i, line := range strings.Split(string(data), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		column := strings.Split(line, "\t")
		if len(column) != 4 || column[3] == "" {
			return nil, fmt.Errorf("%s:%d: not four columns: program, kind, place, reason", path, i+1)
		}
		v := violation{column[0], column[1], column[2]}
		if known[v] != "" {
			return nil, fmt.Errorf("%s:%d: %s is there twice", path, i+1, v)
		}
		known[v] = column[3]
	}
	return known, nil
}

// varies is how a reason begins where what a replay shows depends on the machine: then no outcome is wrong.
const varies = "varies: "

// tally counts replays and holds them against the record.
type tally struct {
	known map[violation]string
	out   io.Writer

	programs, alike, recorded, unexpected int
}

// add counts a violation: why says why it was not reproduced every time alike, or is "".
func (t *tally) add(v violation, command, why string) {
	reason, known := t.known[v]
	switch {
	case known && strings.HasPrefix(reason, varies):
		t.recorded++
		fmt.Fprintf(t.out, "known  %s (%s): %s; this time: %s\n", v, command, reason, cmp.Or(why, "reproduced"))
	case why == "" && !known:
		t.alike++
		fmt.Fprintf(t.out, "alike  %s (%s)\n", v, command)
	case why == "":
		t.unexpected++
		fmt.Fprintf(t.out, "STALE  %s (%s): reproduced, but on record: %s\n", v, command, reason)
	case known && strings.Contains(why, reason):
		t.recorded++
		fmt.Fprintf(t.out, "known  %s (%s): %s\n", v, command, why)
	default:
		t.unexpected++
		fmt.Fprintf(t.out, "NEW    %s (%s): %s\n", v, command, why)
	}
}

// end prints the counts.
func (t *tally) end() error {
	fmt.Fprintf(
		t.out,
		"%d programs, %d violations: %d reproduced every time alike, %d not, as on record, %d otherwise than on "+
			"record\n",
		t.programs,
		t.alike+t.recorded+t.unexpected,
		t.alike,
		t.recorded,
		t.unexpected,
	)
	if t.unexpected > 0 {
		return errUnexpected
	}
	return nil
}
