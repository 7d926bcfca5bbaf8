import { fromAdminRole, type HandlerInput, type listUsers, UserId } from '@setu/contracts';
import { decodeCursor, encodeCursor, Moment, type Page, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import { findAdmin } from './admin.policy';
import { type UserModel, usersLike } from './user.model';

/** The last user seen: when the account was made and, for those of one instant, its id. */
const Place = z.tuple([Moment, UserId]);

/** A page of the users, newest first, for administrators. */
export const makeListUsers =
  ({ db }: { db: Knex }) =>
  async (input: HandlerInput<typeof listUsers>, actor: SignedIn): Promise<Page<UserModel>> => {
    const { limit, cursor, search = '', role } = input;
    const after = cursor === undefined ? null : decodeCursor(cursor, Place);
    await findAdmin(db, actor);
    const matching = usersLike(db, { search, role: role && fromAdminRole(role) });
    const page = matching
      .clone()
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit + 1);
    if (after) page.whereRaw('(created_at, id) < (?::timestamptz, ?::uuid)', after);
    const [found, total] = await Promise.all([page, matching.resultSize()]);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, total, next: last ? encodeCursor([last.createdAt.getTime(), last.id]) : null };
  };
