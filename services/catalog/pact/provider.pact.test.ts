import {
  alternativesFoundV1,
  followedBrandListedV1,
  franchiseCreatedV1,
  franchiseDraftChangedV1,
  franchiseeProofChangedV1,
  franchiseeReviewChangedV1,
  franchiseUpdatedV1,
  listingUnconfirmedV1,
  propertyListedV1,
  propertyUpdatedV1,
  requirementPostedV1,
  requirementUpdatedV1,
} from '@setu/contracts';
import { pactsFor, verifyPact } from '@setu/service-kit/test';
import { setUpCatalog } from '../test/builders';
import { makeWorld } from './states';

/** Consumers that must have a pact with the catalog. */
const consumers = [
  'mfe-brand',
  'mfe-public',
  'mfe-investor',
  'mfe-agent',
  'mfe-admin',
  'inquiry',
  'agent',
  'content',
  'identity',
  'mfe-account',
];

const pacts = pactsFor('catalog');
const catalog = setUpCatalog();

it('every known consumer has a pact with catalog', () => {
  expect(pacts.map(({ consumer }) => consumer)).toEqual(expect.arrayContaining(consumers));
});

it.each(pacts)('catalog satisfies its pact with $consumer', async (pact) => {
  const { service } = catalog;
  const world = makeWorld(service);
  await verifyPact('catalog', pact, service, world);
});

describe('provider states of catalog', () => {
  it.each([
    ['a brand creates an active franchise', franchiseCreatedV1.type, { isActive: true }],
    ['a brand makes its franchise inactive', franchiseUpdatedV1.type, { isActive: false }],
    ['an administrator features a franchise', franchiseUpdatedV1.type, { featured: true }],
    ['a brand posts an active requirement with every field', requirementPostedV1.type, { isActive: true }],
    [
      'a brand marks its requirement with every field as fulfilled',
      requirementUpdatedV1.type,
      { isActive: false },
    ],
    [
      'the assignment of an agent fulfils a requirement',
      requirementUpdatedV1.type,
      { isActive: false, fulfilledBy: expect.any(String) },
    ],
    ['a brand saves a draft with an uploaded picture', franchiseDraftChangedV1.type, { version: 1 }],
    [
      'a person sent the agreement about an outlet',
      franchiseeProofChangedV1.type,
      { state: 'waiting', uploadIds: [expect.any(String)] },
    ],
    [
      'an investor has waited three days, and another brand lists a similar franchise',
      alternativesFoundV1.type,
      { alternativeTitles: expect.any(Array) },
    ],
    ['a follower of a brand is notified of a franchise', followedBrandListedV1.type, {}],
    ['a franchisee has reviewed a franchise', franchiseeReviewChangedV1.type, { change: 'written' }],
    [
      'an administrator withdraws the proof of a franchisee',
      franchiseeProofChangedV1.type,
      { state: 'withdrawn', reason: expect.any(String) },
    ],
    [
      'an administrator hides the review of a franchisee',
      franchiseeReviewChangedV1.type,
      { change: 'hidden', reason: expect.any(String) },
    ],
    ['a brand is asked whether a franchise is still open', listingUnconfirmedV1.type, { state: 'asked' }],
    ['an agent lists an available property', propertyListedV1.type, { isAvailable: true }],
    ['an agent makes its property unavailable', propertyUpdatedV1.type, { isAvailable: false }],
  ])('the state "%s" publishes its event last', async (name, type, data) => {
    const world = makeWorld(catalog.service);
    await world.states[name]?.();
    expect(await world.lastEvent()).toMatchObject({ type, data });
  });

  const id = 'c0ffee00-0000-4000-8000-0000000000c1';
  it.each([
    ['investor', 'franchises exist', { count: 2 }, '/api/franchises', 2],
    [
      'investor',
      'a franchise with similar ones exists',
      { id, count: 3 },
      `/api/franchises/${id}/similar`,
      3,
    ],
    ['brand', 'the caller has franchises', { count: 2 }, '/api/my-franchises', 2],
    ['investor', 'the caller has saved a franchise', { id }, '/api/my-saved-franchises', 1],
    ['brand', 'the caller has requirements', { id, count: 2 }, '/api/my-requirements', 2],
    [
      'brand',
      'the caller has a requirement that properties fit',
      { id, count: 2 },
      `/api/requirements/${id}/matches`,
      2,
    ],
    ['agent', 'the caller has properties', { count: 3 }, '/api/my-properties', 3],
  ])('as %s, the call reads the state "%s" with %j', async (role, name, parameters, path, length) => {
    const world = makeWorld(catalog.service);
    await world.states[`signed in as ${role}`]?.();
    await world.states[name]?.(parameters);
    const { status, body } = await catalog.service.call('GET', path, { as: world.caller?.user ?? null });
    expect([status, body.length]).toEqual([200, length]);
  });

  it('the state "another brand has a requirement" has a requirement that the caller may not change', async () => {
    const world = makeWorld(catalog.service);
    await world.states['signed in as brand']?.();
    await world.states['another brand has a requirement']?.({ id });
    const reply = await catalog.service.call('PATCH', `/api/requirements/${id}`, {
      as: world.caller?.user ?? null,
      body: { isActive: false },
    });
    expect(reply.status).toBe(404);
  });
});
