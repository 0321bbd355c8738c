package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// group is a titled set of flags in a command's help.
type group struct {
	title string
	flags *pflag.FlagSet
}

// groups collects a command's flags by title, in order.
type groups []group

// add makes a new group.
func (g *groups) add(title string, define func(*pflag.FlagSet)) {
	fs := pflag.NewFlagSet(title, pflag.ContinueOnError)
	fs.SortFlags = false
	define(fs)
	*g = append(*g, group{title, fs})
}

// attach puts the groups into a command and its help.
func (g groups) attach(c *cli, cmd *cobra.Command) {
	for _, gr := range g {
		cmd.Flags().AddFlagSet(gr.flags)
	}
	cmd.SetUsageFunc(func(cmd *cobra.Command) error {
		c.usage(cmd, g)
		return nil
	})
}

// common are the flags that --help shows; --help-all shows those that tune an analysis, too.
var common = []string{
	"context", "at", "output",
	"project", "link", "include", "define", "cflags", "extern", "args",
	"properties", "property", "first",
	"granularity", "time", "memory", "paths", "branches", "unroll", "jobs",
	"json", "html", "fail-on", "color", "plain", "full-schedule", "list-paths", "max-listed",
	"violation", "times", "keep",
	"pid", "every", "data", "heap", "list",
	"serve", "addr", "host", "build", "only-verified", "unverified", "build-flags",
}

// helpAll is the flag that shows all flags. It is replaced by --help before arguments are read, as only that one is obeyed
// before they are checked.
const helpAll = "--help-all"

// wantsAll replaces --help-all by --help, and reports whether it was there.
func wantsAll(args []string) ([]string, bool) {
	end := slices.Index(args, "--")
	if end < 0 {
		end = len(args)
	}
	i := slices.Index(args[:end], helpAll)
	if i < 0 {
		return args, false
	}
	return slices.Concat(args[:i], []string{"--help"}, args[i+1:]), true
}

// usage writes how a command is called: its form, examples, what it consists of, and its flags by groups.
func (c *cli) usage(cmd *cobra.Command, g groups) {
	w := cmd.OutOrStdout()
	line := cmd.UseLine()
	if cmd.HasAvailableSubCommands() {
		line = cmd.CommandPath() + " COMMAND [flags]"
	}
	fmt.Fprintf(w, "Usage:\n  %s\n", line)
	if cmd.HasExample() {
		fmt.Fprintf(w, "\nExamples:\n%s\n", strings.TrimRight(cmd.Example, "\n"))
	}
	commands(w, cmd)
	more := 0
	for _, gr := range g {
		more += c.flagsOf(w, gr)
	}
	if more > 0 {
		fmt.Fprintf(w, "\n%d more flags tune the analysis: %s %s\n", more, cmd.CommandPath(), helpAll)
	}
}

// commands lists what a command consists of, in the order in which a newcomer needs it.
func commands(w io.Writer, cmd *cobra.Command) {
	if !cmd.HasAvailableSubCommands() {
		return
	}
	fmt.Fprint(w, "\nCommands:\n")
	for _, sub := range cmd.Commands() {
		if sub.IsAvailableCommand() || sub.Name() == "help" {
			fmt.Fprintf(w, "  %-*s  %s\n", cmd.NamePadding(), sub.Name(), sub.Short)
		}
	}
	fmt.Fprintf(w, "\n%s COMMAND --help tells more of one.\n", cmd.CommandPath())
}

// kindsOfValue says in plain words what values flags take, in as many columns as the names of their types.
var kindsOfValue = strings.NewReplacer(
	"[=true|false]",
	"             ",
	" stringArray ",
	" TEXT        ",
	" strings ",
	" LIST    ",
	" string ",
	" TEXT   ",
	" duration ",
	" TIME     ",
	" int ",
	" N   ",
	" uint ",
	" N    ",
	" size ",
	" SIZE ",
	" words ",
	" WORDS ",
)

// flagsOf writes the flags of a group that are to be shown, and counts the others.
func (c *cli) flagsOf(w io.Writer, g group) (others int) {
	shown := pflag.NewFlagSet(g.title, pflag.ContinueOnError)
	shown.SortFlags = false
	g.flags.VisitAll(func(f *pflag.Flag) {
		if c.helpAll || slices.Contains(common, f.Name) {
			shown.AddFlag(f)
		} else {
			others++
		}
	})
	if shown.HasFlags() {
		fmt.Fprintf(w, "\n%s:\n%s", g.title, kindsOfValue.Replace(shown.FlagUsagesWrapped((&look{}).width(c.out))))
	}
	return others
}
