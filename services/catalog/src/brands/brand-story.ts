import { brandKeyLength } from '@setu/contracts';
import type { Knex } from 'knex';
import type { BrandStory, EraseStories, FindBrandByKey, KeepStory } from '../listings/brand-story';
import { Brand, expectOwner, nameUntilKnown } from './brand.model';

/** More brands than can share a key by chance. */
const mostWithOneKey = 20;

/** Finds brands by the end of their id, with an index. */
export const makeFindBrandByKey =
  ({ db }: { db: Knex }): FindBrandByKey =>
  async (key) => {
    if (!new RegExp(`^[0-9a-f]{${brandKeyLength}}$`).test(key)) return [];
    const brands = await Brand.query(db)
      .where('is_brand', true)
      .whereRaw(`right(id::text, ${brandKeyLength}) = ?`, [key])
      .orderBy('id')
      .limit(mostWithOneKey);
    return brands.map(
      ({ id, name, logo, description, targetAudience, website, people, ...standing }): BrandStory => ({
        id,
        name,
        logo,
        description,
        targetAudience,
        website,
        people,
        verification: standing.verification,
        replyTime: standing.replyTime,
        keepsReplyPromise: standing.keepsReplyPromise,
      }),
    );
  };

export const keepStory: KeepStory = async (
  trx,
  { userId, version, description, targetAudience, website, people },
) => {
  const brand = await expectOwner(trx, { id: userId, name: nameUntilKnown.brand, role: 'brand' });
  if (brand.storyVersion >= version) return;
  // Releases of identity without people omit the field, which does not change the people.
  const words = { description, targetAudience, website, ...(people && { people }) };
  await brand.$query(trx).patch({ ...words, storyVersion: version });
};

export const eraseStories: EraseStories = async (trx, userIds) => {
  await Brand.query(trx)
    .whereIn('id', [...userIds])
    .patch({ description: null, targetAudience: null, website: null, people: [] });
};
