// Package pool explores by jobs on one machine: a coordinator drives the protocol (package jobs), and workers, each a
// process of its own, talk to it over pipes. A message is a line of JSON, and each is answered by one: who asks
// waits. A worker whose pipe ends is lost, and its job is explored by another one.
package pool
