package summary

import (
	"math/rand"
	"slices"
	"testing"

	"midway/internal/expr"
	"midway/internal/linear"
	"midway/symheap"
)

func words(ws ...uint64) (out []expr.Value) {
	for _, w := range ws {
		out = append(out, expr.Word(w))
	}
	return out
}

// valuesOf gives a state's values of cells and registers, whatever those are.
func valuesOf(v []expr.Value, ok bool) func(*symheap.Cells, []linear.Var) ([]expr.Value, bool) {
	return func(*symheap.Cells, []linear.Var) ([]expr.Value, bool) { return v, ok }
}

func always(*Summary) bool { return true }

// TestFindNeedsAllToBeEqual: a summary is found at its own location, with its own values, and where it fits; nowhere
// else.
func TestFindNeedsAllToBeEqual(t *testing.T) {
	var table Table
	past := &Summary{Values: words(7, 8)}
	table.Add(words(1, 2), past)
	for _, c := range []struct {
		name   string
		key    []expr.Value
		values []expr.Value
		known  bool
		fits   bool
		found  bool
	}{
		{"the same", words(1, 2), words(7, 8), true, true, true},
		{"another location", words(1, 3), words(7, 8), true, true, false},
		{"a longer location", words(1, 2, 0), words(7, 8), true, true, false},
		{"other values", words(1, 2), words(7, 9), true, true, false},
		{"fewer values", words(1, 2), words(7), true, true, false},
		{"values that the state does not have", words(1, 2), words(7, 8), false, true, false},
		{"what does not fit", words(1, 2), words(7, 8), true, false, false},
	} {
		got := table.Find(c.key, valuesOf(c.values, c.known), func(*Summary) bool { return c.fits })
		if (got == past) != c.found || got != nil && got != past {
			t.Errorf("%s: found %t, want %t", c.name, got != nil, c.found)
		}
	}
}

// TestTermsAreNotWords: a term is another value than a word, even where the word is the term's identity.
func TestTermsAreNotWords(t *testing.T) {
	b := expr.NewBuilder(64)
	x := b.Sym(b.NewSymbol("x", 64, expr.Input))
	var table Table
	table.Add([]expr.Value{x}, &Summary{})
	if table.Find([]expr.Value{expr.Word(uint64(x.N.ID()))}, valuesOf(nil, true), always) != nil {
		t.Error("a summary of a symbolic location is found at a concrete one")
	}
	if table.Find([]expr.Value{x}, valuesOf(nil, true), always) == nil {
		t.Error("a summary of a symbolic location is not found there")
	}
}

// TestLimitsOfTables: what is over a limit is not remembered, and what was remembered before stays.
func TestLimitsOfTables(t *testing.T) {
	table := Table{Limit: 3}
	for i := range uint64(5) {
		table.Add(words(i), &Summary{})
	}
	if table.Len() != 3 {
		t.Errorf("%d summaries are kept, the limit is 3", table.Len())
	}
	for i := range uint64(5) {
		if found := table.Find(words(i), valuesOf(nil, true), always) != nil; found != (i < 3) {
			t.Errorf("summary %d: found %t", i, found)
		}
	}
	groups := Table{}
	for i := range maxGroups + 2 {
		groups.Add(words(0), &Summary{Regs: []linear.Var{{Of: uint64(i)}}})
	}
	if groups.Len() != maxGroups {
		t.Errorf("%d sets of cells are kept at one location, the limit is %d", groups.Len(), maxGroups)
	}
}

// TestTableAgainstAList holds a table against a list that is looked through: the same summaries are found.
func TestTableAgainstAList(t *testing.T) {
	type entry struct {
		key  []expr.Value
		past *Summary
	}
	r := rand.New(rand.NewSource(1))
	some := func(most int) (out []expr.Value) {
		for range r.Intn(most) {
			out = append(out, expr.Word(uint64(r.Intn(3))))
		}
		return out
	}
	found := 0
	for range 50 {
		var table Table
		var list []entry
		for range 40 {
			e := entry{some(4), &Summary{Values: some(3), Sleeping: []int{r.Intn(2)}}}
			table.Add(e.key, e.past)
			list = append(list, e)
		}
		for range 200 {
			key, values, asleep := some(4), some(3), []int{r.Intn(2)}
			fits := func(p *Summary) bool { return slices.Equal(p.Sleeping, asleep) }
			got := table.Find(key, valuesOf(values, true), fits)
			want := slices.IndexFunc(list, func(e entry) bool {
				return slices.Equal(e.key, key) && slices.Equal(e.past.Values, values) && fits(e.past)
			})
			if (got == nil) != (want < 0) || got != nil && got != list[want].past {
				t.Fatalf("key %v, values %v, asleep %v: found %v, the list has %d", key, values, asleep, got, want)
			}
			if got != nil {
				found++
			}
		}
	}
	if found < 100 {
		t.Errorf("only %d were found at all", found)
	}
}

// TestSetsAgainstMaps holds unions of sets against maps.
func TestSetsAgainstMaps(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	random := func() Set {
		var numbers []int32
		for range r.Intn(6) {
			numbers = append(numbers, int32(r.Intn(8)))
		}
		return Set(nil).With(numbers)
	}
	for range 2000 {
		a, b := random(), random()
		before := slices.Clone(a)
		in := map[int32]bool{}
		for _, n := range append(slices.Clone(a), b...) {
			in[n] = true
		}
		got := a.Union(b)
		if len(got) != len(in) || !slices.IsSorted(got) || slices.ContainsFunc(got, func(n int32) bool { return !in[n] }) {
			t.Fatalf("%v ∪ %v = %v", a, b, got)
		}
		if a.has(b) != (len(got) == len(a)) {
			t.Fatalf("%v has all of %v: %t", a, b, a.has(b))
		}
		if !slices.Equal(a, before) {
			t.Fatalf("a set has changed: %v, before %v", a, before)
		}
	}
}

// TestNumbers: equal values have one number, others different ones, from 0.
func TestNumbers(t *testing.T) {
	var n Interner[string]
	for i, text := range []string{"a", "b", "a", "c"} {
		if got, want := n.Of(text), []int32{0, 1, 0, 2}[i]; got != want || *n.At(got) != text {
			t.Errorf("%s has the number %d, want %d", text, got, want)
		}
	}
}
