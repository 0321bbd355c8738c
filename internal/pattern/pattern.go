package pattern

import (
	"regexp"
	"sync"
)

// Lazy is a regular expression in the syntax of package regexp, whose methods these are. One that is wrong panics where
// it is used first.
type Lazy struct {
	text string
	once sync.Once
	re   *regexp.Regexp
}

// Of is the expression that a text says.
func Of(text string) *Lazy { return &Lazy{text: text} }

// get is the expression, compiled.
func (p *Lazy) get() *regexp.Regexp {
	p.once.Do(func() { p.re = regexp.MustCompile(p.text) })
	return p.re
}

// MatchString reports whether a text has a match.
func (p *Lazy) MatchString(s string) bool { return p.get().MatchString(s) }

// Match reports whether bytes have one.
func (p *Lazy) Match(b []byte) bool { return p.get().Match(b) }

// FindString is the first match, or "".
func (p *Lazy) FindString(s string) string { return p.get().FindString(s) }

// FindStringIndex is where the first match is, or nil.
func (p *Lazy) FindStringIndex(s string) []int { return p.get().FindStringIndex(s) }

// FindStringSubmatch is the first match with its groups, or nil.
func (p *Lazy) FindStringSubmatch(s string) []string { return p.get().FindStringSubmatch(s) }

// FindStringSubmatchIndex is where they are, or nil.
func (p *Lazy) FindStringSubmatchIndex(s string) []int { return p.get().FindStringSubmatchIndex(s) }

// FindSubmatch is the first match of bytes with its groups, or nil.
func (p *Lazy) FindSubmatch(b []byte) [][]byte { return p.get().FindSubmatch(b) }

// FindAllString are the first n matches, all where n is negative.
func (p *Lazy) FindAllString(s string, n int) []string { return p.get().FindAllString(s, n) }

// FindAllStringIndex are where they are.
func (p *Lazy) FindAllStringIndex(s string, n int) [][]int { return p.get().FindAllStringIndex(s, n) }

// FindAllStringSubmatch are they with their groups.
func (p *Lazy) FindAllStringSubmatch(s string, n int) [][]string {
	return p.get().FindAllStringSubmatch(s, n)
}

// ReplaceAllString replaces all matches, in which $1 is the first group.
func (p *Lazy) ReplaceAllString(s, by string) string { return p.get().ReplaceAllString(s, by) }

// ReplaceAllStringFunc replaces all matches by what a function makes of them.
func (p *Lazy) ReplaceAllStringFunc(s string, by func(string) string) string {
	return p.get().ReplaceAllStringFunc(s, by)
}
