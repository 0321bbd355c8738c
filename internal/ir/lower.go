package ir

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
)

// hooks are the library functions that the run itself enters: they are kept although nothing in the
// program refers to them. So are the second halves of blocking calls, blockedPrefix followed by the
// name of a function that the program refers to (internal/runtime/include/midway.h, "hooks").
var hooks = map[string]bool{"__mw_thread_end": true, "__mw_main_end": true}

const blockedPrefix = "__mw_blocked_"

// lower links the modules and translates them into the compact model. Functions of the program are
// translated all, those of library modules where the program reaches them. The result passes Check.
//
// Every instruction keeps LLVM's meaning, with these choices where it leaves one: a product and sum
// that may be fused are not; a frozen poison and the address of a frame are any value; llvm.assume,
// alias and other metadata promise nothing; calls do not unwind; atomic operations in assembly are
// sequentially consistent. What has no meaning here becomes OpUnsupported or OpAsm.
func lower(mods []*module, opt Options) (p *Program, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			p, err = nil, fmt.Errorf("LLVM IR that cannot be read: %s", complaint(cause))
		}
	}()
	l, err := newLinker(mods, opt)
	if err != nil {
		return nil, err
	}
	if err := l.collect(); err != nil {
		return nil, err
	}
	l.declareProgram()
	if err := l.drain(); err != nil {
		return nil, err
	}
	if err := l.constructors(); err != nil {
		return nil, err
	}
	l.findHeaders()
	l.p.addBeyond()
	l.p.addStartRoutines()
	if err := l.p.Check(); err != nil {
		panic(fmt.Sprintf("the loader's program is broken: %v", err))
	}
	return l.p, nil
}

// linker turns names into functions and globals, and works off what has been referred to.
type linker struct {
	p      *Program
	dl     *dataLayout
	shapes *shaper
	mods   []*module

	origins   bool                             // see Options
	allBlocks bool                             // see Options
	modelled  []string                         // names that the library defines even where the program does
	exported  map[string]*definition           // the definition that wins, by external name
	modOf     map[*llir.Func]*module           // of every function seen
	funcIDs   map[*llir.Func]FuncID            // of functions given an id
	globIDs   map[*llir.Global]GlobalID        // of globals given an id
	extFuncs  map[string]FuncID                // declared, never defined
	extGlobs  map[string]GlobalID              //
	aliasing  map[*llir.Alias]bool             // being resolved: a cycle is an error
	owner     map[*llir.Global]*module         // of every global seen
	aliasOwn  map[*llir.Alias]*module          //
	bodies    []*llir.Func                     // referred to, not yet translated
	inits     []*llir.Global                   // referred to, initialiser not yet laid out
	tooBig    error                            // the globals do not fit their part of the address space
	nextAddr  uint64                           // where the next global's slot begins
	debug     *debugInfo                       // locations and C types
	labels    map[*llir.Func]map[string]uint64 // numbers of blocks whose address is taken
}

// definition is one candidate for an external name; exactly one of the four is set.
type definition struct {
	m        *module
	fn       *llir.Func
	global   *llir.Global
	alias    *llir.Alias
	ifunc    *llir.IFunc
	strength strength
}

// strength orders the definitions of one name as a linker does.
type strength uint8

const (
	declared strength = iota
	inlined           // available_externally: a copy of a definition elsewhere
	weak
	tentative // common: a linker prefers it to a weak definition
	strong
)

func newLinker(mods []*module, opt Options) (*linker, error) {
	l := &linker{
		p: &Program{
			Wide: []uint64{0}, Locs: []Loc{{}},
			funcByName: map[string]FuncID{}, globalByName: map[string]GlobalID{},
		},
		mods: mods, modelled: opt.Modelled, allBlocks: opt.AllBlocks, origins: opt.Origins,
		exported: map[string]*definition{},
		modOf:    map[*llir.Func]*module{}, owner: map[*llir.Global]*module{}, aliasOwn: map[*llir.Alias]*module{},
		funcIDs: map[*llir.Func]FuncID{}, globIDs: map[*llir.Global]GlobalID{},
		extFuncs: map[string]FuncID{}, extGlobs: map[string]GlobalID{},
		aliasing: map[*llir.Alias]bool{}, labels: map[*llir.Func]map[string]uint64{},
	}
	layout := ""
	for _, m := range mods {
		if !m.Library {
			l.p.Sources = append(l.p.Sources, m.Name)
			l.p.Optimised = l.p.Optimised || m.Optimised
			if l.p.Producer == "" {
				l.p.Producer = m.Producer
			}
		}
		if layout == "" {
			layout = m.M.DataLayout
		}
	}
	if layout == "" && opt.ModelSet && opt.Model == ILP32 {
		layout = "e-p:32:32-f64:32:64-f80:32"
	} else if layout == "" {
		layout = "e-i64:64-f80:128"
	}
	dl, err := parseDataLayout(layout)
	if err != nil {
		return nil, err
	}
	l.dl, l.p.Model = dl, dl.model()
	l.nextAddr = l.p.Model.Layout().GlobalBase
	l.debug = newDebugInfo(l.p)
	l.debug.define(mods)
	l.shapes = newShaper(l.dl, l.p)
	return l, nil
}

