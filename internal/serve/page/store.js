// What is known of a run: its journal, folded. An event that comes twice changes nothing.

export const LEVELS = ["confirmed", "manifest", "conditional", "latent", ""];

export class Store {
  constructor() { this.clear(); }

  // clear forgets everything, for another journal.
  clear() {
    this.begin = null;
    this.first = 0; // when the first attempt began
    this.before = 0; // seconds of earlier attempts
    this.program = null;
    this.parts = [];
    this.samples = []; // with at: seconds since the run began, stops aside
    this.restarts = []; // seconds, as at
    this.notes = [];
    this.torn = 0;
    this.status = null;
    this.arrived = 0;
    this.again();
  }

  // again forgets what a run that goes on tells again.
  again() {
    this.version = (this.version || 0) + 1; // of the findings
    this.findings = new Map(); // by ID
    this.aliases = new Map(); // from IDs that findings had
    this.contexts = [];
    this.jobs = new Map(); // by ID
    this.ledger = new Map(); // by text
    this.files = new Map(); // by name: copy, lines (Map from line to whether it was reached), hits
    this.result = null;
    this.failed = "";
  }

  // take takes lines of the journal; the result is the findings that are new.
  take(lines) {
    const fresh = [];
    for (const line of lines) {
      if (!line) continue;
      let e;
      try {
        e = JSON.parse(line);
      } catch {
        this.torn++;
        continue;
      }
      for (const kind of Object.keys(e)) {
        if (kind !== "t" && Object.hasOwn(takers, kind)) takers[kind](this, e[kind], e.t, fresh);
      }
    }
    return fresh;
  }

  // finding is a finding by an ID that it has or had.
  finding(id) { return this.findings.get(id) || this.findings.get(this.aliases.get(id)); }

  // sample is how far the run is.
  get sample() {
    return this.result || this.failed || !this.status ? this.samples.at(-1) || this.status && this.status.sample : this.status.sample;
  }
}

const takers = {
  begin(s, b, t) {
    if (s.begin) {
      const last = s.samples.at(-1);
      s.before = last ? last.at : s.before;
      s.restarts.push(s.before);
    } else s.first = t;
    s.begin = b;
    s.began = t;
    s.again();
  },
  program(s, p) { s.program = p; },
  parts(s, p) { s.parts = p; },
  code(s, list) {
    for (const c of list) {
      const lines = new Map();
      for (const [from, to] of c.lines) for (let n = from; n <= to; n++) lines.set(n, false);
      s.files.set(c.file, {name: c.file, copy: c.copy || "", lines, hits: 0});
    }
  },
  reached(s, list) {
    for (const r of list) {
      const f = s.files.get(r.file);
      if (!f) continue;
      for (const n of r.lines) {
        if (f.lines.get(n) === false) {
          f.lines.set(n, true);
          f.hits++;
        }
      }
    }
  },
  jobs(s, list) { for (const j of list) s.jobs.set(j.id, j); },
  contexts(s, list) {
    for (const c of list) {
      c.name = c.threads.map((t) => t.at).join(", ");
      s.contexts[c.n] = c;
    }
  },
  findings(s, list, t, fresh) {
    s.version++;
    for (const f of list) {
      const old = s.findings.get(f.id) || s.findings.get(f.was);
      f.order = old ? old.order : s.arrived++;
      f.found = old ? old.found : t;
      [f.file, f.line] = cutPlace(f.at);
      f.level = f.level || "";
      f.rank = LEVELS.indexOf(f.level);
      f.hay = [f.kind, f.at, f.function || "", f.text, f.cause || "", f.condition || "", f.says || ""].join("\n").toLowerCase();
      if (f.was && f.was !== f.id) {
        s.aliases.set(f.was, f.id);
        s.findings.delete(f.was);
      }
      s.findings.set(f.id, f);
      if (!old) fresh.push(f);
    }
  },
  gone(s, list) {
    s.version++;
    for (const id of list) s.findings.delete(id);
  },
  ledger(s, list) { for (const e of list) s.ledger.set([e.kind, e.effect, e.at, e.text].join("\n"), e); },
  sample(s, x) {
    x.at = s.before + x.elapsed;
    s.samples.push(x);
  },
  note(s, text, t) {
    s.notes.push({t, text});
    if (s.notes.length > 2000) s.notes.splice(0, 1000);
  },
  result(s, r) { s.result = r; },
  failed(s, text) { s.failed = text; },
};

function cutPlace(at) {
  const k = at.lastIndexOf(":"), line = Number(at.slice(k + 1));
  return k < 0 || !Number.isInteger(line) ? [at, 0] : [at.slice(0, k), line];
}
