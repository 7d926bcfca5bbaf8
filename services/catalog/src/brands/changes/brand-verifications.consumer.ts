import { brandVerifiedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import type { Knex } from 'knex';
import { Brand, expectOwner, findOwners, nameUntilKnown } from '../brand.model';
import { newestOfEach } from './newest-of-each';

interface Deps {
  /** Updates the owner's listings with its verification. */
  followOwner: (trx: Knex.Transaction, owner: Brand) => Promise<void>;
}

/** Projects the verifications of brands from identity's events, and updates their franchises. */
export const makeBrandVerificationsConsumer = ({ followOwner }: Deps): ConsumerDefinition => ({
  name: 'brand-verifications',
  from: 'identity',
  subscriptions: [
    onAll(brandVerifiedV1, async (trx, events) => {
      const changed: string[] = [];
      for (const { userId, version, isVerified, documents, checkedAt } of newestOfEach<
        EventData<typeof brandVerifiedV1>
      >(events)) {
        const brand = await expectOwner(trx, { id: userId, name: nameUntilKnown.brand, role: 'brand' });
        if (brand.verificationVersion >= version) continue;
        const verification = isVerified && checkedAt ? { documents, checkedAt } : null;
        await brand.$query(trx).patch({ verification, verificationVersion: version });
        changed.push(userId);
      }
      for (const owner of await findOwners(trx, changed)) await followOwner(trx, owner);
    }),
  ],
  // Listings refer to these rows, so they are kept, and the last event of each brand is applied again.
  reset: async (trx) => {
    await Brand.query(trx).where('verification_version', '>', 0).decrement('verification_version', 1);
  },
});
