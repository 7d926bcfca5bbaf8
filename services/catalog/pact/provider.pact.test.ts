import { Verifier } from '@pact-foundation/pact';
import { pactsFor } from '@setu/service-kit/test';
import { type Catalog, startCatalog } from '../test/builders';
import { makeWorld } from './states';

/** Consumers that must have a pact with the catalog. */
const consumers = ['inquiry', 'mfe-public'];

const pacts = pactsFor('catalog');
let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

it('is asked by every consumer we know of', () => {
  expect(pacts.map(({ consumer }) => consumer)).toEqual(expect.arrayContaining(consumers));
});

it.each(pacts)('keeps its pact with $consumer', async ({ path, states, messages }) => {
  const world = makeWorld(catalog.service);
  expect(states.filter((state) => !(state in world.states))).toEqual([]);
  await new Verifier({
    provider: 'catalog',
    providerBaseUrl: catalog.service.url,
    pactUrls: [path],
    logLevel: 'warn',
    stateHandlers: world.states,
    messageProviders: Object.fromEntries(messages.map((message) => [message, world.lastFact])),
  }).verifyProvider();
});
