import {
  pactsFor,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestService,
  verifyPact,
} from '@setu/service-kit/test';
import { identityService } from '../test/builders';
import { makeWorld } from './states';

/** Consumers that must have a pact with identity. */
const consumers = ['agent', 'catalog', 'content', 'gateway', 'inquiry', 'mfe-admin', 'shell'];

const pacts = pactsFor('identity');
let broker: TestBroker;
let service: TestService;
beforeAll(async () => {
  broker = await startTestBroker();
  service = await startTestService(identityService, { broker });
});
afterAll(async () => {
  await service.stop();
  await broker.stop();
});

test('identity is asked by every consumer we know of', () => {
  expect(pacts.map(({ consumer }) => consumer)).toEqual(expect.arrayContaining(consumers));
});

test.each(pacts)('identity keeps its pact with $consumer', async (pact) => {
  const world = makeWorld(service);
  await verifyPact('identity', pact, service, world);
});
