// Workers and what each does, and the jobs of an exploration that is divided.
import {make} from "/page/c.js";
import {count, counted, short, span} from "/page/text.js";
import {Chips, tally} from "/page/filters.js";
import {Rows} from "/page/rows.js";

const $ = (id) => document.getElementById(id);
const named = (app, status) => status === "leased" && !(app.alive && !app.store.result) ? "interrupted" : NAMES[status] || status;
const NAMES = {leased: "running", queued: "queued", done: "done", unknown: "unknown", withdrawn: "withdrawn"};
const ORDER = ["leased", "queued", "unknown", "done", "withdrawn"];
const runs = (j) => j.counts && j.counts.runs || 0;

const orders = {
  id: (a, b) => a.id - b.id,
  runs: (a, b) => runs(b) - runs(a) || a.id - b.id,
  attempt: (a, b) => b.attempt - a.attempt || a.id - b.id,
  splits: (a, b) => (b.splits || 0) - (a.splits || 0) || a.id - b.id,
};

export class Jobs {
  constructor(app) {
    this.app = app;
    const changed = () => this.update();
    this.statuses = new Chips($("job-statuses"), changed);
    this.rows = new Rows($("job-list"), {
      columns: [{name: "job", width: 70, classes: "num"}, {name: "status", width: 104}, {name: "worker, or why"},
        {name: "attempts", width: 80, classes: "num wide"}, {name: "splits", width: 66, classes: "num wide"}, {name: "runs", width: 96, classes: "num"},
        {name: "states", width: 96, classes: "num wide"}],
      key: (j) => String(j.id),
      cells: (j) => [
        make("div", "num", String(j.id)), make("div", "", make("span", "tag " + j.status, named(app, j.status))), make("div", "", about(app.store, j)),
        make("div", "num wide", count(j.attempt)), make("div", "num wide", count(j.splits || 0)), make("div", "num", short(runs(j))),
        make("div", "num wide", short(j.counts && j.counts.states || 0)),
      ],
      on: {choose: (j) => app.go("job", String(j.id))},
      empty: "No job is as you ask.",
    });
    $("job-order").addEventListener("change", changed);
    $("job-search").addEventListener("input", changed);
  }

  update() {
    this.workers();
    const all = [...this.app.store.jobs.values()];
    $("all-jobs").hidden = !all.length;
    const by = tally(all, (j) => j.status);
    this.statuses.show(ORDER.filter((s) => by.has(s)).map((s) => [s, named(this.app, s), by.get(s)]));
    const sought = $("job-search").value.toLowerCase();
    const shown = all.filter((j) => this.statuses.has(j.status) && (!sought || (j.id + " " + about(this.app.store, j)).toLowerCase().includes(sought)));
    shown.sort(orders[$("job-order").value]);
    $("job-count").textContent = shown.length < all.length ? `${count(shown.length)} of ${count(all.length)}` : counted(all.length, "job");
    this.rows.show(shown);
  }

  // workers says who does what.
  workers() {
    const s = this.app.store, live = this.app.alive && !s.result && !s.failed && s.status;
    const list = live && s.status.workers || [];
    if (!list.length) {
      $("workers").replaceChildren(make("p", "quiet", !live ? "Nobody works: the run does not go on." :
        s.begin && s.begin.workers > 1 ? "The explorers of this run do not say what each does." : "One explorer, in the process of the run itself."),
      live && s.status.where ? make("p", "", s.status.where) : "");
      return;
    }
    const now = s.status.t;
    const body = make("tbody", "", ...list.map((w) => make("tr", "", make("td", "", w.name), make("td", "", this.does(w)), make("td", "", span(Math.max(0, now - w.since))))));
    $("workers").replaceChildren(make("table", "plain", make("thead", "", make("tr", "", ...["worker", "does", "for"].map((h) => make("th", "", h)))), body));
  }

  does(w) {
    const s = this.app.store;
    if (w.context) {
      const c = s.contexts[w.context - 1], b = make("button", "linklike", `context ${w.context}: ${c ? c.name : ""}`);
      b.type = "button";
      b.addEventListener("click", () => this.app.go("context", String(w.context - 1)));
      return b;
    }
    if (!w.job) return "waits for work";
    const j = s.jobs.get(w.job);
    return `job ${w.job}` + (j && j.splits ? ", " + counted(j.splits, "split") + " so far" : "") + (j && j.attempt > 1 ? `, attempt ${j.attempt}` : "");
  }

  choose(id) { if (this.rows.chosen !== id) this.rows.choose(id); }

  clear() {
    this.statuses.clear();
    $("job-search").value = "";
    this.update();
  }
}

// about is who explores a job, or why it is unknown.
const about = (s, j) => [j.status === "leased" ? j.worker : j.why || "", s.parts[j.part] || (j.part ? "sub-check " + (j.part + 1) : ""),
  j.lost ? counted(j.lost, "attempt") + " lost" : ""].filter(Boolean).join(" · ");
