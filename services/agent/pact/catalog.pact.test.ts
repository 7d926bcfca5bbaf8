import { join } from 'node:path';
import { Matchers, Pact } from '@pact-foundation/pact';
import {
  propertyListedV1,
  propertyUpdatedV1,
  requirementPostedV1,
  requirementUpdatedV1,
} from '@setu/contracts';
import { type Agents, startAgents } from '../test/builders';
import { factLike, makeReader } from './facts';

const pact = new Pact({
  consumer: 'agent',
  provider: 'catalog',
  dir: join(__dirname, 'pacts'),
  logLevel: 'warn',
});

let agents: Agents;
beforeAll(async () => {
  agents = await startAgents();
});
afterAll(() => agents?.stop());

const read = makeReader(() => agents.service);
const rowOf = (table: string, id: string) => agents.service.running.db(table).where({ id }).first();

const requirementId = 'c0ffee00-0000-4000-8000-000000000d01';
const propertyId = 'c0ffee00-0000-4000-8000-000000000d02';
const userId = 'c0ffee00-0000-4000-8000-0000000000b1';

const requirement = {
  id: requirementId,
  brandId: Matchers.uuid(userId),
  title: Matchers.string('Corner shop on a high street'),
  description: Matchers.string('Ground floor, two shutters.'),
  businessCategory: Matchers.string('retail'),
  propertyType: Matchers.string('retail'),
  minArea: Matchers.integer(1000),
  maxArea: Matchers.integer(2000),
  preferredLocations: Matchers.eachLike('Pune'),
  maxRentPerSqFt: Matchers.regex(/^\d+\.\d{2}$/, '180.00'),
  requiredAmenities: Matchers.eachLike('Parking'),
  timeline: Matchers.string('2 months'),
  createdAt: Matchers.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, '2026-11-20T10:00:00.000Z'),
};
const property = {
  id: propertyId,
  providerId: Matchers.uuid(userId),
  title: Matchers.string('Hall beside the station'),
  city: Matchers.string('Pune'),
};

it('learns a new demand with all that agents see of it', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('a brand posts an active requirement with every field')
    .expectsToReceive('a requirement was posted', (message) =>
      message.withJSONContent(
        factLike(requirementPostedV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000e001',
          version: Matchers.integer(1),
          isActive: true,
          ...requirement,
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await read('catalog-demands', contents.content)).toBe('done');
      expect(await rowOf('demands', requirementId)).toMatchObject({
        brand_id: userId,
        title: 'Corner shop on a high street',
        min_area: 1_000,
        max_area: 2_000,
        preferred_locations: ['Pune'],
        max_rent_per_sq_ft: '180.00',
        urgency: 3,
        is_active: true,
        version: 1,
      });
    });
});

it('learns that a demand is fulfilled', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('a brand marks its requirement with every field as fulfilled')
    .expectsToReceive('a requirement was fulfilled', (message) =>
      message.withJSONContent(
        factLike(requirementUpdatedV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000e002',
          version: Matchers.integer(2),
          isActive: false,
          ...requirement,
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await read('catalog-demands', contents.content)).toBe('done');
      expect(await rowOf('demands', requirementId)).toMatchObject({ is_active: false, version: 2 });
    });
});

it("learns an agent's property", async () => {
  await pact
    .addAsynchronousInteraction()
    .given('an agent lists an available property')
    .expectsToReceive('a property was listed', (message) =>
      message.withJSONContent(
        factLike(propertyListedV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000e003',
          version: Matchers.integer(1),
          isAvailable: true,
          ...property,
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await read('catalog-properties', contents.content)).toBe('done');
      expect(await rowOf('properties', propertyId)).toMatchObject({
        provider_id: userId,
        title: 'Hall beside the station',
        city: 'Pune',
        is_available: true,
      });
    });
});

it('learns that a property is let', async () => {
  await pact
    .addAsynchronousInteraction()
    .given('an agent makes its property unavailable')
    .expectsToReceive('a property became unavailable', (message) =>
      message.withJSONContent(
        factLike(propertyUpdatedV1, {
          eventId: 'c0ffee00-0000-4000-8000-00000000e004',
          version: Matchers.integer(2),
          isAvailable: false,
          ...property,
        }),
      ),
    )
    .executeTest(async ({ contents }) => {
      expect(await read('catalog-properties', contents.content)).toBe('done');
      expect(await rowOf('properties', propertyId)).toMatchObject({ is_available: false, version: 2 });
    });
});
