import { phoneConfirmationChangedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll, upsertIfNewer } from '@setu/service-kit';
import { lockSender } from '../sending/lock-sender';
import { compareNumbers } from './confirmed-phone.model';

/** Projects the confirmed numbers of people, and marks the numbers in their inquiries. */
export const confirmedPhonesConsumer: ConsumerDefinition = {
  name: 'identity-confirmed-phones',
  from: 'identity',
  subscriptions: [
    onAll(phoneConfirmationChangedV1, async (trx, events) => {
      const people = [...new Set(events.map(({ data }) => data.id))].sort();
      // In the order of ids, so that two consumers do not wait for each other.
      for (const id of people) await lockSender(trx, id);
      const rows = events.map(({ data: { id, version, fingerprint, confirmedAt } }) => ({
        id,
        version,
        fingerprint,
        confirmed_at: confirmedAt,
      }));
      await upsertIfNewer(trx, 'confirmed_phones', rows);
      for (const id of people) await compareNumbers(trx, id);
    }),
  ],
  reset: async (trx) => {
    await trx('inquiry_phones').whereNotNull('confirmed_at').update({ confirmed_at: null });
    await trx('confirmed_phones').delete();
  },
};
