// The top of the page: what is run, how far it is, and what is wrong.
import {make} from "/page/c.js";
import {count, moment, percent, short, span} from "/page/text.js";

const $ = (id) => document.getElementById(id);

export class Head {
  constructor(app) {
    this.app = app;
    this.shown = "";
  }

  update() {
    const s = this.app.store, b = s.begin;
    $("command").textContent = b ? "midway " + b.command.join(" ") : "";
    const [word, kind, text] = this.state();
    $("state").textContent = word;
    $("state").className = "badge " + kind;
    $("headline").textContent = text;
    document.title = `${word} · ${s.program ? s.program.title : b ? b.command.join(" ") : ""} · Midway`;
    $("version").textContent = b ? b.version + "." : "";
    $("where").textContent = b ? `Begun ${moment(s.first)}${this.app.dir ? ", in " + this.app.dir : ""}` : "";
    this.progress();
    this.tiles();
    this.troubles();
  }

  // state is the run in a word, its kind, and a sentence.
  state() {
    const s = this.app.store, n = s.findings.size;
    if (s.result) return [s.result.verdict, s.result.verdict, s.result.headline];
    if (s.failed) return ["ended", "stopped", s.failed];
    if (!s.begin) return ["waiting", "", this.app.gone ? "there is no run" : "the run has not begun to say what it does"];
    const so = n ? `${count(n)} ${n === 1 ? "violation" : "violations"} so far` : "nothing found so far";
    if (this.app.alive === false) return ["stopped", "stopped", `${so}; midway resume goes on with it`];
    return ["running", "", so];
  }

  progress() {
    const s = this.app.store, x = s.sample, bar = $("progress"), on = s.begin && !s.result && !s.failed && this.app.alive;
    const share = x && x.explored || 0;
    bar.hidden = Boolean(s.result || s.failed) || !on && !share;
    bar.nextElementSibling.hidden = bar.hidden;
    bar.classList.toggle("unsure", Boolean(on && !share));
    bar.firstElementChild.style.width = 100 * share + "%";
    if (share) bar.setAttribute("aria-valuenow", Math.round(100 * share));
    else bar.removeAttribute("aria-valuenow");
    $("estimate").textContent = this.estimate(on, x, share);
    const status = s.status, phase = on && status && (status.phase || status.where) || "";
    $("doing").textContent = phase;
  }

  // estimate is how far the run is, and how long it may take.
  estimate(on, x, share) {
    const s = this.app.store;
    if (!x) return "";
    const parts = [];
    if (s.contexts.length && share < 1) parts.push(`${count(x.done)} of ${count(s.contexts.length)} contexts done`);
    else if (share && share < 1) parts.push(`about ${share < .1 ? (100 * share).toPrecision(2) : Math.floor(100 * share)} % explored`);
    if (on && share > .005 && x.elapsed > 2) parts.push(`about ${span(x.elapsed * (1 - share) / share)} left at this pace`);
    if (on && s.begin.limit) parts.push(`${span(Math.max(0, s.begin.limit - x.elapsed))} until its limit of ${span(s.begin.limit)}`);
    if (on && !share) parts.push("how much is left is not known");
    return parts.join(", ");
  }

  tiles() {
    const s = this.app.store, x = s.sample;
    const list = [["violations", count(s.findings.size)]];
    if (x && x.done + x.running + x.queued) {
      list.push(["done", short(x.done)]);
      if (this.app.alive && !s.result && !s.failed) list.push(["running", short(x.running)], ["queued", short(x.queued)]);
    }
    if (x) {
      list.push(["paths", short(x.paths)]);
      if (this.app.alive && !s.result && !s.failed && x.elapsed > 1 && x.runs) list.push(["runs a second", short(Math.round(x.runs / x.elapsed))]);
      if (x.instructions) list.push(["instructions", short(x.instructions)]);
      if (x.lines) list.push(["lines reached", percent(x.reached, x.lines)]);
      list.push(["time", span(s.result ? s.result.seconds : s.before + x.elapsed)]);
    }
    const stamp = JSON.stringify(list);
    if (stamp === this.shown) return;
    this.shown = stamp;
    $("tiles").replaceChildren(...list.map(([name, value]) => make("div", "", make("dt", "", name), make("dd", "", value))));
  }

  troubles() {
    const s = this.app.store, a = this.app, list = [];
    const ended = s.result || s.failed;
    if (a.gone) list.push(`The directory of the run is not there any more${a.dir ? " (" + a.dir + ")" : ""}. What was read of it is shown; reports and sources cannot be opened.`);
    if (!a.linked && a.over) list.push("The page is not served any more: the run has ended, or midway serve was. What was loaded is shown" + (ended ? "" : ", and is not complete") + "; midway serve DIR shows a run that was kept by --run-dir DIR.");
    else if (!a.linked && a.tried) list.push("The connection is lost. It is tried again; what happens meanwhile is shown then.");
    if (a.alive === false && s.begin && !ended && !a.gone) list.push("The run says nothing any more: it was killed, or its machine was. midway resume DIR goes on with it.");
    if (a.alive && !ended && !s.contexts.length && s.status && s.status.t - s.status.heard > 20) list.push(`Nothing was heard of the exploration for ${span(s.status.t - s.status.heard)}: a step may take long.`);
    if (s.torn) list.push(`${s.torn === 1 ? "One line" : count(s.torn) + " lines"} of events.jsonl could not be read, and ${s.torn === 1 ? "is" : "are"} left out: the file is damaged, or of another Midway.`);
    const stamp = list.join("\n");
    if (stamp === this.wrong) return;
    this.wrong = stamp;
    $("troubles").replaceChildren(...list.map((text) => make("p", "trouble", text)));
  }
}
