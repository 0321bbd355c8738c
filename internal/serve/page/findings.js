// The list of findings, and the chosen one beside it.
import {make} from "/page/c.js";
import {base, clock, count, counted} from "/page/text.js";
import {Chips, options, tally} from "/page/filters.js";
import {LEVELS} from "/page/store.js";
import {Rows} from "/page/rows.js";

const $ = (id) => document.getElementById(id);
const levelName = (level) => level || "not decided yet";

const orders = {
  level: (a, b) => a.rank - b.rank || compare(a.kind, b.kind) || places(a, b),
  new: (a, b) => b.order - a.order,
  kind: (a, b) => compare(a.kind, b.kind) || a.rank - b.rank || places(a, b),
  at: (a, b) => places(a, b) || a.rank - b.rank,
  contexts: (a, b) => (b.contexts || []).length - (a.contexts || []).length || a.rank - b.rank || places(a, b),
};
const compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;
const places = (a, b) => compare(a.file, b.file) || a.line - b.line || a.order - b.order;

export class Findings {
  // app has the store, go(kind, value) that shows something, and sources.
  constructor(app) {
    this.app = app;
    const changed = () => this.update();
    this.levels = new Chips($("finding-levels"), changed);
    this.kinds = new Chips($("finding-kinds"), changed);
    this.rows = new Rows($("finding-list"), {
      columns: [{name: "level", width: 112}, {name: "kind", width: 170}, {name: "place", width: 190}, {name: "what", classes: "wide"},
        {name: "contexts", width: 74, classes: "num wide"}],
      key: (f) => f.id,
      cells: (f) => [
        make("div", "", make("span", "tag " + (f.level || "sighted"), f.level || "new")), titled(make("div", "", f.kind), f.kind),
        titled(make("div", "at", f.line ? base(f.file) + ":" + f.line : f.at || "–"), f.at), titled(make("div", "wide", f.cause || f.text), f.cause || f.text),
        make("div", "num wide", f.contexts ? count(f.contexts.length) : ""),
      ],
      on: {choose: (f) => app.go("finding", f.id), open: (f) => this.report(f)},
      empty: "Nothing is listed.",
    });
    for (const id of ["finding-file", "finding-context", "finding-order"]) $(id).addEventListener("change", changed);
    $("finding-search").addEventListener("input", changed);
  }

  update() {
    const s = this.app.store, order = $("finding-order").value, all = this.sorted(order);
    const file = $("finding-file").value, context = $("finding-context").value, sought = $("finding-search").value.toLowerCase();
    const shown = all.filter((f) => this.levels.has(f.level) && this.kinds.has(f.kind) && (!file || (f.file || "?") === file) &&
      (!context || (f.contexts || []).includes(Number(context))) && f.hay.includes(sought));
    const some = shown.length < all.length;
    $("finding-count").textContent = some ? `${count(shown.length)} of ${count(all.length)}` : "";
    this.rows.none.textContent = some ? "No violation is as you ask: x shows all again." :
      s.result ? "Nothing was found." : "Nothing was found yet.";
    this.rows.show(shown);
    if (this.shownOf !== this.stamp()) this.detail();
  }

  // sorted are all findings in an order; what there is to choose from is shown where they have changed.
  sorted(order) {
    const s = this.app.store;
    if (this.version !== s.version) {
      const all = [...s.findings.values()], levels = tally(all, (f) => f.level), kinds = tally(all, (f) => f.kind);
      this.levels.show(LEVELS.filter((l) => levels.has(l)).map((l) => [l, levelName(l), levels.get(l)]));
      this.kinds.show([...kinds].sort((a, b) => b[1] - a[1] || compare(a[0], b[0])).map(([k, n]) => [k, k, n]));
      options($("finding-file"), [...new Set(all.map((f) => f.file))].sort().map((f) => [f || "?", f || "unknown"]));
      options($("finding-context"), s.contexts.filter((c) => c && c.violations).map((c) => [String(c.n), (c.n + 1) + ": " + c.name]));
      $("finding-context").parentElement.hidden = !s.contexts.length;
    }
    if (this.version !== s.version || this.order !== order) this.all = [...s.findings.values()].sort(orders[order]);
    [this.version, this.order] = [s.version, order];
    return this.all;
  }

