import type { BrandPage, brandProfileSavedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import type { Knex } from 'knex';

/** What everybody may read about a brand beside its listings. */
export type BrandStory = Pick<
  BrandPage,
  | 'id'
  | 'name'
  | 'logo'
  | 'description'
  | 'targetAudience'
  | 'website'
  | 'people'
  | 'verification'
  | 'replyTime'
  | 'keepsReplyPromise'
>;

/** Brands, active and not suspended, whose ids end with a key. */
export type FindBrandByKey = (key: string) => Promise<BrandStory[]>;

/** Stores what a brand says about itself, unless a newer version is stored. */
export type KeepStory = (
  trx: Knex.Transaction,
  profile: EventData<typeof brandProfileSavedV1>,
) => Promise<void>;

/** Erases what deleted brands said about themselves. */
export type EraseStories = (trx: Knex.Transaction, userIds: readonly string[]) => Promise<void>;
