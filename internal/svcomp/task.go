package svcomp

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/goccy/go-yaml"

	"midway/internal/yamltext"
)

// Task is a task definition.
type Task struct {
	Inputs    []string // paths of the program's files
	DataModel string   // "ILP32", "LP64", or "" where the task does not say
	Wanted    []Wanted
}

// Wanted is one property of a task.
type Wanted struct {
	Property string // path of the property file
	Expected string // "true", "false", "false(FORMULA)", or "" where no verdict is known
}

// definition is a task file as written. Keys that are not named here are for other programs.
type definition struct {
	Format     string `yaml:"format_version"`
	Inputs     any    `yaml:"input_files"`
	Properties []struct {
		File     string `yaml:"property_file"`
		Expected *bool  `yaml:"expected_verdict"`
		Sub      string `yaml:"subproperty"`
	} `yaml:"properties"`
	Options struct {
		Language  string `yaml:"language"`
		DataModel string `yaml:"data_model"`
	} `yaml:"options"`
}

// IsTask says whether a path names a task definition.
func IsTask(path string) bool {
	ext := filepath.Ext(path)
	return ext == ".yml" || ext == ".yaml"
}

// ReadTask reads a task definition; its paths are relative to its own directory.
func ReadTask(path string) (*Task, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("task file %s: %w", path, pathless(err))
	}
	t, err := parseTask(text, filepath.Dir(path))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return t, nil
}

// maxTaskBytes bounds a task definition; a larger file is none.
const maxTaskBytes = 1 << 20

// decode reads the YAML text of a task. The YAML parser is not ours: should it panic on some
// text, that is an error like any other.
func decode(text []byte) (d *definition, err error) {
	defer func() {
		if p := recover(); p != nil {
			d, err = nil, fmt.Errorf("not YAML that can be read")
		}
	}()
	if len(text) > maxTaskBytes {
		return nil, fmt.Errorf("more than %d bytes", maxTaskBytes)
	}
	if err := yamltext.Check(text); err != nil {
		return nil, err
	}
	d = &definition{}
	if err := yaml.Unmarshal(text, d); err != nil {
		return nil, errors.New(yaml.FormatError(err, false, false))
	}
	return d, nil
}

func parseTask(text []byte, dir string) (*Task, error) {
	d, err := decode(text)
	if err != nil {
		return nil, fmt.Errorf("not a task definition: %w", err)
	}
	if !strings.HasPrefix(d.Format, "2.") && !strings.HasPrefix(d.Format, "1.") {
		return nil, fmt.Errorf("not a task definition: format_version is %q, not 2.0", d.Format)
	}
	if l := d.Options.Language; l != "" && l != "C" {
		return nil, fmt.Errorf("the task's language is %s, not C", l)
	}
	t := &Task{DataModel: d.Options.DataModel}
	if t.Inputs, err = d.inputs(dir); err != nil {
		return nil, err
	}
	for _, p := range d.Properties {
		if p.File == "" {
			return nil, fmt.Errorf("a property has no property_file")
		}
		w := Wanted{Property: under(dir, p.File)}
		if p.Expected != nil {
			w.Expected = expected(*p.Expected, p.Sub)
		}
		t.Wanted = append(t.Wanted, w)
	}
	return t, nil
}

// inputs are the input files: one string or a list of them.
func (d *definition) inputs(dir string) ([]string, error) {
	list, isList := d.Inputs.([]any)
	if !isList {
		list = []any{d.Inputs}
	}
	var out []string
	for _, in := range list {
		path, ok := in.(string)
		if !ok || path == "" {
			return nil, fmt.Errorf("input_files is neither a path nor a list of paths")
		}
		out = append(out, under(dir, path))
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("input_files is empty")
	}
	return out, nil
}

func expected(holds bool, sub string) string {
	switch {
	case holds:
		return True
	case sub != "":
		return "false(" + sub + ")"
	}
	return "false"
}

// Agrees says whether an answer is the expected one; an unknown answer or expectation agrees with nothing.
func (w *Wanted) Agrees(answer string) bool {
	if w.Expected == "false" {
		return strings.HasPrefix(answer, "false")
	}
	return w.Expected != "" && w.Expected == answer
}

func under(dir, path string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(dir, path)
}

// pathless is an error of the file system without the path, which the message names already.
func pathless(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}
