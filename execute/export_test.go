package execute

// WithoutRule leaves a rule out of the dependence relation.
func (x *Explorer) WithoutRule(name string) *Explorer {
	x.without = map[string]relation{
		"": 0, "memory": noMemory, "reads": noReads, "queue": noQueue, "wake": noWake, "numbering": noNumbering,
		"everything": noEverything, "guards": noGuards, "aliases": noAliases, "blocks": noBlocks,
	}[name]
	return x
}
