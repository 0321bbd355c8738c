// The list of runs.
import {make} from "/page/c.js";
import {count, counted, moment, percent, plain} from "/page/text.js";

const $ = (id) => document.getElementById(id);

// state is a run in a word.
const state = (r) => r.verdict || (r.failed ? "ended" : r.alive ? "running" : "stopped");

function shown(r) {
  const a = make("a", "", make("span", "tag " + state(r), state(r)), make("span", "name", plain(r.name)),
    make("span", "figures", figures(r)), make("code", "", "midway " + (r.command || []).join(" ")));
  a.href = r.link;
  return make("li", "", a);
}

function figures(r) {
  const x = r.sample, out = [];
  if (x) {
    out.push(counted(x.findings, "violation"));
    if (x.done + x.running + x.queued) out.push(`${count(x.done)} of ${count(x.done + x.running + x.queued)} done`);
    if (x.lines) out.push(percent(x.reached, x.lines) + " of lines");
  }
  out.push(moment(r.begun));
  return out.join(" · ");
}

let was = "";
async function look() {
  try {
    const answer = await fetch("/runs.json");
    const text = await answer.text();
    if (!answer.ok) return trouble(text);
    trouble("");
    if (text === was) return;
    was = text;
    const all = JSON.parse(text);
    $("root").textContent = plain(all.root);
    $("version").textContent = all.version;
    $("runs").replaceChildren(...all.runs.map(shown));
  } catch {
    trouble("The connection is lost. It is tried again.");
  }
}

function trouble(text) {
  if (text === $("troubles").textContent) return;
  $("troubles").replaceChildren(...(text ? [make("p", "trouble", text)] : []));
}

look();
setInterval(look, 2000);
