package pointsto

// SetMaxSet changes how many objects a set may have before they join the summary, and returns what it was.
func SetMaxSet(n int) (old int) {
	old, maxSet = maxSet, n
	return old
}
