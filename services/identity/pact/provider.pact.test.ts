import { pactsFor, type TestService, verifyPact } from '@setu/service-kit/test';
import { setUpIdentity } from '../test/builders';
import { makeWorld } from './states';

/** Consumers that must have a pact with identity. */
const consumers = ['agent', 'catalog', 'content', 'gateway', 'inquiry', 'mfe-admin', 'shell'];

const pacts = pactsFor('identity');
const identity = setUpIdentity();
let service: TestService;
beforeAll(async () => {
  ({ service } = identity);
});

test('every consumer that is known has a pact with identity', () => {
  expect(pacts.map(({ consumer }) => consumer)).toEqual(expect.arrayContaining(consumers));
});

test.each(pacts)('identity satisfies its pact with $consumer', async (pact) => {
  const world = makeWorld(service);
  await verifyPact('identity', pact, service, world);
});
