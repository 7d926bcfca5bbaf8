import { propertyTypes } from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { addProperty, setUpCatalog } from '../../test/builders';
import { Property } from '../properties/property.model';
import { areaTolerance, type RequirementCriteria, scoreMatch } from './score';
import { scoreSql } from './score-sql';

const catalog = setUpCatalog();
const amenities = ['Parking', 'CCTV', 'Power Backup', 'Café', 'LIFT', 'lift'];

/** Pseudo-random numbers from 0 to 1 that are the same in every run. */
const makeChance = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const chance = makeChance(7);
const below = (limit: number) => Math.floor(chance() * limit);
const some = <T>(values: readonly T[]): T[] => values.filter(() => chance() < 0.5);

const aRequirement = (): RequirementCriteria => {
  const minArea = 1 + below(2_000);
  return {
    propertyType: propertyTypes[below(propertyTypes.length)] ?? 'retail',
    acceptsAnyType: chance() < 0.3,
    minArea,
    maxArea: chance() < 0.3 ? null : minArea + below(500),
    preferredLocations: ['Pan India'],
    maxRentPerSqFt: chance() < 0.3 ? null : (below(20_000) / 100).toFixed(2),
    requiredAmenities: chance() < 0.2 ? [] : some([...amenities, 'parking', 'Gymnasium']),
  };
};

it('the score in SQL equals the score of scoreMatch for any requirement and property', async () => {
  const { db } = catalog.service.running;
  const { id } = await addProperty(catalog.service, someone('agent'));
  const properties = Array.from({ length: 400 }, () => ({
    area: 1 + below(3_000),
    property_type: propertyTypes[below(propertyTypes.length)],
    rent_per_sq_ft: chance() < 0.2 ? null : (below(20_000) / 100).toFixed(2),
    amenities: some([...amenities, 'PARKING', 'CAFÉ']),
  }));
  for (const property of properties)
    await db.raw(
      `insert into property_listings select another.* from property_listings as one,
         lateral jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()) || ?::jsonb) as another
       where one.id = ?`,
      [JSON.stringify(property), id],
    );
  let compared = 0;
  for (let n = 0; n < 150; n += 1) {
    const criteria = aRequirement();
    const { sql, bindings } = scoreSql(criteria);
    const rows = (await Property.query(db)
      .where('area', '>=', Math.ceil(criteria.minArea * (1 - areaTolerance)))
      .where('area', '<=', Math.floor((criteria.maxArea ?? 1e6) * (1 + areaTolerance)))
      .select('property_listings.*')
      .select(Property.raw(`${sql} as score`, bindings as string[]))) as (Property & { score: number })[];
    for (const row of rows)
      expect([criteria, row, row.score]).toEqual([criteria, row, scoreMatch(criteria, row)?.score]);
    compared += rows.length;
  }
  expect(compared).toBeGreaterThan(5_000);
});
