import { randomUUID } from 'node:crypto';
import { someone, type TestUser } from '@setu/service-kit/test';
import { addFranchise, addProperty, addRequirement, setUpCatalog } from '../../test/builders';
import { maxListings } from './listing-limit';

const catalog = setUpCatalog();

/** Fills an owner's listings up to one below the limit with copies of the first listing. */
const fillUp = async (table: string, id: string) => {
  const { db } = catalog.service.running;
  const { rows } = await db.raw(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'catalog' and table_name = ? and column_name <> 'id' and is_generated = 'NEVER'`,
    [table],
  );
  const { columns } = rows[0];
  await db.raw(
    `insert into ?? (id, ${columns}) select gen_random_uuid(), ${columns} from ??, generate_series(1, ?) where id = ?`,
    [table, table, maxListings - 2, id],
  );
};

const kinds: readonly [string, string, (owner: TestUser) => Promise<{ id: string }>, string, object][] = [
  [
    'franchises',
    'franchise_opportunities',
    (owner) => addFranchise(catalog.service, owner),
    '/api/franchises',
    { title: 'Chai', minInvestment: 1, maxInvestment: 2, territories: ['Pune'] },
  ],
  [
    'requirements',
    'property_requirements',
    (owner) => addRequirement(catalog.service, owner),
    '/api/requirements',
    { title: 'Corner shop', minArea: 100, preferredLocations: ['Pune'] },
  ],
  [
    'properties',
    'property_listings',
    (owner) => addProperty(catalog.service, owner),
    '/api/properties',
    { title: 'Corner shop', area: 100, address: 'MG Road', city: 'Pune', state: 'Maharashtra' },
  ],
];

it.each(kinds)(
  'an owner may have at most 1,000 %s, counted in any state',
  async (called, table, add, path, draft) => {
    const owner = someone('brand');
    const { id } = await add(owner);
    await fillUp(table, id);
    const body = { ...draft, title: `Last ${randomUUID()}` };
    const create = () => catalog.service.call('POST', path, { as: owner, body });
    const last = await create();
    expect([last.status, last.text]).toEqual([201, expect.any(String)]);
    const refused = await catalog.service.call('POST', path, {
      as: owner,
      body: { ...draft, title: 'One too many' },
    });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'listing_limit_reached',
      detail: expect.stringContaining(`You have 1,000 ${called}`),
    });
    expect((await catalog.service.call('POST', path, { as: someone('brand'), body: draft })).status).toBe(
      201,
    );
  },
);
