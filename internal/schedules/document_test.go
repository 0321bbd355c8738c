package schedules

import (
	"bytes"
	"encoding/json"
	"fmt"
	"testing"
)

// TestDocument: the JSON of a set has all its schedules, and edges that name operations before.
func TestDocument(t *testing.T) {
	set, err := enumerated(t, rules{}, header+`
void *t0(void *a) { twice(); return 0; }
int main(void)
{
	pthread_t t;
	x = __VERIFIER_nondet_int();
	if (x > 3)
		pthread_create(&t, 0, t0, 0);
	for (y = 0; y < __VERIFIER_nondet_int(); y++)
		twice();
	if (x > 3)
		pthread_join(t, 0);
	return 0;
}`)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := set.Document("test").Write(&text); err != nil {
		t.Fatal(err)
	}
	var d Document
	decoder := json.NewDecoder(&text)
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&d); err != nil {
		t.Fatal(err)
	}
	if d.Format != "midway-schedules-1" || !d.Covered || len(d.Epochs) != len(set.Epochs) || d.Schedules != set.Schedules() ||
		len(d.Ledger) != len(set.Ledger()) || len(d.Loops) != 1 {
		t.Errorf("the document has %d epochs, %d schedules, %d loops", len(d.Epochs), d.Schedules, len(d.Loops))
	}
	for i, e := range d.Epochs {
		if n := leaves(t, e.Choices, map[string]bool{}, len(d.Epochs)); n != set.Epochs[i].Schedules() || len(e.Threads) == 0 {
			t.Errorf("epoch %d has %d ends, %d schedules", e.Number, n, e.Schedules)
		}
	}
}

// leaves counts the ends below choices.
func leaves(t *testing.T, choices []ChoiceDocument, before map[string]bool, epochs int) (n int) {
	for _, c := range choices {
		known := map[string]bool{}
		for o := range before {
			known[o] = true
		}
		for _, o := range c.Operations {
			for _, p := range o.After {
				if !known[p] {
					t.Errorf("%s.%d is behind %s, which is not before it", o.Thread, o.N, p)
				}
			}
			known[fmt.Sprintf("%s.%d", o.Thread, o.N)] = true
		}
		switch {
		case c.End != "" && c.Epoch <= epochs:
			n++
		case len(c.Choices) == 0:
			t.Error("a choice leads nowhere")
		}
		n += leaves(t, c.Choices, known, epochs)
	}
	return n
}
