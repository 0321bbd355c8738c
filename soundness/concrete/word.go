package concrete

import (
	"math/big"
	"math/bits"
)

// Word is an unsigned integer of up to 128 bits, zero-extended from its width.
type Word struct{ Lo, Hi uint64 }

// W is a word of up to 64 bits.
func W(lo uint64) Word { return Word{Lo: lo} }

func bit(b bool) Word {
	if b {
		return W(1)
	}
	return Word{}
}

// trunc is the low w bits of a.
func (a Word) trunc(w int) Word {
	switch {
	case w >= 128:
		return a
	case w > 64:
		return Word{a.Lo, a.Hi & (1<<(w-64) - 1)}
	case w == 64:
		return Word{Lo: a.Lo}
	}
	return Word{Lo: a.Lo & (1<<w - 1)}
}

// negative reports whether a, of w bits, has its sign bit set.
func (a Word) negative(w int) bool {
	if w > 64 {
		return a.Hi>>(w-65)&1 != 0
	}
	return a.Lo>>(w-1)&1 != 0
}

// sext is a, of w bits, sign-extended to 128.
func (a Word) sext(w int) Word {
	if !a.negative(w) || w == 128 {
		return a
	}
	if w > 64 {
		return Word{a.Lo, a.Hi | ^uint64(0)<<(w-64)}
	}
	if w == 64 {
		return Word{a.Lo, ^uint64(0)}
	}
	return Word{a.Lo | ^uint64(0)<<w, ^uint64(0)}
}

// Int64 reads a, of w bits up to 64, as a signed number.
func (a Word) Int64(w int) int64 { return int64(a.sext(w).Lo) }

func (a Word) zero() bool { return a == Word{} }

func (a Word) add(b Word) Word {
	lo, carry := bits.Add64(a.Lo, b.Lo, 0)
	hi, _ := bits.Add64(a.Hi, b.Hi, carry)
	return Word{lo, hi}
}

func (a Word) sub(b Word) Word {
	lo, borrow := bits.Sub64(a.Lo, b.Lo, 0)
	hi, _ := bits.Sub64(a.Hi, b.Hi, borrow)
	return Word{lo, hi}
}

func (a Word) mul(b Word) Word {
	hi, lo := bits.Mul64(a.Lo, b.Lo)
	return Word{lo, hi + a.Lo*b.Hi + a.Hi*b.Lo}
}

func (a Word) not() Word { return Word{^a.Lo, ^a.Hi} }

func (a Word) shl(n uint) Word {
	if n >= 64 {
		return Word{0, a.Lo << (n - 64)}
	}
	return Word{a.Lo << n, a.Hi<<n | a.Lo>>(64-n)}
}

func (a Word) shr(n uint) Word {
	if n >= 64 {
		return Word{a.Hi >> (n - 64), 0}
	}
	return Word{a.Lo>>n | a.Hi<<(64-n), a.Hi >> n}
}

// less compares unsigned.
func (a Word) less(b Word) bool { return a.Hi < b.Hi || a.Hi == b.Hi && a.Lo < b.Lo }

// big is a as an integer.
func (a Word) big() *big.Int {
	v := new(big.Int).SetUint64(a.Hi)
	return v.Lsh(v, 64).Or(v, new(big.Int).SetUint64(a.Lo))
}

// bigSigned is a, of w bits, as a signed integer.
func (a Word) bigSigned(w int) *big.Int {
	v := a.big()
	if a.negative(w) {
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(w)))
	}
	return v
}

// wordOf is v modulo 2^128.
func wordOf(v *big.Int) Word {
	m := new(big.Int).And(v, new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 128), big.NewInt(1)))
	lo := new(big.Int).And(m, new(big.Int).SetUint64(^uint64(0)))
	return Word{lo.Uint64(), m.Rsh(m, 64).Uint64()}
}

// wordFrom reads up to 16 bytes, little endian.
func wordFrom(b []byte) Word {
	var w Word
	for i := len(b) - 1; i >= 0; i-- {
		w = w.shl(8)
		w.Lo |= uint64(b[i])
	}
	return w
}

// put writes the low len(b) bytes, little endian.
func (a Word) put(b []byte) {
	for i := range b {
		b[i] = byte(a.Lo)
		a = a.shr(8)
	}
}
