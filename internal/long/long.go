// Package long says how much of a test that repeats itself is run: make test-short leaves such tests out, make test takes
// a share of them, and make test-all everything.
package long

import (
	"hash/crc32"
	"os"
	"strconv"
	"testing"
)

// Test skips a test that takes more than a second on its own, where -short is given. make test runs it.
func Test(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("takes more than a second: make test runs it")
	}
}

// All reports whether everything is wanted: more generated programs, and each of them in all ways.
func All() bool { return os.Getenv("MIDWAY_TEST_ALL") != "" }

// Of is how many of n generated programs are taken: all where everything is wanted, otherwise a third of them.
func Of[N int | int64 | uint64](n N) N {
	if All() {
		return n
	}
	return (n + 2) / 3
}

// Takes reports whether a test that takes one in so many takes what is named so. The choice is by the name, the same one
// every time; tests that are given different salts choose apart from each other.
func Takes(name string, salt, one uint32) bool {
	return All() || (hashed(name)>>3+salt)%one == 0
}

// ShareVariable names the environment variable that says which share it is the turn of.
const ShareVariable = "MIDWAY_TEST_SHARE"

// Shares is how many shares archives are divided into.
const Shares = 3

// Turn reports whether it is the turn of the archive of that name. make test sets ShareVariable by the commit, so that
// commits one behind the other run all archives; where it is not set, as with a plain go test, each has its turn.
func Turn(name string) bool {
	share, err := strconv.ParseUint(os.Getenv(ShareVariable), 10, 32)
	return All() || err != nil || hashed(name)%Shares == uint32(share%Shares)
}

func hashed(name string) uint32 { return crc32.ChecksumIEEE([]byte(name)) }
