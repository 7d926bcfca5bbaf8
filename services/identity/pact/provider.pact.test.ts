import { Verifier } from '@pact-foundation/pact';
import {
  pactsFor,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestService,
} from '@setu/service-kit/test';
import { identityService } from '../test/builders';
import { makeWorld } from './states';

/** Consumers that must have a pact with identity. */
const consumers = ['agent', 'content', 'gateway', 'inquiry', 'shell'];

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

test.each(pacts)('identity keeps its pact with $consumer', async ({ path, states, messages }) => {
  const world = makeWorld(service);
  expect(states.filter((state) => !(state in world.states))).toEqual([]);
  await new Verifier({
    provider: 'identity',
    providerBaseUrl: service.url,
    pactUrls: [path],
    logLevel: 'warn',
    stateHandlers: world.states,
    messageProviders: Object.fromEntries(messages.map((message) => [message, world.toldFact])),
    beforeEach: async () => {
      world.caller = null;
    },
    requestFilter: (request, _reply, next) => {
      service.callers.headersFor(world.caller?.user ?? null, world.caller?.kind).then((headers) => {
        Object.assign(request.headers, headers);
        next();
      }, next);
    },
  }).verifyProvider();
});
