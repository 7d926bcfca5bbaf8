import { randomUUID } from 'node:crypto';
import type { InquiryStatus } from '@setu/contracts';
import { someone, type TestUser } from '@setu/service-kit/test';
import type { Knex } from 'knex';

/** A franchise in this service's copy of the catalog, with an owner of its own unless one is given. */
export const makeFranchise = async (
  db: Knex,
  { isActive = true, owner = someone('brand') }: { isActive?: boolean; owner?: TestUser } = {},
): Promise<{ id: string; title: string; owner: TestUser }> => {
  const id = randomUUID();
  const title = `Franchise ${id.slice(0, 8)}`;
  await db('franchises').insert({ id, brand_id: owner.id, title, is_active: isActive, version: 1 });
  return { id, title, owner };
};

/** A user with a name in this service's copy of the users. */
export const makePerson = async (
  db: Knex,
  user: TestUser = someone('investor'),
): Promise<TestUser & { displayName: string }> => {
  const displayName = `Person ${user.id.slice(0, 8)}`;
  await db('people').insert({ id: user.id, display_name: displayName, role: user.role, version: 1 });
  return { ...user, displayName };
};

interface InquiryWish {
  from: TestUser;
  to: TestUser;
  franchiseId?: string | null;
  status?: InquiryStatus;
  createdAt?: Date;
}

/** A stored inquiry, as one that was sent before. */
export const makeInquiry = async (
  db: Knex,
  { from, to, franchiseId = null, status = 'open', createdAt = new Date() }: InquiryWish,
): Promise<{ id: string }> => {
  const id = randomUUID();
  await db('inquiries').insert({
    id,
    from_user_id: from.id,
    to_user_id: to.id,
    franchise_id: franchiseId,
    subject: `Subject ${id}`,
    message: `Message ${id}`,
    status,
    version: 1,
    created_at: createdAt,
    updated_at: createdAt,
  });
  return { id };
};
