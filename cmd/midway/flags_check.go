package main

import (
	"strings"

	"github.com/spf13/pflag"

	"midway/internal/pipeline"
	"midway/internal/property"
)

func checkFlags(o *pipeline.Options) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		fs.StringSliceVar(&o.Properties, "properties", nil, "comma list of "+strings.Join(property.All.Names(), ", ")+
			" (default: the first six)")
		fs.BoolVar(&o.First, "first", false, "stop at the first violation")
		fs.BoolVar(&o.NoValidate, "no-validate", false, "do not replay violations on the concrete machine")
		fs.BoolVar(
			&o.NoLevels,
			"no-levels",
			false,
			"do not look for what violations need of the initial state: in contexts all are conditional",
		)
		fs.StringVar(
			&o.Seed,
			"seed",
			pipeline.Seeds[0],
			"what the initial state is built from: "+strings.Join(pipeline.Seeds, " or "),
		)
		fs.BoolVar(
			&o.DistrustInitial,
			"distrust-initial",
			false,
			"report null, dangling and out-of-bounds uses of initial pointers and indices instead of assuming them valid",
		)
		fs.BoolVar(
			&o.DistrustLockPointers,
			"distrust-lock-pointers",
			false,
			"a lock that is given up through a pointer in memory, read again, may be another than the one that was taken through it",
		)
		fs.StringSliceVar(
			&o.Without,
			"without",
			nil,
			"comma list of what to leave out: of the analyses of contexts, and ranges of unknown length as such: "+strings.Join(
				pipeline.Analyses,
				", ",
			),
		)
		fs.StringVar(
			&o.Defer,
			"defer",
			pipeline.Deferrals[0],
			"without reduction, when a branch is taken one way before it is known whether the other is feasible: auto (with --time, where the solver takes most of it), always or never",
		)
		fs.StringVar(
			&o.Search,
			"search",
			pipeline.Searches[0],
			"without reduction, which state is explored next: turns (of several orders, once it takes long) or depth-first (nothing else, and no branch is deferred)",
		)
		fs.StringVar(
			&o.Alias,
			"alias",
			pipeline.Aliases[0],
			"how pointers of the initial state that may be equal are followed: split (a path for each case) or merge (all cases in one)",
		)
		fs.StringVar(
			&o.MemoryModel,
			"memory-model",
			pipeline.MemoryModels[0],
			"what pointers of the initial state to structures lead to: typed (such a structure, or one that holds it) or bytes (anything, anyhow)",
		)
		fs.BoolVar(
			&o.EndAtRaces,
			"end-at-races",
			false,
			"a data race at sync granularity ends its path (default: the path goes on, where every schedule is explored)",
		)
		fs.BoolVar(&o.FIFO, "fifo", false, "condition variables wake waiters in order of arrival")
		fs.BoolVar(&o.SpuriousWakeups, "spurious-wakeups", false, "condition waits may return without a signal")
		fs.BoolVar(&o.MallocMayFail, "malloc-may-fail", false, "allocation and creation may fail")
		fs.BoolVar(
			&o.SVComp,
			"sv-comp",
			false,
			"abort ends the process and is no violation, as in SV-COMP, and the last line is the answer in that competition's words",
		)
		fs.Var(
			(*wordList)(&o.Args),
			"args",
			"arguments of main after the program's name, such as \"-n 4\"; may be repeated",
		)
	}
}

// subCheckFlags say how what is looked for is divided.
func subCheckFlags(o *pipeline.Options) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		fs.StringVar(
			&o.Split,
			"split-properties",
			pipeline.Splits[0],
			"explore for each assertion on its own, guided to it, and once for all other properties: none, each, or auto (assertions alone are looked for, all at once takes more than two seconds, and different memory matters to them: those to which the same does together)",
		)
		fs.StringVar(
			&o.OtherAssertions,
			"other-assertions",
			pipeline.OtherAssertions[0],
			"with --split-properties, what an assertion does that is looked for elsewhere: end its path where it fails, or ignore, as if it were not there",
		)
		fs.StringVar(
			&o.SubChecks,
			"sub-checks",
			pipeline.SubCheckSearches[0],
			"with --split-properties, how to explore for an assertion: directed (guided to it, what is nearest first, until it is decided), plain (in the usual order, until it is decided) or whole (to the end)",
		)
	}
}

func limitFlags(o *pipeline.Options) func(*pflag.FlagSet) {
	return func(fs *pflag.FlagSet) {
		fs.Var((*span)(&o.Time), "time", "stop after this long, loading included, such as 90s or 5m")
		fs.Var(
			(*span)(&o.StepTime),
			"step-time",
			"at half of this an instruction goes on without the solver; a path is cut at one that takes longer (default: a sixth of --time, at most 10s)",
		)
		fs.IntVar(
			&o.StepWidth,
			"step-candidates",
			pipeline.DefaultStepWidth,
			"ways to choose within a pointer that one access looks at, and with --alias merge objects: beyond, the path takes one, and the others are states of their own; 0 is no limit, and merges many objects; not with a reduction",
		)
		fs.Uint64Var(
			&o.StepLimit,
			"step-limit",
			0,
			"resource units that a solver query of one instruction may take: beyond, the path goes on with what is possible as far as is known, and the rest is decided later (default: a share of --time, or as --solver-limit)",
		)
		fs.Var(
			(*byteSize)(&o.Memory),
			"memory",
			"stop when this much memory is used, such as 500M or 4G (default: three quarters of the machine's)",
		)
		fs.IntVar(&o.Paths, "paths", 0, "stop after this many paths")
		fs.IntVar(&o.Branches, "branches", 0, "cut a path after this many conditional branches in user code")
		fs.IntVar(
			&o.Unroll,
			"unroll",
			0,
			"stop a thread that goes back more often than this in the loops of one call of a function",
		)
		fs.Uint64Var(&o.SolverLimit, "solver-limit", 0, "give up a solver query after this many resource units")
	}
}
