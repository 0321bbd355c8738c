package serve

import (
	"crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"net"
	"net/http"
	"net/url"
	"os"
	"slices"
	"strconv"
	"strings"
)

// guard says who may look. On the loopback everybody on this machine may; elsewhere who has the token. Requests by
// another name than those of this machine are refused everywhere: a page of another site, whose name leads here for
// a moment, asks by that name (DNS rebinding).
type guard struct {
	url    string
	token  string // "": none is wanted
	cookie string // its name; cookies do not tell ports apart
	names  []string
}

// policy is the content security policy of our own pages: they load nothing but from here.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// newGuard guards a listener; address is what a user gave.
func newGuard(at *net.TCPAddr, address string, hosts []string) (*guard, error) {
	host, _, err := net.SplitHostPort(address)
	if err != nil {
		return nil, err
	}
	port := strconv.Itoa(at.Port)
	g := &guard{cookie: "midway-" + port, names: append([]string{"localhost", strings.ToLower(host)}, hosts...)}
	shown := host
	if name, err := os.Hostname(); err == nil && !at.IP.IsLoopback() {
		g.names = append(g.names, strings.ToLower(name))
		if at.IP.IsUnspecified() {
			shown = name
		}
	}
	u := url.URL{Scheme: "http", Host: net.JoinHostPort(shown, port), Path: "/"}
	if !at.IP.IsLoopback() {
		secret := make([]byte, 16)
		if _, err := rand.Read(secret); err != nil {
			return nil, err
		}
		g.token = hex.EncodeToString(secret)
		u.RawQuery = "token=" + g.token
	}
	g.url = u.String()
	return g, nil
}

// wrap guards what answers.
func (g *guard) wrap(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		header.Set("Content-Security-Policy", policy)
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Referrer-Policy", "no-referrer")
		header.Set("Cross-Origin-Resource-Policy", "same-origin")
		header.Set("Cross-Origin-Opener-Policy", "same-origin")
		switch {
		case !g.named(r.Host):
			refuse(w, http.StatusMisdirectedRequest, "This page is not known by the name that it was asked for. "+
				"Use the address that midway printed, or tell it the name: --host NAME.")
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			header.Set("Allow", "GET, HEAD")
			refuse(w, http.StatusMethodNotAllowed, "Nothing can be changed here.")
		case g.token == "":
			h.ServeHTTP(w, r)
		case g.enters(w, r):
		case !g.knows(r):
			refuse(
				w,
				http.StatusUnauthorized,
				"This page is shown to those who have its token. Use the address that midway "+
					"printed: it ends in token=…",
			)
		default:
			h.ServeHTTP(w, r)
		}
	})
}

// named reports whether a request is by a name of this machine. An address is one: no name server can have it lead
// elsewhere.
func (g *guard) named(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	host = strings.ToLower(strings.TrimSuffix(strings.Trim(host, "[]"), "."))
	return net.ParseIP(host) != nil || slices.Contains(g.names, host)
}

// enters takes the token out of an address, and remembers it in a cookie.
func (g *guard) enters(w http.ResponseWriter, r *http.Request) bool {
	given := r.URL.Query().Get("token")
	if given == "" || !g.is(given) {
		return false
	}
	http.SetCookie(w, &http.Cookie{
		Name: g.cookie, Value: given, Path: "/", HttpOnly: true, SameSite: http.SameSiteStrictMode,
	})
	to := *r.URL
	q := to.Query()
	q.Del("token")
	to.RawQuery, to.Scheme, to.Host = q.Encode(), "", ""
	to.Path = "/" + strings.TrimLeft(to.Path, "/\\") // a path that begins with two slashes is another host's
	to.RawPath = ""
	w.Header().Set("Cache-Control", "no-store")
	http.Redirect(w, r, to.String(), http.StatusSeeOther)
	return true
}

// knows reports whether a request has the cookie.
func (g *guard) knows(r *http.Request) bool {
	for _, c := range r.CookiesNamed(g.cookie) {
		if g.is(c.Value) {
			return true
		}
	}
	return false
}

// is compares a token in a time that does not depend on where it differs.
func (g *guard) is(given string) bool {
	a, b := sha256.Sum256([]byte(given)), sha256.Sum256([]byte(g.token))
	return subtle.ConstantTimeCompare(a[:], b[:]) == 1
}
