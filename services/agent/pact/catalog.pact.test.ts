import { Matchers } from '@pact-foundation/pact';
import {
  propertyListedV1,
  propertyUpdatedV1,
  requirementPostedV1,
  requirementUpdatedV1,
} from '@setu/contracts';
import { demandsConsumer } from '../src/demands/demands.consumer';
import { propertiesConsumer } from '../src/properties/properties.consumer';
import { aDecimal, anInstant, readsFrom } from './reader';

const userId = 'c0ffee00-0000-4000-8000-0000000000b1';

const demand = { consumer: demandsConsumer, table: 'demands', id: 'c0ffee00-0000-4000-8000-000000000d01' };
const requirement = {
  brandId: Matchers.uuid(userId),
  title: Matchers.string('Corner shop on a high street'),
  description: Matchers.string('Ground floor, two shutters.'),
  businessCategory: Matchers.string('retail'),
  propertyType: Matchers.string('retail'),
  minArea: Matchers.integer(1000),
  maxArea: Matchers.integer(2000),
  preferredLocations: Matchers.eachLike('Pune'),
  maxRentPerSqFt: aDecimal('180.00'),
  requiredAmenities: Matchers.eachLike('Parking'),
  timeline: Matchers.string('2 months'),
  createdAt: anInstant,
};

const listing = {
  consumer: propertiesConsumer,
  table: 'properties',
  id: 'c0ffee00-0000-4000-8000-000000000d02',
};
const property = {
  providerId: Matchers.uuid(userId),
  title: Matchers.string('Hall beside the station'),
  city: Matchers.string('Pune'),
};

readsFrom('catalog', [
  {
    ...demand,
    given: 'a brand posts an active requirement with every field',
    message: 'a requirement was posted',
    definition: requirementPostedV1,
    data: { version: Matchers.integer(1), isActive: true, ...requirement },
    row: {
      brand_id: userId,
      title: 'Corner shop on a high street',
      min_area: 1_000,
      max_area: 2_000,
      preferred_locations: ['Pune'],
      max_rent_per_sq_ft: '180.00',
      urgency: 3,
      is_active: true,
      version: 1,
    },
  },
  {
    ...demand,
    given: 'a brand marks its requirement with every field as fulfilled',
    message: 'a requirement was fulfilled',
    definition: requirementUpdatedV1,
    data: { version: Matchers.integer(2), isActive: false, ...requirement },
    row: { is_active: false, version: 2 },
  },
  {
    ...listing,
    given: 'an agent lists an available property',
    message: 'a property was listed',
    definition: propertyListedV1,
    data: { version: Matchers.integer(1), isAvailable: true, ...property },
    row: { provider_id: userId, title: 'Hall beside the station', city: 'Pune', is_available: true },
  },
  {
    ...listing,
    given: 'an agent makes its property unavailable',
    message: 'a property became unavailable',
    definition: propertyUpdatedV1,
    data: { version: Matchers.integer(2), isAvailable: false, ...property },
    row: { is_available: false, version: 2 },
  },
]);
