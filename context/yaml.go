package context

import (
	"sort"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml/ast"
)

// mapping hands every value of a mapping to the function of its key; a key without one is an error
// that names the nearest valid key. what names the mapping in messages.
func (r *reader) mapping(n ast.Node, what string, keys map[string]func(string, ast.Node) error) error {
	values, ok := pairs(n)
	if !ok {
		return r.file.errorAt(
			lineOf(n),
			"%s is written as \"key: value\" pairs (%s)",
			what,
			strings.Join(sortedKeys(keys), ", "),
		)
	}
	seen := map[string]int{}
	for _, v := range values {
		key := scalarText(v.Key)
		line := lineOf(v.Key)
		set, ok := keys[key]
		if !ok {
			return r.file.errorAt(line, "unknown key %q in %s%s", key, what, didYouMean(key, sortedKeys(keys)))
		}
		if first, twice := seen[key]; twice {
			return r.file.errorAt(line, "key %q stands twice in %s (first on line %d)", key, what, first)
		}
		seen[key] = line
		if err := set(key, v.Value); err != nil {
			return err
		}
	}
	return nil
}

func pairs(n ast.Node) ([]*ast.MappingValueNode, bool) {
	switch n := n.(type) {
	case *ast.MappingNode:
		return n.Values, true
	case *ast.MappingValueNode:
		return []*ast.MappingValueNode{n}, true
	}
	return nil, false
}

func sortedKeys(keys map[string]func(string, ast.Node) error) []string {
	out := make([]string, 0, len(keys))
	for k := range keys {
		out = append(out, k)
	}
	sort.Strings(out)
	return out
}

// scalarText is what is in the file for a scalar: "0x10" stays "0x10".
func scalarText(n ast.Node) string {
	switch n := n.(type) {
	case *ast.StringNode:
		return n.Value
	case *ast.LiteralNode:
		return strings.TrimSpace(n.Value.Value)
	case *ast.MappingKeyNode:
		return scalarText(n.Value)
	case nil:
		return ""
	}
	if tok := n.GetToken(); tok != nil {
		return tok.Value
	}
	return ""
}

// text is a scalar; a list, a mapping, an alias or nothing is an error.
func (r *reader) text(key string, n ast.Node) (Text, error) {
	if s, ok := splitPlace(n); ok {
		return Text{S: s, Line: lineOf(n)}, nil
	}
	switch n.(type) {
	case *ast.StringNode, *ast.LiteralNode, *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode, *ast.InfinityNode,
		*ast.NanNode:
		t := Text{S: strings.TrimSpace(scalarText(n)), Line: lineOf(n)}
		if t.S == "" {
			return t, r.file.errorAt(t.Line, "%s: is empty", key)
		}
		return t, nil
	case *ast.MappingNode, *ast.MappingValueNode, *ast.SequenceNode:
		return Text{}, r.file.errorAt(lineOf(n), "%s: wants one value%s", key, quoteHint(n))
	case *ast.AnchorNode, *ast.AliasNode, *ast.TagNode:
		return Text{}, r.file.errorAt(lineOf(n), "%s: anchors, aliases and tags are not read in a context", key)
	}
	return Text{}, r.file.errorAt(lineOf(n), "%s: has no value", key)
}

// splitPlace undoes a misreading of the YAML parser, which takes a.c:12 in nested brackets for a mapping from
// a.c to 12 although no space follows the colon.
func splitPlace(n ast.Node) (string, bool) {
	values, ok := pairs(n)
	if !ok || len(values) != 1 || values[0].Start == nil || values[0].Value == nil {
		return "", false
	}
	colon, value := values[0].Start, values[0].Value.GetToken()
	if value == nil || colon.Value != ":" || colon.Position.Offset+1 != value.Position.Offset {
		return "", false
	}
	return scalarText(values[0].Key) + ":" + scalarText(values[0].Value), true
}

// quoteHint explains the usual way in which a place or condition becomes something else in YAML.
func quoteHint(n ast.Node) string {
	if _, list := n.(*ast.SequenceNode); list {
		return ", not a list"
	}
	return "; put it in quotes if it contains \": \" or braces"
}

// texts is a list of scalars, or one scalar alone.
func (r *reader) texts(key string, n ast.Node) ([]Text, error) {
	seq, ok := n.(*ast.SequenceNode)
	if !ok {
		t, err := r.text(key, n)
		return []Text{t}, err
	}
	var out []Text
	for _, v := range seq.Values {
		t, err := r.text(key, v)
		if err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	return out, nil
}

func (r *reader) number(key string, n ast.Node, lo, hi int) (int, error) {
	t, err := r.text(key, n)
	if err != nil {
		return 0, err
	}
	v, err := strconv.Atoi(strings.ReplaceAll(t.S, "_", ""))
	if err != nil || v < lo || v > hi {
		return 0, r.file.errorAt(t.Line, "%s: %q is not a number from %d to %d", key, t.S, lo, hi)
	}
	return v, nil
}

func (r *reader) truth(key string, n ast.Node) (bool, error) {
	if b, ok := n.(*ast.BoolNode); ok {
		return b.Value, nil
	}
	t, err := r.text(key, n)
	if err != nil {
		return false, err
	}
	return false, r.file.errorAt(t.Line, "%s: %q is neither true nor false", key, t.S)
}
