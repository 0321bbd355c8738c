// Source files, with the lines that were reached.
import {make, painted, tokens} from "/page/c.js";
import {base, count, counted, cut, percent, plain} from "/page/text.js";
import {Rows} from "/page/rows.js";

const $ = (id) => document.getElementById(id);

// Sources are the texts of files, read when they are asked for.
export class Sources {
  constructor(store) {
    this.store = store;
    this.read = new Map(); // by copy
  }

  // lines are the lines of a file; null where it is not there.
  async lines(name) {
    const f = this.store.files.get(name);
    if (!f || !f.copy) return null;
    if (!this.read.has(f.copy)) this.read.set(f.copy, this.fetched(f.copy));
    return this.read.get(f.copy);
  }

  async fetched(copy) {
    try {
      const answer = await fetch("source?copy=" + encodeURIComponent(copy));
      if (!answer.ok) return null;
      const lines = (await answer.text()).split("\n").map((l) => plain(l.replace(/\r$/, "")));
      if (lines.at(-1) === "") lines.pop();
      let open = false;
      lines.tokens = lines.map((text) => {
        const t = tokens(text, open);
        open = t.open;
        return t.list;
      });
      return this.done.set(copy, lines), lines;
    } catch {
      this.read.delete(copy); // it is asked for again
      return null;
    }
  }

  done = new Map();

  // painted are the nodes of a line of a file that was read.
  painted(name, n) {
    const f = this.store.files.get(name), lines = f && this.done.get(f.copy);
    const text = lines && lines[n - 1];
    return text ? painted(text, lines.tokens[n - 1], 0, text.length) : [" "];
  }
}

export class Source {
  constructor(app) {
    this.app = app;
    this.name = "";
    this.rows = new Rows($("lines"), {
      columns: [{name: "line", width: "own"}, {name: "violation", width: "own"}, {name: "source", width: "own"}],
      height: 20,
      key: (l) => String(l.n),
      cells: (l) => [numbered(l), this.marks(l), make("div", "text", ...app.sources.painted(this.name, l.n))],
      classes: (l) => this.state(l.n),
      on: {choose: (l) => app.go("source", this.name + ":" + l.n)},
      empty: "The source is not in the directory of the run: it could not be read when the run began.",
    });
    $("next-missed").addEventListener("click", () => this.nextMissed());
  }

  state(n) {
    const f = this.app.store.files.get(this.name), hit = f && f.lines.get(n);
    return hit === undefined ? "" : hit ? "hit" : "missed";
  }

  marks(l) {
    const list = this.found.get(l.n);
    if (!list) return make("div", "marks");
    const b = make("button", "marks", "●");
    b.type = "button";
    b.title = list.map((f) => `${f.kind} (${f.level || "new"})`).join("\n");
    b.setAttribute("aria-label", counted(list.length, "violation") + " here");
    b.addEventListener("click", () => this.app.go("finding", list[0].id));
    return b;
  }

  update() {
    const s = this.app.store;
    const list = [...s.files.values()].sort((a, b) => a.name < b.name ? -1 : 1);
    if (!this.name && list.length) this.name = list.reduce((a, b) => b.lines.size > a.lines.size ? b : a).name;
    const shared = new Map();
    for (const f of list) shared.set(base(f.name), (shared.get(base(f.name)) || 0) + 1);
    $("files").replaceChildren(...list.map((f) => {
      const bar = make("i", "");
      bar.style.width = 100 * f.hits / Math.max(1, f.lines.size) + "%";
      const b = make("button", "file", make("span", "name", shared.get(base(f.name)) > 1 ? f.name : base(f.name)), make("br", ""),
        make("span", "quiet", `${count(f.hits)} of ${counted(f.lines.size, "line")} reached, ${percent(f.hits, f.lines.size)}`), make("span", "meter", bar));
      b.type = "button";
      b.title = f.name;
      b.dataset.file = f.name;
      b.setAttribute("aria-current", String(f.name === this.name));
      b.addEventListener("click", () => this.app.go("source", f.name + ":1"));
      const item = make("div", "", b);
      item.setAttribute("role", "listitem");
      return item;
    }));
    if (!list.length) $("files").replaceChildren(make("p", "empty", s.begin ? "No lines with code are known: the program has no debug information, or is not loaded yet." : ""));
    this.show();
  }

  // show lists the lines of the file.
  async show() {
    const name = this.name, f = this.app.store.files.get(name);
    $("file-name").textContent = name;
    $("next-missed").hidden = !f || f.hits === f.lines.size;
    if (!f) return this.rows.show([]);
    const lines = await this.app.sources.lines(name);
    if (this.name !== name) return;
    this.found = new Map();
    for (const x of this.app.store.findings.values()) {
      if (x.file === name && x.line) this.found.set(x.line, [...(this.found.get(x.line) || []), x]);
    }
    if (this.of !== lines) {
      this.of = lines;
      this.items = (lines || []).map((_, i) => ({n: i + 1}));
      this.rows.chosen = null;
      this.rows.box.scrollTop = 0;
    }
    this.rows.show(this.items);
    if (this.wanted && lines) {
      const n = this.wanted;
      this.wanted = 0;
      this.rows.at = n - 1;
      this.rows.chosen = String(n);
      this.rows.box.scrollTop = Math.max(0, (n - 1) * 20 - this.rows.box.clientHeight / 3);
      this.rows.draw();
    }
  }

  found = new Map();

  // choose shows a line, named file:line.
  choose(at) {
    const [file, line] = cut(at);
    if (file === this.name && this.rows.chosen === String(line)) return;
    this.name = file;
    this.wanted = line;
    this.update();
  }

  // nextMissed goes to the next lines that were not reached.
  nextMissed() {
    const f = this.app.store.files.get(this.name);
    if (!f || !this.items) return;
    const all = this.items.length, missed = (n) => f.lines.get(n) === false;
    let n = Number(this.rows.chosen) || 0;
    while (n <= all && missed(n)) n++; // those in sight
    for (let k = 0; k < all; k++, n++) {
      if (n > all) n = 1;
      if (missed(n)) return this.app.go("source", this.name + ":" + n);
    }
  }

  clear() {}
}

function numbered(l) {
  return make("div", "no", String(l.n));
}
