# Runs a program under gdb and stops it where it is told to. Requests come as lines of JSON on one descriptor, answers go as
# lines of JSON to another one. A stop is moved on until every thread is at an instruction of the program's own code
# that the controller knows (a boundary), or inside a call that does not return by itself: each thread alone, so that what
# is reached is a state of an execution.
import bisect
import json
import os

import gdb

REQUESTS = os.fdopen(int(os.environ["SNAPSHOT_REQUESTS"]), "r")
ANSWERS = os.fdopen(int(os.environ["SNAPSHOT_ANSWERS"]), "w")
for fd in (REQUESTS.fileno(), ANSWERS.fileno()):
    os.set_inheritable(fd, False)
SETUP = json.loads(REQUESTS.readline())
BOUNDARIES = frozenset(SETUP["boundaries"])
LOWS = [low for low, _ in SETUP["code"]]
HIGHS = [high for _, high in SETUP["code"]]
STEPS = 3000  # single steps of one thread to a boundary, at most
FRAMES = 300


def own(pc):
    """Whether an address is in the code of the program."""
    at = bisect.bisect_right(LOWS, pc) - 1
    return at >= 0 and pc < HIGHS[at]


def answer(**fields):
    ANSWERS.write(json.dumps(fields) + "\n")
    ANSWERS.flush()


def quietly(command):
    return gdb.execute(command, False, True)


def alive():
    return gdb.selected_inferior().pid != 0


def lone(thread):
    thread.switch()
    quietly("set scheduler-locking on")


def timed(command, micros, lwp):
    """Runs a command; the controller interrupts it after so long."""
    answer(timer=micros, pid=gdb.selected_inferior().pid, lwp=lwp)
    heard()
    try:
        quietly(command)
    finally:
        answer(done=True)
        heard()


def heard():
    """Waits for the controller; where it has gone, nothing is to be done any more."""
    if not REQUESTS.readline():
        quietly("kill")
        os._exit(1)


class Thread:
    def __init__(self, thread):
        self.thread = thread
        self.lwp = thread.ptid[1]

    def pc(self):
        return int(gdb.selected_frame().pc())

    def return_address(self):
        """Where the call from the program's own code that the thread is inside of returns to, and the stack there."""
        frame = gdb.newest_frame()
        for _ in range(FRAMES):
            if frame is None:
                return None
            if own(int(frame.pc())):
                return int(frame.pc()), int(frame.read_register("rsp"))
            frame = frame.older()
        return None

    def settle(self):
        """Moves the thread on to a boundary, or as far as it goes; returns how it stands."""
        lone(self.thread)
        for _ in range(STEPS):
            if not self.thread.is_valid():
                return "ended"
            gdb.newest_frame().select()
            pc = self.pc()
            if pc in BOUNDARIES:
                return "boundary"
            if own(pc):
                quietly("stepi")
                continue
            how = self.leave()
            if how != "own":
                return how
        return "lost"

    def leave(self):
        """Lets the thread return from code that is not the program's."""
        target = self.return_address()
        if target is None:
            return self.begin()
        address, stack = target
        point = gdb.Breakpoint("*%d" % address, internal=True)
        point.silent = True
        try:
            for _ in range(50):
                timed("continue", SETUP["patience"], self.lwp)
                if not alive() or not self.thread.is_valid():
                    return "ended"
                self.thread.switch()
                gdb.newest_frame().select()
                pc = self.pc()
                if pc == address and int(gdb.selected_frame().read_register("rsp")) >= stack:
                    return "own"
                if own(pc) and pc != address:
                    return "own"
                if pc != address and self.waits(pc):
                    return "inside"
        finally:
            point.delete()
        return "lost"

    def waits(self, pc):
        """Whether the thread is in a call of the kernel."""
        return bytes(gdb.selected_inferior().read_memory(pc - 2, 2)) == b"\x0f\x05"

    def begin(self):
        """Lets a thread that is about to begin, or to end, do so."""
        points = [gdb.Breakpoint("*%d" % address, internal=True) for address in SETUP["entries"]]
        try:
            timed("continue", SETUP["patience"], self.lwp)
            if not alive() or not self.thread.is_valid():
                return "ended"
            self.thread.switch()
            gdb.newest_frame().select()
            return "own" if own(self.pc()) else "outside"
        finally:
            for point in points:
                point.delete()

    def frames(self):
        self.thread.switch()
        out = []
        frame = gdb.newest_frame()
        while frame is not None and len(out) < FRAMES:
            pc = int(frame.pc())
            at = frame.find_sal()
            out.append({
                "pc": pc, "function": frame.name() or "??", "own": own(pc), "inline": frame.type() == gdb.INLINE_FRAME,
                "signal": frame.type() == gdb.SIGTRAMP_FRAME, "base": int(frame.read_register("rbp")),
                "library": gdb.solib_name(pc) or "",
            })
            frame = frame.older()
        return out


