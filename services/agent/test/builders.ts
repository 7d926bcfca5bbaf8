import { randomUUID } from 'node:crypto';
import {
  type InquiryStatus,
  inquirySentV1,
  propertyListedV1,
  requirementPostedV1,
  type UserRole,
  userUpdatedV1,
} from '@setu/contracts';
import { handleEvent, type ServiceDefinition, type ServiceParts } from '@setu/service-kit';
import {
  envelopeOf,
  setUpServiceAlone,
  someone,
  startServiceAlone,
  type TestService,
  type TestUser,
} from '@setu/service-kit/test';
import { agentService } from '../src/app';

const sweepsOf = new WeakMap<TestService['running']['db'], ServiceParts['sweeps']>();

/** The agent service, whose hourly work `runSweeps` can run. */
const observed: ServiceDefinition = {
  ...agentService,
  build: (deps) => {
    const parts = agentService.build(deps);
    sweepsOf.set(deps.db, parts.sweeps);
    return parts;
  },
};

/** Runs the hourly work as of an instant. @returns how many items were handled */
export const runSweeps = async ({ running }: TestService, now: Date): Promise<number> => {
  let handled = 0;
  for (const { run } of sweepsOf.get(running.db) ?? []) handled += await run(now);
  return handled;
};

/** A real agent service with its own database and broker. `clock.ahead` moves its time, ms. */
export const startAgents = (options: { demo?: boolean } = {}) => startServiceAlone(observed, options);
/** Starts it before the tests of a file and stops it after them. */
export const setUpAgents = (options: { demo?: boolean } = {}) => setUpServiceAlone(observed, options);

/** A consumer of the running service, by name. */
export const consumerOf = (service: TestService, name: string) => {
  const consumer = service.running.consumers.find((each) => each.name === name);
  if (!consumer) throw new Error(`no consumer ${name}`);
  return consumer;
};

/** Makes the service handle an event as if it came from the broker. */
const publish = (service: TestService, consumer: string, envelope: unknown) =>
  handleEvent(service.running.db, consumerOf(service, consumer), JSON.stringify(envelope));

type Fields = Record<string, unknown>;

/** A requirement as catalog publishes it, with a unique title. */
export const aRequirement = (brand: { id: string }, with_: Fields = {}) => {
  const id = randomUUID();
  return {
    id,
    version: 1,
    brandId: brand.id,
    title: `Corner shop ${id}`,
    description: 'Ground floor, two shutters.',
    businessCategory: 'retail' as const,
    propertyType: 'retail' as const,
    minArea: 1_000,
    maxArea: 2_000 as number | null,
    preferredLocations: ['Mumbai', 'Pune'],
    maxRentPerSqFt: '180.00' as string | null,
    requiredAmenities: ['Parking'],
    timeline: '2 months' as string | null,
    isActive: true,
    createdAt: new Date().toISOString(),
    ...with_,
  };
};

/** A projected demand, of a new brand unless one is given. */
export const addDemand = async (
  service: TestService,
  brand: TestUser = someone('brand'),
  with_: Fields = {},
) => {
  const requirement = aRequirement(brand, with_);
  await publish(service, 'catalog-demands', envelopeOf(requirementPostedV1, requirement.id, requirement));
  return { ...requirement, brand };
};

/** A projected user. */
export const addPerson = async (
  service: TestService,
  user: { id: string; role: UserRole },
  displayName = `Person ${user.id.slice(0, 8)}`,
  version = 1,
  isSuspended = false,
): Promise<string> => {
  const name = { firstName: null, lastName: null, displayName };
  const event = { id: user.id, version, role: user.role, ...name, isSuspended };
  await publish(service, 'identity-people', envelopeOf(userUpdatedV1, user.id, event));
  return displayName;
};

/** A projected property of a provider. */
export const addProperty = async (service: TestService, provider: { id: string }) => {
  const id = randomUUID();
  const property = {
    id,
    version: 1,
    providerId: provider.id,
    title: `Property ${id.slice(0, 8)}`,
    city: 'Pune',
    isAvailable: true,
  };
  await publish(service, 'catalog-properties', envelopeOf(propertyListedV1, id, property));
  return property;
};

interface OfferFields {
  propertyId?: string | null;
  proposedCommission?: string | null;
  status?: InquiryStatus;
  closedWithRequirement?: boolean;
  createdAt?: string;
}

/** A projected inquiry about a requirement. */
export const addOffer = async (
  service: TestService,
  from: { id: string },
  demand: { id: string; brandId: string },
  { propertyId = null, proposedCommission = null, status = 'open', createdAt, ...rest }: OfferFields = {},
) => {
  const id = randomUUID();
  const offer = {
    id,
    version: 1,
    fromUserId: from.id,
    toUserId: demand.brandId,
    franchiseId: null,
    propertyId,
    requirementId: demand.id,
    status,
    proposedCommission,
    createdAt: createdAt ?? new Date().toISOString(),
    ...rest,
  };
  await publish(service, 'inquiry-offers', envelopeOf(inquirySentV1, id, offer));
  return offer;
};

/** Input of a profile, with a unique company. */
export const aProfile = (with_: Fields = {}) => ({
  companyName: `Realty ${randomUUID()}`,
  licenseNumber: 'RERA-1',
  experience: '7',
  commissionRate: 2.5,
  specializations: ['Retail', ' Retail ', ''],
  serviceAreas: ['Pune'],
  certifications: [],
  languages: ['Hindi', 'मराठी'],
  description: 'High streets only.',
  ...with_,
});

/** An agent with a profile made through the API. */
export const addAgent = async (service: TestService, with_: Fields = {}) => {
  const agent = someone('agent');
  const reply = await service.call('POST', '/api/agent/profile', { as: agent, body: aProfile(with_) });
  if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`);
  return { ...agent, profile: reply.body };
};

/** An assignment made through the API: demand, offer, acceptance. Brand and agent are new unless given. */
export const addAssignment = async (
  service: TestService,
  { brand = someone('brand'), agent = someone('agent') }: { brand?: TestUser; agent?: TestUser } = {},
) => {
  const demand = await addDemand(service, brand);
  await addOffer(service, agent, demand, { proposedCommission: '1.50' });
  const reply = await service.call('POST', '/api/agent/assignments', {
    as: brand,
    body: { requirementId: demand.id, agentId: agent.id },
  });
  if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`);
  return { id: reply.body.id as string, brand, agent, demand };
};

/** Path and query of the next page; undefined on the last page. */
export const nextOf = (headers: Headers): string | undefined =>
  /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

/** Builds a cursor. */
export const cursorOf = (values: unknown): string =>
  Buffer.from(JSON.stringify(values), 'utf8').toString('base64url');
