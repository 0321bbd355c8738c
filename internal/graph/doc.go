// Package graph has what several analyses compute of directed graphs: strongly connected components (Tarjan, SIAM
// Journal on Computing 1972) and immediate dominators (Cooper, Harvey and Kennedy, "A Simple, Fast Dominance
// Algorithm", 2001).
//
// Vertices are dense numbers. Nothing here knows of programs. Results are exact, and do not depend on the order of a
// vertex's edges. Two computations of components stay where they are: that of package pointsto merges variables as it
// goes, and that of package solver is asked so often that a copy of its edges would cost more than it does.
package graph
