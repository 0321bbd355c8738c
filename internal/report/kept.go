package report

import "encoding/json"

// keptDocument is a document with all that its text and its page are written from, but for paths.
type keptDocument struct {
	Document   *Document
	Violations []keptViolation
	Reached    []string
	Sides      []string
	Folders    map[string]string
}

// keptViolation is what a violation of the document has beside its fields.
type keptViolation struct {
	Anywhere   bool     `json:",omitempty"`
	Notes      []string `json:",omitempty"`
	Thread     string   `json:",omitempty"`
	Meanwhile  []string `json:",omitempty"`
	Conjuncts  []string `json:",omitempty"`
	Entry      bool     `json:",omitempty"`
	Why        string   `json:",omitempty"`
	Whole      bool     `json:",omitempty"`
	Rest       int      `json:",omitempty"`
	Others     bool     `json:",omitempty"`
	Given      int      `json:",omitempty"`
	ModelSteps []int    `json:",omitempty"` // of the schedule, inside a library model
	TakenIn    []string `json:",omitempty"` // by wait of a deadlock
}

// Keep is the document for Kept: to be completed and written later, by another process. Paths are left out.
func (d *Document) Keep() ([]byte, error) {
	own := *d
	own.Paths = []Path{}
	k := keptDocument{Document: &own, Reached: d.run.Reached, Sides: d.run.Sides, Folders: d.run.Folders}
	for i := range d.Violations {
		v := &d.Violations[i]
		more := keptViolation{v.anywhere, v.notes, v.thread, v.meanwhile, v.conjuncts, v.entry, v.why, v.whole, v.rest,
			v.others, v.given, nil, nil}
		for n := range v.Schedule {
			if v.Schedule[n].model {
				more.ModelSteps = append(more.ModelSteps, n)
			}
		}
		if v.Deadlock != nil {
			for n := range v.Deadlock.Waits {
				more.TakenIn = append(more.TakenIn, v.Deadlock.Waits[n].takenIn)
			}
		}
		k.Violations = append(k.Violations, more)
	}
	return json.Marshal(k)
}

// Kept is the document that Keep made the bytes of. Its Run has what was reached, and folders, only.
func Kept(data []byte) (*Document, error) {
	var k keptDocument
	if err := json.Unmarshal(data, &k); err != nil {
		return nil, err
	}
	d := k.Document
	d.run.Reached, d.run.Sides, d.run.Folders = k.Reached, k.Sides, k.Folders
	for i := range d.Violations {
		v, more := &d.Violations[i], &k.Violations[i]
		v.anywhere, v.notes, v.thread, v.meanwhile, v.conjuncts = more.Anywhere, more.Notes, more.Thread, more.Meanwhile, more.Conjuncts
		v.entry, v.why, v.whole, v.rest, v.others, v.given = more.Entry, more.Why, more.Whole, more.Rest, more.Others, more.Given
		for _, n := range more.ModelSteps {
			v.Schedule[n].model = true
		}
		for n := range more.TakenIn {
			v.Deadlock.Waits[n].takenIn = more.TakenIn[n]
		}
	}
	return d, nil
}
