import { Verifier } from '@pact-foundation/pact';
import {
  pactsFor,
  startTestBroker,
  startTestService,
  type TestBroker,
  type TestService,
} from '@setu/service-kit/test';
import { inquiryService } from '../src/app';
import { makeWorld } from './states';

/** Consumers that must have a pact with this service. */
const consumers = ['mfe-public'];

const pacts = pactsFor('inquiry');
let broker: TestBroker;
let service: TestService;

beforeAll(async () => {
  broker = await startTestBroker();
  service = await startTestService(inquiryService, { broker });
});
afterAll(async () => {
  await service?.stop();
  await broker?.stop();
});

it('is asked by every consumer we know of', () => {
  expect(pacts.map(({ consumer }) => consumer)).toEqual(expect.arrayContaining(consumers));
});

it.each(pacts)('keeps its pact with $consumer', async ({ path, states }) => {
  const world = makeWorld(service);
  expect(states.filter((state) => !(state in world.states))).toEqual([]);
  await new Verifier({
    provider: 'inquiry',
    providerBaseUrl: service.url,
    pactUrls: [path],
    logLevel: 'warn',
    stateHandlers: world.states,
    beforeEach: async () => {
      world.caller = null;
    },
    requestFilter: (request, _reply, next) => {
      service.callers.headersFor(world.caller).then((headers) => {
        Object.assign(request.headers, headers);
        next();
      }, next);
    },
  }).verifyProvider();
});
