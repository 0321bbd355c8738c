package backtrace

import (
	"cmp"
	"strings"

	"midway/internal/pattern"
)

// sanitizerLines are the lines below the head of a report; has is a part of each that is cheap to look for.
var sanitizerLines = []struct {
	has  string
	form *pattern.Lazy
	take func(*sanitizer, []string)
}{
	// ThreadSanitizer
	{
		" of size ",
		pattern.Of(
			`^(Previous |Concurrent )?((?i:atomic )?(?i:read|write)) of size (\d+) at 0x([0-9a-f]+) by (main thread|thread (T\d+).*?)(?: \((mutexes: .*)\))?:$`,
		),
		(*sanitizer).access,
	},
	{
		"Location is ",
		pattern.Of(`^Location is (heap block|global|stack|TLS|file descriptor)(.*)$`),
		(*sanitizer).location,
	},
	{"Mutex ", pattern.Of(`^Mutex (M\d+) \(0x([0-9a-f]+)\) created at:$`), (*sanitizer).mutex},
	{"Cycle in ", pattern.Of(`^Cycle in lock order graph: (.*)$`), (*sanitizer).cycle},
	{
		"acquired here",
		pattern.Of(`^Mutex (M\d+) acquired here while holding mutex (M\d+) in (main thread|thread (T\d+).*?):$`),
		(*sanitizer).edge,
	},
	{
		"previously acquired",
		pattern.Of(`^Mutex (M\d+) previously acquired by the same thread here:$`),
		(*sanitizer).held,
	},
	{
		"created by ",
		pattern.Of(
			`^Thread (T\d+)(?: (?:'(.*?)'|\(([^()=]*)\)))? (?:\(tid=(\d+), (\w+)\) )?created by (main thread|thread T\d+|T\d+)(?: .*?)? (?:at|here):$`,
		),
		(*sanitizer).creation,
	},
	{"As if ", pattern.Of(`^As if synchronized via sleep:$`), (*sanitizer).aside},
	{"and:", pattern.Of(`^and:$`), (*sanitizer).also},
	{"failed to restore", pattern.Of(`^\[failed to restore the stack\]$`), (*sanitizer).lost},

	// AddressSanitizer
	{
		" of size ",
		pattern.Of(`^(READ|WRITE|ACCESS|ATOMIC) of size (\d+|\{\d+\}) at 0x([0-9a-f]+) (?:in )?thread (T\d+)`),
		(*sanitizer).touch,
	},
	{
		"caused by a",
		pattern.Of(`^(?:==\d+==)?The signal is caused by a (READ|WRITE) memory access`),
		(*sanitizer).caused,
	},
	{"zero page", pattern.Of(`^(?:==\d+==)?Hint: address points to the zero page`), (*sanitizer).zero},
	{"freed by thread", pattern.Of(`^freed by thread (T\d+)(?: \(.*\))? here:$`), (*sanitizer).freed},
	{
		"allocated by thread",
		pattern.Of(`^(?:previously )?allocated by thread (T\d+)(?: \(.*\))? here:$`),
		(*sanitizer).allocated,
	},
	{
		"-byte region",
		pattern.Of(
			`^0x([0-9a-f]+) is located (\d+) bytes (inside of|to the right of|to the left of|after|before) (\d+)-byte region \[0x([0-9a-f]+),`,
		),
		(*sanitizer).region,
	},
	{
		"global variable",
		pattern.Of(
			`^0x[0-9a-f]+ is located (\d+) bytes (inside of|to the right of|to the left of|after|before) global variable '(.*?)' (?:defined in|from) '(.*?)' \(0x([0-9a-f]+)\) of size (\d+)`,
		),
		(*sanitizer).global,
	},
	{
		"in stack of",
		pattern.Of(`^Address 0x[0-9a-f]+ is located in stack of thread (T\d+)(?: at offset (\d+) in frame)?`),
		(*sanitizer).stack,
	},
	{
		"<==",
		pattern.Of(`^\[(\d+), (\d+)\) '(.*?)'(?: \(line (\d+)\))? <== Memory access at offset (\d+)`),
		(*sanitizer).local,
	},
	{
		"leak of",
		pattern.Of(`^(?:Direct|Indirect) leak of (\d+) byte\(s\) in \d+ object\(s\) allocated from:$`),
		(*sanitizer).leak,
	},
	{"Uninitialized value", pattern.Of(`^Uninitialized value was (?:stored|created)`), (*sanitizer).aside},
}

func (s *sanitizer) access(m []string) {
	e := s.event(Reads)
	if strings.HasSuffix(strings.ToLower(m[2]), "write") {
		e.Act = Writes
	}
	e.Atomic = strings.HasPrefix(strings.ToLower(m[2]), "atomic")
	e.Size, e.Address, e.HasAddress = decimal(m[3]), hex(m[4]), true
	e.Thread = s.thread(cmp.Or(m[6], m[5]))
	if held, ok := strings.CutPrefix(m[7], "mutexes: "); ok {
		for _, h := range strings.Split(held, ",") {
			words := strings.Fields(h)
			if len(words) > 0 {
				e.Held = append(e.Held, words[len(words)-1])
			}
		}
	}
}

var (
	ofSize    = pattern.Of(`of size (\d+)`)
	atAddress = pattern.Of(`at 0x([0-9a-f]+)`)
	quoted    = pattern.Of(`'(.*?)'`)
	ofThread  = pattern.Of(`(main thread|\bT\d+)`)
)

