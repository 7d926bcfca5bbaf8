import type { brandProfileSavedV1, EventData } from '@setu/contracts';
import type { Knex } from 'knex';

/** Upserts a brand's profile unless the stored version is newer. */
export const upsertBrandProfile = async (
  trx: Knex.Transaction,
  { userId, brandName, description, targetAudience, version }: EventData<typeof brandProfileSavedV1>,
): Promise<void> => {
  await trx('brand_profiles')
    .insert({
      user_id: userId,
      brand_name: brandName,
      description,
      target_audience: targetAudience,
      version,
    })
    .onConflict('user_id')
    .merge()
    .whereRaw('excluded.version > brand_profiles.version');
};
