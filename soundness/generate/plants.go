package generate

import "midway/internal/property"

// Planted is a violation that can be planted.
type Planted struct {
	Name    string
	Kind    property.Kind // as Midway reports it (docs/design.md §9.1)
	Threads bool          // needs threads
	Blind   bool          // a native run need not show it
}

// Plants are the violations that can be planted.
var Plants = []Planted{
	{Name: "assertion", Kind: property.Assertion},
	{Name: "abort", Kind: property.Assertion},
	{Name: "reach-error", Kind: property.ReachError},
	{Name: "null", Kind: property.NullDereference},
	{Name: "global-bounds", Kind: property.OutOfBounds},
	{Name: "heap-bounds", Kind: property.OutOfBounds},
	{Name: "stack-bounds", Kind: property.OutOfBounds},
	{Name: "copy-bounds", Kind: property.OutOfBounds},
	{Name: "string-bounds", Kind: property.OutOfBounds},
	{Name: "use-after-free", Kind: property.UseAfterFree},
	{Name: "list-after-free", Kind: property.UseAfterFree},
	{Name: "double-free", Kind: property.DoubleFree},
	{Name: "invalid-free", Kind: property.InvalidFree},
	{Name: "division", Kind: property.DivisionByZero},
	{Name: "remainder", Kind: property.DivisionByZero},
	{Name: "unreachable", Kind: property.Unreachable, Blind: true},
	{Name: "unlock-free", Kind: property.LockMisuse, Blind: true},
	{Name: "spin-unlock", Kind: property.LockMisuse, Blind: true},
	{Name: "rwlock-unlock", Kind: property.LockMisuse, Blind: true},
	{Name: "destroy-locked", Kind: property.LockMisuse, Blind: true},
	{Name: "wait-unlocked", Kind: property.LockMisuse, Blind: true},
	{Name: "barrier-unset", Kind: property.BarrierMisuse, Blind: true},
	{Name: "join-twice", Kind: property.ThreadMisuse, Blind: true},
	{Name: "join-detached", Kind: property.ThreadMisuse, Blind: true},
	{Name: "self-deadlock", Kind: property.Deadlock},
	{Name: "upgrade", Kind: property.Deadlock, Blind: true}, // glibc may answer EDEADLK
	{Name: "no-post", Kind: property.Deadlock},
	{Name: "spin", Kind: property.Livelock},
	{Name: "race", Kind: property.DataRace, Threads: true},
	{Name: "race-lock", Kind: property.DataRace, Threads: true},
	{Name: "race-read-lock", Kind: property.DataRace, Threads: true},
	{Name: "race-atomic", Kind: property.DataRace, Threads: true, Blind: true}, // clang may see no plain access
	{Name: "race-relaxed", Kind: property.DataRace, Threads: true},
	{Name: "race-relaxed-load", Kind: property.DataRace, Threads: true},
	{Name: "race-list", Kind: property.DataRace, Threads: true},
	{Name: "race-condition", Kind: property.DataRace, Threads: true},
	{Name: "race-condition-set", Kind: property.DataRace, Threads: true},
	// ThreadSanitizer takes a lock to be only read
	{Name: "race-copied-lock", Kind: property.DataRace, Threads: true, Blind: true},
	{Name: "race-semaphore", Kind: property.DataRace, Threads: true, Blind: true}, // and does not look at semaphores
	{Name: "race-waiting", Kind: property.DataRace, Threads: true, Blind: true},
	{Name: "race-barrier", Kind: property.DataRace, Threads: true},
	{Name: "lock-order", Kind: property.Deadlock, Threads: true},
	{Name: "lost-wakeup", Kind: property.Deadlock, Threads: true},
	{Name: "missed-signal", Kind: property.Deadlock, Threads: true},
	{Name: "short-barrier", Kind: property.Deadlock, Threads: true},
	{Name: "two-semaphores", Kind: property.Deadlock, Threads: true},
	{Name: "flags", Kind: property.Livelock, Threads: true},
	{Name: "unlock-other", Kind: property.LockMisuse, Threads: true, Blind: true},
	{Name: "lost-update", Kind: property.Assertion, Threads: true},
	{Name: "order-assertion", Kind: property.Assertion, Threads: true},
	{Name: "check-then-act", Kind: property.Assertion, Threads: true},
	{Name: "stolen-wakeup", Kind: property.Assertion, Threads: true},
	{Name: "trylock-ignored", Kind: property.DataRace, Threads: true},
}

// PlantNamed is the planted violation of that name.
func PlantNamed(name string) (Planted, bool) {
	for _, p := range Plants {
		if p.Name == name {
			return p, true
		}
	}
	return Planted{}, false
}
