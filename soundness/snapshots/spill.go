package snapshots

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// spillName is what the variable is called that keeps the result of the instruction with a line number.
const spillName = "mw."

var (
	result     = regexp.MustCompile(`^  %([-\w.$]+) = (?:tail |notail |musttail )?(\w+) (.*)$`)
	atLine     = regexp.MustCompile(`, !dbg !(\d+)`)
	subprogram = regexp.MustCompile(`^define .* !dbg !(\d+) .*\{$`)
	anyType    = `((?:i1|i8|i16|i32|i64|[%\w.$"-]+\*+)(?:\*)*)`
	loaded     = regexp.MustCompile(`^(?:volatile |atomic )*` + anyType + `, `)
	computed   = regexp.MustCompile(`^(?:nuw |nsw |exact )*` + anyType + ` [^(]`)
	converted  = regexp.MustCompile(` to ` + anyType + `, !dbg`)
	called     = regexp.MustCompile(
		`^(?:(?:noundef|zeroext|signext|nonnull|noalias|align \d+|dereferenceable\(\d+\)|dereferenceable_or_null\(\d+\)) )*` + anyType + ` (?:\([^)]*\) )?[@%]`,
	)
	selected   = regexp.MustCompile(`^i1 [^,]+, ` + anyType + ` [^(]`)
	readModify = regexp.MustCompile(
		`^.* ` + anyType + ` [^,]+ (?:syncscope\([^)]*\) )?(?:monotonic|acquire|release|acq_rel|seq_cst)`,
	)
)

// resultType is the type of what an instruction computes; ok is false where it is none of those that are kept.
func resultType(op, rest string) (t string, ok bool) {
	by := map[string]*regexp.Regexp{"load": loaded, "call": called, "select": selected, "phi": computed,
		"atomicrmw": readModify}[op]
	switch op {
	case "icmp", "fcmp":
		return "i1", !strings.Contains(rest, "<")
	case "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor":
		by = computed
	case "trunc", "zext", "sext", "ptrtoint", "inttoptr", "bitcast", "fptosi", "fptoui":
		by = converted
	}
	if by == nil {
		return "", false
	}
	m := by.FindStringSubmatch(rest)
	if m == nil {
		return "", false
	}
	return m[1], true
}

// spill makes a numbered module keep what its instructions compute: each result of a scalar type is stored in a local
// of its own, called by the instruction's line, which the binary's debug information then has. What the program does is
// the same.
func spill(text string) string {
	lines := strings.Split(text, "\n")
	locations, next := locationsOf(lines)
	x := &spiller{locations: locations, next: next, number: next}
	scalar := x.node(`!DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)`)
	var out []string
	for i := 0; i < len(lines); i++ {
		m := subprogram.FindStringSubmatch(lines[i])
		if m == nil {
			out = append(out, lines[i])
			continue
		}
		end := i
		for end < len(lines) && lines[end] != "}" {
			end++
		}
		out = append(out, x.function(lines[i:end], m[1], scalar)...)
		i = end - 1
	}
	if !strings.Contains(text, "@llvm.dbg.declare(metadata,") {
		out = append(out, "declare void @llvm.dbg.declare(metadata, metadata, metadata)")
	}
	return strings.Join(out, "\n") + "\n" + x.nodes.String()
}

type spiller struct {
	locations    map[string]string
	next, number int
	nodes        strings.Builder
}

// node adds a node of metadata and is its number.
func (x *spiller) node(text string) int {
	fmt.Fprintf(&x.nodes, "!%d = %s\n", x.next, text)
	x.next++
	return x.next - 1
}

// function is a function's text with the stores.
func (x *spiller) function(lines []string, scope string, scalar int) []string {
	var slots, body, pending []string
	for _, l := range lines[1:] {
		m := result.FindStringSubmatch(l)
		if len(pending) > 0 && (m == nil || m[2] != "phi") && strings.HasPrefix(l, "  ") {
			body, pending = append(body, pending...), nil
		}
		body = append(body, l)
		if m == nil || m[2] == "alloca" {
			continue
		}
		t, ok := resultType(m[2], m[3])
		at := atLine.FindStringSubmatch(l)
		if !ok || at == nil {
			continue
		}
		line := lineOf(x.locations[at[1]])
		if line < firstLine {
			continue
		}
		slot := fmt.Sprintf("%%%s%d", spillName, line)
		variable := x.node(
			fmt.Sprintf(
				`!DILocalVariable(name: "%s%d", scope: !%s, line: 1, type: !%d)`,
				spillName,
				line,
				scope,
				scalar,
			),
		)
		where := x.node(fmt.Sprintf("!DILocation(line: 0, scope: !%s)", scope))
		slots = append(
			slots,
			fmt.Sprintf("  %s = alloca %s, align 8", slot, t),
			fmt.Sprintf(
				"  call void @llvm.dbg.declare(metadata %s* %s, metadata !%d, metadata !DIExpression()), !dbg !%d",
				t,
				slot,
				variable,
				where,
			),
		)
		store := fmt.Sprintf("  store %s %%%s, %s* %s, align 8, !dbg !%s", t, m[1], t, slot, at[1])
		if m[2] == "phi" {
			pending = append(pending, store)
		} else {
			body = append(body, store)
		}
	}
	out := []string{lines[0]}
	if len(body) > 0 && !strings.HasPrefix(body[0], "  ") { // the entry block's label
		out, body = append(out, body[0]), body[1:]
	}
	return append(append(out, slots...), body...)
}

// lineOf is the line of a source location's fields.
func lineOf(fields string) int {
	m := lineField.FindString(fields)
	n, _ := strconv.Atoi(strings.TrimLeft(m, ", line:"))
	return n
}
