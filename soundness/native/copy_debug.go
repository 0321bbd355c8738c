package native

import (
	"fmt"
	"path/filepath"
	"strings"

	"midway/internal/ir"
	"midway/internal/pattern"
)

// debugInfo is the metadata of a module with copies: sanitizers and debuggers name their lines.
type debugInfo struct {
	lines []string
	index map[string]string
	unit  string // the compile unit's node
}

func (d *debugInfo) begin() {
	d.index = map[string]string{}
}

// node is the number of a piece of metadata.
func (d *debugInfo) node(format string, args ...any) string {
	text := fmt.Sprintf(format, args...)
	n, ok := d.index[text]
	if !ok {
		n = fmt.Sprintf("!%d", len(d.lines))
		d.lines, d.index[text] = append(d.lines, text), n
	}
	return n
}

// escaped is a text as it is written in quotes.
func escaped(s string) string {
	return strings.NewReplacer(`\`, `\5C`, `"`, `\22`).Replace(s)
}

// file is the node of a source file.
func (d *debugInfo) file(p *ir.Program, id ir.FileID) string {
	name, dir := p.Files[id], ""
	if int(id) < len(p.FileDirs) {
		dir = p.FileDirs[id]
	}
	if filepath.IsAbs(name) {
		dir = ""
	}
	return d.node("!DIFile(filename: \"%s\", directory: \"%s\")", escaped(name), escaped(dir))
}

// function is the node of a copy.
func (d *debugInfo) function(p *ir.Program, f *ir.Func) string {
	loc := p.Locs[f.Loc]
	file := d.file(p, loc.File)
	if d.unit == "" {
		d.unit = d.node(
			"distinct !DICompileUnit(language: DW_LANG_C99, file: %s, producer: \"midway\", isOptimized: false, "+
				"runtimeVersion: 0, emissionKind: FullDebug, nameTableKind: None)",
			file,
		)
	}
	t := d.node("!DISubroutineType(types: %s)", d.node("!{null}"))
	// distinct: two copies of one function are two
	d.lines = append(d.lines, fmt.Sprintf(
		"distinct !DISubprogram(name: \"%s\", scope: %s, file: %s, line: %d, type: %s, scopeLine: %d, "+
			"spFlags: DISPFlagDefinition, unit: %s)",
		escaped(plain(f.Name)), file, file, loc.Line, t, loc.Line, d.unit))
	return fmt.Sprintf("!%d", len(d.lines)-1)
}

// location is the node of a place in a copy.
func (d *debugInfo) location(p *ir.Program, f *ir.Func, scope string, at ir.LocID) string {
	loc := p.Locs[at]
	if at != 0 && loc.File != p.Locs[f.Loc].File {
		scope = d.node("!DILexicalBlockFile(scope: %s, file: %s, discriminator: 0)", scope, d.file(p, loc.File))
	}
	return d.node("!DILocation(line: %d, column: %d, scope: %s)", loc.Line, loc.Col, scope)
}

func (d *debugInfo) text() string {
	version := d.node("!{i32 7, !\"Dwarf Version\", i32 5}")
	format := d.node("!{i32 2, !\"Debug Info Version\", i32 3}")
	var out strings.Builder
	if d.unit != "" {
		fmt.Fprintf(&out, "!llvm.dbg.cu = !{%s}\n", d.unit)
	}
	fmt.Fprintf(&out, "!llvm.module.flags = !{%s, %s}\n", version, format)
	for i, line := range d.lines {
		fmt.Fprintf(&out, "!%d = %s\n", i, line)
	}
	return out.String()
}

var (
	pointerType = pattern.Of(`PTR<([^<>]*)>`)
	opaqueWord  = pattern.Of(`(?m)^[^"\n]*[ (]ptr[ ,)]`)
)

// dialect is code as a clang reads it that writes pointers as the texts of the program have them: typed, or opaque.
func dialect(code string, program []string) string {
	opaque := false
	for _, text := range program {
		opaque = opaque || opaqueWord.MatchString(text)
	}
	mark, pointer := "p0i8", "$1*"
	if opaque {
		mark, pointer = "p0", "ptr"
	}
	code = strings.ReplaceAll(code, "POINTER", mark)
	for pointerType.MatchString(code) { // inner ones first
		code = pointerType.ReplaceAllString(code, pointer)
	}
	return code
}
