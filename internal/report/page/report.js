"use strict";
// Draws schedules: a lane per thread, a row per step, the source line beside it. Only rows in sight exist, so that
// long schedules stay usable. All text goes through text nodes.
(() => {
const data = JSON.parse(document.getElementById("data").textContent);
const $ = (id) => document.getElementById(id);
const THREAD = 0, FLAGS = 1, OP = 2, DETAIL = 3, FILE = 4, LINE = 5, VALUE = 6, HOLDS = 7, FROM = 8, TO = 9; // of a step
const EFFECT = 1, HOLDS_KNOWN = 2; // flags
const ROW = 26; // height of a row, in pixels
const MARGIN = 12; // rows drawn beyond those in sight
const NEAR = 300; // lines of source shown around the current one

const colour = (t) => "c" + (t % 8);

// lineOf is a source line, or null where it is not embedded.
function lineOf(file, line) {
  if (file < 0) return null;
  for (const p of data.files[file].pieces) {
    if (line >= p.from && line < p.from + p.lines.length) return p.lines[line - p.from];
  }
  return null;
}

// tokensOf are the tokens of a line of a file, which is read from its beginning once.
function tokensOf(file, line) {
  const f = data.files[file];
  if (!f.tokens) {
    f.tokens = new Map();
    for (const p of f.pieces) {
      let open = false;
      p.lines.forEach((text, i) => {
        const t = tokens(text, open);
        open = t.open;
        f.tokens.set(p.from + i, t.list);
      });
    }
  }
  return f.tokens.get(line) || [];
}

// codeOf are the nodes of a source line without the blanks around it: of the statement from..to, where that is given.
function codeOf(file, line, from, to) {
  const text = lineOf(file, line);
  if (text === null) return [];
  const list = tokensOf(file, line);
  if (!to) return painted(text, list, text.length - text.trimStart().length, text.trimEnd().length);
  return [text.slice(0, from).trim() ? "… " : "", ...painted(text, list, from, to), /[^}\s]/.test(text.slice(to)) ? " …" : ""].filter(Boolean);
}

const placeOf = (file, line) => file < 0 ? "" : data.files[file].short + ":" + line;

// view is the schedule on the page: which run, which of its steps are shown, which one is selected.
const view = {run: null, own: [], first: [], shown: [], at: 0, hidden: new Set(), file: -1};

// stepText is all that a step says, for searching and printing.
const stepText = (s) => [view.run.threads[s[THREAD]], ...cellsOf(s)].join(" ");

// cellsOf is what a step does, where, and the source there.
function cellsOf(s) {
  const text = lineOf(s[FILE], s[LINE]);
  return [[data.texts[s[OP]].replace(/^pthread_/, ""), data.texts[s[DETAIL]], valueOf(s)].filter(Boolean).join(" "),
    placeOf(s[FILE], s[LINE]), text === null ? "" : text.trim()];
}

// lastOf is the last step of a thread up to step i, or -1.
function lastOf(thread, i) {
  const own = view.own[thread];
  let low = 0, high = own.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (own[mid] <= i) low = mid + 1; else high = mid;
  }
  return low ? own[low - 1] : -1;
}

// holds is the locks that a thread holds after step i: "" for none, null where that is not known.
function holds(thread, i) {
  const last = lastOf(thread, i);
  if (last < 0) return null;
  const s = view.run.steps[last];
  return s[FLAGS] & HOLDS_KNOWN ? data.texts[s[HOLDS]] : null;
}

// open shows a run.
function open(index, title) {
  const run = data.runs[index];
  view.run = run;
  view.own = run.threads.map(() => []);
  run.steps.forEach((s, i) => view.own[s[THREAD]].push(i));
  view.hidden.clear();
  view.file = -1;
  $("viewer").hidden = false;
  $("viewer-title").textContent = title;
  $("threads").replaceChildren(...run.threads.map(threadChip));
  const files = [...new Set(run.steps.map((s) => s[FILE]))].filter((f) => f >= 0);
  const option = (value, text) => { const o = make("option", "", text); o.value = value; return o; };
  $("step-file").replaceChildren(option(-1, "all"), ...files.map((f) => option(f, data.files[f].short)));
  filter();
  select(view.shown.length - 1, true);
}

