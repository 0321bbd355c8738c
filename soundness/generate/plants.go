package generate

// Planted is a violation that can be planted.
type Planted struct {
	Name    string
	Kind    string // as Midway reports it (docs/design.md §9.1)
	Threads bool   // needs threads
	Blind   bool   // a native run need not show it
}

// Plants are the violations that can be planted.
var Plants = []Planted{
	{Name: "assertion", Kind: "assertion"},
	{Name: "abort", Kind: "assertion"},
	{Name: "reach-error", Kind: "reach-error"},
	{Name: "null", Kind: "null-dereference"},
	{Name: "global-bounds", Kind: "out-of-bounds"},
	{Name: "heap-bounds", Kind: "out-of-bounds"},
	{Name: "stack-bounds", Kind: "out-of-bounds"},
	{Name: "copy-bounds", Kind: "out-of-bounds"},
	{Name: "string-bounds", Kind: "out-of-bounds"},
	{Name: "use-after-free", Kind: "use-after-free"},
	{Name: "list-after-free", Kind: "use-after-free"},
	{Name: "double-free", Kind: "double-free"},
	{Name: "invalid-free", Kind: "invalid-free"},
	{Name: "division", Kind: "division-by-zero"},
	{Name: "remainder", Kind: "division-by-zero"},
	{Name: "unreachable", Kind: "unreachable", Blind: true},
	{Name: "unlock-free", Kind: "lock-misuse", Blind: true},
	{Name: "spin-unlock", Kind: "lock-misuse", Blind: true},
	{Name: "rwlock-unlock", Kind: "lock-misuse", Blind: true},
	{Name: "destroy-locked", Kind: "lock-misuse", Blind: true},
	{Name: "wait-unlocked", Kind: "lock-misuse", Blind: true},
	{Name: "barrier-unset", Kind: "barrier-misuse", Blind: true},
	{Name: "join-twice", Kind: "thread-misuse", Blind: true},
	{Name: "join-detached", Kind: "thread-misuse", Blind: true},
	{Name: "self-deadlock", Kind: "deadlock"},
	{Name: "upgrade", Kind: "deadlock", Blind: true}, // glibc may answer EDEADLK
	{Name: "no-post", Kind: "deadlock"},
	{Name: "spin", Kind: "livelock"},
	{Name: "race", Kind: "data-race", Threads: true},
	{Name: "race-lock", Kind: "data-race", Threads: true},
	{Name: "race-read-lock", Kind: "data-race", Threads: true},
	{Name: "race-atomic", Kind: "data-race", Threads: true, Blind: true}, // clang may see no plain access
	{Name: "race-relaxed", Kind: "data-race", Threads: true},
	{Name: "race-relaxed-load", Kind: "data-race", Threads: true},
	{Name: "race-list", Kind: "data-race", Threads: true},
	{Name: "race-condition", Kind: "data-race", Threads: true},
	{Name: "race-condition-set", Kind: "data-race", Threads: true},
	{Name: "race-copied-lock", Kind: "data-race", Threads: true, Blind: true}, // ThreadSanitizer takes a lock to be only read
	{Name: "race-semaphore", Kind: "data-race", Threads: true, Blind: true},   // and does not look at semaphores
	{Name: "race-waiting", Kind: "data-race", Threads: true, Blind: true},
	{Name: "race-barrier", Kind: "data-race", Threads: true},
	{Name: "lock-order", Kind: "deadlock", Threads: true},
	{Name: "lost-wakeup", Kind: "deadlock", Threads: true},
	{Name: "missed-signal", Kind: "deadlock", Threads: true},
	{Name: "short-barrier", Kind: "deadlock", Threads: true},
	{Name: "two-semaphores", Kind: "deadlock", Threads: true},
	{Name: "flags", Kind: "livelock", Threads: true},
	{Name: "unlock-other", Kind: "lock-misuse", Threads: true, Blind: true},
	{Name: "lost-update", Kind: "assertion", Threads: true},
	{Name: "order-assertion", Kind: "assertion", Threads: true},
	{Name: "check-then-act", Kind: "assertion", Threads: true},
	{Name: "stolen-wakeup", Kind: "assertion", Threads: true},
	{Name: "trylock-ignored", Kind: "data-race", Threads: true},
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
