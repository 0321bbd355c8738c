package report

import "strconv"

// fingerprint is GitHub's hash of the line of a place, or "" where the file cannot be read. Alerts are told apart by it
// when lines move.
func (s *sarifWriter) fingerprint(at string) string {
	file, line := splitAt(at)
	if s.o.File == nil || file == "" {
		return ""
	}
	lines, known := s.hashes[file]
	if !known {
		if text, err := s.o.File(file); err == nil {
			lines = lineHashes(text)
		}
		s.hashes[file] = lines
	}
	return lines[line]
}

const (
	hashedCharacters = 100 // from a line's first one on
	hashFactor       = 37
)

// lineHashes are the hashes of the lines of a text, as GitHub's code scanning has them: of the characters from the
// line's beginning on, without blanks, a polynomial; behind it how many lines so far have that hash.
func lineHashes(text []byte) map[int]string {
	h := &lineHasher{out: map[int]string{}, seen: map[uint64]int{}, power: 1, first: true}
	for range hashedCharacters {
		h.power *= hashFactor
	}
	for _, c := range string(text) {
		if c > 0xffff { // two units of UTF-16
			c -= 0x10000
			h.next(0xd800 + c>>10)
			c = 0xdc00 + c&0x3ff
		}
		h.next(c)
	}
	h.next(0xffff) // the end
	for range hashedCharacters {
		h.finish()
		h.push(0)
	}
	return h.out
}

type lineHasher struct {
	out    map[int]string
	seen   map[uint64]int
	window [hashedCharacters]rune
	begins [hashedCharacters]int // the line that begins at that character of the window; 0: none
	at     int
	hash   uint64
	power  uint64
	line   int
	first  bool // the next character is a line's first
	cr     bool // the last character was a carriage return
}

// next takes a character of the text.
func (h *lineHasher) next(c rune) {
	if c == ' ' || c == '\t' || h.cr && c == '\n' {
		h.cr = false
		return
	}
	if h.cr = c == '\r'; h.cr {
		c = '\n'
	}
	h.finish()
	if h.first {
		h.first = false
		h.line++
		h.begins[h.at] = h.line
	}
	h.first = c == '\n'
	h.push(c)
}

// finish notes the hash of the line whose first character leaves the window, if there is one.
func (h *lineHasher) finish() {
	if line := h.begins[h.at]; line > 0 {
		h.seen[h.hash]++
		h.out[line] = strconv.FormatUint(h.hash, 16) + ":" + strconv.Itoa(h.seen[h.hash])
		h.begins[h.at] = 0
	}
}

func (h *lineHasher) push(c rune) {
	h.hash = hashFactor*h.hash + uint64(c) - h.power*uint64(h.window[h.at])
	h.window[h.at] = c
	h.at = (h.at + 1) % hashedCharacters
}
