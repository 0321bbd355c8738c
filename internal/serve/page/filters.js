// Chips, of which those that are not pressed leave out what they name.
import {make} from "/page/c.js";
import {count} from "/page/text.js";

export class Chips {
  constructor(box, changed) {
    Object.assign(this, {box, changed});
    this.off = new Set();
    this.made = new Map();
  }

  // show has a chip for each name, with how many there are: [[name, label, n], …].
  show(list) {
    const names = new Set(list.map((x) => x[0]));
    for (const [name, e] of this.made) {
      if (!names.has(name)) {
        e.remove();
        this.made.delete(name);
      }
    }
    list.forEach(([name, label, n], i) => {
      let e = this.made.get(name);
      if (!e) {
        e = make("button", "chip", label, make("span", "n"));
        e.type = "button";
        e.dataset.name = name;
        e.addEventListener("click", () => {
          if (!this.off.delete(name)) this.off.add(name);
          this.marks();
          this.changed();
        });
        this.made.set(name, e);
      }
      e.firstChild.data = label;
      e.lastChild.textContent = count(n);
      if (this.box.children[i] !== e) this.box.insertBefore(e, this.box.children[i] || null);
    });
    this.box.hidden = list.length < 2 && !this.off.size;
    this.marks();
  }

  marks() { for (const [name, e] of this.made) e.setAttribute("aria-pressed", String(!this.off.has(name))); }

  has(name) { return !this.off.has(name); }

  clear() {
    this.off.clear();
    this.marks();
  }
}

// options makes the options of a list what they should be; the chosen one stays.
export function options(select, list) {
  const now = select.value;
  if (select.options.length === list.length + 1 && list.every(([v], i) => select.options[i + 1].value === v)) return;
  select.replaceChildren(select.options[0], ...list.map(([value, text]) => {
    const o = make("option", "", text);
    o.value = value;
    return o;
  }));
  select.value = list.some(([v]) => v === now) ? now : "";
}

// tally counts items by what of gives.
export function tally(items, of) {
  const out = new Map();
  for (const i of items) {
    const k = of(i);
    out.set(k, (out.get(k) || 0) + 1);
  }
  return out;
}
