package report

import (
	"fmt"
	"strings"
)

// External is a function without a body and without a model.
type External struct {
	Name    string `json:"name"`
	Reading string `json:"reading"`          // what it is taken to do: pure, arguments, arguments and globals, anything
	Said    bool   `json:"said"`             // the user said so
	Header  string `json:"header,omitempty"` // the system header that declares it
	Calls   int    `json:"calls"`            // in the text; 0 where only its address is taken
	At      string `json:"at"`               // file:line of the first
}

// maxExternals is how many functions without a body are listed for people.
const maxExternals = 12

// Named joins names for a sentence, at most a dozen.
func Named(names []string) string {
	if n := len(names); n > maxExternals {
		names = append(append([]string{}, names[:maxExternals]...), fmt.Sprintf("%d more", n-maxExternals))
	}
	if n := len(names); n > 1 {
		return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
	}
	return strings.Join(names, "")
}

// does says what a reading is.
var does = map[string]string{
	"pure":                  "touches no memory",
	"arguments":             "touches what functions without a body are given",
	"arguments and globals": "touches what functions without a body are given, and the program's globals that are not static",
	"anything":              "touches all globals, and what functions without a body are given",
}

// ExternalsText lists functions without a body, by how they are read, and says what to do. It is empty where there is
// none.
func ExternalsText(list []External) string {
	if len(list) == 0 {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s without a body:\n", count(len(list), "function"))
	for _, s := range externalReadings(list) {
		fmt.Fprintf(&b, "  %s\n", s)
	}
	b.WriteString(
		"  give the file that defines it, or one that says in C what it does; or say it: --extern NAME=pure, NAME=arguments or NAME=anything\n",
	)
	return b.String()
}

// externalReadings says what functions without a body are taken to do, a line for each reading.
func externalReadings(list []External) (out []string) {
	for _, reading := range []string{"anything", "arguments and globals", "arguments", "pure"} {
		var names []string
		for _, e := range list {
			if e.Reading == reading {
				names = append(names, e.Name)
			}
		}
		if len(names) > 0 {
			out = append(out, does[reading]+": "+Named(names))
		}
	}
	return out
}
