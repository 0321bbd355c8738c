package ir

import (
	"strings"

	"github.com/llir/ll"
)

// The words of LLVM IR that the text side knows by name. Every other word must be one that llir's
// own lexer knows: it drops the rest silently.

// opcodes are the words an instruction begins with.
var opcodes = wordSet(`ret br switch indirectbr invoke resume unreachable cleanupret catchret catchswitch callbr
	fneg add fadd sub fsub mul fmul udiv sdiv fdiv urem srem frem shl lshr ashr and or xor
	extractelement insertelement shufflevector extractvalue insertvalue
	alloca load store fence cmpxchg atomicrmw getelementptr
	trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr bitcast addrspacecast ptrtoaddr
	icmp fcmp phi select freeze call va_arg landingpad catchpad cleanuppad`)

// operationFlags may stand between an opcode and the parenthesis of a constant expression.
var operationFlags = wordSet(`nuw nsw exact inbounds nusw inrange disjoint samesign nneg
	eq ne ugt uge ult ule sgt sge slt sle oeq ogt oge olt ole one ord uno ueq une true false`)

// harmlessWords are attributes and flags that llir does not know and that Midway drops: each only
// promises something to an optimiser or asks something of a code generator. nuw and nsw on trunc
// and getelementptr are treated where those instructions are.
var harmlessWords = wordSet(`nneg disjoint samesign nusw dead_on_unwind writable dead_on_return noext
	sanitize_realtime sanitize_realtime_blocking sanitize_numerical_stability sanitize_type sanitize_alloc_token
	hybrid_patchable optdebug skipprofile coro_only_destroy_when_complete coro_elide_safe
	nodivergencesource no_sanitize_memtag nocreateundeforpoison nooutline flatten`)

// harmlessCalls are attributes with an argument in parentheses that are dropped with it.
var harmlessCalls = wordSet(`memory captures range initializes nofpclass dead_on_return denormal_fpenv`)

// renamedWords are written the way llir knows.
var renamedWords = map[string]string{"ptrtoaddr": "ptrtoint"}

// meaningless are words that llir knows and whose types Midway has no values for.
var meaningless = map[string]string{
	"vscale": "vectors of unknown length", "bfloat": "brain floats (__bf16)", "x86_amx": "matrix registers", "ppc_fp128": "double doubles",
}

// rmwBeyond are the atomicrmw operations that llir cannot read. Such an instruction becomes a call
// of a function "midway.atomicrmw.OP", which the lowering knows to be without meaning.
var rmwBeyond = wordSet("uinc_wrap udec_wrap usub_cond usub_sat fmaximum fminimum fmaximumnum fminimumnum")

func wordSet(words string) map[string]bool {
	set := make(map[string]bool)
	for _, w := range strings.Fields(words) {
		set[w] = true
	}
	return set
}

// wordProof says which words llir's lexer reads whole; it is asked once per word.
type wordProof map[string]bool

// reads says whether llir's lexer makes exactly one token of text and drops nothing.
func (p wordProof) reads(text string) bool {
	known, asked := p[text]
	if !asked {
		known = lexesWhole(text)
		p[text] = known
	}
	return known
}

func lexesWhole(text string) bool {
	var l ll.Lexer
	l.Init(text)
	switch l.Next() {
	case ll.INVALID_TOKEN, ll.EOI, ll.UNAVAILABLE:
		return false
	}
	start, end := l.Pos()
	return start == 0 && end == len(text)
}

// isKeyword says whether llir reads text, a label with its colon, as a keyword instead.
func isKeyword(text string) bool {
	var l ll.Lexer
	l.Init(text)
	return l.Next() != ll.LABEL_IDENT_TOK
}

// debugKeys are the keys that llir reads of each kind of debug-information node. Debug information
// has no influence on what a program does; what is not listed is dropped.
var debugKeys = func() map[string]map[string]bool {
	table := make(map[string]map[string]bool)
	for _, line := range strings.Split(strings.TrimSpace(debugKeyTable), "\n") {
		kind, keys, _ := strings.Cut(line, ":")
		table["!"+strings.TrimSpace(kind)] = wordSet(keys)
	}
	return table
}()

const debugKeyTable = `
DIBasicType: align encoding flags name size tag
DICommonBlock: declaration file line name scope
DICompileUnit: debugInfoForProfiling dwoId emissionKind enums file flags globals imports isOptimized language macros nameTableKind producer rangesBaseAddress retainedTypes runtimeVersion sdk splitDebugFilename splitDebugInlining sysroot
DICompositeType: align allocated annotations associated baseType dataLocation discriminator elements file flags identifier line name offset rank runtimeLang scope size tag templateParams vtableHolder
DIDerivedType: align annotations baseType dwarfAddressSpace extraData file flags line name offset scope size tag
DIEnumerator: isUnsigned name value
DIFile: checksum checksumkind directory filename source
DIGlobalVariableExpression: expr var
DIGlobalVariable: align annotations declaration file isDefinition isLocal line linkageName name scope templateParams type
DIImportedEntity: elements entity file line name scope tag
DILabel: line name scope
DILexicalBlock: column file line scope
DILexicalBlockFile: discriminator file scope
DILocalVariable: align annotations arg file flags line name scope type
DILocation: column inlinedAt isImplicitCode line scope
DIMacro: line name type value
DIMacroFile: file line nodes type
DIModule: apinotes configMacros file includePath isDecl line name scope
DINamespace: exportSymbols name scope
DIObjCProperty: attributes file getter line name setter type
DIStringType: align encoding name size stringLengthExpression stringLength stringLocationExpression tag
DISubprogram: annotations containingType declaration file flags isDefinition isLocal isOptimized line linkageName name retainedNodes spFlags scope scopeLine targetFuncName templateParams thisAdjustment thrownTypes type unit virtualIndex virtuality
DISubrange: count lowerBound stride upperBound
DISubroutineType: cc flags types
DITemplateTypeParameter: defaulted name type
DITemplateValueParameter: defaulted name tag type value
GenericDINode: header operands tag
`