function threadChip(name, t) {
  const chip = make("button", "chip " + colour(t), make("span", "dot"), name);
  chip.type = "button";
  chip.dataset.thread = name;
  chip.setAttribute("aria-pressed", "true");
  chip.addEventListener("click", () => toggleThread(t));
  return chip;
}

function toggleThread(t) {
  const chip = $("threads").children[t];
  if (!chip) return;
  const hide = !view.hidden.has(t);
  if (hide) view.hidden.add(t); else view.hidden.delete(t);
  chip.setAttribute("aria-pressed", String(!hide));
  refilter();
}

// filter computes the rows: indices of steps, and the run's end, which is always shown.
function filter() {
  const onlyEffects = $("effects").checked, steps = view.run.steps, sought = $("step-search").value.toLowerCase();
  view.shown = [];
  steps.forEach((s, i) => {
    if (!view.hidden.has(s[THREAD]) && (!onlyEffects || s[FLAGS] & EFFECT) && (view.file < 0 || s[FILE] === view.file) &&
      (!sought || stepText(s).toLowerCase().includes(sought))) view.shown.push(i);
  });
  const count = view.shown.length, left = view.run.left;
  $("step-count").textContent = (count === steps.length ? steps.length + " steps" : count + " of " + steps.length + " steps") +
    (left ? "; the first " + left + " are not in this report" : "");
  view.shown.push(steps.length);
  layout();
}

// refilter keeps the selection on the step, or on the next one that is shown.
function refilter() {
  const step = view.shown[view.at];
  filter();
  select(Math.max(0, view.shown.findIndex((i) => i >= step)), true);
}

// lanes is the threads that have a column.
const lanes = () => view.run.threads.map((_, t) => t).filter((t) => !view.hidden.has(t));

// codeWidth is what the longest source line of the rows takes, in pixels, place included.
function codeWidth() {
  let longest = 0;
  for (const i of view.shown) {
    const end = view.run.end, s = view.run.steps[i] || [0, 0, 0, 0, end.file, end.line, 0, 0, end.from, end.to];
    const text = lineOf(s[FILE], s[LINE]);
    longest = Math.max(longest, placeOf(s[FILE], s[LINE]).length + (text === null ? 0 : s[TO] ? s[TO] - s[FROM] + 4 : text.trim().length));
  }
  return longest * 7.7 + 40;
}

function layout() {
  const grid = $("grid"), columns = lanes(), width = grid.clientWidth;
  const code = Math.max(180, Math.min(codeWidth(), Math.round(width * (columns.length > 3 ? 0.4 : 0.5))));
  const lane = Math.max(columns.length > 6 ? 110 : 130, Math.min(320, Math.floor((width - 54 - code) / Math.max(1, columns.length))));
  grid.style.setProperty("--lane", lane + "px");
  grid.style.setProperty("--code", code + "px");
  view.lane = lane;
  view.code = code;
  $("head").replaceChildren(make("div", "num", "#"), ...columns.map((t) => make("div", "lane " + colour(t), make("span", "dot"), view.run.threads[t])), make("div", "code", "source"));
  [...$("head").children].forEach((c, i) => { c.setAttribute("role", "columnheader"); c.title = c.textContent; });
  grid.setAttribute("aria-rowcount", view.shown.length + 1);
  grid.setAttribute("aria-colcount", columns.length + 2);
  $("rows").style.height = view.shown.length * ROW + "px";
  document.querySelector(".split").classList.toggle("short", view.shown.length * ROW < 500);
  draw();
}

