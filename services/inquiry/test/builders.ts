import { randomUUID } from 'node:crypto';
import { type InquiryStatus, requirementUpdatedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { handleEvent } from '@setu/service-kit';
import {
  envelopeOf,
  observeSweeps,
  runSweeps,
  setUpServiceAlone,
  someone,
  startServiceAlone,
  type TestService,
  type TestUser,
} from '@setu/service-kit/test';
import type { Knex } from 'knex';
import { inquiryService } from '../src/app';

const observed = observeSweeps(inquiryService);

export { runSweeps };

/** A real inquiry service with its own database and broker. `clock.ahead` moves its time, ms. */
export const startInquiries = () => startServiceAlone(observed);
/** Starts it before the tests of a file and stops it after them. */
export const setUpInquiries = () => setUpServiceAlone(observed);

interface ThingFields {
  /** Unique unless given. An existing row is replaced. */
  id?: string | undefined;
  title?: string | undefined;
}

const put = async (db: Knex, table: string, row: object) => {
  await db(table).insert(row).onConflict('id').merge();
};

/** A projected franchise, with a new owner unless one is given. */
export const makeFranchise = async (
  db: Knex,
  {
    id = randomUUID(),
    title = `Franchise ${id.slice(0, 8)}`,
    isActive = true,
    owner = someone('brand'),
    lowestBudget = null,
  }: ThingFields & { isActive?: boolean; owner?: TestUser; lowestBudget?: string | null } = {},
): Promise<{ id: string; title: string; owner: TestUser }> => {
  await put(db, 'franchises', {
    id,
    brand_id: owner.id,
    title,
    is_active: isActive,
    lowest_budget: lowestBudget,
    version: 1,
  });
  return { id, title, owner };
};

/** A projected user with a name. */
export const makePerson = async (
  db: Knex,
  user: TestUser = someone('investor'),
  displayName = `Person ${user.id.slice(0, 8)}`,
): Promise<TestUser & { displayName: string }> => {
  await db('people').insert({ id: user.id, display_name: displayName, role: user.role, version: 1 });
  return { ...user, displayName };
};

/** A projected requirement, of a new brand unless one is given. */
export const makeRequirement = async (
  db: Knex,
  {
    id = randomUUID(),
    title = `Requirement ${id.slice(0, 8)}`,
    isActive = true,
    brand = someone('brand'),
  }: ThingFields & { isActive?: boolean; brand?: TestUser } = {},
): Promise<{ id: string; title: string; brand: TestUser }> => {
  await put(db, 'requirements', { id, brand_id: brand.id, title, is_active: isActive, version: 1 });
  return { id, title, brand };
};

/** A projected property, of a new agent unless a provider is given. */
export const makeProperty = async (
  db: Knex,
  {
    id = randomUUID(),
    title = `Property ${id.slice(0, 8)}`,
    isAvailable = true,
    provider = someone('agent'),
  }: ThingFields & { isAvailable?: boolean; provider?: TestUser } = {},
): Promise<{ id: string; title: string; provider: TestUser }> => {
  await put(db, 'properties', { id, provider_id: provider.id, title, is_available: isAvailable, version: 1 });
  return { id, title, provider };
};

interface InquiryFields {
  id?: string;
  from: TestUser;
  to: TestUser;
  /** The franchise; an unknown franchise by default. An offer does not have one. */
  franchiseId?: string;
  /** Makes it an offer to this requirement. */
  requirementId?: string | undefined;
  subject?: string;
  status?: InquiryStatus;
  createdAt?: Date;
  /** When its receiver first answered. */
  answeredAt?: Date;
}

/** Inserts an inquiry that was sent earlier. */
export const makeInquiry = async (
  db: Knex,
  {
    id = randomUUID(),
    from,
    to,
    franchiseId = randomUUID(),
    requirementId,
    subject = `Subject ${id}`,
    status = 'open',
    createdAt = new Date(),
    answeredAt,
  }: InquiryFields,
): Promise<{ id: string }> => {
  await db('inquiries').insert({
    id,
    from_user_id: from.id,
    to_user_id: to.id,
    ...(requirementId ? { kind: 'offer', requirement_id: requirementId } : { franchise_id: franchiseId }),
    subject,
    message: `Message ${id}`,
    status,
    version: 1,
    created_at: createdAt,
    updated_at: createdAt,
    ...(answeredAt && { answered_at: answeredAt }),
  });
  return { id };
};

/** An inquiry of a new investor to a new brand. */
export const makeInquiryBetween = async (
  db: Knex,
  status?: InquiryStatus,
): Promise<{ id: string; from: TestUser; to: TestUser }> => {
  const [from, to] = [someone('investor'), someone('brand')];
  const { id } = await makeInquiry(db, { from, to, ...(status && { status }) });
  return { id, from, to };
};

interface MessagesFields {
  inquiryId: string;
  from: TestUser;
  to: TestUser;
  count: number;
}

/** Inserts `count` replies of receiver and sender in turn into an empty thread. @returns their texts */
export const makeMessages = async (
  db: Knex,
  { inquiryId, from, to, count }: MessagesFields,
): Promise<string[]> => {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    inquiry_id: inquiryId,
    position: n + 1,
    from_user_id: n % 2 === 0 ? to.id : from.id,
    message: `Reply ${n + 1} of ${inquiryId}`,
    created_at: new Date(),
  }));
  if (count > 0) await db('inquiry_messages').insert(rows);
  return rows.map(({ message }) => message);
};

interface Fulfilment {
  brand: { id: string };
  requirementId: string;
  /** ISO 8601. */
  fulfilledAt: string;
}

/** The event that a confirmed deal fulfilled a requirement. */
export const aFulfilledRequirement = (
  fields: Partial<EventData<typeof requirementUpdatedV1>>,
): EventData<typeof requirementUpdatedV1> => ({
  id: randomUUID(),
  version: 2,
  brandId: randomUUID(),
  title: 'Corner shop',
  description: null,
  businessCategory: 'retail',
  propertyType: 'retail',
  minArea: 100,
  maxArea: null,
  preferredLocations: ['Pune'],
  maxRentPerSqFt: null,
  requiredAmenities: [],
  timeline: null,
  isActive: false,
  fulfilledAt: new Date().toISOString(),
  fulfilledBy: randomUUID(),
  createdAt: new Date().toISOString(),
  ...fields,
});

/** Makes the service handle the event that an unknown agent's assignment fulfilled a requirement. */
export const fulfilRequirement = async (
  service: TestService,
  { brand, requirementId, fulfilledAt }: Fulfilment,
): Promise<void> => {
  const consumer = service.running.consumers.find(({ name }) => name === 'catalog-fulfilled-requirements');
  if (!consumer) throw new Error('no consumer of fulfilled requirements');
  const event = envelopeOf(
    requirementUpdatedV1,
    requirementId,
    aFulfilledRequirement({ id: requirementId, brandId: brand.id, fulfilledAt, createdAt: fulfilledAt }),
  );
  await handleEvent(service.running.db, consumer, JSON.stringify(event));
};
