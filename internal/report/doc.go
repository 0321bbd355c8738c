// Package report turns what a run found into what people and programs read: the human text,
// the JSON document that docs/schema/result.schema.json describes, and the listing of midway show.
//
// [New] collects a run into a [Document]; [Document.WriteText] and [Document.WriteJSON] print it. The order of
// everything printed is that of the document, never that of a Go map.
//
// The verdict (Verdict of [Document]) is safe only where the run was complete and its ledger has no entry whose
// effect is incomplete; assumptions are named beside it.
package report
