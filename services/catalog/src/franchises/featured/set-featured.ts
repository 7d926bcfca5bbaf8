import { franchiseUpdatedV1, type setFranchiseFeatured } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import { Franchise } from '../franchise.model';
import { assertThere } from '../franchise.policy';
import { franchiseState } from '../franchise.presenter';

/**
 * An administrator features a franchise regardless of the brand's limit, or reverts it. A request without a change publishes no event. The
 * brand's limit is not checked, so the brand is not locked.
 */
export const makeSetFeatured =
  ({ inTransaction, clock, recordEvent }: Pick<ServiceDeps, 'inTransaction' | 'clock' | 'recordEvent'>) =>
  ({ id, featured }: HandlerInput<typeof setFranchiseFeatured>, actor: SignedIn): Promise<Franchise> =>
    inTransaction(async (trx) => {
      const stored = await Franchise.query(trx).findById(id).forUpdate();
      assertThere(stored);
      if (stored.featured === featured && stored.featuredByAdmin === featured) return stored;
      const saved = await stored.$query(trx).patchAndFetch({
        featured,
        featuredByAdmin: featured,
        version: stored.version + 1,
        updatedAt: clock.now(),
      });
      await recordEvent(trx, franchiseUpdatedV1, id, { ...franchiseState(saved), byUserId: actor.id });
      return saved;
    });
