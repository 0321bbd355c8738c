package generate

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
)

// initial is the operands: random bytes, and numbers where they are most likely to go wrong.
func initial(seed uint64) string {
	rng := rand.New(rand.NewPCG(seed, 0))
	var w strings.Builder
	for range Operands {
		w.WriteString("{")
		for k := range 8 {
			w.WriteString("{")
			for _, b := range operand(rng, k) {
				fmt.Fprintf(&w, "%d,", b)
			}
			w.WriteString("},")
		}
		w.WriteString("},\n")
	}
	return w.String()
}

func operand(rng *rand.Rand, slot int) [16]byte {
	var b [16]byte
	for i := range b {
		b[i] = byte(rng.Uint32())
	}
	switch {
	case slot < 2:
		edge(rng, &b)
	case rng.IntN(4) == 0:
		special(rng, slot, &b)
	case slot < 4: // float: exponents near zero half of the time
		if rng.IntN(2) == 0 {
			b[3] = b[3]&0x80 | 0x3f + byte(rng.IntN(2))
		}
	case slot < 6:
		if rng.IntN(2) == 0 {
			b[7], b[6] = b[7]&0x80|0x3f+byte(rng.IntN(2)), b[6]|0xc0
		}
	default: // x87: the leading one is stored
		b[7] |= 0x80
		if rng.IntN(2) == 0 {
			b[9], b[8] = b[9]&0x80|0x40, byte(rng.IntN(64))
		} else {
			b[9] = b[9]&0x80 | 0x3f + byte(rng.IntN(2))
		}
	}
	return b
}

// edge makes an integer one near which operations change their course, most of the time.
func edge(rng *rand.Rand, b *[16]byte) {
	switch rng.IntN(8) {
	case 0: // small
		clear(b[1:])
	case 1: // small, negative
		for i := range b[1:] {
			b[i+1] = 0xff
		}
	case 2: // a power of two
		clear(b[:])
		b[rng.IntN(16)] = 1 << rng.IntN(8)
	case 3: // 64 bits
		clear(b[8:])
	case 4: // the least of some width
		clear(b[:])
		b[[]int{0, 1, 3, 7, 15}[rng.IntN(5)]] = 0x80
	case 5: // the greatest
		at := []int{0, 1, 3, 7, 15}[rng.IntN(5)]
		for i := range at {
			b[i] = 0xff
		}
		b[at] = 0x7f
		clear(b[at+1:])
	}
}

var specialFloats = []float64{
	0,
	1,
	0.5,
	1.5,
	2.5,
	-2.5,
	127.99,
	-128,
	-128.5,
	255.5,
	32767.5,
	65535.9,
	2147483647,
	2147483648,
	-2147483648.5,
	4294967295.5,
	1 << 52,
	1 << 53,
	1 << 62,
	1 << 63,
	1 << 64,
	math.Inf(1),
	math.NaN(),
	math.MaxFloat32,
	math.SmallestNonzeroFloat32,
	0x1p-126,
	0.1,
	0.49999999999999994,
}

// special makes a float one of those where rounding and comparison go wrong.
func special(rng *rand.Rand, slot int, b *[16]byte) {
	f := specialFloats[rng.IntN(len(specialFloats))]
	if rng.IntN(2) == 0 {
		f = -f
	}
	clear(b[:])
	switch {
	case slot < 4:
		binary.LittleEndian.PutUint32(b[:], math.Float32bits(float32(f)))
	case slot < 6:
		binary.LittleEndian.PutUint64(b[:], math.Float64bits(f))
	default:
		extended(f, b)
	}
}

// extended is a double as an x87 float.
func extended(f float64, b *[16]byte) {
	bits := math.Float64bits(f)
	exponent, fraction := bits>>52&0x7ff, bits<<11&^(1<<63)
	switch {
	case exponent == 0x7ff:
		exponent = 0x7fff
	case exponent != 0:
		exponent += 16383 - 1023
	case fraction != 0:
		exponent, fraction = 16383-126, 0 // none of the special ones
	}
	if exponent != 0 {
		fraction |= 1 << 63
	}
	binary.LittleEndian.PutUint64(b[:], fraction)
	binary.LittleEndian.PutUint16(b[8:], uint16(exponent|bits>>63<<15))
}
