package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// fileKind is what a file given to the command line is.
type fileKind string

const (
	programFile  fileKind = "a program"
	contextFile  fileKind = "a context file"
	taskFile     fileKind = "a task of SV-COMP"
	resultFile   fileKind = "a result of midway"
	databaseFile fileKind = "what a build wrote down"
	propertyFile fileKind = "a property file of SV-COMP"
	otherFile    fileKind = ""
)

// kindOf is what a file is, by its name and, of those that can be several things, by what is in it.
func kindOf(path string) fileKind {
	switch filepath.Ext(path) {
	case ".c", ".i", ".ll", ".bc":
		return programFile
	case ".prp":
		return propertyFile
	case ".yaml", ".yml":
		text := beginning(path)
		switch {
		case strings.Contains(text, "input_files:"):
			return taskFile
		case strings.Contains(text, "threads:") || filepath.Ext(path) == ".yaml" && text == "":
			return contextFile
		}
	case ".json":
		switch {
		case filepath.Base(path) == "compile_commands.json":
			return databaseFile
		case strings.Contains(beginning(path), `"schema_version"`):
			return resultFile
		}
	}
	return otherFile
}

// beginning is the first text of a file, "" where it cannot be read.
func beginning(path string) string {
	f, err := os.Open(path)
	if err != nil {
		return ""
	}
	defer f.Close()
	text := make([]byte, 1<<12)
	n, _ := f.Read(text)
	return string(text[:n])
}

// meant says, by what a file is, what somebody means who gives it to a command as a program; %[1]s is the file, %[2]s
// its folder, %[3]s the command.
var meant = map[fileKind]string{
	contextFile:  "midway %[3]s --context %[1]s",
	taskFile:     "midway check %[1]s",
	resultFile:   "midway replay %[1]s",
	databaseFile: "midway %[3]s --project %[2]s",
	propertyFile: "midway check PROGRAM --property %[1]s",
}

// misplaced refuses what was given as a program or as a context and is something else, and says what was probably meant.
func misplaced(command string, programs []string, context string) error {
	for _, path := range programs {
		kind := kindOf(path)
		if kind == contextFile && command == "context new" {
			return fmt.Errorf("%s is %s already; did you mean midway context check --context %s?", path, kind, path)
		}
		if how := meant[kind]; how != "" && !(kind == taskFile && command == "check") {
			return fmt.Errorf(
				"%s is %s; did you mean %s?",
				path,
				kind,
				fmt.Sprintf(how, path, filepath.Dir(path), command),
			)
		}
	}
	switch kind := kindOf(context); {
	case context == "" || kind == contextFile || kind == otherFile:
	case kind == programFile:
		return fmt.Errorf("--context %s: that is %s; a context file says where its threads stand: "+
			"midway context new %s --at NAME=PLACE writes one", context, kind, context)
	default:
		return fmt.Errorf("--context %s: that is %s, not a context file", context, kind)
	}
	return nil
}

// noResult says what was probably meant by a file that is no result and was given to replay, nil where that is not known.
func noResult(path string) error {
	switch kind := kindOf(path); kind {
	case programFile:
		return fmt.Errorf("%s is %s, and replay takes what check wrote: midway check %s --json result.json, then "+
			"midway replay result.json", path, kind, path)
	case contextFile, taskFile, databaseFile, propertyFile:
		return fmt.Errorf("%s is %s, and replay takes what check or run wrote with --json", path, kind)
	}
	return nil
}

// noCommand says what was probably meant by a word that is no command.
func noCommand(cmd *cobra.Command, word string) error {
	switch kind := kindOf(word); kind {
	case programFile:
		return fmt.Errorf("%s is %s; did you mean midway check %s (for a verdict) or midway run %s (for every path)?",
			word, kind, word, word)
	case contextFile, databaseFile, taskFile, resultFile:
		return fmt.Errorf(
			"%s is %s; did you mean %s?",
			word,
			kind,
			fmt.Sprintf(meant[kind], word, filepath.Dir(word), "run"),
		)
	}
	return fmt.Errorf("unknown command %q%s", word, suggestion(cmd, word))
}

// flagError is an error of the flags with what was probably meant: the nearest flag of the command, or the command that
// has the flag.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	if errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() == "" {
		name := unknown.GetSpecifiedName()
		if near := nearest(name, flagNames(cmd)); near != "" {
			return fmt.Errorf("%w; did you mean --%s? (see %s --help)", err, near, cmd.CommandPath())
		}
		for _, other := range cmd.Root().Commands() {
			if f := other.Flags().Lookup(name); f != nil && other != cmd {
				return fmt.Errorf("%w; %s has it (see %s --help)", err, other.CommandPath(), cmd.CommandPath())
			}
		}
	}
	return fmt.Errorf("%w (see %s --help)", err, cmd.CommandPath())
}

func flagNames(cmd *cobra.Command) (out []string) {
	cmd.Flags().VisitAll(func(f *pflag.Flag) { out = append(out, f.Name) })
	return out
}

// nearest is the word that differs least from one, by at most two letters and less than half of them; "" where there is
// none.
func nearest(word string, words []string) string {
	best, least := "", 3
	for _, w := range words {
		if d := distance(word, w); d < least && 2*d < len(word) {
			best, least = w, d
		}
	}
	return best
}

// distance is how many letters have to be added, left out, changed or swapped with the next one to make a word of
// another one (Damerau, 1964; no letter twice).
func distance(a, b string) int {
	d := make([][]int, len(a)+1)
	for i := range d {
		d[i] = make([]int, len(b)+1)
		d[i][0] = i
	}
	for j := range d[0] {
		d[0][j] = j
	}
	for i := range len(a) {
		for j := range len(b) {
			change := d[i][j]
			if a[i] != b[j] {
				change++
			}
			d[i+1][j+1] = min(change, d[i][j+1]+1, d[i+1][j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				d[i+1][j+1] = min(d[i+1][j+1], d[i-1][j-1]+1)
			}
		}
	}
	return d[len(a)][len(b)]
}

// suggestion is the command that was probably meant by a word.
func suggestion(cmd *cobra.Command, word string) string {
	var names []string
	for _, sub := range cmd.Commands() {
		names = append(names, sub.Name())
	}
	if near := nearest(word, names); near != "" {
		return fmt.Sprintf("; did you mean %s?", near)
	}
	if i := slices.IndexFunc(names, func(n string) bool { return strings.HasPrefix(n, word) }); i >= 0 {
		return fmt.Sprintf("; did you mean %s?", names[i])
	}
	return fmt.Sprintf(" (see %s --help)", cmd.CommandPath())
}
