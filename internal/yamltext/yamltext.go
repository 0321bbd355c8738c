// Package yamltext refuses YAML that costs more than its length: the parser takes time and memory with the square of
// nesting, and a few aliases of aliases stand for more text than fits into memory. It reads tokens only, in linear
// time.
package yamltext

import (
	"fmt"

	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/token"
)

// maxNesting bounds brackets inside each other, and the list entries, keys, tags and anchors that begin on one line.
const maxNesting = 100

// Refusal says what is refused, and where.
type Refusal struct {
	Line int // from 1
	What string
}

func (r *Refusal) Error() string { return fmt.Sprintf("line %d: %s", r.Line, r.What) }

// Check refuses aliases and deep nesting; the error is a *Refusal.
func Check(text []byte) error {
	open, begun, line := 0, 0, 0
	for _, t := range lexer.Tokenize(string(text)) {
		if t.Position.Line != line {
			line, begun = t.Position.Line, 0
		}
		switch t.Type {
		case token.AliasType:
			return &Refusal{line, "aliases are not read"}
		case token.SequenceStartType, token.MappingStartType:
			open++
		case token.SequenceEndType, token.MappingEndType:
			open--
		case token.SequenceEntryType, token.MappingKeyType, token.TagType, token.AnchorType:
			begun++
		}
		if open > maxNesting || begun > maxNesting {
			return &Refusal{line, fmt.Sprintf("nested more than %d deep", maxNesting)}
		}
	}
	return nil
}
