package slice

import (
	"bytes"
	"strings"

	"midway/internal/ir"
)

// printers are the models that look at the arguments of their format for what it has them read there, and forget
// numbers.
var printers = map[string]bool{
	"printf":        true,
	"fprintf":       true,
	"dprintf":       true,
	"__printf_chk":  true,
	"__fprintf_chk": true,
}

// prints reports whether a call only prints numbers: its format is a constant, the last argument that is not variadic,
// and has no conversion that reads a string, stores a count, or has its width from an argument.
func (b *builder) prints(callee *ir.Func, c *ir.CallInfo) bool {
	if !callee.Runtime || !printers[callee.Name] || len(callee.Params) == 0 || len(c.Args) < len(callee.Params) {
		return false
	}
	text, ok := b.text(c.Args[len(callee.Params)-1])
	return ok && onlyNumbers(text)
}

// text is the constant string at an address.
func (b *builder) text(op ir.Operand) (string, bool) {
	if op.Kind != ir.KGlobal || op.Index < 0 || int(op.Index) >= len(b.p.Globals) {
		return "", false
	}
	g := b.p.Globals[op.Index]
	if !g.Const || op.Word < g.Addr || op.Word >= g.Addr+uint64(len(g.Init)) {
		return "", false
	}
	rest := g.Init[op.Word-g.Addr:]
	end := bytes.IndexByte(rest, 0)
	if end < 0 {
		return "", false
	}
	return string(rest[:end]), true
}

// onlyNumbers reports whether a format's conversions are those of numbers, with widths in the format itself.
func onlyNumbers(format string) bool {
	for {
		_, rest, found := strings.Cut(format, "%")
		if !found {
			return true
		}
		rest = strings.TrimLeft(rest, "-+ #0123456789.hljztLq")
		if rest == "" || !strings.Contains("%diuxXocpaAeEfFgG", rest[:1]) {
			return false
		}
		format = rest[1:]
	}
}