def trace(*what):
    if os.environ.get("SNAPSHOT_TRACE"):
        import sys, time
        print("%.3f" % time.time(), *what, file=sys.stderr, flush=True)


def halt(micros):
    """Lets the program run for so long, and takes its state."""
    quietly("set scheduler-locking off")
    trace("go for", micros)
    timed("continue", micros, 0)
    trace("stopped", len(gdb.selected_inferior().threads()))
    if not alive():
        return {"exited": True}
    stops = {}
    for _ in range(3):  # who was waiting for another one may go on behind it
        threads = sorted((Thread(t) for t in gdb.selected_inferior().threads()), key=lambda t: t.lwp)
        before = dict(stops)
        for t in threads:
            if stops.get(t.lwp) == "boundary":
                continue
            try:
                stops[t.lwp] = t.settle()
            except gdb.error as e:
                stops[t.lwp] = "error: %s" % e
            trace("settled", t.lwp, stops.get(t.lwp))
            if not alive():
                return {"exited": True}
        if stops == before or all(s in ("boundary", "ended") for s in stops.values()):
            break
    out = []
    for t in gdb.selected_inferior().threads():
        t = Thread(t)
        t.thread.switch()
        gdb.newest_frame().select()
        out.append({
            "number": t.thread.num, "lwp": t.lwp, "how": stops.get(t.lwp, "new"), "frames": t.frames(),
            "tls": int(gdb.parse_and_eval("$fs_base")),
        })
    return {"pid": gdb.selected_inferior().pid, "threads": out, "text": backtraces()}


def backtraces():
    return quietly("thread apply all bt 60") if SETUP.get("text") else ""


for command in ("set pagination off", "set confirm off", "set print thread-events off", "set debuginfod enabled off", "set width 0",
                "set disable-randomization off", "set print inferior-events off", "set startup-with-shell on", "set backtrace past-main off",
                "handle SIGSTOP stop print nopass", "handle SIGPIPE nostop pass noprint", "handle SIGUSR1 nostop pass noprint",
                "handle SIGUSR2 nostop pass noprint", "handle SIGALRM nostop pass noprint", "handle SIGCHLD nostop pass noprint"):
    try:
        quietly(command)
    except gdb.error:
        pass
try:
    gdb.Breakpoint("main", internal=True, temporary=True)
    quietly("run " + SETUP["arguments"])
except gdb.error as e:
    answer(error=str(e))
answer(ready=True)
for line in REQUESTS:
    request = json.loads(line)
    if "stop" not in request:
        break
    try:
        answer(stop=halt(request["stop"]))
    except gdb.error as e:
        answer(stop={"error": str(e)})
    except Exception as e:  # an error of this script is told, not hidden
        answer(stop={"error": "%s: %s" % (type(e).__name__, e)})
if alive():
    quietly("kill")
gdb.execute("quit")
