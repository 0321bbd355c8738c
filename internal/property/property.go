// Package property names what a run looks for: kinds of violation, and the groups of them that are asked for together.
//
// A kind is what a report lists (data-race, out-of-bounds, …); a group is what --properties takes (races, memory, …).
// Every kind belongs to one group. The printed names are part of the command line and of the JSON documents.
package property

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"
)

// Kind is a kind of violation, by its printed name.
type Kind string

// The kinds of violation.
const (
	Assertion   Kind = "assertion"   // assert fails, or the program traps or aborts
	ReachError  Kind = "reach-error" // a call of an error function of SV-COMP
	Unreachable Kind = "unreachable" // control reaches __builtin_unreachable
	Reached     Kind = "reached"     // a state that is looked for

	DataRace Kind = "data-race" // C11 5.1.2.4

	Deadlock Kind = "deadlock" // no thread can go on, and one has not ended
	Livelock Kind = "livelock" // as Deadlock, with a thread that spins

	OutOfBounds     Kind = "out-of-bounds"
	NullDereference Kind = "null-dereference"
	UseAfterFree    Kind = "use-after-free"
	DoubleFree      Kind = "double-free"
	InvalidFree     Kind = "invalid-free"

	DivisionByZero Kind = "division-by-zero"

	LockMisuse    Kind = "lock-misuse"
	BarrierMisuse Kind = "barrier-misuse"
	ThreadMisuse  Kind = "thread-misuse"

	SignedOverflow    Kind = "signed-overflow"
	UninitializedRead Kind = "uninitialized-read"
	Leak              Kind = "leak"
)

// Group is a group of kinds that are asked for together.
type Group uint8

// The groups, in the order in which documents list them. Those before Overflow are looked for where the user names
// none.
const (
	Assertions Group = iota
	Races
	Deadlocks
	Memory
	Division
	Threads
	Overflow
	Uninitialized
	Leaks
	groups
)

var groupNames = [groups]string{
	"assertions",
	"races",
	"deadlocks",
	"memory",
	"division",
	"threads",
	"overflow",
	"uninitialized",
	"leaks",
}

// String is the group's name on the command line.
func (g Group) String() string { return groupNames[g] }

var members = [groups][]Kind{
	Assertions:    {Assertion, ReachError, Unreachable, Reached},
	Races:         {DataRace},
	Deadlocks:     {Deadlock, Livelock},
	Memory:        {OutOfBounds, NullDereference, UseAfterFree, DoubleFree, InvalidFree},
	Division:      {DivisionByZero},
	Threads:       {LockMisuse, BarrierMisuse, ThreadMisuse},
	Overflow:      {SignedOverflow},
	Uninitialized: {UninitializedRead},
	Leaks:         {Leak},
}

// Kinds are the kinds of a group.
func (g Group) Kinds() []Kind { return slices.Clone(members[g]) }

// Group is the group that looks for a kind. It panics where k is none of the constants above.
func (k Kind) Group() Group {
	for g, kinds := range members {
		if slices.Contains(kinds, k) {
			return Group(g)
		}
	}
	panic("property: no kind of violation: " + string(k))
}

// modelled are the kinds that library models report, by their number in enum midway_violation of midway.h.
var modelled = [...]Kind{
	1: Assertion,
	ReachError,
	Unreachable,
	LockMisuse,
	BarrierMisuse,
	ThreadMisuse,
	OutOfBounds,
	InvalidFree,
	NullDereference,
	Reached,
}

// Modelled is the kind that a library model reports by a number of enum midway_violation; Assertion for any other
// number.
func Modelled(number uint64) Kind {
	if number == 0 || number >= uint64(len(modelled)) {
		return Assertion
	}
	return modelled[number]
}

// Set is a set of groups. The zero value is empty.
type Set uint16

// Default is what is looked for where the user names nothing.
const Default Set = 1<<Overflow - 1

// All is every group.
const All Set = 1<<groups - 1

// Of is the set of some groups.
func Of(some ...Group) (s Set) {
	for _, g := range some {
		s |= 1 << g
	}
	return s
}

// Has reports whether a group is in the set.
func (s Set) Has(g Group) bool { return s>>g&1 == 1 }

// Asks reports whether a kind of violation is looked for.
func (s Set) Asks(k Kind) bool { return s.Has(k.Group()) }

// Only reports whether a group is all that is in the set.
func (s Set) Only(g Group) bool { return s == 1<<g }

// With is the set and a group.
func (s Set) With(g Group) Set { return s | 1<<g }

// Without is the set but for a group.
func (s Set) Without(g Group) Set { return s &^ (1 << g) }

// Groups are the groups in the set, in the order of the constants.
func (s Set) Groups() (out []Group) {
	for rest := s; rest != 0; rest &= rest - 1 {
		out = append(out, Group(bits.TrailingZeros16(uint16(rest))))
	}
	return out
}

// Names are the names of the groups in the set, in the order of the constants.
func (s Set) Names() (out []string) {
	for _, g := range s.Groups() {
		out = append(out, g.String())
	}
	return out
}

// Parse is the set of the groups with the given names, or an error that lists the known ones.
func Parse(names []string) (s Set, err error) {
	for _, name := range names {
		i := slices.Index(groupNames[:], name)
		if i < 0 {
			return 0, fmt.Errorf("%q is none of %s", name, strings.Join(groupNames[:], ", "))
		}
		s = s.With(Group(i))
	}
	return s, nil
}
