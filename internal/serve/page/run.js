// The page of a run: what comes over the connection goes into the store, and what is in sight is drawn of it.
import {count, counted, percent, plain} from "/page/text.js";
import {listen} from "/page/stream.js";
import {Store} from "/page/store.js";
import {Head} from "/page/head.js";
import {Findings} from "/page/findings.js";
import {Contexts} from "/page/contexts.js";
import {Jobs} from "/page/jobs.js";
import {Source, Sources} from "/page/source.js";
import {Ledger} from "/page/ledger.js";
import {Time} from "/page/time.js";

const $ = (id) => document.getElementById(id);
const TABS = ["findings", "contexts", "jobs", "source", "ledger", "time"];
const OF = {finding: "findings", context: "contexts", job: "jobs", source: "source"}; // which tab shows what

const app = {
  store: new Store(), alive: undefined, gone: false, linked: false, tried: false, over: false, dir: "", tab: "",
  go, findingsOf,
};
app.sources = new Sources(app.store);
const head = new Head(app);
const panels = {
  findings: new Findings(app), contexts: new Contexts(app), jobs: new Jobs(app), source: new Source(app), ledger: new Ledger(app), time: new Time(app),
};

// go shows a finding, a context, a job or a line of source, and makes it the page's address.
function go(kind, value) {
  const hash = "#" + kind + "=" + encodeURIComponent(value);
  if (location.hash !== hash) history.replaceState(null, "", hash);
  open(OF[kind]);
  panels[OF[kind]].choose(value);
}

// findingsOf lists the findings of a context.
function findingsOf(n) {
  panels.findings.clear();
  $("finding-context").value = String(n);
  show("findings");
}

// show goes to a tab.
function show(tab) {
  history.replaceState(null, "", "#" + tab);
  open(tab);
}

function open(tab) {
  if (tab === app.tab) return;
  app.tab = tab;
  for (const t of TABS) {
    $(t).hidden = t !== tab;
    const e = $("tab-" + t);
    e.setAttribute("aria-selected", String(t === tab));
    e.tabIndex = t === tab ? 0 : -1;
  }
  panels[tab].update();
}

// follow shows what the page's address names.
function follow() {
  const m = /^#(\w+)(?:=(.*))?$/.exec(location.hash);
  let value = "";
  try {
    value = m && m[2] !== undefined ? decodeURIComponent(m[2]) : "";
  } catch { /* it is no address of ours */ }
  if (m && Object.hasOwn(OF, m[1]) && value) {
    open(OF[m[1]]);
    panels[OF[m[1]]].choose(value);
  } else open(m && TABS.includes(m[1]) ? m[1] : "findings");
}

let due = 0, drawn = 0;
const OFTEN = 150; // milliseconds between two drawings of what comes

// update has the page drawn soon.
function update() {
  if (due) return;
  due = setTimeout(() => {
    due = 0;
    drawn = performance.now();
    draw();
  }, Math.max(0, drawn + OFTEN - performance.now()));
}

function draw() {
  const s = app.store, x = s.sample;
  head.update();
  const number = (tab, text) => { $("tab-" + tab).querySelector(".n").textContent = text; };
  number("findings", count(s.findings.size));
  number("contexts", s.contexts.length ? count(s.contexts.length) : "");
  number("jobs", s.jobs.size ? count(s.jobs.size) : "");
  number("source", x && x.lines ? percent(x.reached, x.lines) : "");
  number("ledger", s.ledger.size ? count(s.ledger.size) : "");
  $("tab-contexts").hidden = !s.contexts.length;
  if (!s.contexts.length && app.tab === "contexts") show("findings");
  panels[app.tab].update();
  if (wanted) {
    wanted = false;
    follow();
  }
}

let wanted = true; // what the address names is to be shown once something is there
let caught = false; // what was there when the page was opened has come
let news = [], saying = 0;

// announce tells those who do not see the page of findings, not too often.
function announce(fresh) {
  if (!caught || !fresh.length) return;
  panels.findings.rows.flash(fresh.map((f) => f.id));
  news.push(...fresh);
  if (saying) return;
  saying = setTimeout(() => {
    saying = 0;
    $("announce").textContent = news.length === 1 ? `new violation: ${news[0].kind} at ${news[0].at}` : counted(news.length, "new violation");
    news = [];
  }, 1000);
}

