package flow

import (
	"midway/internal/ir"
)

// class is a number of a class of values: pointers that may be one address are of one class. 0 is none.
type class int32

// origin says where the values of a class come from, and what they are used for.
type origin uint16

const (
	allocated origin = 1 << iota // by the library
	own                          // the address of a variable, a local, a function or a member of a structure
	structure                    // a caller passes it as a pointer to a structure
	opaque                       // a caller passes it as a pointer to no structure, or it is in memory that such a one leads to
	pointers                     // a caller passes it as a pointer to pointers: what these lead to, its type says
	elsewhere                    // from code outside, or it goes there
	stepped                      // it is looked into as a structure
	shown                        // an entry returns it
	written                      // the library stores to where it leads
)

// view says that the addresses of a class lead so many bytes into a structure of a shape.
type view struct {
	shape string
	at    int64
}

// member is a member of a shape.
type member struct {
	shape string
	at    int64
}

// classes is a partition of values.
type classes struct {
	parent  []class
	origins []origin
	derefs  []class         // what is in the memory that a class leads to
	views   []map[view]bool // see view
	changed bool
}

func (c *classes) fresh() class {
	c.parent = append(c.parent, class(len(c.parent)))
	c.origins, c.derefs, c.views = append(c.origins, 0), append(c.derefs, 0), append(c.views, nil)
	return class(len(c.parent) - 1)
}

func (c *classes) find(x class) class {
	for c.parent[x] != x {
		c.parent[x] = c.parent[c.parent[x]]
		x = c.parent[x]
	}
	return x
}

// unify makes two classes one, and what they lead to.
func (c *classes) unify(x, y class) {
	for x, y = c.find(x), c.find(y); x != y; x, y = c.find(x), c.find(y) {
		c.changed = true
		c.parent[y] = x
		c.origins[x] |= c.origins[y]
		if c.views[x] == nil {
			c.views[x] = c.views[y]
		} else {
			for v := range c.views[y] {
				c.views[x][v] = true
			}
		}
		c.views[y] = nil
		a, b := c.derefs[x], c.derefs[y]
		if c.derefs[x] = max(a, b); a == 0 || b == 0 {
			return
		}
		x, y = a, b
	}
}

// deref is the class of what is in the memory that a class leads to.
func (c *classes) deref(x class) class {
	x = c.find(x)
	if c.derefs[x] == 0 {
		d := c.fresh()
		c.derefs[x] = d
	}
	return c.find(c.derefs[x])
}

// note adds to where the values of a class come from.
func (c *classes) note(x class, o origin) {
	x = c.find(x)
	c.changed = c.changed || c.origins[x]|o != c.origins[x]
	c.origins[x] |= o
}

func (c *classes) of(x class) origin { return c.origins[c.find(x)] }

// see says that the addresses of a class lead into a structure.
func (c *classes) see(x class, v view) {
	x = c.find(x)
	if c.views[x] == nil {
		c.views[x] = map[view]bool{}
	}
	c.changed = c.changed || !c.views[x][v]
	c.views[x][v] = true
}

// register is a register of a function.
type register struct {
	f ir.FuncID
	r ir.Reg
}
