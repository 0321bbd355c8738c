package main

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/pflag"

	"midway/internal/pipeline"
	"midway/internal/report"
)

// output is where results go.
type output struct {
	json, html string
	others     formats
	failOn     string // the weakest level of violation that is exit code 1
	look
}

// check refuses files that could not be written later.
func (out *output) check() error {
	if err := out.look.check(); err != nil {
		return err
	}
	if err := report.CheckLevel(out.failOn); err != nil {
		return fmt.Errorf("--fail-on: %w", err)
	}
	if out.html == "-" {
		return fmt.Errorf("--html: give a file; standard output is for the text and for JSON")
	}
	if out.html != "" && filepath.Clean(out.html) == filepath.Clean(out.json) {
		return fmt.Errorf("--html and --json name the same file %s", out.html)
	}
	if err := out.others.check(); err != nil {
		return err
	}
	for _, path := range []string{out.json, out.html} {
		if path == "" || path == "-" {
			continue
		}
		if err := report.CheckWritable(path); err != nil {
			return err
		}
	}
	return nil
}

func outputFlags(o *pipeline.Options, out *output) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		fs.StringVar(
			&out.json,
			"json",
			"",
			"write the result as JSON to this file; - writes to standard output and silences the text",
		)
		fs.StringVar(
			&out.html,
			"html",
			"",
			"write the result to this file as one HTML page that needs nothing else: schedules with a lane per thread, the source beside them",
		)
		out.others.flags(fs)
		fs.StringVar(
			&out.failOn,
			"fail-on",
			report.Conditional,
			"the weakest level of violation that gives exit code 1: "+strings.Join(
				report.Levels,
				" or ",
			)+"; weaker ones alone give 3",
		)
		fs.StringVar(&out.color, "color", colours[0], "colours in the text: "+strings.Join(colours, ", ")+
			" (auto: on a terminal, unless NO_COLOR is set)")
		fs.BoolVar(&out.plain, "plain", false,
			"text for screen readers and programs: no colours, no columns, every line says all (as without a terminal)")
		fs.BoolVar(&out.fullSchedule, "full-schedule", false, "show every step of schedules, not only what matters")
		if !o.OnlyCount {
			fs.BoolVar(
				&out.listPaths,
				"list-paths",
				false,
				"list every path: how it ended, who ran when, under which condition",
			)
		}
		fs.IntVar(&o.MaxListed, "max-listed", 1000, "violations and paths listed at most; 0 lists all")
		fs.StringVar(&o.Dump, "dump", "", "print a stage's result and stop: "+strings.Join(pipeline.Stages, ", "))
	}
}
