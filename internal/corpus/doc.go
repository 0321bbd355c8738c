// Package corpus runs Midway on a table of programs with known verdicts and compares.
//
// A table is a file of lines with tabs between their fields: program, property, expected, path and, optionally,
// flags. Paths are relative to a directory that is given beside the table; several files of one program stand with
// blanks between them. The first line may name the fields. The expected verdict is safe, unsafe, or anything else
// where none is known.
//
// Every row is one process, so that a crash, a hang or a memory explosion of one program costs that row only: the
// process is ended from outside at a wall-clock and a resident-memory limit beyond those that Midway keeps itself.
// Rows run in the order of the table, several at a time where asked, and are written in that order.
//
// A row's result is compared with what is expected in the row's property only: a violation of another kind (a data
// race where the row asks about assertions) is neither right nor wrong, and counts apart.
package corpus
