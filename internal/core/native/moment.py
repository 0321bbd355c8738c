# Tells, as one line of JSON, what gdb knows of the threads of a core file: stacks, and where variables of frames lie.
import json
import os

import gdb

def quiet(command):
    try:
        return gdb.execute(command, to_string=True)
    except gdb.error:
        return ""


def word(value):
    """The value of a scalar of up to eight bytes, or None."""
    code = value.type.strip_typedefs().code
    kinds = (gdb.TYPE_CODE_INT, gdb.TYPE_CODE_PTR, gdb.TYPE_CODE_ENUM, gdb.TYPE_CODE_BOOL, gdb.TYPE_CODE_CHAR)
    if code not in kinds or value.type.sizeof > 8:
        return None
    return int(value.cast(gdb.lookup_type("unsigned long"))) & (2 ** (8 * value.type.sizeof) - 1)


def variable(symbol, frame):
    out = {"name": symbol.name, "line": symbol.line, "argument": symbol.is_argument, "size": 0}
    try:
        out["size"] = symbol.type.sizeof
        value = symbol.value(frame)
        if value.is_optimized_out:
            out["lost"] = True
            return out
        if value.address is not None:
            out["address"] = int(value.address)
        else:
            w = word(value)
            if w is None:
                out["lost"] = True
            else:
                out["value"] = w
    except (gdb.error, gdb.MemoryError, OverflowError):
        out["lost"] = True
    return out


def variables(frame):
    out, seen = [], set()
    try:
        block = frame.block()
    except RuntimeError:
        return out
    while block is not None and not block.is_global and not block.is_static:
        for symbol in block:
            static = symbol.addr_class == gdb.SYMBOL_LOC_STATIC
            key = (symbol.name, symbol.line)
            if (symbol.is_variable or symbol.is_argument) and not static and key not in seen:
                seen.add(key)
                out.append(variable(symbol, frame))
        if block.function is not None:
            break
        block = block.superblock
    return out


def frames():
    out, frame = [], gdb.newest_frame()
    while frame is not None and len(out) < 1000:
        library = gdb.solib_name(frame.pc())
        one = {"pc": frame.pc(), "function": frame.name() or "", "library": library or "", "inlined": frame.type() == gdb.INLINE_FRAME}
        sal = frame.find_sal()
        if sal.symtab is not None:
            one["file"], one["line"] = sal.symtab.fullname(), sal.line
            one["variables"] = variables(frame)
        out.append(one)
        try:
            frame = frame.older()
        except gdb.error:
            break
    return out


def libraries():
    """Names the files that the core maps and the dynamic linker's own list, which it may lack, does not."""
    known = set(os.path.realpath(o.filename) for o in gdb.objfiles() if o.filename)
    for path, base in json.loads(os.environ["MIDWAY_CORE_FILES"]):
        if os.path.realpath(path) not in known and os.path.exists(path):
            quiet("add-symbol-file %s -o %d" % (path, base))


def main():
    for setting in ("pagination off", "confirm off", "width 0", "debuginfod enabled off"):
        quiet("set " + setting)
    libraries()
    threads = []
    for thread in sorted(gdb.selected_inferior().threads(), key=lambda t: t.num):
        thread.switch()
        one = {"number": thread.num, "lwp": thread.ptid[1] or thread.ptid[0], "frames": frames()}
        threads.append(one)
    text = quiet("thread apply all bt")
    with open(os.environ["MIDWAY_CORE_ANSWER"], "w") as answer:
        json.dump({"threads": threads, "text": text}, answer)


try:
    main()
except Exception as error:  # whatever it is, the reader of the answer says it
    with open(os.environ["MIDWAY_CORE_ANSWER"], "w") as answer:
        json.dump({"error": "%s: %s" % (type(error).__name__, error)}, answer)
