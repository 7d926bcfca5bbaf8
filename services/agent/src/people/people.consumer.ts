import { userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, on } from '@setu/service-kit';
import { upsertPerson } from './person.model';

/** Projects identity's users: names for demands and assignments, roles and suspensions. */
export const peopleConsumer: ConsumerDefinition = {
  name: 'identity-people',
  from: 'identity',
  subscriptions: [on(userRegisteredV1, upsertPerson), on(userUpdatedV1, upsertPerson)],
  reset: async (trx) => {
    await trx('people').delete();
  },
};
