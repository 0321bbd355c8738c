package backtrace

import (
	"strings"

	"midway/internal/pattern"
	"midway/internal/property"
)

// valgrindLines are the lines of reports; begins: another report begins there.
var valgrindLines = []struct {
	form   *pattern.Lazy
	begins bool
	take   func(*valgrind, []string)
}{
	{pattern.Of(`^(Helgrind|drd|Memcheck), a .* error detector`), true, (*valgrind).tool},
	{pattern.Of(`^Command: (.*)$`), true, (*valgrind).command},
	{pattern.Of(`^Thread #(\d+) is the program's root thread`), true, (*valgrind).root},
	{pattern.Of(`^Thread #(\d+) was created`), true, (*valgrind).created},
	{pattern.Of(`^Lock at (0x[0-9A-Fa-f]+) was first observed`), false, (*valgrind).observed},
	{
		pattern.Of(`^Possible data race during (read|write) of size (\d+) at (0x[0-9A-Fa-f]+) by thread #(\d+)`),
		true,
		(*valgrind).race,
	},
	{
		pattern.Of(`^This conflicts with a previous (read|write) of size (\d+) by thread #(\d+)`),
		false,
		(*valgrind).conflicts,
	},
	{pattern.Of(`^Locks held: (.*)$`), false, (*valgrind).locks},
	{
		pattern.Of(
			`^Address (0x[0-9A-Fa-f]+) is (\d+) bytes inside (?:a block of size ([\d,]+) (alloc'd|free'd|client-defined)|data symbol "(.*)"|([\w.\[\]]+),? declared at (.*):(\d+))`,
		),
		false,
		(*valgrind).address,
	},
	{
		pattern.Of(`^Address (0x[0-9A-Fa-f]+) is (\d+) bytes (after|before) a block of size ([\d,]+) (alloc'd|free'd)`),
		false,
		(*valgrind).near,
	},
	{
		pattern.Of(
			`^(?:Location (0x[0-9A-Fa-f]+) is \d+ bytes inside (?:local|global) var "(.*?)"|declared at (.*?):(\d+))`,
		),
		false,
		(*valgrind).variable,
	},
	{pattern.Of(`^Block was alloc'd (?:by thread #(\d+)|at)`), false, (*valgrind).block},
	{pattern.Of(`^Address (0x[0-9A-Fa-f]+) is not stack'd, malloc'd`), false, (*valgrind).nowhere},
	{
		pattern.Of(`^Thread #(\d+): lock order "(0x[0-9A-Fa-f]+) before (0x[0-9A-Fa-f]+)" violated`),
		true,
		(*valgrind).order,
	},
	{
		pattern.Of(
			`^(Observed \(incorrect\) order is|Required order was established by|followed by a later)(?:: | )?acquisition of lock at (0x[0-9A-Fa-f]+)`,
		),
		false,
		(*valgrind).acquisition,
	},
	{
		pattern.Of(
			`^Thread #(\d+):? (unlocked (?:an invalid|a not-locked) lock|unlocked lock)(?: at (0x[0-9A-Fa-f]+))?`,
		),
		true,
		(*valgrind).misuse,
	},
	{
		pattern.Of(
			`^Thread #(\d+)(?::|'s) (Attempt to re-lock .*|Exiting thread still holds .*|pthread_.*|sem_.*|call to .* failed|Bug in libpthread.*)$`,
		),
		true,
		(*valgrind).misuse,
	},
	{pattern.Of(`^Conflicting (load|store) by thread (\d+) at (0x[0-9a-f]+) size (\d+)`), true, (*valgrind).drd},
	{pattern.Of(`^Other segment (?:start|end) \(thread (\d+)\)`), false, (*valgrind).segment},
	{pattern.Of(`^Invalid (read|write) of size (\d+)`), true, (*valgrind).invalid},
	{pattern.Of(`^Invalid free\(\)`), true, (*valgrind).invalidFree},
	{pattern.Of(`^(Conditional jump or move depends on|Use of) uninitialised value`), true, (*valgrind).uninitialised},
	{pattern.Of(`^([\d,]+) .*bytes in [\d,]+ blocks are definitely lost`), true, (*valgrind).lost},
	{pattern.Of(`^Process terminating with default action of signal (\d+) \((\w+)\)`), true, (*valgrind).terminates},
	{pattern.Of(`^Access not within mapped region at address (0x[0-9A-Fa-f]+)`), false, (*valgrind).unmapped},
	{pattern.Of(`^Thread (\d+)(?: (.*))?:$`), false, (*valgrind).header},
}

