package pipeline

import (
	stdctx "context"
	"errors"
	"strings"

	"midway/internal/report"
)

// Run explores a program from a context, or from main, and reports. The document is nil after an error, and where a
// stage was dumped.
func Run(stop stdctx.Context, o *Options, out Output) (doc *report.Document, err error) {
	defer recovered(&err)
	s, err := begin(stop, o, out)
	if err != nil {
		return nil, err
	}
	return s.guarded(func() (*report.Document, error) { return run(s) })
}

// run is the sentence. Each value is complete when the next line starts: a stage writes to nothing that an earlier one
// returned. The plan comes before the facts, as it decides which of them are computed; the result before its
// validation, which stands beside it, so that a replay that fails cannot change what was found. An error ends the
// sentence; a run that was stopped, or has nothing to explore, is none, and is reported (session.early).
func run(s *session) (*report.Document, error) {
	program, err := load(s)
	if err != nil {
		return s.unloaded(program, err)
	}
	s.program.Store(program)
	where, err := resolve(s, program)
	if err != nil {
		return s.unloaded(program, err)
	}
	plan, err := decide(s, program, where)
	if err != nil {
		return s.early(nil, err)
	}
	s.plan.Store(plan)
	facts, err := analyse(s, plan)
	if err != nil {
		return s.early(plan, err)
	}
	initial, err := initialState(s, facts)
	if err != nil {
		return s.early(plan, err)
	}
	result, err := explore(s, initial)
	if err != nil {
		return s.early(plan, err)
	}
	checked := validate(s, initial, result)
	return document(s, plan, result, checked), nil
}

// Prepare is the sentence up to the plan: everything that a user can get wrong comes out here.
func Prepare(stop stdctx.Context, o *Options, out Output) (plan *Plan, err error) {
	defer recovered(&err)
	s, err := begin(stop, o, out)
	if err != nil {
		return nil, err
	}
	defer s.close()
	return toPlan(s)
}

// toPlan is the sentence up to the plan, in a session.
func toPlan(s *session) (*Plan, error) {
	program, err := load(s)
	if err != nil {
		return nil, err
	}
	where, err := resolve(s, program)
	if err != nil {
		return nil, err
	}
	return decide(s, program, where)
}

// Explore is the sentence from the plan to the result, which nothing has validated. It stops early when its context is
// done, and then returns what it has, Complete false.
func (p *Plan) Explore(stop stdctx.Context, out Output) (result *Result, err error) {
	defer recovered(&err)
	s := p.session(stop, out)
	defer s.close()
	initial, err := p.initial(s)
	if err == nil {
		result, err = explore(s, initial)
	}
	if early := (*unexplored)(nil); errors.As(err, &early) {
		return p.nothing(early.result), nil
	}
	return result, err
}

// initial is what the plan explores from.
func (p *Plan) initial(s *session) (*Initial, error) {
	facts, err := analyse(s, p)
	if err != nil {
		return nil, err
	}
	return initialState(s, facts)
}

// DescribeContext says what a context means, for `midway context check`.
func DescribeContext(stop stdctx.Context, o *Options) (string, error) {
	plan, err := Prepare(stop, o, Output{})
	if err != nil {
		return "", err
	}
	return report.ExternalsText(Externals(plan.Program)) + plan.Context.Describe(plan.Program), nil
}

// DescribeFacts is what is known of a context and the state that it is explored from, for a person to check against the
// source: `midway show`.
func DescribeFacts(stop stdctx.Context, o *Options) (text string, err error) {
	defer recovered(&err)
	plan, err := Prepare(stop, o, Output{})
	if err != nil {
		return "", err
	}
	s := plan.session(stop, Output{})
	defer s.close()
	initial, err := plan.initial(s)
	if err != nil {
		return "", err
	}
	var w strings.Builder
	w.WriteString(report.ExternalsText(Externals(plan.Program)))
	section(&w, "Context", initial.Context.Describe(plan.Program))
	w.WriteString(initial.Facts.String())
	if a := initial.Seeding.Analysis; a != nil {
		section(&w, "Initial state", initial.State.Describe(a.Describe))
	}
	return w.String(), nil
}
