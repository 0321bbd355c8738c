package main

import (
	stdctx "context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/tools/txtar"

	"midway/internal/property"
	"midway/internal/report"
)

// memory bounds one search for violations.
const memory = "2G"

// program looks for the violations of a program, a context or an archive and replays them.
func (s *settings) program(stop stdctx.Context, path string, t *tally) error {
	dir, err := os.MkdirTemp("", "replays-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if filepath.Ext(path) == ".txtar" {
		args, err := unpack(path, dir)
		if err != nil || args == nil {
			return err
		}
		_, err = s.found(stop, path, dir, args, t)
		return err
	}
	whole, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	args := []string{"check", whole}
	if filepath.Ext(path) == ".yaml" {
		args = []string{"check", "--context", whole}
	}
	doc, err := s.found(stop, path, dir, args, t)
	if err != nil ||
		!slices.ContainsFunc(
			doc.Violations,
			func(v report.Violation) bool { return v.Kind == string(property.DataRace) },
		) {
		return err
	}
	_, err = s.found(stop, path, dir, append(args, "--properties", "assertions"), t)
	return err
}

// unpack writes an archive's files into a directory and gives its command line; nil where that is no exploration.
func unpack(path, dir string) ([]string, error) {
	a, err := txtar.ParseFile(path)
	if err != nil {
		return nil, err
	}
	args, command, flags := []string{"run"}, []string(nil), []string(nil)
	for _, f := range a.Files {
		switch f.Name {
		case "want", "conditions":
		case "command":
			command = strings.Fields(string(f.Data))
		case "flags":
			flags = strings.Fields(string(f.Data))
		default:
			switch filepath.Ext(f.Name) {
			case ".c":
				args = append(args, f.Name)
			case ".yaml":
				args = append(args, "--context", f.Name)
			}
			if err := os.WriteFile(filepath.Join(dir, f.Name), f.Data, 0o600); err != nil {
				return nil, err
			}
		}
	}
	if len(command) > 0 {
		args = command
	}
	if !slices.Contains([]string{"run", "check", "reconstruct"}, args[0]) {
		return nil, nil
	}
	return append(args, flags...), nil
}

// found runs a command line of midway and replays every violation of its result.
func (s *settings) found(stop stdctx.Context, path, dir string, args []string, t *tally) (*report.Document, error) {
	result := filepath.Join(dir, "result.json")
	all := append(args[:len(args):len(args)], "--json", result)
	if !slices.Contains(all, "--time") {
		all = append(all, "--time", s.explore.String())
	}
	if !slices.Contains(all, "--memory") {
		all = append(all, "--memory", memory)
	}
	if text, code, err := s.command(stop, s.explore+time.Minute, dir, all); err != nil || code == 2 || code == 4 {
		return nil, fmt.Errorf("midway %s: exit code %d, %w: %s", strings.Join(all, " "), code, err, text)
	}
	data, err := os.ReadFile(result)
	if err != nil {
		return nil, err
	}
	doc := &report.Document{}
	if err := json.Unmarshal(data, doc); err != nil {
		return nil, err
	}
	for i, v := range doc.Violations {
		why, err := s.again(stop, dir, i+1)
		if err != nil {
			return nil, err
		}
		t.add(violation{path, v.Kind, place(&v)}, shown(args), why)
	}
	return doc, nil
}

// place is where a violation is, without folders; a race is at two places.
func place(v *report.Violation) string {
	if v.Kind != string(property.DataRace) || v.Native == nil || len(v.Native.Places) != 2 {
		return filepath.Base(v.At)
	}
	return filepath.Base(v.Native.Places[0]) + " and " + filepath.Base(v.Native.Places[1])
}

// shown is a command line without folders.
func shown(args []string) string {
	var out []string
	for _, a := range args {
		out = append(out, filepath.Base(a))
	}
	return strings.Join(out, " ")
}

// said is the line in which midway replay says what came of a violation.
var said = regexp.MustCompile(`(?m)^\d+\. [\w-]+ at .*?: ((?:not replayed|not reproduced|fails otherwise)\b.*)$`)

// again replays a violation and says why it was not reproduced every time alike, or "".
func (s *settings) again(stop stdctx.Context, dir string, number int) (why string, err error) {
	text, code, err := s.command(
		stop,
		s.replay,
		dir,
		[]string{"replay", "result.json", "--violation", strconv.Itoa(number), "--times", strconv.Itoa(s.times)},
	)
	switch {
	case errors.Is(err, stdctx.DeadlineExceeded):
		return "the replays take longer than " + s.replay.String(), nil
	case err != nil:
		return "", err
	case code == 0 && (s.times == 1 || strings.Contains(text, fmt.Sprintf("%d runs, all the same", s.times))):
		return "", nil
	}
	if m := said.FindAllStringSubmatch(text, -1); len(m) > 0 {
		return m[len(m)-1][1], nil
	}
	return fmt.Sprintf("exit code %d: %s", code, strings.TrimSpace(text)), nil
}

// command runs midway in a directory and gives what it says.
func (s *settings) command(
	stop stdctx.Context,
	limit time.Duration,
	dir string,
	args []string,
) (text string, code int, err error) {
	stop, cancel := stdctx.WithTimeout(stop, limit)
	defer cancel()
	cmd := exec.CommandContext(stop, s.midway, args...)
	cmd.Dir = dir
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 5 * time.Second
	out, err := cmd.CombinedOutput()
	if stop.Err() != nil {
		return string(out), -1, stop.Err()
	}
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return string(out), exit.ExitCode(), nil
	}
	return string(out), 0, err
}
