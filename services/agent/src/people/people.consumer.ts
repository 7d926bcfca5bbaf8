import { userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { upsertPerson } from './person.model';

/** Keeps the copy of identity's users: names beside demands and assignments, who still is a brand, and who is suspended. */
export const peopleConsumer: ConsumerDefinition = {
  name: 'identity-people',
  from: 'identity',
  subscriptions: [on(userRegisteredV1, upsertPerson), on(userUpdatedV1, upsertPerson)],
  reset: async (trx) => {
    await trx('people').delete();
  },
};
