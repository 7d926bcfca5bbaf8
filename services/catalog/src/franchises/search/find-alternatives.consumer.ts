import {
  alternativesFoundV1,
  hasContactDetails,
  inquiryUnansweredV1,
  mostAlternatives,
} from '@setu/contracts';
import { type ConsumerDefinition, on, type ServiceDeps } from '@setu/service-kit';
import { Franchise } from '../franchise.model';
import { findSimilar } from './list-similar';

const unanswered = {
  ...inquiryUnansweredV1,
  data: inquiryUnansweredV1.data.pick({ id: true, fromUserId: true, waited: true, franchiseId: true }),
};

/** Finds similar franchises of other brands when an investor has waited for an answer for 72 hours. */
export const makeFindAlternatives = ({
  recordEvent,
}: Pick<ServiceDeps, 'recordEvent'>): ConsumerDefinition => ({
  name: 'unanswered-inquiries',
  from: 'inquiry',
  subscriptions: [
    on(unanswered, async (trx, { id, fromUserId, waited, franchiseId }) => {
      if (waited !== 'three_days' || !franchiseId) return;
      const franchise = await Franchise.query(trx).findById(franchiseId);
      if (!franchise || hasContactDetails(franchise.title)) return;
      const similar = await findSimilar(trx, franchise, { limit: mostAlternatives, ofOtherBrands: true });
      // Brands choose the titles, and a mail must not lead to other sites.
      const found = similar.filter(({ title }) => !hasContactDetails(title));
      if (found.length === 0) return;
      await recordEvent(trx, alternativesFoundV1, id, {
        id,
        version: 1,
        userId: fromUserId,
        franchiseId,
        title: franchise.title,
        alternativeIds: found.map((one) => one.id),
        alternativeTitles: found.map(({ title }) => title),
      });
    }),
  ],
  // Nothing is stored here, and a reader handles each inquiry once.
  reset: async () => undefined,
});
