import { userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import { projection } from '@setu/service-kit';

/** Projects identity's users: names for demands and assignments, roles and suspensions. */
export const peopleConsumer = projection({
  name: 'identity-people',
  from: 'identity',
  events: [userRegisteredV1, userUpdatedV1],
  table: 'people',
  key: 'id',
  fields: ['displayName', 'role', 'isSuspended'],
});