func (v *valgrind) tool(m []string) {
	v.out.Tool = map[string]Tool{"Helgrind": Helgrind, "drd": DRD, "Memcheck": Memcheck}[m[1]]
}

func (v *valgrind) command(m []string) { v.out.Program = base(firstWord(m[1])) }

func (v *valgrind) root(m []string) {
	v.threads[v.thread(m[1])].Main = true
	v.into = nil
}

func (v *valgrind) created(m []string) { v.goes(&v.threads[v.thread(m[1])].Creation) }

func (v *valgrind) observed(m []string) { v.goes(&v.mutex(m[1]).Created) }

func (v *valgrind) race(m []string) {
	v.fails(property.DataRace, "data race")
	v.fail.Message = m[0]
	v.access(m[1], m[2], m[4]).Address = hex(strings.ToLower(m[3]))
	v.events[0].HasAddress = true
}

func (v *valgrind) access(act, size, thread string) *Event {
	e := v.event(Reads, thread)
	if act == "write" || act == "store" {
		e.Act = Writes
	}
	e.Size = decimal(size)
	return e
}

func (v *valgrind) conflicts(m []string) {
	e := v.access(m[1], m[2], m[3])
	if len(v.events) > 1 {
		e.Address, e.HasAddress = v.events[0].Address, v.events[0].HasAddress
	}
}

var anAddress = pattern.Of(`0x[0-9A-Fa-f]+`)

func (v *valgrind) locks(m []string) {
	if len(v.events) == 0 {
		return
	}
	e := v.events[len(v.events)-1]
	for _, a := range anAddress.FindAllString(m[1], -1) {
		e.Held = append(e.Held, strings.ToLower(a))
	}
}

// address says in what the address is that is spoken of: the memory of the failure, or the lock above.
func (v *valgrind) address(m []string) {
	if v.fail == nil || len(v.fail.Order) > 0 || v.fail.Kind == property.Deadlock {
		if n := len(v.mutexes); n > 0 && m[5] != "" {
			v.mutexOf(m[1]).Variable = m[5]
		}
		return
	}
	o := &Object{Address: hex(strings.ToLower(m[1])) - uint64(decimal(m[2])), Offset: decimal(m[2]), Thread: -1}
	switch {
	case m[3] != "":
		o.Kind, o.Size = "heap", bytes(m[3])
	case m[5] != "":
		o.Kind, o.Name = "global", m[5]
	default:
		o.Name, o.File, o.Line = m[6], m[7], decimal(m[8])
	}
	v.object = o
	if m[4] == "free'd" {
		v.afterFree()
		return
	}
	v.place = &Event{Act: Allocates, Address: o.Address, HasAddress: true, Thread: -1}
	v.goes(&v.place.Frames)
}

// afterFree: the block was freed; where is below, and who allocated it below that.
func (v *valgrind) afterFree() {
	switch v.fail.Kind {
	case property.InvalidFree:
		if v.object.Offset == 0 {
			v.fail.Kind = property.DoubleFree
		}
	case property.OutOfBounds:
		v.fail.Kind = property.UseAfterFree
	}
	v.event(Frees, "")
}

func (v *valgrind) mutexOf(address string) *Mutex { return v.mutex(address) }

// bytes reads 1,234.
func bytes(text string) int { return decimal(strings.ReplaceAll(text, ",", "")) }

func (v *valgrind) near(m []string) {
	o := &Object{Kind: "heap", Size: bytes(m[4]), Thread: -1}
	if o.Offset = -decimal(m[2]); m[3] == "after" {
		o.Offset = o.Size + decimal(m[2])
	}
	o.Address = hex(strings.ToLower(m[1])) - uint64(int64(o.Offset))
	v.object = o
	v.place = &Event{Act: Allocates, Address: o.Address, HasAddress: true, Thread: -1}
	v.goes(&v.place.Frames)
	if v.fail != nil && m[5] == "free'd" {
		v.event(Frees, "")
	}
}

func (v *valgrind) variable(m []string) {
	if m[2] != "" {
		v.object = &Object{Name: m[2], Thread: -1}
	}
	if v.object != nil && m[3] != "" {
		v.object.File, v.object.Line = m[3], decimal(m[4])
	}
	v.into = nil
}

