import { type FranchiseChange, franchiseUpdatedV1 } from '@setu/contracts';
import type { ServiceDeps, SignedIn } from '@setu/service-kit';
import type { LockOwner } from '../listings/owner';
import { canonicalPlaces } from '../listings/places';
import { afterChange } from '../listings/review-columns';
import { assertDisclosed } from './assert-disclosed';
import { assertInvestment } from './assert-investment';
import { derivedColumns } from './derived-columns';
import { makeEndDraft } from './drafts/end-draft';
import { countOtherFeatured } from './featured/count-featured';
import { grantFeatured, holdsPlace } from './featured/featured-limit';
import { Franchise } from './franchise.model';
import { assertOwns } from './franchise.policy';
import { franchiseState } from './franchise.presenter';

export interface UpdateDeps extends Pick<ServiceDeps, 'inTransaction' | 'clock' | 'recordEvent'> {
  lockOwner: LockOwner;
  /** Whether new franchises are public only after a review. */
  isReviewed: boolean;
}

const columnsOf = ({ expectedROI, territories, ...rest }: FranchiseChange): Partial<Franchise> => ({
  ...rest,
  ...(expectedROI === undefined ? {} : { expectedRoi: expectedROI }),
  ...(territories === undefined ? {} : { territories: canonicalPlaces(territories) }),
});

/**
 * A brand changes the sent fields of one of its franchises, which also deletes the draft of that change. A change sends a returned
 * franchise for review again. The brand is always locked before the franchise, so that concurrent changes cannot deadlock.
 */
export const makeUpdateFranchise = ({
  inTransaction,
  clock,
  recordEvent,
  lockOwner,
  isReviewed,
}: UpdateDeps) => {
  const endDraft = makeEndDraft({ recordEvent });
  return (
    id: string,
    { draftId, ...change }: FranchiseChange & { draftId?: string | undefined },
    actor: SignedIn,
  ): Promise<Franchise> =>
    inTransaction(async (trx) => {
      const brand = await lockOwner(trx, actor);
      const stored = await Franchise.query(trx).findById(id).forUpdate();
      assertOwns(actor, stored);
      if (draftId) await endDraft(trx, { draftId, franchiseId: id, brandId: brand.id });
      const changed = columnsOf(change);
      if (Object.keys(changed).length === 0) return stored;

      const now = clock.now();
      const review = afterChange(stored, isReviewed, now);
      const next = Object.assign(stored.$clone(), changed, review);
      assertInvestment(next);
      assertDisclosed(next);
      const featured = grantFeatured(next, {
        others: await countOtherFeatured(trx, brand.id, id),
        holds: holdsPlace(stored),
      });
      const saved = await stored.$query(trx).patchAndFetch({
        ...changed,
        ...review,
        ...derivedColumns(next, brand),
        featured,
        featuredByAdmin: featured && stored.featuredByAdmin,
        version: stored.version + 1,
        updatedAt: now,
      });
      await recordEvent(trx, franchiseUpdatedV1, id, franchiseState(saved));
      return saved;
    });
};
