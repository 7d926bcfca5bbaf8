import { brandProfileSavedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type Brand, expectOwner, findOwners, nameUntilKnown } from '../brand.model';
import { newestOfEach } from './newest-of-each';

interface Deps {
  /** Updates the owner's listings with its logo. */
  followOwner: (trx: Knex.Transaction, owner: Brand) => Promise<void>;
  /** Called for owners whose logo changed. */
  noteShownChange: (trx: Knex.Transaction, ownerIds: readonly string[]) => Promise<void>;
}

/** Projects the logos of brands from identity's events, and updates their franchises. */
export const makeBrandLogosConsumer = ({ followOwner, noteShownChange }: Deps): ConsumerDefinition => ({
  name: 'brand-logos',
  from: 'identity',
  subscriptions: [
    onAll(brandProfileSavedV1, async (trx, events) => {
      const changed: string[] = [];
      for (const { userId, version, logo } of newestOfEach<EventData<typeof brandProfileSavedV1>>(events)) {
        // Releases of identity without logos omit the field, which does not change the logo.
        if (logo === undefined) continue;
        const brand = await expectOwner(trx, { id: userId, name: nameUntilKnown.brand, role: 'brand' });
        if (brand.logoVersion >= version) continue;
        await brand.$query(trx).patch({ logo, logoVersion: version });
        changed.push(userId);
      }
      await noteShownChange(trx, changed);
      for (const owner of await findOwners(trx, changed)) await followOwner(trx, owner);
    }),
  ],
  // Listings refer to these rows, so they are kept, and the last event of each brand is applied again.
  reset: async (trx) => {
    await trx('brands').where('logo_version', '>', 0).decrement('logo_version', 1);
  },
});
