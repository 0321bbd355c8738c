// The contexts of a run of several: what each came to, and whether it was explored completely.
import {make} from "/page/c.js";
import {count, span} from "/page/text.js";
import {Chips, tally} from "/page/filters.js";
import {Rows} from "/page/rows.js";

const $ = (id) => document.getElementById(id);
const ORDER = ["running", "interrupted", "violated", "unknown", "safe", "queued"];

const orders = {
  n: (a, b) => a.n - b.n,
  findings: (a, b) => (b.violations || 0) - (a.violations || 0) || a.n - b.n,
  seconds: (a, b) => b.seconds - a.seconds || a.n - b.n,
  name: (a, b) => a.name < b.name ? -1 : a.name > b.name ? 1 : a.n - b.n,
};

export class Contexts {
  constructor(app) {
    this.app = app;
    const changed = () => this.update();
    this.verdicts = new Chips($("context-verdicts"), changed);
    this.rows = new Rows($("context-list"), {
      columns: [{name: "#", width: 64, classes: "num"}, {name: "verdict", width: 96}, {name: "where its threads begin"},
        {name: "violations", width: 86, classes: "num"}, {name: "seconds", width: 84, classes: "num wide"}, {name: "explored", width: 340, classes: "wide"}],
      key: (c) => String(c.n),
      cells: (c) => [
        make("div", "num", String(c.n + 1)), make("div", "", make("span", "tag " + this.state(c), this.state(c))), titled(make("div", "", c.name), c.name),
        this.findings(c), make("div", "num wide", c.seconds ? span(c.seconds) : ""),
        titled(make("div", "wide", said(c)), said(c)),
      ],
      on: {choose: (c) => app.go("context", String(c.n)), open: (c) => { if (c.violations) app.findingsOf(c.n); }},
      empty: "No context is as you ask.",
    });
    $("context-order").addEventListener("change", changed);
    $("context-search").addEventListener("input", changed);
  }

  update() {
    const all = this.app.store.contexts.filter(Boolean);
    const state = (c) => this.state(c), by = tally(all, state);
    this.verdicts.show(ORDER.filter((v) => by.has(v)).map((v) => [v, v, by.get(v)]));
    const sought = $("context-search").value.toLowerCase();
    const shown = all.filter((c) => this.verdicts.has(state(c)) && (c.name + "\n" + said(c)).toLowerCase().includes(sought));
    shown.sort(orders[$("context-order").value]);
    $("context-count").textContent = shown.length < all.length ? `${count(shown.length)} of ${count(all.length)}` :
      `${count(all.filter((c) => c.status === "done" && c.complete).length)} of ${count(all.length)} explored completely`;
    this.rows.show(shown);
  }

  // state is a context in a word.
  state(c) {
    if (c.status === "running" && !this.app.alive) return "interrupted";
    return c.status === "done" ? c.verdict : c.status;
  }

  // findings is how many a context shows, which leads to them.
  findings(c) {
    if (!c.violations) return make("div", "num", c.status === "done" ? "0" : "");
    const b = make("button", "linklike", count(c.violations));
    b.type = "button";
    b.title = "list them";
    b.addEventListener("click", () => this.app.findingsOf(c.n));
    return make("div", "num", b);
  }

  choose(n) { if (this.rows.chosen !== n) this.rows.choose(n); }

  clear() {
    this.verdicts.clear();
    $("context-search").value = "";
    this.update();
  }
}

// said is how far a context was explored.
function said(c) {
  if (c.status === "running") return "by " + c.worker;
  if (c.status !== "done") return "";
  return c.complete ? c.why || "completely" : "not completely: " + (c.why || "the ledger says why");
}

function titled(e, title) {
  e.title = title;
  return e;
}
