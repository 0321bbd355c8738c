package pointsto_test

import (
	"fmt"
	"strings"
	"testing"

	"midway/internal/ir"
	"midway/internal/long"
	"midway/internal/pointsto"
)

// Every step has what fits it of all that its pointer may lead to, whenever code outside has come to reach that, and
// whether there is a summary or none.
func TestStepsAreClosed(t *testing.T) {
	long.Test(t)
	all := programs(t) // first, as loadC goes elsewhere
	var b strings.Builder
	b.WriteString("struct conn { struct conn *next; int *at; long n; };\nextern void give(void *);\nextern struct conn *find(void);\nint x;\n")
	for i := range 12 {
		fmt.Fprintf(&b, "struct conn c%d, d%d; struct conn *p%d;\n", i, i, i)
		fmt.Fprintf(&b, "int f%d(void) { p%d = find(); p%d->at = &x; find()%s = &c%d; d%d.next = find()%s; give(d%d.next);\n",
			i, i, i, strings.Repeat("->next", i+1), i, i, strings.Repeat("->next", 12-i), i)
		fmt.Fprintf(&b, "  c%d.next = &d%d; return *find()%s->at; }\n", i, i, strings.Repeat("->next", i))
	}
	b.WriteString("int main(int argc, char **argv) { int n = 0;\n")
	for i := range 12 {
		fmt.Fprintf(&b, "  n += f%d(); p%d = p%d;\n", i, i, (i+5)%12)
	}
	b.WriteString("  return n; }\n")
	all["generated"] = loadC(t, b.String(), ir.LP64)
	for name, p := range all {
		for _, n := range []int{256, 4} {
			old := pointsto.SetMaxSet(n)
			g := pointsto.AnalyzeTyped(p, pointsto.Layouts, nil)
			pointsto.SetMaxSet(old)
			for _, text := range g.Unclosed() {
				t.Errorf("%s, sets of up to %d: %s", name, n, text)
			}
			if name == "generated" && g.Steps() < 48 {
				t.Errorf("%d steps", g.Steps())
			}
		}
	}
}
