package ir

import (
	"encoding/binary"
	"strconv"
	"strings"

	"midway/internal/pattern"
)

// bitReader reads bitcode: fields of any width, lowest bit first. Behind the end all bits are zero.
type bitReader struct {
	data []byte
	at   uint // bit
}

func (b *bitReader) fixed(width uint) (v uint64) {
	for i := range width {
		if by := b.at / 8; by < uint(len(b.data)) {
			v |= uint64(b.data[by]>>(b.at%8)&1) << i
		}
		b.at++
	}
	return v
}

// vbr is a number in groups of width bits, the highest of which says that another group follows.
func (b *bitReader) vbr(width uint) (v uint64) {
	for shift := uint(0); shift < 64; shift += width - 1 {
		group := b.fixed(width)
		v |= (group &^ (1 << (width - 1))) << shift
		if group>>(width-1) == 0 {
			break
		}
	}
	return v
}

// The parts of a bitstream that an identification block is made of (https://llvm.org/docs/BitCodeFormat.html).
const (
	enterBlock          = 1
	defineAbbreviation  = 2
	firstAbbreviation   = 4
	identificationBlock = 13
	arrayEncoding       = 3
	char6Encoding       = 4

	char6 = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"

	longestProducer = 64 // characters
)

var majorOf = pattern.Of(`^[A-Za-z_]*(\d+)\.`)

// bitcodeProducer is the major version of the LLVM that wrote bitcode, as its first block says; 0 where it does not say
// so in the way that LLVM writes it.
func bitcodeProducer(data []byte) int {
	if strings.HasPrefix(string(data[:min(len(data), 4)]), wrapperMagic) && len(data) >= 12 {
		data = data[min(uint64(binary.LittleEndian.Uint32(data[8:])), uint64(len(data))):]
	}
	if !strings.HasPrefix(string(data[:min(len(data), 4)]), bitcodeMagic) {
		return 0
	}
	major := majorOf.FindStringSubmatch(identification(&bitReader{data: data, at: 32}))
	if major == nil {
		return 0
	}
	n, _ := strconv.Atoi(major[1])
	return n
}

// identification is the string of the identification block, which comes first: an abbreviation (the record's code, then
// an array of characters) and a record in it. It is "" where it is written otherwise.
func identification(b *bitReader) string {
	if b.fixed(2) != enterBlock || b.vbr(8) != identificationBlock {
		return ""
	}
	width := uint(b.vbr(4))
	b.at = (b.at+31)&^31 + 32 // the block's length
	if width < 2 || width > 32 || b.fixed(width) != defineAbbreviation || b.vbr(5) != 3 {
		return ""
	}
	if b.fixed(1) != 1 || b.vbr(8) != 1 || b.fixed(1) != 0 || b.fixed(3) != arrayEncoding || b.fixed(1) != 0 {
		return ""
	}
	character := uint(6)
	if encoding := b.fixed(3); encoding != char6Encoding {
		character = uint(b.vbr(5))
	}
	if character > 8 || b.fixed(width) != firstAbbreviation {
		return ""
	}
	var text strings.Builder
	for range min(b.vbr(6), longestProducer) {
		c := byte(b.fixed(character))
		if character == 6 {
			c = char6[c]
		}
		text.WriteByte(c)
	}
	return text.String()
}
