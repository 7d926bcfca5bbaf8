import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { StoredPicture } from '../content/stored-picture';
import { BrandPerson } from '../identity/brand-people';
import { UserId } from '../values/ids';
import { ReplyTime } from '../values/reply-time';
import { Verification } from '../values/verification';
import { FranchiseView } from './franchise';
import { ReviewOfFranchise } from './franchisees/review';

/** Characters at the end of a brand's id, which also end its address. */
export const brandKeyLength = 6;

/** The end of a brand's id that its address contains. */
export const brandKeyOf = (slug: string): string => slug.slice(-brandKeyLength).toLowerCase();

/** The words of a name in an address: `chai-chaupal`; empty without Latin letters and digits. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/** The part of a brand's address that names it: `chai-chaupal-1a2b3c`. An address with a former name leads to the same brand. */
export const brandSlug = ({ id, name }: { id: string; name: string }): string =>
  [wordsOf(name), id.slice(-brandKeyLength)].filter(Boolean).join('-');

/** The address of a brand's page. */
export const brandAddress = (brand: { id: string; name: string }): string => `/brands/${brandSlug(brand)}`;

/** Maximum number of reviews on a brand's page. */
export const reviewsOfBrandPage = 3;

/** A brand for everybody. */
export const BrandPage = z.object({
  id: UserId,
  name: z.string(),
  logo: StoredPicture.nullable(),
  /** What the brand writes about itself; null without a text. */
  description: z.string().nullable(),
  /** Whom it wants to reach; null when it does not say. */
  targetAudience: z.string().nullable(),
  website: z.string().nullable(),
  /** Who runs it; empty in replies of older releases. */
  people: z.array(BrandPerson).default([]),
  verification: Verification.nullable(),
  replyTime: ReplyTime.nullable(),
  /** Whether it keeps the reply promise; false in replies of older releases. */
  keepsReplyPromise: z.boolean().default(false),
  /** Its listed franchises, and the outlets that they state together. */
  franchiseCount: z.int(),
  outletCount: z.int(),
  /** The reviews of all its listed franchises, and their mean with two decimals; null without reviews. */
  reviewCount: z.int(),
  rating: z.number().nullable(),
  /** The newest reviews, with the title of the franchise. */
  reviews: z.array(ReviewOfFranchise),
});
export type BrandPage = z.output<typeof BrandPage>;

const BySlug = z.object({ slug: z.string().max(100) });

/** What a brand page shows comes from its listings and from identity; a listing changes with its brand. */
const changedBy = [
  { event: 'catalog.franchise-created.v1' },
  { event: 'catalog.franchise-updated.v1' },
  { event: 'identity.brand-profile-saved.v1' },
];

export const getBrandPage = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/brands/:slug',
  summary:
    'Returns a brand that has a listed franchise, by the name and key in its address. A former name leads to it too.',
  access: 'public',
  params: BySlug,
  response: { 200: BrandPage },
  errors: ['brand_not_found'],
  changedBy,
});

export const listFranchisesOfBrand = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/brands/:slug/franchises',
  summary: 'Lists the listed franchises of a brand, newest first.',
  access: 'public',
  params: BySlug,
  query: Paging,
  response: { 200: z.array(FranchiseView) },
  errors: ['validation_failed', 'invalid_cursor', 'brand_not_found'],
  changedBy,
});