  // stamp changes where the chosen finding does.
  stamp() { return JSON.stringify([this.id, this.app.store.finding(this.id), Boolean(this.app.store.result)]); }

  // choose shows a finding.
  choose(id) {
    const f = this.app.store.finding(id);
    this.id = f ? f.id : id;
    if (this.rows.chosen !== this.id) this.rows.choose(this.id);
    this.detail();
  }

  clear() {
    this.levels.clear();
    this.kinds.clear();
    for (const id of ["finding-file", "finding-context", "finding-search"]) $(id).value = "";
    this.update();
  }

  // reportOf is the address of a finding's report, or "".
  reportOf(f) {
    return f.document ? `report?document=${encodeURIComponent(f.document)}&violation=${f.index + 1}#violation-${f.index + 1}` : "";
  }

  report(f) {
    const url = this.reportOf(f);
    if (url) window.open(url, "_blank", "noopener");
  }

  detail() {
    this.shownOf = this.stamp();
    const s = this.app.store, f = s.finding(this.id), box = $("finding");
    if (!f) {
      box.replaceChildren(make("p", "quiet", this.id && !s.findings.size && !s.result ? "The violation of this address is not there yet." :
        this.id ? "The violation of this address is not there: it was sighted, and was none, or is of another run." : "Choose a violation."));
      return;
    }
    const link = make("a", "", "link");
    link.href = "#finding=" + encodeURIComponent(f.id);
    link.title = "an address of this violation that stays";
    const parts = [make("h2", "", f.kind, make("span", "tag " + f.level, levelName(f.level)), link)];
    const url = this.reportOf(f), actions = make("p", "");
    if (url) {
      const a = make("a", "open", "Open the report");
      a.href = url;
      a.target = "_blank";
      a.rel = "noopener";
      actions.append(a);
    } else {
      actions.append(make("span", "quiet", s.result ? "Its report could not be kept. " :
        f.sighted ? "Its level and its report are there when the exploration has ended. " : "There is no report yet. "));
    }
    if (s.files.has(f.file)) {
      const b = make("button", "open", "Show in the source");
      b.type = "button";
      b.addEventListener("click", () => this.app.go("source", f.at));
      actions.append(b);
    }
    parts.push(actions);
    if (f.cause) parts.push(make("p", "cause", f.cause));
    parts.push(make("p", "", f.text));
    const facts = make("dl", "facts");
    const fact = (name, ...value) => facts.append(make("dt", "", name), make("dd", "", ...value));
    fact("Place", make("code", "", f.at || "not known"), f.function ? " in " : "", f.function ? make("code", "", f.function) : "");
    if (f.says) fact("Level", f.says);
    if (f.condition) fact("When", make("code", "", f.condition));
    if (f.assume) fact("Excluded by", make("code", "", "--assume '" + f.assume + "'"));
    if (f.count) fact("Seen on", counted(f.count, "path"));
    fact("Found", clock(f.found));
    if (f.contexts && s.contexts.length) fact("Shown by", this.contextsOf(f));
    parts.push(facts);
    box.replaceChildren(...parts);
    this.excerpt(f, box);
  }

  contextsOf(f) {
    const list = make("ul", "contexts-of");
    const most = 20;
    for (const n of f.contexts.slice(0, most)) {
      const b = make("button", "linklike", s(this.app, n));
      b.type = "button";
      b.addEventListener("click", () => this.app.go("context", String(n)));
      list.append(make("li", "", b));
    }
    if (f.contexts.length > most) list.append(make("li", "quiet", counted(f.contexts.length - most, "more context")));
    return list;
  }

  // excerpt adds the source around the place.
  async excerpt(f, box) {
    const lines = f.line ? await this.app.sources.lines(f.file) : null;
    if (!lines || this.app.store.finding(this.id) !== f) return;
    const e = make("div", "excerpt");
    e.tabIndex = 0;
    e.setAttribute("aria-label", "the source there");
    for (let n = Math.max(1, f.line - 3); n <= Math.min(lines.length, f.line + 3); n++) {
      e.append(make("div", n === f.line ? "here" : "", make("span", "no", String(n)), ...this.app.sources.painted(f.file, n)));
    }
    box.append(e);
  }
}

const s = (app, n) => app.store.contexts[n] ? app.store.contexts[n].name : "context " + (n + 1);

function titled(e, title) {
  e.title = title;
  return e;
}
