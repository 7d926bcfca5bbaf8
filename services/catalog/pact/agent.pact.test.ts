import { Matchers, Pact } from '@pact-foundation/pact';
import { assignmentChangedV1 } from '@setu/contracts';
import { makeReadsFrom } from '@setu/service-kit/test';
import type { Knex } from 'knex';
import { startCatalog } from '../test/builders';

const readsFrom = makeReadsFrom(
  { Pact, Matchers },
  { name: 'catalog', folder: __dirname, eventIds: 'cb', start: startCatalog },
);

const requirementId = 'c0ffee00-0000-4000-8000-0000000000d1';
const brandId = 'c0ffee00-0000-4000-8000-0000000000b1';
const agentId = 'c0ffee00-0000-4000-8000-0000000000a1';

const addRequirementOfBrand = async (db: Knex) => {
  await db('brands').insert({
    id: brandId,
    name: 'New brand',
    is_brand: true,
    is_provider: true,
    version: 0,
  });
  const now = new Date('2026-11-20T10:00:00.000Z');
  await db('property_requirements').insert({
    id: requirementId,
    version: 1,
    brand_id: brandId,
    title: 'Corner shop',
    business_category: 'retail',
    property_type: 'retail',
    min_area: 100,
    preferred_locations: ['Pune'],
    required_amenities: [],
    is_active: true,
    is_listed: true,
    created_at: now,
    updated_at: now,
  });
};

readsFrom('agent', [
  {
    given: 'a brand confirms a completed assignment',
    message: 'a completed assignment was confirmed',
    definition: assignmentChangedV1,
    consumer: { name: 'agent-confirmed-deals' },
    id: 'c0ffee00-0000-4000-8000-0000000000c1',
    prepare: addRequirementOfBrand,
    data: {
      requirementId: Matchers.uuid(requirementId),
      brandId: Matchers.uuid(brandId),
      agentId: Matchers.uuid(agentId),
      confirmedAt: Matchers.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, '2026-11-22T10:00:00.000Z'),
    },
    table: 'property_requirements',
    rowId: requirementId,
    row: { is_active: false, fulfilled_by: agentId, version: 2 },
  },
]);
