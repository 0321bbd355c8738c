// Package watch writes down what a run does, for those who watch it: a journal of events, of which each line is there
// as a whole or not at all, the status of the moment, the documents of what was found, and the sources. All lies in one
// directory, which can be looked at while the run goes on and after it, here or elsewhere. docs/serve.md has the files
// and the events.
//
// Nothing of it decides anything: what a run has to remember to go on is in package store. Where the disk is full,
// events wait in memory.
package watch
