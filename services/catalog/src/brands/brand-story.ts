import { brandKeyLength } from '@setu/contracts';
import type { Knex } from 'knex';
import type { FindBrandByKey, KeepStory } from '../listings/brand-story';
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
      ({
        id,
        name,
        logo,
        description,
        targetAudience,
        website,
        verification,
        replyTime,
        keepsReplyPromise,
      }) => ({
        id,
        name,
        logo,
        description,
        targetAudience,
        website,
        verification,
        replyTime,
        keepsReplyPromise,
      }),
    );
  };

export const keepStory: KeepStory = async (
  trx,
  { userId, version, description, targetAudience, website },
) => {
  const brand = await expectOwner(trx, { id: userId, name: nameUntilKnown.brand, role: 'brand' });
  if (brand.storyVersion >= version) return;
  await brand.$query(trx).patch({ description, targetAudience, website, storyVersion: version });
};
