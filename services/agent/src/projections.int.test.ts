import { randomUUID } from 'node:crypto';
import {
  brandProfileSavedV1,
  inquirySentV1,
  inquiryStatusChangedV1,
  propertyListedV1,
  propertyUpdatedV1,
  requirementPostedV1,
  requirementUpdatedV1,
} from '@setu/contracts';
import { peopleProjection } from '@setu/contracts/test';
import {
  describeProjection,
  envelopeOf,
  eventually,
  type Projection,
  publishEvent,
} from '@setu/service-kit/test';
import { aRequirement, setUpAgents } from '../test/builders';

const agents = setUpAgents();

const at = '2026-11-20T10:00:00.000Z';
const owner = randomUUID();

const projections: readonly Projection[] = [
  {
    consumer: 'catalog-demands',
    table: 'demands',
    events: [requirementPostedV1, requirementUpdatedV1],
    stateOf: (id, version) => ({
      ...aRequirement({ id: owner }),
      id,
      version,
      title: `Shop ${version}`,
      acceptsAnyType: version > 1 ? true : undefined,
      preferredLocations: ['Bengaluru', 'bangalore', 'Shimla'],
      timeline: version === 1 ? '2 months' : 'immediate',
      isActive: version === 1,
      createdAt: at,
    }),
    rowOf: (state) => ({
      id: state.id,
      brand_id: owner,
      title: state.title,
      business_category: 'retail',
      property_type: 'retail',
      accepts_any_type: Number(state.version) > 1,
      min_area: 1_000,
      max_area: 2_000,
      preferred_locations: ['Bengaluru', 'bangalore', 'Shimla'],
      location_keys: ['bangalore', 'shimla'],
      max_rent_per_sq_ft: '180.00',
      timeline: state.timeline,
      urgency: state.version === 1 ? 3 : 4,
      is_active: state.isActive,
      version: state.version,
      created_at: new Date(at),
    }),
  },
  {
    consumer: 'catalog-properties',
    table: 'properties',
    events: [propertyListedV1, propertyUpdatedV1],
    stateOf: (id, version) => ({
      id,
      version,
      providerId: owner,
      title: `Hall ${version}`,
      city: 'Pune',
      isAvailable: version === 1,
    }),
    rowOf: ({ id, version, title, isAvailable }) => ({
      id,
      version,
      provider_id: owner,
      title,
      city: 'Pune',
      is_available: isAvailable,
    }),
  },
  peopleProjection('identity-people'),
  {
    consumer: 'identity-brand-profiles',
    table: 'brand_profiles',
    key: 'user_id',
    events: [brandProfileSavedV1, brandProfileSavedV1],
    stateOf: (userId, version) => ({
      userId,
      version,
      brandName: `Brand ${version}`,
      description: version === 1 ? null : 'Eleven teas.',
      targetAudience: 'Commuters',
      website: null,
    }),
    rowOf: ({ userId, version, brandName, description }) => ({
      user_id: userId,
      version,
      brand_name: brandName,
      description,
      target_audience: 'Commuters',
    }),
  },
  {
    consumer: 'inquiry-offers',
    table: 'offers',
    events: [inquirySentV1, inquiryStatusChangedV1],
    stateOf: (id, version) => ({
      id,
      version,
      fromUserId: owner,
      toUserId: owner,
      franchiseId: null,
      propertyId: owner,
      requirementId: owner,
      status: version === 1 ? 'open' : 'declined',
      closedWithRequirement: version === 1 ? undefined : true,
      proposedCommission: '1.50',
      createdAt: at,
    }),
    rowOf: ({ id, version, status }) => ({
      id,
      version,
      requirement_id: owner,
      from_user_id: owner,
      to_user_id: owner,
      property_id: owner,
      proposed_commission: '1.50',
      status,
      closed_with_requirement: version !== 1,
      created_at: new Date(at),
    }),
  },
];

for (const projection of projections) describeProjection(projection, () => agents);

describe('inquiry-offers', () => {
  const publish = (envelope: unknown) => publishEvent(agents.broker.url, inquirySentV1, envelope);
  const offerEvent = (id: string, fields: Record<string, unknown>) => ({
    id,
    version: 1,
    fromUserId: randomUUID(),
    toUserId: randomUUID(),
    franchiseId: null,
    propertyId: null,
    requirementId: randomUUID(),
    status: 'open' as const,
    ...fields,
  });

  it('inquiries without a requirement are skipped', async () => {
    const [id, eventId] = [randomUUID(), randomUUID()];
    const aboutFranchise = offerEvent(id, { requirementId: null, franchiseId: randomUUID() });
    await publish(envelopeOf(inquirySentV1, id, aboutFranchise, eventId));
    await eventually(async () =>
      expect(await agents.db('inbox').where({ event_id: eventId }).first()).toBeDefined(),
    );
    expect(await agents.db('offers').where({ id })).toEqual([]);
    expect(await agents.db('dead_letters').where('payload', 'like', `%${eventId}%`)).toEqual([]);
  });

  it('inquiry events without commission and time are applied with the time of the envelope', async () => {
    const id = randomUUID();
    const envelope = envelopeOf(inquirySentV1, id, offerEvent(id, {}));
    await publish(envelope);
    await eventually(async () =>
      expect(await agents.db('offers').where({ id }).first()).toMatchObject({
        proposed_commission: null,
        created_at: new Date(envelope.time),
      }),
    );
  });
});
