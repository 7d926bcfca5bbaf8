import { followedBrandListedV1 } from '@setu/contracts';
import type { ServiceDeps, Sweep } from '@setu/service-kit';

/** Notifications in one transaction, and transactions in one run; the next run continues. */
const batch = 500;
const maxBatches = 100;

/**
 * Notifies followers of each franchise that their brand listed since they follow it, once. They learn of what waited for a review when it was
 * approved. Several processes may run it at the same time.
 */
export const makeNotifyFollowers = ({
  inTransaction,
  recordEvent,
  clock,
}: Pick<ServiceDeps, 'inTransaction' | 'recordEvent' | 'clock'>): Sweep => {
  const notifySome = (): Promise<number> =>
    inTransaction(async (trx) => {
      const { rows } = await trx.raw<{
        rows: { user_id: string; franchise_id: string; brand_id: string; version: number }[];
      }>(
        `with untold as (
           select followed.user_id, listed.id as franchise_id, listed.brand_id, listed.version
           from followed_brands followed
           join franchise_opportunities listed
             on listed.brand_id = followed.brand_id and listed.created_at > followed.followed_at and listed.is_listed
           where not exists (
             select from notified_followers known where known.user_id = followed.user_id and known.franchise_id = listed.id
           )
           limit ?
         ), notified as (
           insert into notified_followers (user_id, franchise_id, notified_at)
           select user_id, franchise_id, ? from untold on conflict do nothing returning user_id, franchise_id
         )
         select untold.* from untold join notified using (user_id, franchise_id)`,
        [batch, clock.now()],
      );
      for (const { user_id, franchise_id, brand_id, version } of rows)
        await recordEvent(trx, followedBrandListedV1, franchise_id, {
          id: franchise_id,
          version,
          brandId: brand_id,
          userId: user_id,
        });
      return rows.length;
    });
  return {
    name: 'new franchises of followed brands',
    run: async () => {
      let notified = 0;
      for (let n = 0; n < maxBatches; n += 1) {
        const some = await notifySome();
        notified += some;
        if (some === 0) break;
      }
      return notified;
    },
  };
};
