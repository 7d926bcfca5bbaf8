import type { Sweep } from '@setu/service-kit';
import { Franchise } from '../franchise.model';
import { makeRelease, type ReviewDeps } from './decide-review';

/** Franchises that are read at a time. */
const batch = 100;

/**
 * Approves every franchise that waits once reviews are turned off, so that none waits without an end. What an administrator returned stays
 * returned until its brand changes it.
 */
export const makeReleaseWaiting = (deps: ReviewDeps, isReviewed: boolean): Sweep => {
  const release = makeRelease(deps);
  return {
    name: 'franchises that wait without a review',
    run: async () => {
      if (isReviewed) return 0;
      let released = 0;
      for (;;) {
        const waiting = await Franchise.query(deps.db)
          .where('review_state', 'waiting')
          .orderBy('review_order', 'desc')
          .limit(batch)
          .select('id');
        for (const { id } of waiting) if (await release(id)) released += 1;
        if (waiting.length < batch) return released;
      }
    },
  };
};
