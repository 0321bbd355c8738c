package watch

import (
	"midway/internal/jobs"
	"midway/internal/report"
)

// The files of a directory.
const (
	JournalFile = "events.jsonl" // an Event a line
	StatusFile  = "status.json"  // a Status, written anew at least every [Beat]
	Documents   = "documents"    // results, as report.Document.Keep has them
	Sources     = "sources"      // copies of source files
)

// Event is a line of the journal: when, and one thing that happened. What has a number or an ID replaces what had it
// before.
type Event struct {
	Time float64 `json:"t"` // seconds since 1970

	Begin    *Begin         `json:"begin,omitempty"`
	Program  *Program       `json:"program,omitempty"`
	Code     []Code         `json:"code,omitempty"`
	Reached  []Lines        `json:"reached,omitempty"`
	Parts    []string       `json:"parts,omitempty"` // names of the parts of what is looked for, from 0
	Jobs     []Job          `json:"jobs,omitempty"`
	Contexts []Context      `json:"contexts,omitempty"`
	Findings []Finding      `json:"findings,omitempty"`
	Gone     []string       `json:"gone,omitempty"` // IDs of findings that are none
	Ledger   []report.Entry `json:"ledger,omitempty"`
	Sample   *Sample        `json:"sample,omitempty"`
	Note     string         `json:"note,omitempty"`
	Result   *Result        `json:"result,omitempty"`
	Failed   string         `json:"failed,omitempty"` // why there is no result
}

// Begin says that a run begins, or goes on.
type Begin struct {
	Command []string `json:"command"` // the arguments of the command line
	Folder  string   `json:"folder"`
	Version string   `json:"version"`
	PID     int      `json:"pid"`
	Host    string   `json:"host"`
	Again   bool     `json:"again,omitempty"` // it was stopped before
	Limit   float64  `json:"limit,omitempty"` // seconds at most; 0: none is set
	Workers int      `json:"workers"`
}

// Program is what is explored.
type Program struct {
	Title string   `json:"title"`
	Files []string `json:"files"`
}

// Code is the lines of a file that have code.
type Code struct {
	File  string   `json:"file"`           // as places of findings name it
	Copy  string   `json:"copy,omitempty"` // its name in Sources; "": it could not be read
	Lines [][2]int `json:"lines"`          // ranges, from 1, first and last
}

// Lines are lines of a file.
type Lines struct {
	File  string `json:"file"`
	Lines []int  `json:"lines"`
}

// Job is a part of an exploration that several workers divide.
type Job struct {
	ID      jobs.ID        `json:"id"`
	Part    int            `json:"part"`
	Status  jobs.Status    `json:"status"`
	Worker  string         `json:"worker,omitempty"`
	Attempt int            `json:"attempt"`
	Splits  int            `json:"splits,omitempty"`
	Lost    int            `json:"lost,omitempty"`
	Why     string         `json:"why,omitempty"`
	Counts  map[string]int `json:"counts,omitempty"` // paths, runs, states, instructions so far
}

// Context is a context that is explored beside others.
type Context struct {
	N      int    `json:"n"` // from 0
	Status string `json:"status"`
	Worker string `json:"worker,omitempty"`
	report.Context
	Document   string `json:"document,omitempty"` // its name in Documents
	Violations int    `json:"violations,omitempty"`
}

// The statuses of a context.
const (
	Queued  = "queued"
	Running = "running"
	Done    = "done"
)

// Finding is a violation.
type Finding struct {
	report.Card
	Contexts []int  `json:"contexts,omitempty"` // that show it
	Document string `json:"document,omitempty"` // its name in Documents; "": there is none yet
	Index    int    `json:"index"`              // of the violation there
	Was      string `json:"was,omitempty"`      // the ID that it had before its places were known
	Sighted  bool   `json:"sighted,omitempty"`  // nothing is known of its level yet
}

// Sample is how far a run was at a moment, for a plot.
type Sample struct {
	Elapsed      float64 `json:"elapsed"`            // seconds
	Explored     float64 `json:"explored,omitempty"` // estimated share, from 0 to 1; 0: unknown
	Paths        int     `json:"paths"`
	Runs         int     `json:"runs"`
	Instructions uint64  `json:"instructions"`
	Findings     int     `json:"findings"`
	Done         int     `json:"done"` // jobs or contexts
	Running      int     `json:"running"`
	Queued       int     `json:"queued"`
	Lines        int     `json:"lines"` // of code
	Reached      int     `json:"reached"`
}

// Status is what a run does at the moment.
type Status struct {
	Time    float64  `json:"t"` // when it was written, seconds since 1970
	Begun   float64  `json:"begun"`
	PID     int      `json:"pid"`
	Host    string   `json:"host"`
	Beat    float64  `json:"beat"` // seconds after which it is written again at the latest
	Phase   string   `json:"phase,omitempty"`
	Where   string   `json:"where,omitempty"`
	Heard   float64  `json:"heard"` // when the exploration was heard of last
	Sample  Sample   `json:"sample"`
	Workers []Worker `json:"workers,omitempty"`
}

// Worker is who explores, and what.
type Worker struct {
	Name    string  `json:"name"`
	Job     int     `json:"job,omitempty"`     // from 1; 0: none
	Context int     `json:"context,omitempty"` // from 1; 0: none
	Since   float64 `json:"since"`
}

// Result is what a run came to.
type Result struct {
	Verdict  string       `json:"verdict"`
	Complete bool         `json:"complete"`
	Scope    string       `json:"scope"`
	Headline string       `json:"headline"`
	Seconds  float64      `json:"seconds"`
	Document string       `json:"document,omitempty"`
	Stats    report.Stats `json:"stats"`
}
