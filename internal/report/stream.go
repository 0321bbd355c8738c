package report

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"

	"midway/internal/state"
)

// WriteJSON writes the document as JSON, indented, map keys sorted. Paths are completed and written one by one, so
// that the document may be longer than memory.
func (d *Document) WriteJSON(w io.Writer) error {
	out := bufio.NewWriterSize(w, 1<<16)
	frame := *d
	if len(d.Paths) > 0 {
		frame.Paths = []Path{}
	}
	before, after, err := around(frame, "  ", "paths")
	if err != nil {
		return err
	}
	out.Write(before)
	s := streamer{out: out, steps: map[state.Step][]byte{}, conds: map[string][]byte{}}
	if err := s.paths(d.Paths); err != nil {
		return err
	}
	out.Write(after)
	out.WriteByte('\n')
	return out.Flush()
}

// streamer writes paths. Steps and conditions are few, however often they are taken: each is encoded once.
type streamer struct {
	out   *bufio.Writer
	steps map[state.Step][]byte
	conds map[string][]byte // without quotation marks
}

// paths writes the elements of the list between the brackets that stand around it.
func (s *streamer) paths(list []Path) error {
	for i := range list {
		if err := s.path(&list[i]); err != nil {
			return err
		}
		if i < len(list)-1 {
			s.out.WriteByte(',')
		}
	}
	if len(list) > 0 {
		s.out.WriteString("\n  ")
	}
	return nil
}

func (s *streamer) path(p *Path) error {
	frame := *p
	if p.of != nil || len(p.Schedule) > 0 {
		frame.Schedule = []Step{}
	}
	if p.of != nil {
		frame.Condition = ""
	}
	before, after, err := around(frame, "      ", "schedule")
	if err != nil {
		return err
	}
	s.out.WriteString("\n    ")
	s.out.Write(before)
	if err := s.schedule(p); err != nil {
		return err
	}
	if p.of != nil {
		empty := []byte(`"condition": ""`) // quotation marks stand around names and values only
		i := bytes.Index(after, empty) + len(empty) - 1
		s.out.Write(after[:i])
		if err := s.condition(p); err != nil {
			return err
		}
		after = after[i:]
	}
	_, err = s.out.Write(after)
	return err
}

// condition writes a path's condition, without quotation marks.
func (s *streamer) condition(p *Path) error {
	list := p.of.conjuncts()
	if len(list) < 2 {
		return s.conjunct(joined(list))
	}
	for i, text := range list {
		if i == 0 {
			s.out.WriteByte('(')
		} else {
			s.out.WriteString(and)
		}
		if err := s.conjunct(text); err != nil {
			return err
		}
	}
	return s.out.WriteByte(')')
}

// conjunct writes one of a condition.
func (s *streamer) conjunct(text string) error {
	encoded, ok := s.conds[text]
	if !ok {
		b, err := indented(text, "")
		if err != nil {
			return err
		}
		encoded = b[1 : len(b)-1]
		s.conds[text] = encoded
	}
	_, err := s.out.Write(encoded)
	return err
}

// and stands between the conjuncts of a condition, as in joined.
const and = ") && ("

// schedule writes the elements of a path's schedule.
func (s *streamer) schedule(p *Path) error {
	n := 0
	write := func(text []byte, err error) error {
		if err != nil {
			return err
		}
		if n > 0 {
			s.out.WriteByte(',')
		}
		n++
		_, err = s.out.Write(text)
		return err
	}
	if p.of == nil {
		for i := range p.Schedule {
			if err := write(stepText(&p.Schedule[i])); err != nil {
				return err
			}
		}
	} else {
		for _, step := range p.of.path.Schedule.Steps() {
			if err := write(s.step(p, step)); err != nil {
				return err
			}
		}
	}
	if n > 0 {
		s.out.WriteString("\n      ")
	}
	return nil
}

// step is a step's text, encoded when it is first met.
func (s *streamer) step(p *Path, step state.Step) ([]byte, error) {
	if text, ok := s.steps[step]; ok {
		return text, nil
	}
	full := schedule(p.of.texts.program, []state.Step{step})
	text, err := stepText(&full[0])
	s.steps[step] = text
	return text, err
}

// stepText is a step as an element of a path's schedule, on lines of its own.
func stepText(step *Step) ([]byte, error) {
	text, err := indented(step, "        ")
	return append([]byte("\n        "), text...), err
}

// around is an object's text before and after the contents of one of its lists, which is empty; every further line
// begins with the prefix that an object's members have there.
func around(object any, prefix, list string) (before, after []byte, err error) {
	text, err := indented(object, prefix[:len(prefix)-2])
	if err != nil {
		return nil, nil, err
	}
	open := []byte("\n" + prefix + "\"" + list + "\": [")
	i := bytes.Index(text, open) // line feeds stand between members only
	if i < 0 {
		return text, nil, nil // null: there is no list
	}
	i += len(open)
	return text[:i], text[i:], nil
}

// indented is a value's JSON text, further lines beginning with a prefix.
func indented(v any, prefix string) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent(prefix, "  ")
	err := enc.Encode(v)
	return bytes.TrimRight(b.Bytes(), "\n"), err
}
