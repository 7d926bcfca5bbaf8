import { type ListingKind, listingReviewedV1 } from '@setu/contracts';
import { someone, type TestService } from '@setu/service-kit/test';
import { callAsAdmin } from './builders';

/** The fields of a listing in the queue that tests read. */
export interface Waiting {
  kind: ListingKind;
  ownerName: string;
  listing: { id: string; updatedAt: string };
}

/** An administrator who reviews listings through the API. */
export const reviewerOf = (serviceOf: () => TestService) => {
  const admin = someone('admin');
  const reason = 'Your stated figures are not what your documents show.';
  const asAdmin = (method: string, path: string, body?: unknown) =>
    callAsAdmin(serviceOf(), method, path, { as: admin, body });
  const queue = async (): Promise<Waiting[]> =>
    (await asAdmin('GET', '/api/admin/review-queue?limit=100')).body;
  return {
    admin,
    reason,
    asAdmin,
    queue,
    idsInQueue: async () => (await queue()).map(({ listing }) => listing.id),
    approve: (kind: ListingKind, id: string, seen: string) =>
      asAdmin('POST', `/api/admin/reviews/${id}/approve`, { kind, seen }),
    sendBack: (kind: ListingKind, id: string, seen: string, why: unknown = reason) =>
      asAdmin('POST', `/api/admin/reviews/${id}/return`, { kind, seen, reason: why }),
  };
};

/** The published decisions about a listing, each with the administrator. */
export const reviewsIn = async (service: TestService, id: string) =>
  (await service.outbox(id))
    .filter(({ type }) => type === listingReviewedV1.type)
    .map(({ envelope: { data } }) => [data.state, data.byUserId]);
