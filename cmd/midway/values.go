package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// span is a length of time, more than none.
type span time.Duration

func (s *span) String() string {
	if *s == 0 {
		return ""
	}
	return time.Duration(*s).String()
}

func (s *span) Type() string { return "duration" }

func (s *span) Set(text string) error {
	if n, err := strconv.ParseFloat(text, 64); err == nil && n > 0 {
		return fmt.Errorf("a time has a unit; did you mean %ss?", text)
	}
	d, err := time.ParseDuration(text)
	switch {
	case text == "0" || err == nil && d == 0:
		return fmt.Errorf("that is no time at all; without the flag there is no limit")
	case err != nil:
		return fmt.Errorf("a time is such as 90s, 5m or 1h30m")
	case d < 0:
		return fmt.Errorf("a time is more than none")
	}
	*s = span(d)
	return nil
}

// positive is a number of at least one.
type positive int

func (p *positive) String() string { return strconv.Itoa(int(*p)) }

func (p *positive) Type() string { return "int" }

func (p *positive) Set(text string) error {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		return fmt.Errorf("it is a number from 1 on")
	}
	*p = positive(n)
	return nil
}

// wordList is a list of words as a shell would split them: at blanks, but not inside quotes.
type wordList []string

func (l *wordList) String() string { return strings.Join(*l, " ") }

func (l *wordList) Type() string { return "words" }

func (l *wordList) Set(s string) error {
	word, inWord, quote := []byte{}, false, byte(0)
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			quote, inWord = c, true
		case c == '\\' && quote != '\'' && i+1 < len(s):
			i++
			word, inWord = append(word, s[i]), true
		case quote == 0 && (c == ' ' || c == '\t' || c == '\n'):
			if inWord {
				*l = append(*l, string(word))
			}
			word, inWord = word[:0], false
		default:
			word, inWord = append(word, c), true
		}
	}
	if quote != 0 {
		return fmt.Errorf("a quotation mark is not closed in %q", s)
	}
	if inWord {
		*l = append(*l, string(word))
	}
	return nil
}

// byteSize is a number of bytes with an optional suffix K, M, G or T (powers of 1024).
type byteSize uint64

func (b *byteSize) String() string {
	if *b == 0 {
		return ""
	}
	return strconv.FormatUint(uint64(*b), 10)
}

func (b *byteSize) Type() string { return "size" }

func (b *byteSize) Set(s string) error {
	n, ok := sizeOf(s)
	if !ok {
		return fmt.Errorf("%q is not a size such as 500M or 4G", s)
	}
	if n < leastMemory {
		return fmt.Errorf("%s is %d bytes: at least 16M are needed; a number without a unit is bytes", s, n)
	}
	*b = byteSize(n)
	return nil
}

// sizeOf reads a size, more than none.
func sizeOf(s string) (size uint64, ok bool) {
	digits := strings.TrimRight(strings.ToUpper(s), "IB")
	shift := 0
	if n := len(digits); n > 0 {
		if i := strings.IndexByte("KMGT", digits[n-1]); i >= 0 {
			shift, digits = 10*(i+1), digits[:n-1]
		}
	}
	n, err := strconv.ParseUint(digits, 10, 64)
	return n << shift, err == nil && n != 0 && n<<shift>>shift == n
}

// dataSize is a number of bytes of data, with the same suffixes.
type dataSize int64

func (d *dataSize) String() string {
	if *d == 0 {
		return ""
	}
	return strconv.FormatInt(int64(*d), 10)
}

func (d *dataSize) Type() string { return "size" }

// Set is that of pflag.Value.
func (d *dataSize) Set(s string) error {
	n, ok := sizeOf(s)
	if !ok || n > 1<<50 {
		return fmt.Errorf("%q is not a size such as 64K or 8M", s)
	}
	*d = dataSize(n)
	return nil
}

// leastMemory is the smallest limit of memory that makes sense, in bytes.
const leastMemory = 16 << 20
