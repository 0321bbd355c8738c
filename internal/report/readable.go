package report

import (
	"encoding/json"
	"fmt"
	"html"
	"strings"

	"midway/internal/pattern"
)

// unreadable is what no text for people has: names of the models and of the compiler's values, numbers of registers,
// addresses, offsets behind a name.
var unreadable = pattern.Of(
	`__mw_\w*|__midway_\w*|%[0-9]+|0x[0-9a-f]{6,}|<nil>|[\w\])]\+[0-9]+\b|\.call[0-9]*\b|\w\(\)\.`,
)

// Unreadable are the parts of a text, 5 at most, that only the tool itself knows, with the lines that they are in. What
// the program's source has, too, is left out.
func Unreadable(text, source string) (out []string) {
	for line := range strings.SplitSeq(source, "\n") {
		if line = strings.TrimSpace(line); unreadable.MatchString(line) {
			text = strings.ReplaceAll(text, line, "")
		}
	}
	for _, at := range unreadable.FindAllStringIndex(text, 50) {
		if strings.Contains(source, text[at[0]:at[1]]) || len(out) == 5 {
			continue
		}
		from := strings.LastIndexByte(text[:at[0]], '\n') + 1
		to := at[1] + strings.IndexByte(text[at[1]:]+"\n", '\n')
		out = append(out, fmt.Sprintf("%s in %s", text[at[0]:at[1]], text[from:to]))
	}
	return out
}

var (
	pageData = pattern.Of(`(?s)<script type="application/json" id="data">(.*?)</script>`)
	unseen   = pattern.Of(`(?s)<style>.*?</style>|<script.*?</script>|<[^>]*>`)
)

// PageText is what a page of WriteHTML shows, a line for each text; sources aside.
func PageText(page []byte) (string, error) {
	found := pageData.FindSubmatch(page)
	if found == nil {
		return "", fmt.Errorf("the page has no data")
	}
	var data struct {
		Texts []string `json:"texts"`
		Runs  []struct {
			Threads []string `json:"threads"`
			End     end      `json:"end"`
		} `json:"runs"`
	}
	if err := json.Unmarshal(found[1], &data); err != nil {
		return "", err
	}
	var b strings.Builder
	b.WriteString(html.UnescapeString(unseen.ReplaceAllString(string(page), "\n")))
	for _, s := range data.Texts {
		b.WriteString("\n" + s)
	}
	for _, r := range data.Runs {
		b.WriteString("\n" + strings.Join(r.Threads, "\n") + "\n" + r.End.Kind + "\n" + r.End.Text)
	}
	return b.String(), nil
}
