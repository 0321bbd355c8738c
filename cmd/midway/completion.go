package main

import (
	"strings"

	"github.com/spf13/cobra"

	"midway/internal/pipeline"
	"midway/internal/property"
	"midway/internal/report"
)

// words are the values that flags can have, for shells to complete.
var words = map[string][]string{
	"color":       colours,
	"data-model":  {"lp64", "ilp32"},
	"dump":        pipeline.Stages,
	"fail-on":     report.Levels,
	"granularity": {"sync", "memory"},
	"por":         {"source", "optimal", "property"},
	"properties":  property.All.Names(),
	"search":      pipeline.Searches,
	"seed":        pipeline.Seeds,
	"without":     pipeline.Analyses,
}

// extensions are the files that flags, and the arguments of commands, name.
var extensions = map[string][]string{
	"context": {"yaml", "yml"}, "property": {"prp"}, "json": {"json"}, "html": {"html"}, "sarif": {"sarif", "json"},
	"run": {
		"c",
		"i",
		"bc",
		"ll",
	}, "check": {"c", "i", "bc", "ll", "yml"}, "show": {"c", "i", "bc", "ll"}, "new": {"c", "i", "bc", "ll"}, "replay": {"json"},
}

// complete tells shells the values of a command's flags, and of those below it, and which files its arguments are.
func complete(cmd *cobra.Command) {
	for name, values := range words {
		if f := cmd.Flags().Lookup(name); f != nil {
			_ = cmd.RegisterFlagCompletionFunc(name, offered(values, f.Value.Type() == "stringSlice"))
		}
	}
	for name, list := range extensions {
		if cmd.Flags().Lookup(name) != nil {
			_ = cmd.RegisterFlagCompletionFunc(
				name,
				cobra.FixedCompletions(list, cobra.ShellCompDirectiveFilterFileExt),
			)
		}
	}
	if list := extensions[cmd.Name()]; list != nil && cmd.Runnable() {
		cmd.ValidArgsFunction = cobra.FixedCompletions(list, cobra.ShellCompDirectiveFilterFileExt)
	}
	for _, c := range cmd.Commands() {
		complete(c)
	}
}

// offered are the values of a flag; of a list, behind those that are typed already.
func offered(values []string, list bool) cobra.CompletionFunc {
	return func(_ *cobra.Command, _ []string, typed string) ([]cobra.Completion, cobra.ShellCompDirective) {
		before := ""
		if list {
			before = typed[:strings.LastIndexByte(typed, ',')+1]
		}
		var out []cobra.Completion
		for _, v := range values {
			out = append(out, before+v)
		}
		return out, cobra.ShellCompDirectiveNoFileComp
	}
}
