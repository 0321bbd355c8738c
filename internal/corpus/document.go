package corpus

import (
	"encoding/json"
	"io"
	"strings"
)

// entry is what is read of a ledger entry.
type entry struct {
	Kind   string `json:"kind"`
	Effect string `json:"effect"`
	Text   string `json:"text"`
}

// violation is what is read of a violation.
type violation struct {
	Kind string `json:"kind"`
}

// read takes over what a result document says, piece by piece: documents can be longer than memory. Text that is
// no whole document leaves the verdict empty; the rest is read and dropped, so that its writer can end.
func (res *Result) read(r io.Reader) {
	defer func() { _, _ = io.Copy(io.Discard, r) }()
	dec := json.NewDecoder(r)
	if t, err := dec.Token(); err != nil || t != json.Delim('{') {
		return
	}
	verdict := ""
	for dec.More() {
		key, err := dec.Token()
		if err == nil {
			err = res.member(dec, key, &verdict)
		}
		if err != nil {
			return
		}
	}
	if _, err := dec.Token(); err == nil {
		res.Verdict = verdict
	}
}

// member reads one member of the document.
func (res *Result) member(dec *json.Decoder, key json.Token, verdict *string) error {
	switch key {
	case "verdict":
		return dec.Decode(verdict)
	case "ledger":
		return each(dec, func(e *entry) {
			if e.Effect == "incomplete" {
				res.Incomplete = once(res.Incomplete, e.name())
			}
		})
	case "violations":
		return each(dec, func(v *violation) { res.Kinds = once(res.Kinds, v.Kind) })
	case "paths":
		return each(dec, func(*struct{}) { res.Paths++ })
	case "stats":
		var s struct{ Paths int }
		err := dec.Decode(&s)
		res.Paths = max(res.Paths, s.Paths)
		return err
	}
	return dec.Decode(new(json.RawMessage))
}

// each reads a list, one element at a time.
func each[T any](dec *json.Decoder, use func(*T)) error {
	if _, err := dec.Token(); err != nil {
		return err
	}
	for dec.More() {
		var v T
		if err := dec.Decode(&v); err != nil {
			return err
		}
		use(&v)
	}
	_, err := dec.Token()
	return err
}

// name is an entry's kind; an unmodelled call's with the first word of its text, the function's name.
func (e *entry) name() string {
	if e.Kind != "unmodelled-call" {
		return e.Kind
	}
	name, _, _ := strings.Cut(e.Text, " ")
	return e.Kind + ":" + name
}
