import type { brandProfileSavedV1, userDeletedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { type ConsumedEvent, upsertIfNewer } from '@setu/service-kit';
import type { Knex } from 'knex';

/** Upserts profiles of brands unless the stored versions are newer. */
export const upsertBrandProfiles = (
  trx: Knex.Transaction,
  events: readonly ConsumedEvent<EventData<typeof brandProfileSavedV1>>[],
): Promise<void> =>
  upsertIfNewer(
    trx,
    'brand_profiles',
    events.map(({ data: { userId, brandName, description, targetAudience, version } }) => ({
      user_id: userId,
      brand_name: brandName,
      description,
      target_audience: targetAudience,
      version,
    })),
    { key: 'user_id' },
  );

/** Removes the profiles of deleted accounts. */
export const removeBrandProfiles = async (
  trx: Knex.Transaction,
  events: readonly ConsumedEvent<EventData<typeof userDeletedV1>>[],
): Promise<void> => {
  await trx('brand_profiles')
    .whereIn(
      'user_id',
      events.map(({ data }) => data.id),
    )
    .delete();
};
