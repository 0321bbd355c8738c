// A list of which only the rows in sight exist, so that many thousand stay usable. It is a grid to screen readers: which
// row of how many is said by aria-rowindex and aria-rowcount.
import {make} from "/page/c.js";

const MARGIN = 10; // rows drawn beyond those in sight
const MOST = 5000; // rows that are printed

export class Rows {
  // box holds the list; columns are name, classes, width in pixels, "own", or 0 for what is left; cells makes a row's cells;
  // key names an item; on.choose is told of the item that was chosen, on.open of one to be opened.
  constructor(box, {columns, cells, key, on, height = 30, empty = "", classes = () => ""}) {
    Object.assign(this, {box, columns, cells, key, on, height, empty, classes});
    this.items = [];
    this.at = -1;
    this.chosen = null; // the key of the item
    this.fresh = new Set();
    this.head = make("div", "head", ...columns.map((c, i) => this.cell(make("div", c.classes || "", c.name), i, "columnheader")));
    this.head.setAttribute("role", "row");
    this.head.setAttribute("aria-rowindex", "1");
    this.spacer = make("div", "spacer");
    this.spacer.style.position = "relative";
    this.spacer.setAttribute("role", "rowgroup");
    this.none = make("p", "empty", empty);
    box.replaceChildren(this.head, this.spacer, this.none);
    let drawing = false;
    box.addEventListener("scroll", () => {
      if (drawing) return;
      drawing = true;
      requestAnimationFrame(() => { drawing = false; this.draw(); });
    });
    this.spacer.addEventListener("click", (e) => {
      const row = e.target.closest(".row");
      if (row && !e.target.closest("a, button")) this.select(Number(row.dataset.k), false);
    });
    this.spacer.addEventListener("dblclick", () => this.open());
    box.addEventListener("keydown", (e) => this.keydown(e));
    new ResizeObserver(() => this.draw()).observe(box);
  }

  cell(e, i, role) {
    const column = this.columns[i];
    e.setAttribute("role", role);
    e.classList.add("c" + i);
    if (!column.width) e.classList.add("grow");
    else if (column.width !== "own") e.style.width = column.width + "px";
    return e;
  }

  // show lists items; the chosen one stays so, and the rows in sight stay where they are while it is in none of them.
  show(items) {
    this.items = items;
    const k = this.chosen === null ? -1 : items.findIndex((i) => this.key(i) === this.chosen);
    if (k >= 0 && this.at >= 0 && k !== this.at) {
      const top = this.at * this.height;
      if (top >= this.box.scrollTop && top < this.box.scrollTop + this.box.clientHeight) this.box.scrollTop += (k - this.at) * this.height;
    }
    this.at = k;
    this.spacer.style.height = items.length * this.height + "px";
    this.none.hidden = items.length > 0;
    this.box.setAttribute("aria-rowcount", items.length + 1);
    this.draw();
  }

  draw() {
    if (!this.box.clientHeight) return;
    const head = this.head.offsetHeight;
    const from = Math.max(0, Math.floor(this.box.scrollTop / this.height) - MARGIN);
    const to = Math.min(this.items.length, Math.ceil((this.box.scrollTop + this.box.clientHeight - head) / this.height) + MARGIN);
    this.render(from, to);
  }

  render(from, to) {
    const rows = [];
    for (let k = from; k < to; k++) rows.push(this.row(k));
    this.spacer.replaceChildren(...rows);
    const here = this.at >= from && this.at < to;
    if (here) this.box.setAttribute("aria-activedescendant", this.box.id + "-" + this.at);
    else this.box.removeAttribute("aria-activedescendant");
  }

  row(k) {
    const item = this.items[k], key = this.key(item);
    const e = make("div", "row", ...this.cells(item).map((c, i) => this.cell(c, i, "gridcell")));
    const more = this.classes(item);
    if (more) e.classList.add(...more.split(" "));
    if (this.fresh.has(key)) e.classList.add("fresh");
    e.id = this.box.id + "-" + k;
    e.dataset.k = k;
    e.dataset.key = key;
    e.style.top = k * this.height + "px";
    e.setAttribute("role", "row");
    e.setAttribute("aria-rowindex", k + 2);
    e.setAttribute("aria-selected", String(k === this.at));
    return e;
  }

  // flash marks rows that are new for a moment.
  flash(keys) {
    for (const k of keys) this.fresh.add(k);
    setTimeout(() => { for (const k of keys) this.fresh.delete(k); }, 2000);
  }

  // select chooses the k-th item.
  select(k, scroll) {
    if (!this.items.length) return;
    this.at = Math.max(0, Math.min(this.items.length - 1, k));
    this.chosen = this.key(this.items[this.at]);
    if (scroll) this.reveal();
    this.draw();
    this.on.choose(this.items[this.at]);
  }

  // choose chooses an item by its key, where it is listed.
  choose(key) {
    const k = this.items.findIndex((i) => this.key(i) === key);
    this.chosen = key;
    if (k >= 0) this.select(k, true);
    return k >= 0;
  }

  reveal() {
    const top = this.at * this.height, room = this.box.clientHeight - this.head.offsetHeight;
    if (top < this.box.scrollTop) this.box.scrollTop = top;
    else if (top + this.height > this.box.scrollTop + room) this.box.scrollTop = top + this.height - room;
  }

  open() { if (this.at >= 0 && this.on.open) this.on.open(this.items[this.at]); }

  page() { return Math.max(1, Math.floor(this.box.clientHeight / this.height) - 2); }

  keydown(e) {
    if (e.ctrlKey || e.metaKey || e.altKey || e.target.closest("button, a")) return;
    const to = {ArrowDown: this.at + 1, ArrowUp: this.at - 1, Home: 0, End: this.items.length - 1,
      PageDown: this.at + this.page(), PageUp: this.at - this.page()}[e.key];
    if (to !== undefined) this.select(to, true);
    else if (e.key === "Enter") this.open();
    else return;
    e.preventDefault();
    e.stopPropagation();
  }

  // printed draws all rows, as far as they are printed; draw undoes it.
  printed() { this.render(0, Math.min(MOST, this.items.length)); }
}
