import { Matchers } from '@pact-foundation/pact';
import {
  franchiseCreatedV1,
  franchiseUpdatedV1,
  propertyListedV1,
  propertyUpdatedV1,
  requirementPostedV1,
  requirementUpdatedV1,
} from '@setu/contracts';
import { someone } from '@setu/service-kit/test';
import { franchisesConsumer } from '../src/franchises/franchises.consumer';
import { propertiesConsumer } from '../src/properties/properties.consumer';
import { requirementsConsumer } from '../src/requirements/requirements.consumer';
import { makeInquiry } from '../test/builders';
import { readsFrom } from './reader';

const offerId = 'c0ffee00-0000-4000-8000-0000000000e2';
const fulfilledId = 'c0ffee00-0000-4000-8000-000000000004';
const ownerId = 'c0ffee00-0000-4000-8000-0000000000b1';
const brandId = Matchers.uuid(ownerId);
const version = (example: number) => Matchers.integer(example);

const franchise = {
  consumer: franchisesConsumer,
  table: 'franchises',
  id: 'c0ffee00-0000-4000-8000-000000000001',
};
const requirement = {
  consumer: requirementsConsumer,
  table: 'requirements',
  id: 'c0ffee00-0000-4000-8000-000000000002',
};
const property = {
  consumer: propertiesConsumer,
  table: 'properties',
  id: 'c0ffee00-0000-4000-8000-000000000003',
};

readsFrom('catalog', [
  {
    ...franchise,
    given: 'a brand creates an active franchise',
    message: 'a franchise was created',
    definition: franchiseCreatedV1,
    data: {
      version: version(1),
      brandId,
      title: Matchers.string('Chai kiosk'),
      isActive: true,
      lowestBudget: Matchers.string('500000.00'),
    },
    row: {
      brand_id: ownerId,
      title: 'Chai kiosk',
      is_active: true,
      lowest_budget: '500000.00',
      version: 1,
    },
  },
  {
    ...franchise,
    given: 'a brand makes its franchise inactive',
    message: 'a franchise became inactive',
    definition: franchiseUpdatedV1,
    data: { version: version(2), brandId, title: Matchers.string('Chai kiosk'), isActive: false },
    row: { is_active: false, version: 2 },
  },
  {
    ...requirement,
    given: 'a brand posts an active requirement with every field',
    message: 'a requirement was posted',
    definition: requirementPostedV1,
    data: { version: version(1), brandId, title: Matchers.string('Corner shop'), isActive: true },
    row: { brand_id: ownerId, title: 'Corner shop', is_active: true, version: 1 },
  },
  {
    ...requirement,
    given: 'a brand marks its requirement with every field as fulfilled',
    message: 'a requirement was fulfilled',
    definition: requirementUpdatedV1,
    data: { version: version(2), brandId, title: Matchers.string('Corner shop'), isActive: false },
    row: { is_active: false, version: 2 },
  },
  {
    ...property,
    given: 'an agent lists an available property',
    message: 'a property was listed',
    definition: propertyListedV1,
    data: { version: version(1), providerId: brandId, title: Matchers.string('Hall'), isAvailable: true },
    row: { provider_id: ownerId, title: 'Hall', is_available: true, version: 1 },
  },
  {
    ...property,
    given: 'an agent makes its property unavailable',
    message: 'a property became unavailable',
    definition: propertyUpdatedV1,
    data: { version: version(2), providerId: brandId, title: Matchers.string('Hall'), isAvailable: false },
    row: { is_available: false, version: 2 },
  },
  {
    given: 'the assignment of an agent fulfils a requirement',
    message: 'a requirement was fulfilled by an agent',
    definition: requirementUpdatedV1,
    consumer: { name: 'catalog-fulfilled-requirements' },
    id: fulfilledId,
    prepare: (db) =>
      makeInquiry(db, {
        id: offerId,
        from: someone('agent'),
        to: someone('brand', ownerId),
        requirementId: fulfilledId,
        createdAt: new Date('2026-11-20T10:00:00.000Z'),
      }),
    data: {
      brandId,
      fulfilledAt: Matchers.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, '2026-11-22T10:00:00.000Z'),
      fulfilledBy: Matchers.uuid('c0ffee00-0000-4000-8000-0000000000a1'),
    },
    table: 'inquiries',
    rowId: offerId,
    row: { status: 'declined', version: 2 },
  },
]);
