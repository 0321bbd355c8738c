package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"midway/internal/pipeline"
	"midway/internal/property"
	"midway/internal/report"
	"midway/internal/svcomp"
)

// taskChoice is what the flags say of a verification task.
type taskChoice struct {
	property string // a property file, or the name of one of the task's
}

// task is the task to check: the one that a task file defines, or the programs with the property that was asked for. It
// is nil where neither is given.
func (s *taskChoice) task(programs []string) (*svcomp.Task, error) {
	defined := slices.ContainsFunc(programs, svcomp.IsTask)
	switch {
	case defined && len(programs) > 1:
		return nil, fmt.Errorf(
			"a task file names its programs itself: give %s alone",
			programs[slices.IndexFunc(programs, svcomp.IsTask)],
		)
	case !defined && s.property == "":
		return nil, nil
	case !defined:
		return &svcomp.Task{Inputs: programs, Wanted: []svcomp.Wanted{{Property: s.property}}}, nil
	}
	t, err := svcomp.ReadTask(programs[0])
	if err != nil {
		return nil, err
	}
	return t, s.narrow(t)
}

// narrow leaves the property asked for.
func (s *taskChoice) narrow(t *svcomp.Task) error {
	if s.property == "" {
		if len(t.Wanted) == 0 {
			return fmt.Errorf("the task has no properties: name a property file with --property")
		}
		return nil
	}
	var names []string
	for _, w := range t.Wanted {
		name := propertyName(w.Property)
		if name == propertyName(s.property) {
			t.Wanted = []svcomp.Wanted{w}
			return nil
		}
		names = append(names, name)
	}
	if filepath.Ext(s.property) != ".prp" {
		return fmt.Errorf("--property: the task has no property %q (it has %s)", s.property, strings.Join(names, ", "))
	}
	t.Wanted = []svcomp.Wanted{{Property: s.property}}
	return nil
}

func propertyName(path string) string {
	return strings.TrimSuffix(filepath.Base(path), ".prp")
}

// checkTask checks the properties of a task one after the other. What cannot be checked is refused where it is the only
// one, and an unknown answer beside others.
func (c *cli) checkTask(t *svcomp.Task, o *pipeline.Options, out *output) error {
	if len(t.Wanted) > 1 && (out.json != "" || out.html != "" || out.others.sarif != "") {
		return fmt.Errorf("--json, --html and --sarif: the task has %d properties: choose one with --property", len(t.Wanted))
	}
	code := exitSafe
	for i := range t.Wanted {
		err := c.checkProperty(t, &t.Wanted[i], *o, out)
		if err != nil && len(t.Wanted) == 1 {
			return err
		}
		if err != nil {
			fmt.Fprintf(c.err, "midway: %v\n", err)
			c.code = exitUnknown
		}
		code = worse(code, c.code)
	}
	c.code = code
	return nil
}

// worse is the exit code of two answers together.
func worse(a, b int) int {
	for _, code := range []int{exitInternal, exitViolated, exitUnknown} {
		if a == code || b == code {
			return code
		}
	}
	return exitSafe
}

func (c *cli) checkProperty(t *svcomp.Task, w *svcomp.Wanted, o pipeline.Options, out *output) error {
	p, err := svcomp.ReadProperty(w.Property)
	if err != nil {
		return err
	}
	asked, err := p.Groups()
	if err != nil {
		return err
	}
	o.Properties = asked.Names()
	o.Programs, o.SVComp, o.ErrorCalls = t.Inputs, true, slices.Contains(p.Checks, "unreach-call")
	if o.DataModel == "" {
		o.DataModel = t.DataModel
	}
	if len(t.Wanted) > 1 {
		fmt.Fprintf(c.out, "%s\n", p.Name)
	}
	doc, err := c.explore(&o, out)
	if err != nil || doc == nil || out.json == "-" {
		return err
	}
	answer := svcompAnswer(p, doc)
	_, err = fmt.Fprintf(c.out, "\n%s%s\n", answer, beside(w, answer))
	return err
}

// beside says how an answer agrees with the expected one.
func beside(w *svcomp.Wanted, answer string) string {
	switch {
	case w.Expected == "":
		return ""
	case w.Agrees(answer):
		return " (as expected)"
	}
	return fmt.Sprintf(" (expected: %s)", w.Expected)
}

// svcompAnswer is a result in the words of SV-COMP. What its property has no words for is unknown, and so are what
// failed its own replay, and what was not replayed where a function without a model was called: it may have needed what
// that does not do.
func svcompAnswer(p *svcomp.Property, d *report.Document) string {
	switch verdictCode(d, report.Conditional) {
	case exitSafe:
		return svcomp.True
	case exitViolated:
		for _, v := range d.Violations {
			if answer := p.False(property.Kind(v.Kind)); answer != svcomp.Unknown &&
				(v.Validated || !d.Has("unmodelled-call")) {
				return answer
			}
		}
	}
	return svcomp.Unknown
}
