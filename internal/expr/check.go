package expr

import "fmt"

// Check reports the first node that breaks an invariant of the package doc: widths that fit, operands
// sorted, constants first, nothing left to flatten. It is for tests and for --dump.
func (b *Builder) Check() error {
	for id, n := range b.nodes {
		if int(n.id) != id {
			return fmt.Errorf("node %d has id %d", id, n.id)
		}
		for _, k := range n.kids {
			if k.id >= n.id || b.nodes[k.id] != k {
				return fmt.Errorf("%d: operand %d is not an earlier node of this builder", id, k.id)
			}
		}
		if err := n.checkShape(); err != nil {
			return fmt.Errorf("%d (%v): %w", id, n, err)
		}
	}
	return nil
}

// checkShape checks one node by its operation.
func (n *Node) checkShape() error {
	switch n.op {
	case OpAdd, OpMul, OpAnd, OpOr, OpXor:
		return n.checkNary()
	case OpConcat:
		total := 0
		for _, k := range n.kids {
			total += int(k.width)
			if k.op == OpConcat {
				return fmt.Errorf("nested parts")
			}
		}
		return expect(total == int(n.width) && len(n.kids) > 1, "parts do not add up")
	case OpExtract:
		k := n.kids[0]
		return expect(
			int(n.val)+int(n.width) <= int(k.width) && n.width < k.width && k.op != OpExtract,
			"part of a part, or outside",
		)
	case OpZExt, OpSExt:
		return expect(n.kids[0].width < n.width && n.kids[0].op != n.op, "extension of an extension")
	case OpEq, OpUlt, OpSlt:
		return expect(
			n.width == 1 && n.kids[0].width == n.kids[1].width && !n.kids[0].constant() && n.kids[0].width > 1,
			"comparison",
		)
	case OpIte:
		ok := n.kids[0].width == 1 && n.kids[1].width == n.width && n.kids[2].width == n.width
		return expect(ok && !n.kids[0].mirrored() && n.kids[1] != n.kids[2], "choice")
	case OpRead:
		return expect(n.kids[0].width == 0 && n.width%8 == 0 && n.width > 0, "read")
	case OpCopy, OpFill:
		return n.checkRange()
	case OpStore:
		return expect(n.width == 0 && n.kids[0].width == 0 && n.kids[2].width%8 == 0, "store")
	}
	return nil
}

// checkRange: arrays where arrays belong, a byte in a fill, nothing that is certainly empty.
func (n *Node) checkRange() error {
	ok := n.width == 0 && n.kids[0].width == 0 && n.kids[1].width == n.kids[2].width && n.kids[2].hi > 0 && n.val > 0
	if n.op == OpFill {
		return expect(ok && len(n.kids) == 4 && n.kids[3].width == 8, "fill")
	}
	return expect(ok && len(n.kids) == 5 && n.kids[3].width == 0 && n.kids[4].width == n.kids[1].width, "copy")
}

// checkNary: a constant first if at all, the rest sorted, none of the same operation.
func (n *Node) checkNary() error {
	kids := n.kids
	if kids[0].constant() {
		kids = kids[1:]
	}
	for i, k := range n.kids {
		if k.width != n.width || k.op == n.op && !(n.op == OpMul && n.scaled()) || i > 0 && k.constant() {
			return fmt.Errorf("operand %d does not fit", i)
		}
	}
	for i := 1; i < len(kids); i++ {
		if term(kids[i-1], n.op).id > term(kids[i], n.op).id {
			return fmt.Errorf("operands %d and %d are out of order", i-1, i)
		}
	}
	return expect(len(n.kids) > 1, "one operand")
}

// term is what a sum is sorted by: the node under a coefficient.
func term(n *Node, op Op) *Node {
	if op == OpAdd && n.scaled() {
		return n.kids[1]
	}
	return n
}

func expect(ok bool, text string) error {
	if !ok {
		return fmt.Errorf("%s", text)
	}
	return nil
}
