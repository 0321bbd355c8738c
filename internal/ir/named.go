package ir

import (
	"fmt"
	"regexp"
	"strconv"
)

// plainAddress is a number in hexadecimal that may be an address.
var plainAddress = regexp.MustCompile(`\b0x[0-9a-f]{6,}\b`)

// Named is a text about the program in which addresses of functions and globals are written as C does: name, &name, &name+8.
func (p *Program) Named(text string) string {
	return plainAddress.ReplaceAllStringFunc(text, func(word string) string {
		addr, err := strconv.ParseUint(word[2:], 16, 64)
		if err != nil {
			return word
		}
		if f := p.FuncAt(addr); f != nil {
			return f.Name
		}
		for _, g := range p.Globals {
			switch off := addr - g.Addr; {
			case g.ThreadLocal || g.Addr == 0 || off >= uint64(max(g.Size, 1)):
			case off == 0:
				return "&" + g.Name
			default:
				return fmt.Sprintf("&%s+%d", g.Name, off)
			}
		}
		return word
	})
}
