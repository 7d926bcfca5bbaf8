import { userRegisteredV1, userUpdatedV1 } from '@setu/contracts';
import { projection } from '@setu/service-kit';

/** Projects identity's users: names and suspensions for inquiries. */
export const peopleConsumer = projection({
  name: 'identity-people',
  from: 'identity',
  events: [userRegisteredV1, userUpdatedV1],
  table: 'people',
  key: 'id',
  fields: ['displayName', 'role', 'isSuspended'],
});
