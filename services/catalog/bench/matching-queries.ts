import { randomUUID } from 'node:crypto';
import { amenitySuggestions, popularCities, propertyTypes } from '@setu/contracts';
import { someone, startTestBroker, startTestService } from '@setu/service-kit/test';
import { catalogService } from '../src/app';
import { demoProperties } from '../src/demo/demo-properties';
import { cityKey } from '../src/listings/places';
import { measure, pick } from './measure';

/**
 * Fills a catalog with 20,000 properties and measures calls that read them: a provider's own list, and the matches of
 * narrow and of very wide requirements. Needs TEST_DATABASE_URL with a role that may create databases.
 */
const rowCount = 20_000;
const batch = 500;
const towns = Array.from({ length: 60 }, (_, n) => `Town ${n}`);

const rowOf = (n: number, providerId: string) => {
  const demo = pick(demoProperties, n);
  const city = pick([...popularCities, ...towns], n * 5);
  const listed = new Date(Date.UTC(2025, 0, 1) + n * 1_700_000);
  return {
    id: randomUUID(),
    version: 1,
    provider_id: providerId,
    title: `${demo.title} ${n}`,
    description: demo.description,
    property_type: pick(propertyTypes, n * 3),
    area: 200 + ((n * 137) % 9_000),
    address: demo.address,
    city,
    city_key: cityKey(city),
    state: pick(demoProperties, n * 11).state,
    pincode: demo.pincode,
    rent_per_sq_ft: 40 + (n % 200),
    security_deposit: null,
    amenities: [pick(amenitySuggestions, n), pick(amenitySuggestions, n * 5 + 1)],
    images: [],
    is_available: n % 20 !== 0,
    is_listed: n % 20 !== 0,
    featured: false,
    created_at: listed,
    updated_at: listed,
  };
};

const requirements = [
  { title: 'One city', preferredLocations: ['Pune'], minArea: 1_000, maxArea: 1_500 },
  {
    title: 'Three cities and a state',
    preferredLocations: ['Mumbai', 'Delhi NCR', 'Surat', 'Karnataka'],
    minArea: 400,
    maxArea: 600,
  },
  { title: 'One city, any size', preferredLocations: ['Pune'], minArea: 1, maxArea: null },
  { title: 'Anywhere, narrow', preferredLocations: ['Pan India'], minArea: 1_000, maxArea: 1_100 },
  { title: 'Anywhere, any size', preferredLocations: ['Pan India'], minArea: 1, maxArea: null },
];

const main = async () => {
  const broker = await startTestBroker();
  const service = await startTestService(catalogService, { broker });
  const { db } = service.running;
  const agents = Array.from({ length: 200 }, () => someone('agent'));
  await db('brands').insert(
    agents.map(({ id }, n) => ({ id, name: `Agent ${n}`, is_brand: false, is_provider: true, version: 1 })),
  );
  for (let start = 0; start < rowCount; start += batch) {
    const numbers = Array.from({ length: batch }, (_, n) => start + n);
    await db('property_listings').insert(numbers.map((n) => rowOf(n, pick(agents, n).id)));
  }
  await db.raw('vacuum analyze property_listings');

  const brand = someone('brand');
  for (const requirement of requirements) {
    const { body } = await service.call('POST', '/api/requirements', { as: brand, body: requirement });
    process.stdout.write(`\n== ${requirement.title}`);
    await measure(service, `/api/requirements/${body.id}/matches`, brand);
  }
  await measure(service, '/api/my-properties', pick(agents, 0));
  await service.stop();
  await broker.stop();
};

await main();
