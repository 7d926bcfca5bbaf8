import { pactsFor, type TestService, verifyPact } from '@setu/service-kit/test';
import { type Identity, startIdentity } from '../test/builders';
import { makeWorld } from './states';

/** Consumers that must have a pact with identity. */
const consumers = ['agent', 'catalog', 'content', 'gateway', 'inquiry', 'mfe-admin', 'shell'];

const pacts = pactsFor('identity');
let identity: Identity;
let service: TestService;
beforeAll(async () => {
  identity = await startIdentity();
  ({ service } = identity);
});
afterAll(() => identity?.stop());

test('every consumer that is known has a pact with identity', () => {
  expect(pacts.map(({ consumer }) => consumer)).toEqual(expect.arrayContaining(consumers));
});

test.each(pacts)('identity satisfies its pact with $consumer', async (pact) => {
  const world = makeWorld(service);
  await verifyPact('identity', pact, service, world);
});
