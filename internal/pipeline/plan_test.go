package pipeline

import (
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"

	stdctx "context"

	"github.com/cockroachdb/datadriven"
)

// planned is a program of two threads and a lock, with an assertion.
const planned = `#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m;
static int x;
void *work(void *arg) { pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m); return arg; }
int main(void) { pthread_t t; pthread_create(&t, 0, work, 0); pthread_join(t, 0); assert(x == 1); return 0; }
`

// TestPlans runs the scripts under testdata/plans. Each command is "plan", with options by the names of the fields of
// Options; what is printed is what the plan decides otherwise than that of check without a reduction, which the first
// command prints whole.
func TestPlans(t *testing.T) {
	path := filepath.Join(t.TempDir(), "p.c")
	write(t, path, planned)
	datadriven.Walk(t, "testdata/plans", func(t *testing.T, script string) {
		usual := map[string]bool{}
		datadriven.RunTest(t, script, func(t *testing.T, d *datadriven.TestData) string {
			o := &Options{Programs: []string{path}, Granularity: "memory", OnlyCount: true}
			for _, arg := range d.CmdArgs {
				choose(t, d, o, arg)
			}
			p, err := Prepare(stdctx.Background(), o, Output{})
			if err != nil {
				return err.Error() + "\n"
			}
			var out strings.Builder
			for line := range strings.Lines(p.String()) {
				if !usual[line] {
					out.WriteString(line)
				}
				if len(d.CmdArgs) == 0 {
					usual[line] = true
				}
			}
			return out.String()
		})
	})
}

// choose sets a field of options.
func choose(t *testing.T, d *datadriven.TestData, o *Options, arg datadriven.CmdArg) {
	f := reflect.ValueOf(o).Elem().FieldByName(arg.Key)
	switch {
	case !f.IsValid():
		d.Fatalf(t, "there is no option %s", arg.Key)
	case f.Kind() == reflect.Bool:
		f.SetBool(len(arg.Vals) == 0)
	case f.Kind() == reflect.String:
		f.SetString(strings.Join(arg.Vals, ""))
	case f.Kind() == reflect.Slice:
		f.Set(reflect.ValueOf(arg.Vals))
	default:
		n, err := strconv.Atoi(arg.Vals[0])
		if err != nil {
			d.Fatalf(t, "%v", err)
		}
		f.SetInt(int64(n))
	}
}
