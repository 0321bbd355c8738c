package interp

import (
	"math/big"
	"testing"

	"midway/internal/ir"
)

// TestExactly holds checked arithmetic on words against integers without a limit, at and around the ends of the
// widths.
func TestExactly(t *testing.T) {
	for _, bits := range []uint16{1, 8, 16, 31, 32, 33, 63, 64} {
		var values []uint64
		for _, at := range []uint64{0, 1 << (bits - 1), mask(bits), 1 << (bits / 2), 3} {
			for d := range uint64(5) {
				values = append(values, (at+d-2)&mask(bits))
			}
		}
		for _, x := range values {
			for _, y := range values {
				sameAsBig(t, bits, x, y)
			}
		}
	}
}

func sameAsBig(t *testing.T, bits uint16, x, y uint64) {
	t.Helper()
	a, b := big.NewInt(signed(x, bits)), big.NewInt(signed(y, bits))
	limit := new(big.Int).Lsh(big.NewInt(1), uint(bits-1))
	for op, exact := range map[ir.Op]*big.Int{
		opAddSigned: new(big.Int).Add(a, b), opSubSigned: new(big.Int).Sub(a, b), opMulSigned: new(big.Int).Mul(a, b),
	} {
		want := exact.Cmp(limit) < 0 && exact.Cmp(new(big.Int).Neg(limit)) >= 0
		r, fits := exactly(&ir.Instr{Op: op, Bits: bits}, x, y)
		if fits != want || fits && signed(r, bits) != exact.Int64() {
			t.Errorf("operation %d on %v and %v in %d bits: %v fits %v, want %v", op, a, b, bits, signed(r, bits), fits, exact)
		}
	}
}
