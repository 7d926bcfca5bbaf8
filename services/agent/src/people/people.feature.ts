import { feature } from '@setu/service-kit';
import { peopleConsumer } from './people.consumer';
import { isSuspended, namesOf } from './person.model';

/** Identity's users: their names, and whether they are suspended. */
export const people = feature({
  name: 'people',
  build: () => ({ consumers: [peopleConsumer], gives: { isSuspended, namesOf } }),
});
