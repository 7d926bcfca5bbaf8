import { isDeepStrictEqual } from 'node:util';
import { franchiseUpdatedV1 } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { FollowOwner } from '../listings/owner';
import { derivedColumns } from './derived-columns';
import { Franchise } from './franchise.model';
import { franchiseState } from './franchise.presenter';

/**
 * Updates a brand's franchises, or one of them, after a change of its name, capabilities, verification, logo, reply time or reply promise, or a
 * decision of an administrator: franchises are hidden or restored. A new name publishes no event, because franchise events do not contain it. The other
 * changes publish an event, so that stored pages are updated.
 */
export const makeFollowBrand =
  ({ recordEvent }: { recordEvent: RecordEvent }): FollowOwner =>
  async (trx, brand, onlyId) => {
    const query = Franchise.query(trx).where('brand_id', brand.id).orderBy('id').forUpdate();
    const franchises = await (onlyId === undefined ? query : query.where('id', onlyId));
    for (const franchise of franchises) {
      const derived = derivedColumns(franchise, brand);
      const isAsSeen =
        derived.isListed === franchise.isListed &&
        isDeepStrictEqual(derived.brandVerification, franchise.brandVerification) &&
        isDeepStrictEqual(derived.brandLogo, franchise.brandLogo) &&
        derived.brandReplyTime === franchise.brandReplyTime &&
        derived.brandKeepsReplyPromise === franchise.brandKeepsReplyPromise;
      if (isAsSeen && derived.brandName === franchise.brandName) continue;
      if (isAsSeen) {
        await franchise.$query(trx).patch(derived);
        continue;
      }
      const saved = await franchise.$query(trx).patchAndFetch({ ...derived, version: franchise.version + 1 });
      await recordEvent(trx, franchiseUpdatedV1, saved.id, { ...franchiseState(saved), followsOwner: true });
    }
  };
