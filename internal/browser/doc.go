// Package browser opens pages in a headless Chromium for tests: what is on them, what happens on a click or a key, and
// whether anything went wrong or was fetched. chromedp speaks to it over a pipe, so that no port is opened.
package browser
