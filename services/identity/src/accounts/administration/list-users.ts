import { fromAdminRole, type listUsers } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { newestFirst, type Page, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type UserModel, usersLike } from '../user.model';
import { findAdmin } from './admin.policy';

/** A page of the users, newest first, for administrators. */
export const makeListUsers =
  ({ db }: { db: Knex }) =>
  async (input: HandlerInput<typeof listUsers>, actor: SignedIn): Promise<Page<UserModel>> => {
    const { search = '', role, standing, ...paging } = input;
    await findAdmin(db, actor);
    return newestFirst(usersLike(db, { search, role: role && fromAdminRole(role), standing }), paging);
  };
