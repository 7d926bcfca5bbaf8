import { replyTimeChangedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import type { Knex } from 'knex';
import { Brand, expectOwner, findOwners, nameUntilKnown } from '../brand.model';
import { newestOfEach } from './newest-of-each';

interface Deps {
  /** Updates the owner's listings with its reply time. */
  followOwner: (trx: Knex.Transaction, owner: Brand) => Promise<void>;
}

/**
 * Projects how soon brands usually answer, and whether they keep the reply promise, from the events of the inquiry service, and updates
 * their franchises.
 */
export const makeBrandReplyTimesConsumer = ({ followOwner }: Deps): ConsumerDefinition => ({
  name: 'brand-reply-times',
  from: 'inquiry',
  subscriptions: [
    onAll(replyTimeChangedV1, async (trx, events) => {
      const changed: string[] = [];
      for (const { userId, version, ...measured } of newestOfEach<EventData<typeof replyTimeChangedV1>>(
        events,
      )) {
        const brand = await expectOwner(trx, { id: userId, name: nameUntilKnown.brand, role: 'brand' });
        if (brand.replyTimeVersion >= version) continue;
        await brand.$query(trx).patch({
          replyTime: measured.usually,
          keepsReplyPromise: measured.keepsPromise ?? false,
          replyTimeVersion: version,
        });
        changed.push(userId);
      }
      for (const owner of await findOwners(trx, changed)) await followOwner(trx, owner);
    }),
  ],
  // Listings refer to these rows, so they are kept, and the last event of each brand is applied again.
  reset: async (trx) => {
    await Brand.query(trx).where('reply_time_version', '>', 0).decrement('reply_time_version', 1);
  },
});
