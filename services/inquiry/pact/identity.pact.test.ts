import { Matchers } from '@pact-foundation/pact';
import { userRegisteredV1 } from '@setu/contracts';
import { peopleConsumer } from '../src/people/people.consumer';
import { readsFrom } from './reader';

readsFrom('identity', [
  {
    given: 'an investor registers with first and last name',
    message: 'a user was registered',
    definition: userRegisteredV1,
    consumer: peopleConsumer,
    id: 'c0ffee00-0000-4000-8000-0000000000a1',
    data: {
      version: Matchers.integer(1),
      role: 'investor',
      displayName: Matchers.string('Asha Rao'),
    },
    table: 'people',
    row: { display_name: 'Asha Rao', role: 'investor', version: 1 },
  },
]);
