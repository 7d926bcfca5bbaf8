import { randomUUID } from 'node:crypto';
import { listDemands } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { readBy, someone } from '@setu/service-kit/test';
import type { Knex } from 'knex';
import { cursorOf, setUpAgents } from '../../test/builders';
import { makeListDemands } from './list-demands';

const rows = 24_000;

const agents = setUpAgents();
const agent = someone('agent');
let db: Knex;
beforeAll(async () => {
  ({ db } = agents);
  for (let first = 1; first < rows; first += 1_000)
    await db.raw(
      `insert into demands (id, brand_id, title, business_category, property_type, accepts_any_type, min_area, max_area,
       preferred_locations, location_keys, urgency, is_active, version, created_at)
     select md5('d' || n)::uuid, md5('b' || n % 500)::uuid, 'Space ' || n,
       (array['retail', 'food_beverage', 'food_beverage', 'services'])[1 + h[1] % 4],
       case when h[2] % 30 = 0 then 'warehouse' else 'office' end, h[3] % 200 = 0, 200 + h[4] % 5000,
       case when h[5] % 10 > 0 then 5200 + h[4] % 5000 end, array['X'],
       array[(array['pune', 'mumbai', 'goa'])[1 + least(h[6] % 40, 2)], 'town ' || h[7] % 300], 1 + h[8] % 4, true, 1,
       timestamptz '2026-01-01' - (h[9] % 500000) * interval '1 minute'
     from generate_series(?::integer, ?::integer + 999) n,
       lateral (select array_agg(abs(hashint4extended(n, k) % 1000003)::integer order by k) as h from generate_series(1, 9) k)`,
      [first, first],
    );
  await db.raw(
    `insert into people (id, display_name, role, version) select md5('b' || n)::uuid, 'Brand ' || n, 'brand', 1 from generate_series(0, 499) n`,
  );
  await db.raw('vacuum analyze demands, people');
});

const list = (query: object) =>
  makeListDemands({ db })(listDemands.query.parse(query) as HandlerInput<typeof listDemands>, agent as never);

describe('a page of a very long list reads few demands', () => {
  it.each([
    ['no filter', {}],
    ['a category', { businessCategory: 'food' }],
    ['a rare type', { propertyType: 'warehouse' }],
    ['a city', { city: 'Pune' }],
    ['a town', { city: 'Town 7' }],
    [
      'a category, a type and a city',
      { businessCategory: 'retail', propertyType: 'warehouse', city: 'Pune' },
    ],
    ['small areas', { maxArea: 230 }],
    ['a deep cursor', { cursor: cursorOf([2, Date.parse('2025-06-01'), randomUUID()]) }],
  ])('with %s', async (_what, query) => {
    for (const [sql, read] of await readBy(db, 'demands', () => list(query)))
      expect([sql, read > 5_000 ? read : 'few']).toEqual([sql, 'few']);
  });
});