// block says who has allocated a block: the stack is above where it has not been freed, else below.
func (v *valgrind) block(m []string) {
	if v.object == nil {
		return
	}
	if v.place == nil {
		v.place = v.event(Allocates, "")
	}
	if m[1] != "" {
		v.place.Thread = v.thread(m[1])
		v.object.Thread = v.place.Thread
	}
	if len(v.place.Frames) == 0 {
		v.goes(&v.place.Frames)
	}
}

func (v *valgrind) nowhere(m []string) {
	if len(v.events) > 0 && !v.events[0].HasAddress {
		v.events[0].Address, v.events[0].HasAddress = hex(strings.ToLower(m[1])), true
	}
	if v.fail != nil && v.fail.Kind == property.OutOfBounds && hex(strings.ToLower(m[1])) < 4096 {
		v.fail.Kind = property.NullDereference
	}
}

func (v *valgrind) order(m []string) {
	v.fails(property.Deadlock, "lock order violated")
	v.fail.Message = m[0]
	v.edges = append(v.edges,
		&Edge{From: strings.ToLower(m[3]), To: strings.ToLower(m[2]), Thread: v.thread(m[1])},
		&Edge{From: strings.ToLower(m[2]), To: strings.ToLower(m[3]), Thread: -1})
	v.mutex(m[2])
	v.mutex(m[3])
	v.into = nil
}

// acquisition is one of the four stacks of a report of lock orders.
func (v *valgrind) acquisition(m []string) {
	if len(v.edges) < 2 {
		return
	}
	switch {
	case strings.HasPrefix(m[1], "Observed"):
		v.goes(&v.edges[0].Held)
	case strings.HasPrefix(m[1], "Required"):
		v.goes(&v.edges[1].Held)
	case len(v.edges[1].Held) == 0:
		v.goes(&v.edges[0].Frames)
	default:
		v.goes(&v.edges[1].Frames)
	}
}

func (v *valgrind) misuse(m []string) {
	kind, act := property.LockMisuse, Locks
	switch {
	case strings.HasPrefix(m[2], "unlocked"):
		act = Unlocks
	case strings.Contains(m[2], "barrier"):
		kind = property.BarrierMisuse
	case strings.Contains(m[2], "join"), strings.Contains(m[2], "detach"):
		kind, act = property.ThreadMisuse, Fails
	case strings.HasPrefix(m[2], "Exiting"):
		act = Fails
	}
	v.fails(kind, strings.TrimSuffix(m[2], ":"))
	v.fail.Message = m[0]
	e := v.event(act, m[1])
	if len(m) > 3 && m[3] != "" {
		e.Address, e.HasAddress = hex(strings.ToLower(m[3])), true
	}
}

func (v *valgrind) drd(m []string) {
	v.fails(property.DataRace, "conflicting "+m[1])
	v.fail.Message = m[0]
	e := v.access(m[1], m[4], m[2])
	e.Address, e.HasAddress = hex(m[3]), true
}

// segment is a stack where the other access was not, but the thread began or ended a segment: of no use as a place.
func (v *valgrind) segment(m []string) {
	v.thread(m[1])
	v.into = nil
}

func (v *valgrind) invalid(m []string) {
	v.fails(property.OutOfBounds, m[0])
	v.access(m[1], m[2], v.speaking())
}

func (v *valgrind) invalidFree([]string) {
	v.fails(property.InvalidFree, "Invalid free()")
	v.event(Frees, v.speaking())
}

func (v *valgrind) uninitialised(m []string) {
	v.fails(property.UninitializedRead, m[0])
	v.event(Fails, v.speaking())
}

func (v *valgrind) lost(m []string) {
	v.fails(property.Leak, m[0])
	v.event(Allocates, "").Size = bytes(m[1])
}

func (v *valgrind) terminates(m []string) {
	v.fails(ofSignal(m[2]), m[2])
	v.fail.Message, v.fail.Signal = m[0], m[2]
	v.event(Fails, v.speaking())
}

func (v *valgrind) unmapped(m []string) {
	if len(v.events) == 0 {
		return
	}
	e := v.events[0]
	e.Act, e.Address, e.HasAddress = Accesses, hex(strings.ToLower(m[1])), true
	if v.fail.Kind == "" && e.Address < 4096 {
		v.fail.Kind = property.NullDereference
	}
}

// header is the thread that Memcheck speaks of.
func (v *valgrind) header(m []string) {
	v.speaks = m[1]
	v.threads[v.thread(m[1])].Name = m[2]
}

func (v *valgrind) speaking() string { return v.speaks }
