// The connection to a run. What a page has seen of the journal is an offset in it, which the browser sends when it
// connects again; where it gives up, we do.

// listen calls on.lines with texts of whole lines, on.status, on.life, on.anew where the journal is another one now, and
// on.link with whether there is a connection.
export function listen(url, on) {
  let after = "", source = null, over = false, waiting = 0;
  const open = () => {
    source = new EventSource(url + (after ? "?after=" + encodeURIComponent(after) : ""));
    source.onopen = () => { waiting = 0; on.link(true, false); };
    source.onmessage = (e) => {
      if (e.lastEventId === after) return; // it was seen
      after = e.lastEventId;
      on.lines(e.data.split("\n"));
    };
    source.addEventListener("status", (e) => on.status(JSON.parse(e.data)));
    source.addEventListener("life", (e) => on.life(JSON.parse(e.data)));
    source.addEventListener("anew", () => { after = ""; on.anew(); });
    source.addEventListener("over", () => { over = true; });
    source.onerror = () => {
      on.link(false, over);
      if (source.readyState !== EventSource.CLOSED) return; // the browser tries again
      source.close();
      waiting = Math.min(10000, waiting ? 2 * waiting : 500);
      setTimeout(open, waiting);
    };
  };
  open();
  return {
    // drop breaks the connection, for tests: it comes back by itself.
    drop() { source.close(); on.link(false, false); setTimeout(open, 100); },
    after: () => after,
  };
}
