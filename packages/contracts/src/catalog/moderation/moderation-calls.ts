import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { Instant, UserId } from '../../values/ids';
import { Moderated, ModerationDraft } from '../../values/moderation';
import { Text } from '../../values/text';
import { ListingKind } from '../listing-kind';
import { ListingReview } from './review';

/**
 * Whether other people see a listing: `shown`; `hidden` by an administrator; or `inactive`, because its owner deactivated it,
 * has another role or is suspended.
 */
export const listingStates = ['shown', 'hidden', 'inactive'] as const;
export const ListingState = z.enum(listingStates, { error: `Choose one of: ${listingStates.join(', ')}` });
export type ListingState = z.output<typeof ListingState>;

/** Filters of the list: a state, or the listings that wait for a review, which are inactive meanwhile. */
export const listingFilters = [...listingStates, 'waiting'] as const;
export const ListingFilter = z.enum(listingFilters, { error: `Choose one of: ${listingFilters.join(', ')}` });
export type ListingFilter = z.output<typeof ListingFilter>;

/** A listing of any kind as administrators see it. */
export const AdminListing = z.object({
  id: z.guid(),
  kind: ListingKind,
  title: z.string(),
  ownerId: UserId,
  ownerName: z.string(),
  state: ListingState,
  /** Null unless an administrator hid it. */
  hidden: Moderated.nullable(),
  /** Only while it waits for a review or was returned to its owner. */
  review: ListingReview.optional(),
  createdAt: Instant,
});
export type AdminListing = z.output<typeof AdminListing>;

export const listListings = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/admin/listings',
  summary:
    'Lists franchises, properties or requirements in any state, newest first. Filters: words of the title, and state, or those that wait for a review.',
  access: 'admin',
  query: Paging.extend({
    kind: ListingKind.default('franchise'),
    state: ListingFilter.optional(),
    search: Text(200).optional(),
  }),
  response: { 200: z.array(AdminListing) },
  errors: ['validation_failed', 'invalid_cursor'],
});

const ById = z.object({ id: z.guid() });

export const hideListing = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/admin/listings/:id/hide',
  summary:
    'Hides a listing from everybody but its owner, who reads the reason. The owner can still change it, but it stays hidden.',
  access: 'admin',
  params: ById,
  body: ModerationDraft.extend({ kind: ListingKind }),
  response: { 200: AdminListing },
  errors: ['validation_failed', 'listing_not_found'],
});

export const restoreListing = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/admin/listings/:id/restore',
  summary: 'Shows a hidden listing again, unless its owner has made it inactive.',
  access: 'admin',
  params: ById,
  body: z.object({ kind: ListingKind }),
  response: { 200: AdminListing },
  errors: ['validation_failed', 'listing_not_found'],
});
