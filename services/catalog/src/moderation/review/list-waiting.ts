import type {
  FranchiseView,
  ListingKind,
  PropertyListing,
  PropertyRequirement,
  WaitingListing,
} from '@setu/contracts';
import { keysetPage, type Page, type ServiceDeps } from '@setu/service-kit';
import { z } from 'zod';
import type { NamesOf } from '../../listings/owner';
import { type Waiting, waitingOf } from './waiting.model';

/** Loads listings by their ids, with all their fields. */
type ViewsOf<V> = (ids: readonly string[]) => Promise<V[]>;

export interface QueueDeps extends Pick<ServiceDeps, 'db'> {
  viewsOf: {
    franchise: ViewsOf<FranchiseView>;
    property: ViewsOf<PropertyListing>;
    requirement: ViewsOf<PropertyRequirement>;
  };
  namesOf: NamesOf;
}

/** The position of a listing in the queue: its negative time in ms, and its id. */
const Place = z.tuple([z.int(), z.guid()]);

interface Paging {
  limit: number;
  cursor?: string | undefined;
  /** Lists only these kinds. */
  kinds?: readonly ListingKind[];
}

/** A page of the waiting listings, oldest first. */
export const makeListWaiting = ({ db, viewsOf, namesOf }: QueueDeps) => {
  /** Leaves out a listing that was approved or deleted meanwhile. */
  const present = async (waiting: readonly Waiting[]): Promise<WaitingListing[]> => {
    const idsOf = (kind: ListingKind) => waiting.filter((one) => one.kind === kind).map(({ id }) => id);
    const [franchises, properties, requirements] = await Promise.all([
      viewsOf.franchise(idsOf('franchise')),
      viewsOf.property(idsOf('property')),
      viewsOf.requirement(idsOf('requirement')),
    ]);
    const brandIds = [...franchises, ...requirements].map(({ brandId }) => brandId);
    const owners = new Set([...brandIds, ...properties.map(({ providerId }) => providerId)]);
    const names = await namesOf([...owners]);
    const common = (id: string, ownerId: string) => ({ id, ownerName: names.get(ownerId) ?? '' });
    const listings = new Map<string, WaitingListing>();
    for (const listing of franchises)
      listings.set(listing.id, { kind: 'franchise', ...common(listing.id, listing.brandId), listing });
    for (const listing of properties)
      listings.set(listing.id, { kind: 'property', ...common(listing.id, listing.providerId), listing });
    for (const listing of requirements)
      listings.set(listing.id, { kind: 'requirement', ...common(listing.id, listing.brandId), listing });
    return waiting.flatMap(({ id }) => listings.get(id) ?? []);
  };

  return async ({ kinds, ...paging }: Paging): Promise<Page<WaitingListing>> => {
    const { items, ...page } = await keysetPage<Waiting, Waiting>(waitingOf(db, kinds), paging, {
      columns: [
        ['waiting.review_order', 'bigint'],
        ['waiting.id', 'uuid'],
      ],
      place: Place,
      keyOf: ({ reviewSince, id }) => [-reviewSince.getTime(), id],
      shown: (page) => page,
    });
    return { ...page, items: await present(items) };
  };
};
