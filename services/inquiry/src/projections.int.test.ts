import { randomUUID } from 'node:crypto';
import {
  franchiseCreatedV1,
  franchiseUpdatedV1,
  phoneConfirmationChangedV1,
  propertyListedV1,
  propertyUpdatedV1,
  requirementPostedV1,
  requirementUpdatedV1,
} from '@setu/contracts';
import { peopleProjection } from '@setu/contracts/test';
import { peopleConsumer } from '@setu/service-features/people';
import { describeProjection, type Projection } from '@setu/service-kit/test';
import { setUpInquiries } from '../test/builders';
import { franchisesConsumer } from './franchises/franchises.consumer';
import { confirmedPhonesConsumer } from './inquiries/phone/confirmed-phones.consumer';
import { propertiesConsumer } from './properties/properties.consumer';
import { requirementsConsumer } from './requirements/requirements.consumer';

const inquiries = setUpInquiries();

const owner = randomUUID();

const projections: readonly Projection[] = [
  {
    consumer: franchisesConsumer.name,
    table: 'franchises',
    events: [franchiseCreatedV1, franchiseUpdatedV1],
    stateOf: (id, version) => ({
      id,
      version,
      brandId: owner,
      title: `Café ${version}`,
      isActive: version === 1,
      // Events of earlier releases lack it.
      ...(version === 2 ? {} : { lowestBudget: '500000.00' }),
    }),
    rowOf: ({ id, version, title, isActive, lowestBudget = null }) => ({
      id,
      version,
      brand_id: owner,
      title,
      is_active: isActive,
      lowest_budget: lowestBudget,
    }),
  },
  {
    consumer: confirmedPhonesConsumer.name,
    table: 'confirmed_phones',
    events: [phoneConfirmationChangedV1, phoneConfirmationChangedV1],
    stateOf: (id, version) => ({
      id,
      version,
      fingerprint: version === 2 ? null : 'c2FsdA.aGFzaA',
      confirmedAt: version === 2 ? null : '2026-11-29T06:00:00.000Z',
    }),
    rowOf: ({ id, version, fingerprint, confirmedAt }) => ({
      id,
      version,
      fingerprint,
      confirmed_at: typeof confirmedAt === 'string' ? new Date(confirmedAt) : null,
    }),
  },
  {
    consumer: requirementsConsumer.name,
    table: 'requirements',
    events: [requirementPostedV1, requirementUpdatedV1],
    stateOf: (id, version) => ({
      id,
      version,
      brandId: owner,
      title: `Shop ${version}`,
      isActive: version === 1,
    }),
    rowOf: ({ id, version, title, isActive }) => ({
      id,
      version,
      brand_id: owner,
      title,
      is_active: isActive,
    }),
  },
  {
    consumer: propertiesConsumer.name,
    table: 'properties',
    events: [propertyListedV1, propertyUpdatedV1],
    stateOf: (id, version) => ({
      id,
      version,
      providerId: owner,
      title: `Hall ${version}`,
      isAvailable: version === 1,
    }),
    rowOf: ({ id, version, title, isAvailable }) => ({
      id,
      version,
      provider_id: owner,
      title,
      is_available: isAvailable,
    }),
  },
  peopleProjection(peopleConsumer.name),
];

for (const projection of projections) describeProjection(projection, () => inquiries);
