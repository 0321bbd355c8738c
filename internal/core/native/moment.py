# Tells, as one line of JSON, what gdb knows of the threads of a core file: stacks, and where variables of frames lie.
import json
import os
import struct

import gdb
import gdb.unwinder

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


# By (program counter, stack pointer) of a frame in generated code: where its return address lies, and whether it keeps rbp.
chosen = {}


class Generated(gdb.unwinder.Unwinder):
    """Unwinds code that was made at run time, of which no file says how: to the return address that was chosen."""

    def __init__(self):
        super().__init__("generated code")

    def __call__(self, pending):
        pc, sp = pending.read_register("rip"), pending.read_register("rsp")
        at, keeps = chosen.get((int(pc), int(sp)), (None, False))
        if at is None:
            return None
        info = pending.create_unwind_info(Id(gdb.Value(at + 8).cast(sp.type), pc))
        info.add_saved_register("rip", gdb.Value(words(at, 8)[0]).cast(pc.type))
        info.add_saved_register("rsp", gdb.Value(at + 8).cast(sp.type))
        if keeps:
            info.add_saved_register("rbp", pending.read_register("rbp"))
        return info


class Id:
    def __init__(self, sp, pc):
        self.sp, self.pc = sp, pc


def words(at, size):
    return struct.unpack("<%dQ" % (size // 8), gdb.selected_inferior().read_memory(at, size).tobytes())


def called_through_pointer(address):
    """Whether an address is behind a call through a pointer (Intel, volume 2: FF /2), in a file's code."""
    if gdb.solib_name(address) is None and gdb.find_pc_line(address).symtab is None:
        return False
    try:
        b = gdb.selected_inferior().read_memory(address - 7, 7).tobytes()
    except gdb.MemoryError:
        return False
    modes = [(2, 0xD0, 0xD7), (3, 0x50, 0x57), (6, 0x90, 0x97), (6, 0x15, 0x15), (2, 0x10, 0x17), (4, 0x54, 0x54)]
    return any(b[-n] == 0xFF and low <= b[1 - n] <= high for n, low, high in modes)


def whole():
    """Whether the selected thread's stack has source lines, and ends where threads begin."""
    try:
        frame, source = gdb.newest_frame(), False
        for _ in range(1000):
            source = source or frame.find_sal().symtab is not None and gdb.solib_name(frame.pc()) is None
            name, older = frame.name(), frame.older()
            if older is None:
                return source and name in ("clone3", "__clone3", "clone", "__clone", "start_thread", "main", "_start")
            frame = older
    except gdb.error:  # it takes a register that is not told
        pass
    return False


def generated():
    """Finds where code that was made at run time returns to, if the selected thread is in such: the lowest return address
    of a call through a pointer from which the stack is whole."""
    frame = gdb.newest_frame()
    if frame.name() is not None or gdb.solib_name(frame.pc()) is not None:
        return
    most, tries, pc, sp = 1 << 12, 64, frame.pc(), int(frame.read_register("rsp"))
    try:
        stack = words(sp, most)
    except gdb.MemoryError:
        return
    for i, word in enumerate(stack):
        if word < 1 << 16 or word >= 1 << 47 or not called_through_pointer(word):
            continue
        for keeps in (False, True):
            chosen[(pc, sp)] = sp + 8 * i, keeps
            gdb.invalidate_cached_frames()
            if whole():
                return
        del chosen[(pc, sp)]
        gdb.invalidate_cached_frames()
        tries -= 1
        if tries == 0:
            return


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
    gdb.unwinder.register_unwinder(None, Generated())
    threads = []
    for thread in sorted(gdb.selected_inferior().threads(), key=lambda t: t.num):
        thread.switch()
        generated()
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
