// How numbers, times and texts look.

// plain is text as it can be shown: characters that act on the page or on the order of others are spelled out.
export const plain = (text) => text.replace(/[\p{Cc}\p{Cf}]/gu, (c) => c === "\t" ? c : "\\u" + c.codePointAt(0).toString(16).padStart(4, "0"));

const numbers = new Intl.NumberFormat("en");

export const count = (n) => numbers.format(n);

// counted is a number with what it counts.
export const counted = (n, what) => count(n) + " " + what + (n === 1 ? "" : "s");

// short is a number in few characters.
export function short(n) {
  for (const [least, unit] of [[1e12, "T"], [1e9, "G"], [1e6, "M"], [1e4, "k"]]) {
    if (n >= least) return (n / (unit === "k" ? 1e3 : least)).toPrecision(3).replace(/\.?0+$/, "") + " " + unit;
  }
  return count(n);
}

// span is a number of seconds.
export function span(s) {
  if (s < 10) return (Math.round(s * 10) / 10) + " s";
  if (s < 120) return Math.round(s) + " s";
  const minutes = Math.floor(s / 60);
  if (minutes < 120) return minutes + " min" + (minutes < 10 ? " " + Math.round(s % 60) + " s" : "");
  const hours = Math.floor(s / 3600);
  return hours < 48 ? hours + " h " + Math.floor(s % 3600 / 60) + " min" : Math.floor(hours / 24) + " d " + hours % 24 + " h";
}

// clock is a moment, in seconds since 1970, as a time of day.
export const clock = (t) => new Date(t * 1000).toLocaleTimeString("en", {hourCycle: "h23"});

// moment is a moment with its day.
export const moment = (t) => new Date(t * 1000).toLocaleString("en", {dateStyle: "medium", timeStyle: "short", hourCycle: "h23"});

export const percent = (part, of) => of ? Math.floor(100 * part / of) + " %" : "";

// cut is file:line in two.
export function cut(at) {
  const k = at.lastIndexOf(":"), line = Number(at.slice(k + 1));
  return k < 0 || !Number.isInteger(line) ? [at, 0] : [at.slice(0, k), line];
}

export const base = (path) => path.slice(path.lastIndexOf("/") + 1);
