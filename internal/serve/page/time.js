// Figures over time, and what was said.
import {make} from "/page/c.js";
import {clock, short, span} from "/page/text.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 600, HEIGHT = 170, MOST = 600; // points of a curve

function svg(tag, attributes) {
  const e = document.createElementNS(SVG, tag);
  for (const [k, v] of Object.entries(attributes)) e.setAttribute(k, v);
  return e;
}

const CHARTS = [
  {name: "violations", of: (x) => x.findings},
  {name: "lines reached", of: (x) => x.reached, most: (x) => x.lines, unless: (x) => !x.lines},
  {name: "explored, estimated", of: (x) => 100 * (x.explored || 0), most: () => 100, unit: " %", unless: (x) => !x.explored},
  {name: "paths", of: (x) => x.paths},
  {name: "jobs and contexts done", of: (x) => x.done, most: (x) => x.done + x.running + x.queued, unless: (x) => !(x.done + x.running + x.queued)},
];

export class Time {
  constructor(app) { this.app = app; }

  update() {
    const s = this.app.store, box = document.getElementById("charts");
    let list = s.samples;
    if (list.length > MOST) {
      const step = list.length / MOST;
      list = Array.from({length: MOST}, (_, i) => list[Math.floor(i * step)]).concat(s.samples.at(-1));
    }
    const last = list.at(-1);
    if (last) box.replaceChildren(...CHARTS.filter((c) => !c.unless || !c.unless(last)).map((c) => this.chart(c, list, s.restarts)));
    else box.replaceChildren(make("p", "quiet", "Nothing is known yet."));
    this.notes();
  }

  chart(c, list, restarts) {
    const last = list.at(-1), end = Math.max(last.at, 1);
    const top = Math.max(1, c.most ? c.most(last) : 0, ...list.map(c.of));
    const x = (t) => (WIDTH * t / end).toFixed(1), y = (v) => (HEIGHT - 4 - (HEIGHT - 8) * v / top).toFixed(1);
    const picture = svg("svg", {viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "img"});
    picture.setAttribute("aria-label", `${c.name} over ${span(end)}: from ${short(Math.round(c.of(list[0])))} to ${short(Math.round(c.of(last)))}`);
    for (const part of [0, .5, 1]) picture.append(svg("line", {class: "grid-line", x1: 0, x2: WIDTH, y1: y(top * part), y2: y(top * part)}));
    for (const t of restarts) picture.append(svg("line", {class: "again", x1: x(t), x2: x(t), y1: 0, y2: HEIGHT}));
    let line = "";
    list.forEach((s, i) => { line += (i ? "L" : "M") + x(s.at) + " " + y(c.of(s)); });
    picture.append(svg("path", {class: "area", d: `${line}L${x(last.at)} ${y(0)}L${x(list[0].at)} ${y(0)}Z`}), svg("path", {class: "curve", d: line}));
    const says = short(Math.round(c.of(last))) + (c.unit || "") + (c.most && !c.unit ? " of " + short(c.most(last)) : "");
    return make("figure", "chart", make("figcaption", "", make("span", "", c.name), make("b", "", says)), picture,
      make("div", "axis", make("span", "", "0"), make("span", "", restarts.length ? "dashed: it was stopped, and went on" : ""), make("span", "", span(end))));
  }

  notes() {
    const s = this.app.store;
    const stamp = s.notes.length + " " + (s.notes.at(-1) || {}).t;
    if (this.said === stamp) return;
    this.said = stamp;
    document.getElementById("notes").replaceChildren(...s.notes.slice(-500).reverse().map((n) => {
      const at = make("time", "", clock(n.t));
      at.dateTime = new Date(n.t * 1000).toISOString();
      return make("li", "", at, make("span", "", n.text));
    }));
  }

  clear() {}
}
