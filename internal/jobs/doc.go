// Package jobs is the protocol by which one exploration is divided among workers that may die, stall, come back, and
// answer twice and late, under a coordinator that may itself be killed at any moment (docs/jobs.md). No subtree of the
// exploration is lost, and none is counted twice.
//
// The protocol is a state machine without clock, disk, network or goroutine: an event goes in ([Machine.Handle]); out
// come a transaction of records and a reply. Whoever drives the machine stores the transaction before it sends the
// reply. A machine made from what was stored ([Restore]) goes on where the former one ended.
//
// # Terminology
//
//   - Step: a decision of a run: which thread takes a step, and which of the step's outcomes is meant. A digest of the
//     state that it leads to says whether a worker that replays it came to the same state.
//   - Node: a state of the exploration of which several jobs explore branches. It is named by the hash of the steps
//     that lead to it ([Place]).
//   - Branch: a thread whose step is explored from a node, in all outcomes. Each is one job's.
//   - Job: what is below a branch, apart from what was given away by splits.
//   - Attempt: one worker's exploration of a job, under a lease. Attempts of a job are numbered: what an attempt says
//     counts only while no later one has begun (a fencing token).
//   - Portion: what an attempt has seen since it began or since the latest split: findings, coverage, counts, whether
//     something was left out, and additions.
//   - Addition: a thread that has to be explored from a node above, because of a race with a step that was taken there
//     (a backtrack set of dynamic partial order reduction: Flanagan and Godefroid, POPL 2005).
//   - Sleepers: the threads whose branches count as explored while another branch of the node is. They are earlier
//     branches of the node.
//
// # Rules
//
//   - A job's result counts as a whole, and once: it is stored in the transaction that ends the job.
//   - A split is one transaction. The portion so far is stored, the branches given away become jobs, and what the
//     parent still has to do becomes its definition. Another attempt begins from that.
//   - Additions count from accepted attempts only, in the transaction that accepts them.
//   - Where something below a branch was left out, the branch does not sleep: the branches of its node that were
//     explored under the assumption that it does are explored again, each as a whole. What was counted below them is
//     withdrawn before. The same holds for all branches on the way to the node.
//   - A worker whose replay of a job's steps goes otherwise than the steps say ends the job as unknown.
//
// The verdict is known only where no job was left unknown and no portion has left something out.
//
// The division is that of parallel dynamic partial order reduction (Yang, Chen, Gopalakrishnan, Kirby: Distributed
// Dynamic Partial Order Reduction Based Verification of Threaded Software, SPIN 2007), with sleep sets. A job is a path
// and what is open on it, as in Cloud9 (Bucur, Ureche, Zamfir, Candea: Parallel Symbolic Execution for Automated
// Real-World Software Testing, EuroSys 2011). Wakeup trees are not divided.
package jobs
