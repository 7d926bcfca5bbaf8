import { randomUUID } from 'node:crypto';
import { indianDay } from '@setu/contracts';
import {
  type ServiceAlone,
  setUpServiceAlone,
  someone,
  startServiceAlone,
  type TestReply,
  type TestService,
  type TestUser,
} from '@setu/service-kit/test';
import type { Knex } from 'knex';
import { makeContentService } from '../src/app';
import { startOf } from '../src/days';
import type { UploadStore } from '../src/uploads/store/upload-store';
import { testUploads } from './pictures';

/** A real content service with its own database and broker. `clock.ahead` moves its time, ms. */
export const startContent = (options: { demo?: boolean } = {}) =>
  startServiceAlone(makeContentService({ uploads: testUploads() }), options);
/** Starts it before the tests of a file and stops it after them. */
export const setUpContent = ({
  uploads = testUploads(),
  ...options
}: {
  demo?: boolean;
  uploads?: UploadStore;
} = {}) => setUpServiceAlone(makeContentService({ uploads }), options);
export type Content = ServiceAlone;

/** Sets the service's clock to noon of today in India, so that no test runs across midnight. @returns that instant */
export const setToNoon = ({ clock }: Content): Date => {
  const noon = new Date(startOf(indianDay(new Date())).getTime() + 12 * 60 * 60 * 1_000);
  clock.ahead = noon.getTime() - Date.now();
  return noon;
};

/** One HTTP call in an administrator's session. */
export const callAsAdmin = async (
  service: TestService,
  method: string,
  path: string,
  body?: unknown,
  admin: TestUser = someone('admin'),
): Promise<TestReply> =>
  service.call(method, path, {
    ...(body === undefined ? {} : { body }),
    headers: await service.callers.headersFor(admin, 'admin'),
  });

let networks = 0;
/** A new network, so that tests do not share limits. */
export const aNetwork = (): Record<string, string> => {
  networks += 1;
  return { 'x-client-ip': `10.${(networks >> 8) & 255}.${networks & 255}.7` };
};

/** Input of an entry, with a unique key. */
export const anEntry = (more: Record<string, unknown> = {}) => ({
  section: 'features',
  key: `key-${randomUUID()}`,
  title: 'A title',
  content: 'Some words',
  imageUrl: '',
  linkUrl: '/franchises',
  isActive: true,
  order: 5,
  ...more,
});

interface FranchiseFields {
  id?: string;
  owner?: TestUser;
  isActive?: boolean;
  listedAt?: Date;
  category?: string | null;
  investment?: readonly [number, number];
  territories?: readonly string[];
}

/** A projected franchise. */
export const makeFranchise = async (
  db: Knex,
  {
    id = randomUUID(),
    owner = someone('brand'),
    isActive = true,
    listedAt = new Date(),
    category = 'retail',
    investment = [500_000, 900_000],
    territories = ['Pune'],
  }: FranchiseFields = {},
): Promise<{ id: string; title: string; owner: TestUser }> => {
  const title = `Franchise ${id.slice(0, 8)}`;
  await db('franchises').insert({
    id,
    brand_id: owner.id,
    title,
    business_category: category,
    min_investment: investment[0],
    max_investment: investment[1],
    territories,
    is_active: isActive,
    listed_active: isActive,
    listed_at: listedAt,
    version: 1,
  });
  return { id, title, owner };
};

/** A projected user. */
export const makeUser = async (
  db: Knex,
  user: TestUser = someone('investor'),
  registeredAt: Date = new Date(),
): Promise<TestUser & { displayName: string }> => {
  const displayName = `Person ${user.id.slice(0, 8)}`;
  await db('users').insert({
    id: user.id,
    display_name: displayName,
    role: user.role,
    registered_at: registeredAt,
    version: 1,
  });
  return { ...user, displayName };
};

/** Inserts `count` projected inquiries. */
export const makeInquiries = (
  db: Knex,
  count: number,
  { franchiseId = null, sentAt = new Date() }: { franchiseId?: string | null; sentAt?: Date } = {},
) =>
  db.batchInsert(
    'inquiries',
    Array.from({ length: count }, () => ({
      id: randomUUID(),
      franchise_id: franchiseId,
      status: 'open',
      sent_at: sentAt,
      version: 1,
    })),
  );
