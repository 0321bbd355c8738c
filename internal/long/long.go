// Package long marks the tests that make test-short leaves out.
package long

import "testing"

// Test skips a test that takes more than a second on its own, where -short is given. make test runs it.
func Test(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("takes more than a second: make test runs it")
	}
}
