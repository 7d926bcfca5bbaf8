import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { StoredPicture } from '../content/stored-picture';
import { Instant, UserId } from '../values/ids';

const ById = z.object({ id: UserId });
const Followed = z.object({ followed: z.boolean() });

/** A brand that the signed-in user follows. */
export const FollowedBrandView = z.object({
  id: UserId,
  name: z.string(),
  logo: StoredPicture.nullable(),
  /** Its listed franchises. A brand without one has no page. */
  franchiseCount: z.int(),
  followedAt: Instant,
});
export type FollowedBrandView = z.output<typeof FollowedBrandView>;

export const listFollowedBrands = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/followed-brands',
  summary:
    'Lists the brands that the signed-in user follows, the last followed first, also those without a listed franchise.',
  access: 'signed-in',
  query: Paging,
  response: { 200: z.array(FollowedBrandView) },
  errors: ['validation_failed', 'invalid_cursor'],
});

export const getFollowed = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/followed-brands/:id',
  summary: 'Returns whether the signed-in user follows a brand.',
  access: 'signed-in',
  params: ById,
  response: { 200: Followed },
  errors: ['brand_not_found'],
});

export const followBrand = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/followed-brands/:id',
  summary:
    'Follows a brand: the signed-in user is notified of its new franchises. Following it again changes nothing.',
  access: 'signed-in',
  params: ById,
  response: { 200: Followed },
  errors: ['brand_not_found'],
});

export const unfollowBrand = endpoint({
  service: 'catalog',
  method: 'DELETE',
  path: '/api/followed-brands/:id',
  summary: 'Follows a brand no longer. Repeating it changes nothing.',
  access: 'signed-in',
  params: ById,
  response: { 200: Followed },
  errors: ['brand_not_found'],
});
