import type { HandlerInput, listAgents } from '@setu/contracts';
import { decodeCursor, encodeCursor, Moment, type Page, type ServiceDeps } from '@setu/service-kit';
import { z } from 'zod';
import { pageOf } from '../page-of';
import { ProfileModel } from './profile.model';

/** The last profile seen: its instant and, for those of one instant, its id. */
const Place = z.tuple([Moment, z.guid()]);

/** A page of all profiles, newest first. */
export const makeListAgents =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async ({ limit, cursor }: HandlerInput<typeof listAgents>): Promise<Page<ProfileModel>> => {
    const after = cursor === undefined ? null : decodeCursor(cursor, Place);
    const rows = ProfileModel.query(db)
      .orderByRaw('created_at desc, id desc')
      .limit(limit + 1);
    if (after) rows.whereRaw('(created_at, id) < (?::timestamptz, ?::uuid)', after);
    const [found, total] = await Promise.all([rows, ProfileModel.query(db).resultSize()]);
    return pageOf(found, {
      limit,
      total,
      cursorOf: ({ createdAt, id }) => encodeCursor([createdAt.getTime(), id]),
    });
  };
