// Package serve shows runs in a browser while they go on, and after: the directories that package watch writes. It
// reads them only, and of the journal only what is new; pages learn of that by server-sent events (HTML,
// "Server-sent events"), whose IDs say where in the journal a page is, so that a connection that breaks goes on where
// it was. docs/serve.md says who may look, and what the page asks of the browser.
package serve