// draw makes the rows that are in sight.
function draw() {
  const grid = $("grid");
  const from = Math.max(0, Math.floor(grid.scrollTop / ROW) - MARGIN);
  const to = Math.min(view.shown.length, Math.ceil((grid.scrollTop + grid.clientHeight) / ROW) + MARGIN);
  const rows = [], columns = lanes();
  for (let k = from; k < to; k++) rows.push(row(k, columns));
  $("rows").replaceChildren(...rows);
  grid.setAttribute("aria-activedescendant", "step-row-" + view.at);
}

// row is the k-th row shown.
function row(k, columns) {
  const i = view.shown[k], s = view.run.steps[i];
  const e = s ? stepRow(s, i, k, columns) : endRow();
  e.style.top = k * ROW + "px";
  e.id = "step-row-" + k;
  e.dataset.row = k;
  e.setAttribute("role", "row");
  e.setAttribute("aria-rowindex", k + 2);
  e.setAttribute("aria-selected", String(k === view.at));
  for (const c of e.children) if (!c.classList.contains("hop")) c.setAttribute("role", "gridcell");
  return e;
}

function stepRow(s, i, k, columns) {
  const e = make("div", "step", make("div", "num", String(i + 1 + view.run.left)));
  e.dataset.thread = view.run.threads[s[THREAD]];
  for (const t of columns) e.append(laneCell(s, i, t));
  e.append(codeCell(s[FILE], s[LINE], s[FROM], s[TO]));
  const before = k > 0 ? view.run.steps[view.shown[k - 1]] : null;
  if (before && before[THREAD] !== s[THREAD]) {
    e.classList.add("switch");
    e.append(hop(columns.indexOf(before[THREAD]), columns.indexOf(s[THREAD]), s[THREAD]));
  }
  return e;
}

// hop is the line from the lane of the thread that ran to that of the one that runs now.
function hop(a, b, thread) {
  const e = make("div", "hop " + colour(thread));
  const left = Math.min(a, b), right = Math.max(a, b);
  e.style.left = 54 + left * view.lane + 4 + "px";
  e.style.width = (right - left) * view.lane + "px";
  return e;
}

function laneCell(s, i, t) {
  const e = make("div", "lane " + colour(t));
  const own = view.own[t];
  if (own[0] <= i && (i <= own[own.length - 1] || !ended(t))) e.classList.add("alive");
  const held = holds(t, i);
  if (held) e.classList.add("holds");
  if (s[THREAD] !== t) {
    if (held) e.title = view.run.threads[t] + " holds " + held;
    return e;
  }
  e.classList.add("on");
  const op = data.texts[s[OP]], detail = data.texts[s[DETAIL]], value = valueOf(s);
  if (!["load", "store", "branch", "call"].includes(op)) e.classList.add("sync");
  const says = detail.startsWith("starts ") || op === "wake" && detail; // the detail says it all
  if (!says) e.append(make("span", "op", op.replace(/^pthread_/, "")), " ");
  e.append(make("span", says ? "op" : "detail", detail));
  if (value) e.append(" ", make("span", "value", value));
  e.title = [op, detail, value].filter(Boolean).join(" ") + (held ? "\nholds " + held : "");
  return e;
}

// valueOf is what an access read, or how it changed memory; "" for other steps.
function valueOf(s) {
  const value = data.texts[s[VALUE]];
  return value === "" || value.includes(" → ") ? value : "= " + value;
}

// ended reports whether a thread's last step is its exit.
function ended(t) {
  const own = view.own[t];
  return data.texts[view.run.steps[own[own.length - 1]][OP]] === "exit";
}

function codeCell(file, line, from, to) {
  const text = lineOf(file, line), at = placeOf(file, line);
  const e = make("div", "code", make("span", "at", at), ...codeOf(file, line, from, to));
  e.title = at + (text === null ? "" : "  " + text.trim());
  return e;
}

function endRow() {
  const end = view.run.end;
  const e = make("div", "step end", make("div", "num", end.text ? "✗" : "■"), make("div", "message", end.kind + (end.text ? ": " + end.text : "")), codeCell(end.file, end.line, end.from, end.to));
  if (!end.text) e.classList.add("plain-end");
  e.title = end.text;
  return e;
}

