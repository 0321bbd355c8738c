// What the verdict rests on.
import {make} from "/page/c.js";
import {count, counted} from "/page/text.js";

const TITLES = {
  incomplete: "Missing: behaviour that was not explored",
  "over-approximate": "Over-approximated: what is reported may not be possible",
  assumption: "Assumed",
};
const MOST = 200; // entries of one kind

export class Ledger {
  constructor(app) { this.app = app; }

  update() {
    const s = this.app.store, box = document.getElementById("entries"), stamp = s.ledger.size + " " + Boolean(s.result);
    if (this.shown === stamp && this.of === s.ledger) return;
    [this.shown, this.of] = [stamp, s.ledger];
    const by = new Map();
    for (const e of s.ledger.values()) {
      if (!by.has(e.effect)) by.set(e.effect, new Map());
      const kinds = by.get(e.effect);
      kinds.set(e.kind, [...(kinds.get(e.kind) || []), e]);
    }
    const parts = Object.keys(TITLES).filter((e) => by.has(e)).map((effect) => {
      const kinds = by.get(effect);
      const box = make("div", "effect " + effect, make("h2", "", make("span", "tag " + effect, effect), " " + TITLES[effect]));
      for (const [kind, list] of kinds) box.append(make("h3", "", kind + (list.length > 1 ? " (" + count(list.length) + ")" : "")), this.entries(list));
      return box;
    });
    if (!parts.length) {
      parts.push(make("p", "quiet", s.result ? "Nothing was approximated, assumed or left out." :
        "It is known when the exploration has ended" + (s.contexts.length ? ", of each context when that has." : ".")));
    }
    box.replaceChildren(...parts);
  }

  entries(list) {
    const ul = make("ul", "", ...list.slice(0, MOST).map((e) => make("li", "", e.at ? make("code", "", e.at) : "", e.at ? " " : "", e.text)));
    if (list.length > MOST) ul.append(make("li", "quiet", counted(list.length - MOST, "more") + " in the report"));
    return ul;
  }

  clear() {}
}