// collect finds the winning definition of every external name, the program's before the library's.
func (l *linker) collect() error {
	for _, m := range l.mods {
		for _, d := range definitionsOf(m) {
			l.remember(d)
			if d.strength == declared || isLocal(d.linkage()) || strings.HasPrefix(d.name(), "llvm.") {
				continue
			}
			if err := l.offer(d); err != nil {
				return err
			}
		}
	}
	return nil
}

func definitionsOf(m *module) []*definition {
	var out []*definition
	for _, f := range m.M.Funcs {
		out = append(out, &definition{m: m, fn: f, strength: strengthOf(f.Linkage, len(f.Blocks) > 0)})
	}
	for _, g := range m.M.Globals {
		out = append(out, &definition{m: m, global: g, strength: strengthOf(g.Linkage, g.Init != nil)})
	}
	for _, a := range m.M.Aliases {
		out = append(out, &definition{m: m, alias: a, strength: strengthOf(a.Linkage, true)})
	}
	for _, i := range m.M.IFuncs {
		out = append(out, &definition{m: m, ifunc: i, strength: strengthOf(i.Linkage, true)})
	}
	return out
}

func (l *linker) remember(d *definition) {
	switch {
	case d.fn != nil:
		l.modOf[d.fn] = d.m
	case d.global != nil:
		l.owner[d.global] = d.m
	case d.alias != nil:
		l.aliasOwn[d.alias] = d.m
	}
}

func strengthOf(linkage enum.Linkage, defined bool) strength {
	switch {
	case !defined:
		return declared
	case linkage == enum.LinkageAvailableExternally:
		return inlined
	case linkage == enum.LinkageCommon:
		return tentative
	case linkage == enum.LinkageWeak,
		linkage == enum.LinkageWeakODR,
		linkage == enum.LinkageLinkOnce,
		linkage == enum.LinkageLinkOnceODR:
		return weak
	}
	return strong
}

func isLocal(linkage enum.Linkage) bool {
	return linkage == enum.LinkageInternal || linkage == enum.LinkagePrivate
}

func (d *definition) linkage() enum.Linkage {
	switch {
	case d.fn != nil:
		return d.fn.Linkage
	case d.global != nil:
		return d.global.Linkage
	case d.alias != nil:
		return d.alias.Linkage
	}
	return d.ifunc.Linkage
}

func (d *definition) name() string {
	switch {
	case d.fn != nil:
		return plainName(d.fn.GlobalIdent)
	case d.global != nil:
		return plainName(d.global.GlobalIdent)
	case d.alias != nil:
		return plainName(d.alias.GlobalIdent)
	}
	return plainName(d.ifunc.GlobalIdent)
}

// plainName is a symbol's name without quotes and without the mark that keeps clang from mangling it.
func plainName(id llir.GlobalIdent) string {
	if id.IsUnnamed() {
		return id.Name()
	}
	return strings.TrimPrefix(id.GlobalName, "\x01")
}

// definedTwice is the error of two definitions of one name. Compilers before gcc 10 and clang 11 merged variables that
// several files define without a value; -fcommon makes newer ones do so.
func definedTwice(name string, a, b *definition) error {
	hint := ""
	if a.global != nil && b.global != nil {
		hint = "; if no file gives it a value, compile with --cflags -fcommon"
	}
	return fmt.Errorf("%s is defined twice: in %s and in %s%s", name, a.m.Name, b.m.Name, hint)
}

// offer makes d the definition of its name if it is stronger than the one known.
func (l *linker) offer(d *definition) error {
	name := d.name()
	old := l.exported[name]
	switch {
	case old == nil:
		l.exported[name] = d
	case d.m.Library != old.m.Library:
		if d.m.Library == slices.Contains(l.modelled, name) {
			l.exported[name] = d
		}
	case d.m.Shared != old.m.Shared: // the dynamic linker binds to the first, the program's
		if old.m.Shared {
			l.exported[name] = d
		}
	case d.m.Shared:
		if d.strength > old.strength {
			l.exported[name] = d
		}
	case d.strength == strong && old.strength == strong:
		return definedTwice(name, old, d)
	case d.strength > old.strength, d.strength == tentative && old.strength == tentative && l.size(d) > l.size(old):
		l.exported[name] = d
	}
	return nil
}

