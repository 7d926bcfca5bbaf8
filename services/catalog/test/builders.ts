import { randomUUID } from 'node:crypto';
import { assignmentChangedV1, inquiryUnansweredV1, replyTimeChangedV1, userUpdatedV1 } from '@setu/contracts';
import { handleEvent } from '@setu/service-kit';
import {
  envelopeOf,
  observeSweeps,
  publishEvent,
  runSweeps,
  type ServiceAlone,
  served,
  setUpServiceAlone,
  someone,
  startServiceAlone,
  type TestBroker,
  type TestService,
  type TestUser,
} from '@setu/service-kit/test';
import { makeCatalogService } from '../src/app';

/** A unique title. It has no digits, because ten of them would be read as a phone number. */
const aTitle = (start: string): string =>
  `${start} ${randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

/** Input of a franchise, with a unique title. */
export const aDraft = (with_: Record<string, unknown> = {}) => ({
  title: aTitle('Chai kiosk'),
  description: 'A kiosk for railway platforms.',
  businessCategory: 'food_beverage',
  franchiseModel: 'FOFO',
  minInvestment: '500000',
  maxInvestment: 900000,
  expectedROI: '24.5',
  areaRequired: 150,
  supportProvided: 'Two weeks of training.',
  trainingIncluded: true,
  marketingSupport: false,
  territories: ['Mumbai', 'Pune'],
  images: [],
  documents: [],
  isActive: true,
  featured: false,
  ...with_,
});

/** Input of a franchise about running outlets, of which a typical one earns a profit before fees, rupees a month. */
export const outletsEarning = (profit: number) => ({
  monthlyRevenue: { low: 100_000 + profit, typical: 100_000 + profit, high: 100_000 + profit },
  monthlyCosts: { low: 100_000, typical: 100_000, high: 100_000 },
  earningsBasis: { outlets: 3, from: '2025-04', to: '2026-03' },
});

/** Input of a requirement, with a unique title. */
export const aRequirement = (with_: Record<string, unknown> = {}) => ({
  title: aTitle('Corner shop wanted'),
  description: 'Ground floor, two shutters.',
  businessCategory: 'retail',
  minArea: 1000,
  maxArea: '2000',
  preferredLocations: ['Pune'],
  maxRentPerSqFt: '180',
  requiredAmenities: ['Parking'],
  timeline: '2 months',
  isActive: true,
  ...with_,
});

/** Input of a property, with a unique title. */
export const aProperty = (with_: Record<string, unknown> = {}) => ({
  title: aTitle('Hall beside the station'),
  description: 'Double height, one column.',
  propertyType: 'retail',
  area: 1500,
  address: '12, Station Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411 001',
  rentPerSqFt: 150,
  securityDeposit: '900000',
  amenities: ['Parking', 'CCTV'],
  images: [],
  isAvailable: true,
  ...with_,
});

const post = async (service: TestService, path: string, as: TestUser, body: unknown) => {
  const reply = await served(() => service.call('POST', path, { as, body }));
  if (reply.status !== 201) throw new Error(`${reply.status}: ${reply.text}`);
  return reply.body;
};

/** Creates a franchise through the API. @returns its body */
export const addFranchise = (service: TestService, as: TestUser, with_: Record<string, unknown> = {}) =>
  post(service, '/api/franchises', as, aDraft(with_));

/** Posts a requirement through the API. @returns its body */
export const addRequirement = (service: TestService, as: TestUser, with_: Record<string, unknown> = {}) =>
  post(service, '/api/requirements', as, aRequirement(with_));

/** Lists a property through the API. @returns its body */
export const addProperty = (service: TestService, as: TestUser, with_: Record<string, unknown> = {}) =>
  post(service, '/api/properties', as, aProperty(with_));

/** A call in an administrator's session. */
export const callAsAdmin = async (
  service: TestService,
  method: string,
  path: string,
  { body, as = someone('admin') }: { body?: unknown; as?: TestUser } = {},
) => service.call(method, path, { body, headers: await service.callers.headersFor(as, 'admin') });

/** An event of identity about a user. */
export const aUserEvent = (user: { id: string }, with_: Record<string, unknown> = {}) =>
  envelopeOf(userUpdatedV1, user.id, {
    id: user.id,
    version: 1,
    role: 'brand',
    firstName: null,
    lastName: null,
    displayName: `Brand ${user.id.slice(0, 8)}`,
    ...with_,
  });

export const publishUser = (broker: TestBroker, user: { id: string }, with_: Record<string, unknown> = {}) =>
  publishEvent(broker.url, userUpdatedV1, aUserEvent(user, with_));

export { runSweeps };

const observed = (isReviewed: boolean) => observeSweeps(makeCatalogService({ isReviewed }));

/** A real catalog service with its own database and broker. */
export const startCatalog = (options: { demo?: boolean } = {}) => startServiceAlone(observed(false), options);
/** Starts it before the tests of a file and stops it after them. */
export const setUpCatalog = ({
  isReviewed = false,
  ...options
}: {
  demo?: boolean;
  /** Whether new listings are reviewed, as with MODERATION=before. */
  isReviewed?: boolean;
} = {}) => setUpServiceAlone(observed(isReviewed), options);
export type Catalog = ServiceAlone;

/** Makes the catalog handle the event that a brand confirmed an agent's assignment. */
export const confirmDeal = async (
  service: TestService,
  { brand, requirementId }: { brand: { id: string }; requirementId: string },
): Promise<void> => {
  const consumer = service.running.consumers.find(({ name }) => name === 'agent-confirmed-deals');
  if (!consumer) throw new Error('the catalog has no consumer of confirmed deals');
  const id = randomUUID();
  const event = envelopeOf(assignmentChangedV1, id, {
    id,
    version: 3,
    agentId: randomUUID(),
    brandId: brand.id,
    requirementId,
    propertyId: null,
    status: 'completed',
    isConfirmed: true,
    confirmedAt: new Date().toISOString(),
  });
  await handleEvent(service.running.db, consumer, JSON.stringify(event));
};

/** Makes the catalog handle the event that a brand usually answers within a day, and whether it keeps the reply promise. */
export const answerWithinADay = async (
  service: TestService,
  brand: { id: string },
  { keepsPromise = false, version = 1 } = {},
): Promise<void> => {
  const consumer = service.running.consumers.find(({ name }) => name === 'brand-reply-times');
  if (!consumer) throw new Error('the catalog has no consumer of reply times');
  const event = envelopeOf(replyTimeChangedV1, brand.id, {
    userId: brand.id,
    version,
    usually: 'day',
    keepsPromise,
  });
  await handleEvent(service.running.db, consumer, JSON.stringify(event));
};

/** Makes the catalog handle the event that an inquiry about a franchise has no answer after three days. @returns the inquiry and its sender */
export const waitThreeDays = async (
  service: TestService,
  franchiseId: string | null | undefined,
  waited: 'one_day' | 'three_days' = 'three_days',
): Promise<{ id: string; fromUserId: string }> => {
  const consumer = service.running.consumers.find(({ name }) => name === 'unanswered-inquiries');
  if (!consumer) throw new Error('the catalog does not read unanswered inquiries');
  const [id, fromUserId] = [randomUUID(), randomUUID()];
  const data = { id, kind: 'franchise' as const, fromUserId, toUserId: randomUUID(), waited, franchiseId };
  await handleEvent(service.running.db, consumer, JSON.stringify(envelopeOf(inquiryUnansweredV1, id, data)));
  return { id, fromUserId };
};
