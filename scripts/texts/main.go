// Texts runs Midway on programs and looks for what no text for people has: internal names, numbers of registers,
// addresses (report.Unreadable), in the text and in the page. The exit code is 1 where there are any.
//
//	go run ./scripts/texts --midway bin/midway FILE.c FOLDER … -- --time 3s
//
// Of a folder every .c file is a program. What stands after -- goes to every run.
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/spf13/pflag"

	"midway/internal/report"
)

func main() {
	bad, err := run(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "texts:", err)
		os.Exit(2)
	}
	if bad > 0 {
		os.Exit(1)
	}
}

func run(args []string) (bad int, err error) {
	set := pflag.NewFlagSet("texts", pflag.ContinueOnError)
	midway := set.String("midway", "bin/midway", "the program to run")
	if err := set.Parse(args); err != nil {
		return 0, err
	}
	given, flags := set.Args(), []string(nil)
	if n := set.ArgsLenAtDash(); n >= 0 {
		given, flags = given[:n], given[n:]
	}
	programs, err := programsIn(given)
	if err != nil {
		return 0, err
	}
	dir, err := os.MkdirTemp("", "texts-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(dir)
	read, violated := 0, 0
	for _, program := range programs {
		found, code, err := look(*midway, program, filepath.Join(dir, "page.html"), flags)
		switch {
		case err != nil:
			fmt.Printf("%s: not run: %v\n", program, err)
			continue
		case code == 1:
			violated++
		}
		read++
		for _, f := range found {
			bad++
			fmt.Printf("%s: %s\n", program, f)
		}
	}
	fmt.Printf(
		"%d programs, %d read, %d of them with violations, %d places that people cannot read\n",
		len(programs),
		read,
		violated,
		bad,
	)
	return bad, nil
}

func programsIn(given []string) (out []string, err error) {
	for _, path := range given {
		err = errors.Join(err, filepath.WalkDir(path, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && filepath.Ext(path) == ".c" {
				out = append(out, path)
			}
			return err
		}))
	}
	return out, err
}

// look runs a program and reads what is written about it.
func look(midway, program, page string, flags []string) (found []string, code int, err error) {
	os.Remove(page)
	source, err := os.ReadFile(program)
	if err != nil {
		return nil, 0, err
	}
	text, err := exec.Command(midway, append([]string{"check", program, "--html", page}, flags...)...).Output()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		code, err = exit.ExitCode(), nil
	}
	shown, failed := os.ReadFile(page)
	if err = errors.Join(err, failed); err != nil { // it was refused, or not compiled
		return nil, code, err
	}
	read, err := report.PageText(shown)
	if err != nil {
		return nil, code, err
	}
	for what, text := range map[string]string{"text": string(text), "page": read} {
		for _, f := range report.Unreadable(strings.ReplaceAll(text, program, "PROGRAM"), string(source)) {
			found = append(found, what+": "+f)
		}
	}
	return found, code, nil
}