// select makes the k-th row shown the current one.
function select(k, scroll) {
  view.at = Math.max(0, Math.min(view.shown.length - 1, k));
  const grid = $("grid"), top = view.at * ROW, head = 30;
  if (scroll) {
    const height = grid.clientHeight - head;
    if (top < grid.scrollTop) grid.scrollTop = Math.max(0, top - 2 * ROW);
    else if (top + ROW > grid.scrollTop + height) grid.scrollTop = top + 3 * ROW - height;
    reveal(grid);
  }
  draw();
  moment();
}

// reveal scrolls to the lane of the selected step, between the columns that stay in place.
function reveal(grid) {
  const s = view.run.steps[Math.min(view.shown[view.at], view.run.steps.length - 1)];
  const column = s ? lanes().indexOf(s[THREAD]) : -1;
  if (column < 0) return;
  const left = column * view.lane, room = grid.clientWidth - 54 - view.code;
  if (left < grid.scrollLeft) grid.scrollLeft = left;
  else if (left + view.lane > grid.scrollLeft + room) grid.scrollLeft = left + view.lane - room;
}

// moment shows where the threads stand after the selected step, what they hold, and the source there.
function moment() {
  const i = view.shown[view.at], s = view.run.steps[i];
  const last = s ? i : view.run.steps.length - 1;
  $("moment").textContent = s ? "After step " + (i + 1 + view.run.left) : "At the end";
  const table = make("table", "", make("thead", "", make("tr", "", ...["thread", "last step", "at", "holds"].map((h) => make("th", "", h)))));
  const body = make("tbody", "");
  const marks = new Map(); // file:line to threads
  view.run.threads.forEach((name, t) => {
    const own = lastOf(t, last);
    if (own < 0) return;
    const step = view.run.steps[own], held = holds(t, last);
    const at = placeOf(step[FILE], step[LINE]);
    marks.set(step[FILE] + ":" + step[LINE], [...(marks.get(step[FILE] + ":" + step[LINE]) || []), t]);
    const tr = make("tr", s && s[THREAD] === t ? "now" : "", make("td", colour(t), make("span", "dot"), name),
      make("td", "", [data.texts[step[OP]], data.texts[step[DETAIL]], valueOf(step)].filter(Boolean).join(" ")),
      make("td", "", at), make("td", "held", held === null ? "?" : held || "–"));
    if (held === null) tr.lastChild.title = "known where a schedule was replayed";
    body.append(tr);
  });
  table.append(body);
  $("states").replaceChildren(table);
  const end = view.run.end, before = view.run.steps[last];
  const now = s || end.file < 0 && before;
  if (now) source(now[FILE], now[LINE], marks, now[FROM], now[TO]);
  else source(end.file, end.line, marks, end.from, end.to);
}

// source shows a file around a line, with the lines where threads stand marked, and in that line a statement.
function source(file, line, marks, from, to) {
  const box = $("source");
  if (file < 0) {
    $("file").textContent = "";
    box.replaceChildren(make("div", "message-only", "This step has no place in the source."));
    return;
  }
  const f = data.files[file];
  $("file").textContent = f.name;
  if (!f.found) {
    box.replaceChildren(make("div", "message-only", "The source is not in this report: " + f.name + " could not be read when it was written."));
    return;
  }
  const shown = (text, n) => {
    const list = tokensOf(file, n);
    if (n !== line || !to) return text ? painted(text, list, 0, text.length) : [" "];
    return [...painted(text, list, 0, from), make("mark", "", ...painted(text, list, from, to)), ...painted(text, list, to, text.length)];
  };
  const lines = [];
  let here = null, next = f.pieces[0].from;
  for (const p of f.pieces) {
    const from = Math.max(p.from, line - NEAR), to = Math.min(p.from + p.lines.length, line + NEAR);
    if (from < to && p.from > next) lines.push(make("div", "src gap", "⋯"));
    next = p.from + p.lines.length;
    for (let n = from; n < to; n++) {
      const who = make("span", "who", ...(marks.get(file + ":" + n) || []).slice(0, 2).map((t) => { const m = make("i", colour(t)); m.title = view.run.threads[t]; return m; }));
      const e = make("div", n === line ? "src here" : "src", make("span", "no", String(n)), who, make("span", "text", ...shown(p.lines[n - p.from], n)));
      if (n === line) here = e;
      lines.push(e);
    }
  }
  box.replaceChildren(...lines);
  if (here) box.scrollTop = here.offsetTop - box.offsetTop - box.clientHeight / 3;
}

