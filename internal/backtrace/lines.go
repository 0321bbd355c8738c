package backtrace

import (
	"bufio"
	"errors"
	"io"
	"strings"
	"unicode/utf8"

	"midway/internal/pattern"
)

// lineReader gives the lines of a text, and cuts those that are too long.
type lineReader struct {
	in  *bufio.Reader
	max int
	cut int // lines that were cut
	buf []byte
}

func (r *lineReader) next() (string, error) {
	r.buf = r.buf[:0]
	long := false
	for {
		part, err := r.in.ReadSlice('\n')
		if room := r.max - len(r.buf); len(part) > room {
			part, long = part[:room], long || len(part) > room+1
		}
		r.buf = append(r.buf, part...)
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case err != nil && (err != io.EOF || len(r.buf) == 0):
			return "", err
		}
		break
	}
	if long {
		r.cut++
	}
	return strings.TrimRight(string(r.buf), "\r\n"), nil
}

// colours are the control sequences of terminals.
var colours = pattern.Of("\x1b\\[[0-9;?]*[A-Za-z]")

// plain is a line without what terminals and mail add: control sequences, what a backspace deletes, quotation marks,
// the prompts and pagers of gdb.
func plain(text string) string {
	if !utf8.ValidString(text) {
		text = strings.ToValidUTF8(text, "�")
	}
	if strings.IndexByte(text, 0x1b) >= 0 {
		text = colours.ReplaceAllString(text, "")
	}
	if i := strings.LastIndexByte(text, '\r'); i >= 0 {
		text = text[i+1:] // what was written over
	}
	for strings.HasPrefix(text, "> ") {
		text = text[2:]
	}
	text = strings.TrimRight(text, " \t")
	for strings.HasPrefix(text, "(gdb)") {
		text = strings.TrimPrefix(text[len("(gdb)"):], " ")
	}
	if strings.HasPrefix(text, "--") {
		text = withoutPager(text)
	}
	return text
}

var pager = pattern.Of(`^---?Type <(?:RET|return)> (?:for more|to continue), (?:or )?q .*?(?:quit|paging)---?`)

func withoutPager(text string) string {
	return text[len(pager.FindString(text)):]
}

// prefixes are what logs put in front of lines: times, the test that prints them, the service; each with a text that
// every line with it has.
var prefixes = []struct {
	has  string
	form *pattern.Lazy
}{
	{"-", pattern.Of(`^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[: ]\s?`)},
	{": ", pattern.Of(`^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \S+ \S+?(?:\[\d+\])?: `)},
	{"] ", pattern.Of(`^\[\s*\d+(?:\.\d+)?\] `)},
	{": ", pattern.Of(`^\d+: `)},
	{"| ", pattern.Of(`^[\w.-]+\s*\| `)},
}

// prefixBytes bounds how far into a line a prefix goes.
const prefixBytes = 100

// withoutPrefix is a line without what a log has put in front of it.
func withoutPrefix(text string) (rest string, ok bool) {
	if text == "" || text[0] == ' ' || text[0] == '#' {
		return "", false
	}
	begin := text[:min(len(text), prefixBytes)]
	for _, p := range prefixes {
		if !strings.Contains(begin, p.has) {
			continue
		}
		if m := p.form.FindString(text); m != "" {
			rest = text[len(m):]
			if inner, again := withoutPrefix(rest); again {
				return inner, true
			}
			return rest, true
		}
	}
	return "", false
}
