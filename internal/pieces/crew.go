package pieces

import (
	stdctx "context"
	"net"
	"sync"

	"midway/internal/jobs"
	"midway/internal/jobs/pool"
	"midway/internal/pipeline"
)

// coordinator is one of an exploration, by name, with so many parts at first. Where something is kept of it, restore is
// given what.
func coordinator(
	name string,
	parts int,
	keeper pipeline.Keeper,
	restore func(*jobs.Machine),
) (*pool.Coordinator, error) {
	var m *jobs.Machine
	var store pool.Store
	config := jobs.Config{Lost: jobs.DefaultLost}
	if keeper != nil {
		kept, err := keeper.Begin(name)
		if err != nil {
			return nil, err
		}
		if store = keeper; kept != nil {
			m = jobs.Restore(*kept, config)
			restore(m)
		}
	}
	if m == nil {
		var first jobs.Transaction
		if m, first = jobs.NewParts(parts, config); store != nil {
			if err := store.Apply(&first); err != nil {
				return nil, err
			}
		}
	}
	return pool.New(name, m, store)
}

// serve explores one part after the other, until none is left or the run is stopped. one explores a part; it gives nil
// where it was interrupted, and who resumes the run explores it.
func serve(stop stdctx.Context, c *pool.Coordinator, exploration, name string, one func(part int) *jobs.Portion) error {
	near, far := net.Pipe()
	var serving sync.WaitGroup
	serving.Go(func() { _, _ = c.Serve(far, name); _ = far.Close() })
	defer serving.Wait()
	defer near.Close()
	w := pool.Connect(near)
	defer w.Leave()
	defer stdctx.AfterFunc(stop, func() { _ = near.Close() })() // who waits for a job gets none
	if err := w.Join(exploration); err != nil {
		return unlessStopped(stop, err)
	}
	for {
		g, err := w.Next()
		if err != nil || g == nil {
			return unlessStopped(stop, err)
		}
		p := one(g.Subtree.Part)
		if p == nil {
			return nil
		}
		if err := w.Finish(p); err != nil {
			return unlessStopped(stop, err)
		}
	}
}

func unlessStopped(stop stdctx.Context, err error) error {
	if stop.Err() != nil {
		return nil
	}
	return err
}
