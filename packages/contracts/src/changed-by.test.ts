import type { Endpoint, EventDefinition } from '@setu/protocol';
import * as contracts from './index';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
const isEvent = (value: unknown): value is EventDefinition =>
  typeof value === 'object' && value !== null && 'type' in value && 'data' in value && 'service' in value;

const all: unknown[] = Object.values(contracts);
const stored = all
  .filter(isEndpoint)
  .flatMap((endpoint) => (endpoint.changedBy ?? []).map((change) => ({ ...change, endpoint })));
const types = all.filter(isEvent).map(({ type }) => type);

it('a reply that the gateway stores is a public read', () => {
  expect(stored.length).toBeGreaterThan(0);
  for (const { endpoint } of stored) expect(endpoint).toMatchObject({ method: 'GET', access: 'public' });
});

it('a read names only events that exist, and parameters of its own path', () => {
  for (const { event, id, endpoint } of stored) {
    expect(types).toContain(event);
    if (id) expect(endpoint.path.split('/')).toContain(`:${id}`);
  }
});

it('only stored replies are shared with signed-in users', () => {
  const shared = all.filter(isEndpoint).filter(({ sharedWith }) => sharedWith !== undefined);
  expect(shared.length).toBeGreaterThan(0);
  for (const { path, changedBy } of shared)
    expect({ path, changedBy }).toMatchObject({ changedBy: expect.any(Array) });
});