// switchFrom is the next row, in a direction, in which another thread runs than in the row before it.
function switchFrom(k, direction) {
  for (k += direction; k > 0 && k < view.shown.length; k += direction) {
    const a = view.run.steps[view.shown[k - 1]], b = view.run.steps[view.shown[k]];
    if (!b || a[THREAD] !== b[THREAD]) return k;
  }
  return direction < 0 ? 0 : view.shown.length - 1;
}

const violations = [...document.querySelectorAll("[data-violation]")];
const articles = [...document.querySelectorAll("article.violation")];
const rowsOfRuns = [...violations, ...document.querySelectorAll("[data-path]")];

function mark(button) {
  for (const b of rowsOfRuns) b.setAttribute("aria-current", String(b === button));
}

// address makes the page's address that of what was chosen, so that it can be sent to somebody. What is shown first was
// not chosen: an address would have the browser scroll there.
let chosen = false;
const address = (id) => chosen && history.replaceState(null, "", "#" + id);

// follow shows what the page's address names.
function follow() {
  const [, kind, n] = /^#(violation|path)-(\d+)$/.exec(location.hash) || [];
  const k = violations.findIndex((b) => kind === "violation" && b.dataset.violation === n);
  if (k >= 0) return showViolation(k), true;
  const path = kind === "path" && document.querySelector(`[data-path="${n}"]`);
  if (path) return showPath(path), true;
  return false;
}

// MOST is how many steps of a schedule are printed.
const MOST = 5000;

// printed makes tables of all schedules of violations: on the page there are only the rows in sight.
function printed() {
  const box = make("section", "");
  box.id = "printed";
  const shown = view.run;
  articles.forEach((a, k) => {
    const run = view.run = data.runs[Number(a.dataset.run)];
    const from = Math.max(0, run.steps.length - MOST);
    const line = (cells) => make("tr", "", ...cells.map((c) => make("td", "", ...[c].flat())));
    const table = make("table", "print-steps", ...run.steps.slice(from).map((s, i) => line([String(i + from + 1 + run.left), run.threads[s[THREAD]], ...cellsOf(s).slice(0, 2), codeOf(s[FILE], s[LINE], s[FROM], s[TO])])));
    box.append(make("h2", "", "Schedule of violation " + violations[k].dataset.violation), from ? make("p", "", "The first " + from + " steps are left out.") : "", table);
    if (run.end.text) box.append(make("p", "", run.end.kind + ": " + run.end.text));
  });
  view.run = shown;
  document.querySelector("main").append(box);
  for (const d of document.querySelectorAll("details:not([open])")) { d.open = true; d.dataset.shut = ""; }
}

// unprinted undoes printed.
function unprinted() {
  if ($("printed")) $("printed").remove();
  for (const d of document.querySelectorAll("details[data-shut]")) { d.open = false; delete d.dataset.shut; }
}

function showViolation(k) {
  mark(violations[k]);
  address("violation-" + violations[k].dataset.violation);
  articles.forEach((a, i) => { a.hidden = i !== k; });
  open(Number(articles[k].dataset.run), "Schedule of violation " + violations[k].dataset.violation);
}

function showPath(button) {
  mark(button);
  address("path-" + button.dataset.path);
  for (const a of articles) a.hidden = true;
  open(Number(button.dataset.run), "Schedule of path " + button.dataset.path);
}

