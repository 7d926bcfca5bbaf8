import type { ServiceDeps, Sweep } from '@setu/service-kit';
import type { ModerationDeps } from '../moderate-listing';
import { makeRelease } from './decide-review';
import { waitingOf } from './waiting.model';

/** Listings in one batch. */
const batch = 100;

/**
 * Approves every waiting listing after reviews were turned off, because no administrator decides about it any more. A returned listing
 * stays returned until its owner changes it.
 */
export const makeReleaseWaiting = (
  deps: ModerationDeps & Pick<ServiceDeps, 'db'>,
  isReviewed: boolean,
): Sweep => {
  const release = makeRelease(deps);
  return {
    name: 'listings that wait without a review',
    run: async () => {
      if (isReviewed) return 0;
      let released = 0;
      for (;;) {
        const waiting = await waitingOf(deps.db).orderBy('review_order', 'desc').limit(batch);
        for (const one of waiting) if (await release(one)) released += 1;
        if (waiting.length < batch) return released;
      }
    },
  };
};
