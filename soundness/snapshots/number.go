package snapshots

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// firstLine is the line number of the first instruction: above those of any source file, so that what is not numbered
// is distinguished.
const firstLine = 1 << 24

var (
	metadataLine = regexp.MustCompile(`^!(\d+) = `)
	locationLine = regexp.MustCompile(`^!(\d+) = (?:distinct )?!DILocation\((.*)\)$`)
	lineField    = regexp.MustCompile(`(?:^|, )line: \d+`)
	columnField  = regexp.MustCompile(`, column: \d+`)
	dbgField     = regexp.MustCompile(`, !dbg !(\d+)`)
	privateName  = regexp.MustCompile(`^(@[^ ]+ = )private (?:unnamed_addr )?`)
)

// number gives every instruction of a module that has a source line one of its own, from firstLine on, in the order of
// the text. A binary that is made of it tells by its line table which instruction an address belongs to; variables,
// types and scopes stay as they were. String constants get names that the linker keeps.
func number(text string) string {
	lines := strings.Split(text, "\n")
	locations, next := locationsOf(lines)
	var added strings.Builder
	line, inside := firstLine, false
	for i, l := range lines {
		switch {
		case strings.HasPrefix(l, "define "):
			inside = true
		case l == "}":
			inside = false
		case inside && strings.HasPrefix(l, "  ") && !strings.Contains(l, "@llvm.dbg."):
			at := dbgField.FindStringSubmatchIndex(l)
			if at == nil {
				continue
			}
			fields, ok := locations[l[at[2]:at[3]]]
			if !ok {
				continue
			}
			fmt.Fprintf(&added, "!%d = !DILocation(%s)\n", next, onLine(fields, line))
			lines[i] = l[:at[2]] + strconv.Itoa(next) + l[at[3]:]
			next, line = next+1, line+1
		case !inside:
			lines[i] = privateName.ReplaceAllString(l, "${1}internal ")
		}
	}
	return strings.Join(lines, "\n") + "\n" + added.String()
}

// locationsOf are the fields of the module's source locations by the number of their node, and the first number that no
// node has.
func locationsOf(lines []string) (fields map[string]string, next int) {
	fields = map[string]string{}
	for _, l := range lines {
		m := metadataLine.FindStringSubmatch(l)
		if m == nil {
			continue
		}
		n, _ := strconv.Atoi(m[1])
		next = max(next, n+1)
		if m := locationLine.FindStringSubmatch(l); m != nil {
			fields[m[1]] = m[2]
		}
	}
	return fields, next
}

// onLine are the fields of a source location with another line and no column.
func onLine(fields string, line int) string {
	fields = columnField.ReplaceAllString(fields, "")
	fields = lineField.ReplaceAllString(fields, "")
	return strings.TrimSuffix(fmt.Sprintf("line: %d, %s", line, strings.TrimPrefix(fields, ", ")), ", ")
}