// otherViolation goes to the next listed violation in a direction.
function otherViolation(direction) {
  const listed = violations.filter((b) => !b.parentElement.hidden);
  const now = listed.findIndex((b) => b.getAttribute("aria-current") === "true");
  const to = listed[now < 0 ? 0 : now + direction];
  if (to) {
    showViolation(violations.indexOf(to));
    to.scrollIntoView({block: "nearest"});
  }
}

// filterViolations lists those of the chosen kinds and file.
function filterViolations() {
  const kinds = new Set([...document.querySelectorAll("[data-kind][aria-pressed=true]")].map((b) => b.dataset.kind));
  const file = $("violation-file"), sought = $("violation-search").value.toLowerCase();
  let listed = 0;
  violations.forEach((b, k) => {
    const li = b.parentElement;
    li.hidden = !kinds.has(li.dataset.kind) || file.selectedIndex > 0 && !li.dataset.files.split("\n").includes(file.value) ||
      !(b.textContent + articles[k].textContent).toLowerCase().includes(sought);
    if (!li.hidden) listed++;
  });
  $("violation-count").textContent = listed === violations.length ? "" : listed + " of " + violations.length + " listed";
}

const keys = {
  j: () => select(view.at + 1, true), k: () => select(view.at - 1, true),
  n: () => select(switchFrom(view.at, 1), true), p: () => select(switchFrom(view.at, -1), true),
  "]": () => otherViolation(1), "[": () => otherViolation(-1),
  h: () => $("effects").click(),
};
const gridKeys = {
  ArrowDown: keys.j, ArrowUp: keys.k, Home: () => select(0, true), End: () => select(view.shown.length - 1, true),
  PageDown: () => select(view.at + page(), true), PageUp: () => select(view.at - page(), true),
};
const page = () => Math.max(1, Math.floor($("grid").clientHeight / ROW) - 2);

function key(e) {
  if (e.ctrlKey || e.metaKey || e.altKey || !view.run || e.target.closest("select, input:not([type=checkbox])")) return;
  const act = keys[e.key] || e.target.closest("#grid") && gridKeys[e.key];
  if (act) act();
  else if (/^[1-9]$/.test(e.key)) toggleThread(Number(e.key) - 1);
  else return;
  e.preventDefault();
}

violations.forEach((b, k) => b.addEventListener("click", () => showViolation(k)));
for (const b of document.querySelectorAll("[data-path]")) b.addEventListener("click", () => { showPath(b); $("viewer").scrollIntoView({block: "start"}); });
for (const b of document.querySelectorAll(".chip[data-kind]")) {
  b.addEventListener("click", () => {
    b.setAttribute("aria-pressed", String(b.getAttribute("aria-pressed") !== "true"));
    filterViolations();
  });
}
if (violations.length > 1) {
  $("violation-filters").hidden = false;
  $("violation-file").addEventListener("change", filterViolations);
  $("violation-search").addEventListener("input", filterViolations);
}
$("effects").addEventListener("change", refilter);
$("step-search").addEventListener("input", refilter);
window.addEventListener("hashchange", follow);
window.addEventListener("beforeprint", printed);
window.addEventListener("afterprint", unprinted);
$("step-file").addEventListener("change", (e) => { view.file = Number(e.target.value); refilter(); });
$("grid").addEventListener("scroll", () => requestAnimationFrame(draw));
$("rows").addEventListener("click", (e) => {
  const r = e.target.closest("[data-row]");
  if (r) select(Number(r.dataset.row), false);
});
document.addEventListener("keydown", key);
window.addEventListener("resize", () => { if (view.run) layout(); });

for (const e of document.querySelectorAll("code.source, code.quoted")) {
  e.replaceChildren(...painted(e.textContent, tokens(e.textContent, false).list, 0, e.textContent.length));
}

if (!follow()) {
  if (violations.length) showViolation(0);
  else if (data.runs.length) showPath(rowsOfRuns[0]);
}
chosen = true;
})();