app.link = listen("events", {
  lines(lines) {
    announce(app.store.take(lines));
    app.gone = false;
    update();
  },
  status(status) {
    app.store.status = status;
    update();
  },
  life(life) {
    app.dir = plain(life.dir);
    if (life.is === "gone") app.gone = true;
    else app.alive = life.is === "alive";
    caught = true;
    update();
  },
  anew() {
    app.store.clear();
    caught = false;
    wanted = true;
    update();
  },
  link(linked, over) {
    Object.assign(app, {linked, over: over || app.over && !linked, tried: true});
    update();
  },
});

// Colours: as the system has them, light, dark.
const themes = ["", "light", "dark"];
function theme(name) {
  if (name) document.documentElement.dataset.theme = name;
  else delete document.documentElement.dataset.theme;
  $("theme").textContent = "colours: " + (name || "as the system");
}
let kept = "";
try {
  kept = localStorage.getItem("midway-colours") || "";
} catch { /* nothing is kept */ }
theme(themes.includes(kept) ? kept : "");
function otherTheme() {
  const next = themes[(themes.indexOf(document.documentElement.dataset.theme || "") + 1) % themes.length];
  theme(next);
  try {
    localStorage.setItem("midway-colours", next);
  } catch { /* nothing is kept */ }
}

const step = (by) => { const r = panels[app.tab].rows; if (r) r.select(r.at + by, true); };
const searches = {findings: "finding-search", contexts: "context-search", jobs: "job-search"};
const keys = {
  j: () => step(1), k: () => step(-1), d: otherTheme, "?": () => $("help").showModal(), x: () => panels[app.tab].clear(),
  m: () => app.tab === "source" && panels.source.nextMissed(),
  "/": () => searches[app.tab] && $(searches[app.tab]).focus(),
  Enter: () => panels[app.tab].rows && panels[app.tab].rows.open(),
  o: () => panels[app.tab].rows && panels[app.tab].rows.open(),
  s: () => { const f = app.tab === "findings" && app.store.finding(panels.findings.id); if (f && app.store.files.has(f.file)) go("source", f.at); },
};

document.addEventListener("keydown", (e) => {
  if (e.ctrlKey || e.metaKey || e.altKey || $("help").open) return;
  const field = e.target.closest("input, select, textarea");
  if (field) {
    if (e.key === "Escape") field.blur();
    return;
  }
  if (e.key === "Enter" && e.target.closest("button, a")) return;
  const n = Number(e.key);
  if (n >= 1 && n <= TABS.length && !$("tab-" + TABS[n - 1]).hidden) show(TABS[n - 1]);
  else if (Object.hasOwn(keys, e.key)) keys[e.key]();
  else return;
  e.preventDefault();
});

$("tabs").addEventListener("click", (e) => {
  const tab = e.target.closest("[role=tab]");
  if (tab) show(tab.getAttribute("aria-controls"));
});
$("tabs").addEventListener("keydown", (e) => {
  const by = {ArrowRight: 1, ArrowLeft: -1}[e.key];
  if (!by) return;
  const there = TABS.filter((t) => !$("tab-" + t).hidden);
  const next = there[(there.indexOf(app.tab) + by + there.length) % there.length];
  show(next);
  $("tab-" + next).focus();
  e.preventDefault();
});
$("theme").addEventListener("click", otherTheme);
$("help-open").addEventListener("click", () => $("help").showModal());
window.addEventListener("hashchange", follow);
window.addEventListener("beforeprint", () => {
  document.body.classList.add("printing");
  if (panels[app.tab].rows) panels[app.tab].rows.printed();
});
window.addEventListener("afterprint", () => {
  document.body.classList.remove("printing");
  if (panels[app.tab].rows) panels[app.tab].rows.draw();
});
fetch("/runs.json").then((r) => r.json()).then((all) => { $("home").hidden = all.runs.length < 2; }).catch(() => {});
setInterval(update, 1000); // times go on
window.midway = app; // for tests, and for who wants to ask
follow();
update();