func (l *linker) size(d *definition) int64 {
	if d.global == nil {
		return 0
	}
	return l.dl.size(d.global.ContentType)
}

// declareProgram gives ids to the program's functions and globals, in the order of the input, and
// to the library's entry points. A definition that another one overrides is no part of the program.
func (l *linker) declareProgram() {
	named := l.namesInProgram()
	for _, m := range l.mods {
		for _, d := range definitionsOf(m) {
			if d.strength == declared || !isLocal(d.linkage()) && l.winner(d) != d.symbol() {
				continue
			}
			of, half := strings.CutPrefix(d.name(), blockedPrefix)
			entry := d.fn != nil && (hooks[d.name()] || half && named[of])
			switch {
			case m.Library && !entry:
			case d.fn != nil:
				l.funcOf(d.fn)
			case d.global != nil && !isMeta(d.global):
				l.globalOf(d.global)
			case d.fn == nil && d.global == nil && !isLocal(d.linkage()):
				l.show(d)
			}
		}
	}
}

// show notes that other modules reach what an alias stands for, or call the resolver of an ifunc.
func (l *linker) show(d *definition) {
	o, err := l.symbol(d.symbol())
	if d.ifunc != nil {
		o, err = l.constantWord(d.ifunc.Resolver)
	}
	switch {
	case err != nil: // the error is given where it is used
	case o.Kind == KFunc:
		l.p.Funcs[o.Index].Shown = true
	case o.Kind == KGlobal:
		l.p.Globals[o.Index].Shown = true
	}
}

// namesInProgram are the functions that the program itself declares or defines.
func (l *linker) namesInProgram() map[string]bool {
	out := map[string]bool{}
	for _, m := range l.mods {
		for _, f := range m.M.Funcs {
			if !m.Library {
				out[plainName(f.GlobalIdent)] = true
			}
		}
	}
	return out
}

// winner is the symbol that defines d's name.
func (l *linker) winner(d *definition) constant.Constant {
	if w := l.exported[d.name()]; w != nil {
		return w.symbol()
	}
	return d.symbol()
}

func (d *definition) symbol() constant.Constant {
	switch {
	case d.fn != nil:
		return d.fn
	case d.global != nil:
		return d.global
	case d.alias != nil:
		return d.alias
	}
	return d.ifunc
}

// isMeta reports whether a global is a message to the compiler, not an object of the program.
func isMeta(g *llir.Global) bool {
	return strings.HasPrefix(g.GlobalName, "llvm.") || g.Section == "llvm.metadata"
}

// drain translates what has been referred to until nothing is left.
func (l *linker) drain() error {
	for l.tooBig == nil && (len(l.bodies) > 0 || len(l.inits) > 0) {
		if len(l.bodies) > 0 {
			f := l.bodies[0]
			l.bodies = l.bodies[1:]
			l.translate(f)
			continue
		}
		g := l.inits[0]
		l.inits = l.inits[1:]
		if err := l.layOut(g); err != nil {
			return err
		}
	}
	return l.tooBig
}

// constructors reads llvm.global_ctors and llvm.global_dtors: {priority, function, data} each. The
// library's are run where the library function in question was linked.
func (l *linker) constructors() error {
	ctors, err := l.startEntries("llvm.global_ctors")
	if err != nil {
		return err
	}
	dtors, err := l.startEntries("llvm.global_dtors")
	if err != nil {
		return err
	}
	for _, e := range ctors {
		l.p.Ctors = append(l.p.Ctors, e.fn)
	}
	for i := len(dtors) - 1; i >= 0; i-- {
		l.p.Dtors = append(l.p.Dtors, dtors[i].fn)
	}
	return l.drain()
}

// startEntries lists the entries of that name in all modules, by priority.
func (l *linker) startEntries(name string) (out []startEntry, err error) {
	for _, m := range l.mods {
		for _, g := range m.M.Globals {
			if g.GlobalName != name {
				continue
			}
			for _, c := range arrayElems(g.Init) {
				e, ok, err := l.constructor(c, m.Library)
				if err != nil {
					return nil, fmt.Errorf("%s: %s: %w", m.Name, name, err)
				}
				if ok {
					out = append(out, e)
				}
			}
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].priority < out[j].priority })
	return out, nil
}
