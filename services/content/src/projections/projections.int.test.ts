import { randomUUID } from 'node:crypto';
import {
  franchiseCreatedV1,
  franchiseUpdatedV1,
  inquirySentV1,
  inquiryStatusChangedV1,
  propertyListedV1,
  propertyUpdatedV1,
  userRegisteredV1,
  userUpdatedV1,
} from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import { describeProjection, envelopeOf, type Projection } from '@setu/service-kit/test';
import { setUpContent } from '../../test/builders';
import { aFranchiseState, anInquiryState, aPropertyState, aUserState } from '../../test/events';
import { franchisesConsumer } from './franchises.consumer';
import { inquiriesConsumer } from './inquiries.consumer';
import { propertiesConsumer } from './properties.consumer';
import { usersConsumer } from './users.consumer';

const content = setUpContent();

const owner = randomUUID();
const began = '2026-11-01T10:00:00.000Z';

const projections: readonly Projection[] = [
  {
    consumer: usersConsumer.name,
    table: 'users',
    events: [userRegisteredV1, userUpdatedV1],
    stateOf: (id, version) =>
      aUserState({ id, version, displayName: `Asha ${version}`, role: version === 1 ? 'investor' : 'brand' }),
    rowOf: ({ id, version, displayName, role, createdAt }) => ({
      id,
      version,
      display_name: displayName,
      role,
      registered_at: new Date(String(createdAt)),
    }),
  },
  {
    consumer: franchisesConsumer.name,
    table: 'franchises',
    events: [franchiseCreatedV1, franchiseUpdatedV1],
    stateOf: (id, version) =>
      aFranchiseState({
        id,
        version,
        brandId: owner,
        title: `Chai ${version}`,
        isActive: version === 1,
        businessCategory: version === 1 ? 'food_beverage' : 'retail',
        territories: version === 1 ? ['Pune'] : ['Surat'],
        createdAt: began,
      }),
    rowOf: ({ id, version, title, isActive, businessCategory, territories }) => ({
      id,
      version,
      brand_id: owner,
      title,
      business_category: businessCategory,
      min_investment: '500000.00',
      max_investment: '900000.00',
      territories,
      is_active: isActive,
      listed_active: true,
      listed_at: new Date(began),
    }),
  },
  {
    consumer: propertiesConsumer.name,
    table: 'properties',
    events: [propertyListedV1, propertyUpdatedV1],
    stateOf: (id, version) => aPropertyState({ id, version, isAvailable: version === 1 }),
    rowOf: ({ id, version, isAvailable }) => ({ id, version, is_available: isAvailable }),
  },
  {
    consumer: inquiriesConsumer.name,
    table: 'inquiries',
    events: [inquirySentV1, inquiryStatusChangedV1],
    stateOf: (id, version) =>
      anInquiryState({
        id,
        version,
        franchiseId: owner,
        status: version === 1 ? 'open' : 'declined',
        createdAt: began,
      }),
    rowOf: ({ id, version, status }) => ({
      id,
      version,
      franchise_id: owner,
      status,
      sent_at: new Date(began),
    }),
  },
];

for (const projection of projections) describeProjection(projection, () => content);

describe('times of creation', () => {
  it('the time of creation is that of the first event when the event does not contain it', async () => {
    const published = anInquiryState({ createdAt: undefined });
    const late = {
      ...envelopeOf(inquiryStatusChangedV1, published.id, { ...published, version: 2 }),
      time: '2026-11-09T10:00:00.000Z',
    };
    const early = { ...envelopeOf(inquirySentV1, published.id, published), time: '2026-11-08T10:00:00.000Z' };
    for (const envelope of [late, early])
      await handleEvent(content.db, inquiriesConsumer, JSON.stringify(envelope));
    const row = await content.db('inquiries').where({ id: published.id }).first();
    expect(row.sent_at.toISOString()).toBe(early.time);
    expect(row.version).toBe(2);
  });

  it('a franchise stores whether it was active when it was listed, in any order of events', async () => {
    const published = aFranchiseState({ isActive: false });
    const publish = (definition: typeof franchiseCreatedV1, state: typeof published) =>
      handleEvent(
        content.db,
        franchisesConsumer,
        JSON.stringify(envelopeOf(definition, published.id, state)),
      );
    await publish(franchiseUpdatedV1, { ...published, version: 2, isActive: true });
    await publish(franchiseCreatedV1, published);
    const row = await content.db('franchises').where({ id: published.id }).first();
    expect(row).toMatchObject({ is_active: true, listed_active: false, version: 2 });
  });

  it('a franchise of an older producer, without the optional fields, is stored', async () => {
    const { id, version, brandId, title, isActive } = aFranchiseState();
    const published = { id, version, brandId, title, isActive };
    await handleEvent(
      content.db,
      franchisesConsumer,
      JSON.stringify(envelopeOf(franchiseCreatedV1, id, published)),
    );
    expect(await content.db('franchises').where({ id }).first()).toMatchObject({
      business_category: null,
      min_investment: null,
      territories: [],
    });
  });
});
