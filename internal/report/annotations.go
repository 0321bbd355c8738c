package report

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// WriteAnnotations writes a line for each violation as GitHub's workflow commands have it ("Workflow commands for
// GitHub Actions"): an error for those of a level that counts or stronger, a warning for weaker ones; a notice where
// the verdict is unknown.
func (d *Document) WriteAnnotations(w io.Writer, failOn string) error {
	for i := range d.Violations {
		v := &d.Violations[i]
		command := "warning"
		if slices.Index(Levels, v.Level) <= slices.Index(Levels, failOn) {
			command = "error"
		}
		text := v.Text
		if v.Explains != "" {
			text = v.Explains
		}
		if err := annotation(w, command, v.At, v.Column, v.Kind+" ("+v.Level+")", text); err != nil {
			return err
		}
	}
	if d.Verdict == Unknown {
		return annotation(w, "notice", "", 0, "midway: unknown", "not everything was explored: the report says why")
	}
	return nil
}

func annotation(w io.Writer, command, at string, column int, title, text string) error {
	var where []string
	if file, line := splitAt(at); file != "" {
		where = append(where, "file="+escapeProperty(file), fmt.Sprintf("line=%d", line))
		if column > 0 {
			where = append(where, fmt.Sprintf("col=%d", column))
		}
	}
	where = append(where, "title="+escapeProperty(title))
	_, err := fmt.Fprintf(w, "::%s %s::%s\n", command, strings.Join(where, ","), escapeData(text))
	return err
}

func escapeData(s string) string {
	return strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A").Replace(s)
}

func escapeProperty(s string) string {
	return strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C").Replace(s)
}