func (s *sanitizer) location(m []string) {
	if strings.Contains(m[2], "'<null>'") {
		return // of the stack that the line before says
	}
	o := &Object{Thread: -1}
	switch m[1] {
	case "heap block":
		o.Kind = "heap"
	case "TLS":
		o.Kind = "tls"
	case "file descriptor":
	default:
		o.Kind = m[1]
	}
	if n := ofSize.FindStringSubmatch(m[2]); n != nil {
		o.Size = decimal(n[1])
	}
	if n := quoted.FindStringSubmatch(m[2]); n != nil && o.Kind == "global" {
		o.Name = n[1]
	}
	if n := ofThread.FindStringSubmatch(m[2]); n != nil {
		o.Thread = s.thread(n[1])
	}
	if n := atAddress.FindStringSubmatch(m[2]); n != nil {
		o.Address = hex(n[1])
		if len(s.events) > 0 && s.events[0].HasAddress {
			o.Offset = int(int64(s.events[0].Address - o.Address))
		}
	}
	s.object, s.place = o, &Event{Act: Allocates, Address: o.Address, HasAddress: o.Address != 0, Thread: o.Thread}
	s.goes(&s.place.Frames)
}

func (s *sanitizer) named(name string) *Mutex {
	for _, m := range s.mutexes {
		if m.Name == name {
			return m
		}
	}
	m := &Mutex{Name: name}
	s.mutexes = append(s.mutexes, m)
	return m
}

func (s *sanitizer) mutex(m []string) {
	x := s.named(m[1])
	x.Address = hex(m[2])
	s.goes(&x.Created)
}

var inCycle = pattern.Of(`(M\d+) \(0x([0-9a-f]+)\)`)

func (s *sanitizer) cycle(m []string) {
	for _, x := range inCycle.FindAllStringSubmatch(m[1], -1) {
		s.named(x[1]).Address = hex(x[2])
	}
	s.into = nil
}

func (s *sanitizer) edge(m []string) {
	e := &Edge{From: m[2], To: m[1], Thread: s.thread(cmp.Or(m[4], m[3]))}
	s.edges = append(s.edges, e)
	s.goes(&e.Frames)
}

func (s *sanitizer) held(m []string) {
	if n := len(s.edges); n > 0 && s.edges[n-1].From == m[1] {
		s.goes(&s.edges[n-1].Held)
		return
	}
	s.aside(m)
}

func (s *sanitizer) creation(m []string) {
	t := s.threads[s.thread(m[1])]
	t.Name, t.LWP, t.Ended = cmp.Or(m[2], m[3]), decimal(m[4]), m[5] == "finished"
	creator := s.thread(strings.TrimPrefix(m[6], "thread "))
	t = s.threads[s.thread(m[1])]
	t.Creator = creator
	s.goes(&t.Creation)
}

// aside is a stack that nothing is made of.
func (s *sanitizer) aside([]string) { s.into, s.seen = func(Frame) {}, 0 }

// also is the earlier event of two that have no line of their own: where a mutex was locked that is destroyed.
func (s *sanitizer) also([]string) { s.event(Locks) }

func (s *sanitizer) lost([]string) { s.into = nil }

func (s *sanitizer) touch(m []string) {
	e := s.event(Accesses)
	switch m[1] {
	case "READ":
		e.Act = Reads
	case "WRITE":
		e.Act = Writes
	}
	e.Size, e.Address, e.HasAddress = decimal(strings.Trim(m[2], "{}")), hex(m[3]), true
	e.Thread = s.thread(m[4])
}

func (s *sanitizer) caused(m []string) {
	if len(s.events) > 0 {
		s.events[0].Act = Reads
		if m[1] == "WRITE" {
			s.events[0].Act = Writes
		}
	}
}

func (s *sanitizer) zero([]string) { s.hint = true }

func (s *sanitizer) freed(m []string) {
	s.event(Frees).Thread = s.thread(m[1])
}

func (s *sanitizer) allocated(m []string) {
	e := s.event(Allocates)
	e.Thread = s.thread(m[1])
	s.place = e
}

// region is the heap object that an address is in, or next to.
func (s *sanitizer) region(m []string) {
	s.object = &Object{Kind: "heap", Address: hex(m[5]), Size: decimal(m[4]), Thread: -1}
	s.object.Offset = offset(m[2], m[3], s.object.Size)
}

// offset is an access's distance from the beginning of an object of so many bytes.
func offset(bytes, where string, size int) int {
	switch n := decimal(bytes); where {
	case "to the right of", "after":
		return size + n
	case "to the left of", "before":
		return -n
	default:
		return n
	}
}

func (s *sanitizer) global(m []string) {
	o := &Object{Kind: "global", Name: m[3], Address: hex(m[5]), Size: decimal(m[6]), Thread: -1}
	var f Frame
	f.at(m[4])
	o.File, o.Line = f.File, f.Line
	o.Offset = offset(m[1], m[2], o.Size)
	if s.object == nil || m[2] == "inside of" {
		s.object = o
	}
}

func (s *sanitizer) stack(m []string) {
	s.object = &Object{Kind: "stack", Thread: s.thread(m[1])}
	s.aside(m)
}

// local is the variable of a frame that an address is in, or next to.
func (s *sanitizer) local(m []string) {
	if s.object == nil || s.object.Kind != "stack" {
		return
	}
	from, to := decimal(m[1]), decimal(m[2])
	s.object.Name, s.object.Line = m[3], decimal(m[4])
	s.object.Size, s.object.Offset = to-from, decimal(m[5])-from
}

func (s *sanitizer) leak(m []string) {
	e := &Event{Act: Allocates, Size: decimal(m[1]), Thread: -1}
	s.events = append(s.events, e)
	s.goes(&e.Frames)
}
