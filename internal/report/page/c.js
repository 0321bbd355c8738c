"use strict";
// The colours of C, for all pages. All text goes through text nodes.

// make is an element with classes and text or children.
function make(tag, classes, ...children) {
  const e = document.createElement(tag);
  if (classes) e.className = classes;
  e.append(...children.filter((c) => c !== ""));
  return e;
}

const KEYWORDS = new Set(("auto break case const continue default do else enum extern for goto if inline register restrict return " +
  "sizeof static struct switch typedef union volatile while _Alignas _Alignof _Atomic _Generic _Noreturn _Static_assert _Thread_local " +
  "bool char double float int long short signed unsigned void _Bool size_t ssize_t true false NULL").split(" "));
// A comment, a text, a character, a number, a directive, a name.
const TOKEN = /(\/\/.*|\/\*.*?(?:\*\/|$))|("(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?)|(\b\d[\w.]*)|(^\s*#\s*\w+)|([A-Za-z_]\w*)/g;

// tokens are the parts of a line of C that have a colour: class, from, to. open says that a comment is open before it;
// the result has whether one is behind it.
function tokens(text, open) {
  const list = [];
  let at = 0;
  if (open) {
    const end = text.indexOf("*/");
    at = end < 0 ? text.length : end + 2;
    list.push(["com", 0, at]);
    open = end < 0;
  }
  TOKEN.lastIndex = at;
  for (let m; (m = TOKEN.exec(text)); at = TOKEN.lastIndex) {
    const kind = m[1] !== undefined ? "com" : m[2] !== undefined ? "str" : m[3] !== undefined ? "lit" : m[4] !== undefined ? "pre" : KEYWORDS.has(m[5]) ? "key" : "";
    if (kind) list.push([kind, m.index, TOKEN.lastIndex]);
    if (kind === "com" && m[1].startsWith("/*") && (m[1].length < 4 || !m[1].endsWith("*/"))) open = true;
  }
  return {list, open};
}

// painted are the nodes of a part of a line.
function painted(text, list, from, to) {
  const out = [];
  let at = from;
  for (const [kind, a, b] of list) {
    const start = Math.max(a, at), end = Math.min(b, to);
    if (start >= end) continue;
    out.push(text.slice(at, start), make("span", kind, text.slice(start, end)));
    at = end;
  }
  out.push(text.slice(at, to));
  return out.filter((n) => n !== "");
}
