package interp

import (
	"midway/internal/expr"
	"midway/internal/property"
	"midway/internal/state"
)

// Uses of uninitialised memory, as MemorySanitizer and Valgrind see them: a value that nothing has set may be copied,
// stored and computed with; an error is to let it decide a branch, an address, a size, a divisor, a call's target or an
// assumption. Library models are included, at the call of the user's: what strlen looks at must be set.

// defined checks that what the program does next does not depend on what is not set; it returns false where it always
// does. A dependence that no value of what is unset would show is none.
func (m *Machine) defined(v expr.Value, what string) bool {
	if v.Concrete() || !m.Opt.Properties.Has(property.Uninitialized) {
		return true
	}
	bad := m.B.Undefined(v)
	if bad == expr.False || m.probing() {
		return true
	}
	matters := m.B.Not(m.B.Cmp(expr.EQ, v.N.Width(), v, m.B.Redrawn(v)))
	if !m.MayBeTrue(m.B.And1(bad, matters)) {
		return true
	}
	return m.checkSaying(m.B.Not(bad), func() state.End {
		return state.End{
			Kind: property.UninitializedRead,
			Text: what + " depends on what was never set: " + m.valueText(v),
		}
	})
}

// probing reports whether a guard is being evaluated: what is wrong in it shows when its event executes.
func (m *Machine) probing() bool {
	for _, f := range m.t.Frames {
		if f.Probe {
			return true
		}
	}
	return false
}
