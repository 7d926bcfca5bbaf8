import {
  type AdminListing,
  hideListing,
  type ListingKind,
  listListings,
  restoreListing,
} from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import { onlyOne } from '../listings/only-one';
import type { NamesOf } from '../listings/owner';
import { presentHidden, presentReview } from '../listings/visibility';
import { makeListListings } from './list-listings';
import { type Listing, stateOf } from './listing.model';
import { type ModerationDeps, makeHideListing, makeRestoreListing } from './moderate-listing';

interface Deps extends ModerationDeps, Pick<ServiceDeps, 'db'> {
  namesOf: NamesOf;
}

/** The calls by which administrators list, hide and restore listings. */
export const moderationRoutes = (deps: Deps): Route[] => {
  const list = makeListListings(deps);
  const hide = makeHideListing(deps);
  const restore = makeRestoreListing(deps);
  const present = async (kind: ListingKind, listings: readonly Listing[]): Promise<AdminListing[]> => {
    const names = await deps.namesOf([...new Set(listings.map(({ ownerId }) => ownerId))]);
    return listings.map((listing) => ({
      id: listing.id,
      kind,
      title: listing.title,
      ownerId: listing.ownerId,
      ownerName: names.get(listing.ownerId) ?? '',
      state: stateOf(listing),
      hidden: presentHidden(listing).hidden ?? null,
      ...presentReview(listing),
      createdAt: listing.createdAt.toISOString(),
    }));
  };
  const presentOne = async (kind: ListingKind, listing: Listing): Promise<AdminListing> =>
    onlyOne(await present(kind, [listing]));
  return [
    route(listListings, async (query) => {
      const { items, ...page } = await list(query);
      return pagedReply(listListings.path, query, { ...page, items: await present(query.kind, items) });
    }),
    route(hideListing, async (input, actor) => presentOne(input.kind, await hide(input, actor))),
    route(restoreListing, async (input, actor) => presentOne(input.kind, await restore(input, actor))),
  ];
};
