import { randomUUID } from 'node:crypto';
import {
  franchiseCreatedV1,
  franchiseUpdatedV1,
  propertyListedV1,
  propertyUpdatedV1,
  requirementPostedV1,
  requirementUpdatedV1,
  userRegisteredV1,
  userUpdatedV1,
} from '@setu/contracts';
import { type Copy, describeProjection } from '@setu/service-kit/test';
import { type Inquiries, startInquiries } from '../test/builders';
import { franchisesConsumer } from './franchises/franchises.consumer';
import { peopleConsumer } from './people/people.consumer';
import { propertiesConsumer } from './properties/properties.consumer';
import { requirementsConsumer } from './requirements/requirements.consumer';

let inquiries: Inquiries;
beforeAll(async () => {
  inquiries = await startInquiries();
});
afterAll(() => inquiries?.stop());

const owner = randomUUID();

const copies: readonly Copy[] = [
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
  {
    consumer: peopleConsumer.name,
    table: 'people',
    events: [userRegisteredV1, userUpdatedV1],
    stateOf: (id, version) => ({
      id,
      version,
      role: version === 1 ? 'investor' : 'agent',
      firstName: 'Asha',
      lastName: null,
      displayName: `Asha ${version}`,
      isSuspended: version > 1,
    }),
    rowOf: ({ id, version, role, displayName, isSuspended }) => ({
      id,
      version,
      role,
      display_name: displayName,
      is_suspended: isSuspended,
    }),
  },
];

for (const copy of copies) describeProjection(copy, () => inquiries);
