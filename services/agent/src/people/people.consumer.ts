import { userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import { type ConsumerDefinition, onAll } from '@setu/service-kit';
import { upsertPeople } from './person.model';

/** Projects identity's users: names for demands and assignments, roles and suspensions. */
export const peopleConsumer: ConsumerDefinition = {
  name: 'identity-people',
  from: 'identity',
  subscriptions: [onAll(userRegisteredV1, upsertPeople), onAll(userUpdatedV1, upsertPeople)],
  reset: async (trx) => {
    await trx('people').delete();
  },
};
