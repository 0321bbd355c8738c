package ir

import (
	"fmt"
	"strconv"

	"midway/internal/pattern"
)

// plainAddress is a number in hexadecimal that may be an address.
var plainAddress = pattern.Of(`\b0x[0-9a-f]{6,}\b`)

// lessAddress is a number in hexadecimal that is added and may be the negative of an address.
var lessAddress = pattern.Of(`\+ 0x(ffff[0-9a-f]{12})\b`)

// lessNamed is how far before a global an address may be that is written as its own, less some bytes.
const lessNamed = 1 << 12

// less is a text in which negatives of addresses near globals are written as C does: - &name, - &name + 8.
func (p *Program) less(text string) string {
	return lessAddress.ReplaceAllStringFunc(text, func(word string) string {
		sum, err := strconv.ParseUint(word[len("+ 0x"):], 16, 64)
		if err != nil {
			return word
		}
		for _, before := range []uint64{0, lessNamed} {
			for _, g := range p.Globals {
				off := -sum - g.Addr + before
				if g.ThreadLocal || g.Addr == 0 || off >= uint64(max(g.Size, 1))+before {
					continue
				}
				switch off := int64(off) - int64(before); {
				case off == 0:
					return "- &" + g.Name
				case off > 0:
					return fmt.Sprintf("- &%s - %d", g.Name, off)
				default:
					return fmt.Sprintf("- &%s + %d", g.Name, -off)
				}
			}
		}
		return word
	})
}

// Named is a text about the program in which addresses of functions and globals, and their negatives, are written as C
// does: name, &name, &name+8, - &name.
func (p *Program) Named(text string) string {
	text = p.less(text)
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
