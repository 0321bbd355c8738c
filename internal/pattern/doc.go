// Package pattern has regular expressions that are compiled when they are first used: a command starts without those
// that it does not need.
package pattern
