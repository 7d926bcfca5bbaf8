import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { Instant } from '../values/ids';

/** Maximum number of sessions in one list. */
export const listedSessions = 100;

/** One session of a person. */
export const OwnSession = z.object({
  id: z.guid(),
  /** `admin` is a session of the administration, which has its own cookie. */
  kind: z.enum(['user', 'admin']),
  /** Browser and system, from the browser at sign-in, `Firefox on Android`; null when unknown. */
  device: z.string().nullable(),
  startedAt: Instant,
  /** Accurate to an hour. */
  lastUsedAt: Instant,
  /** True for the session of this call. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

export const listOwnSessions = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/auth/sessions',
  summary: `Lists where the signed-in user is signed in, last used first, at most ${listedSessions}. The gateway answers this call.`,
  access: 'signed-in',
  response: { 200: z.array(OwnSession) },
});

export const endOwnSession = endpoint({
  service: 'identity',
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary:
    'Ends one of the sessions of the signed-in user. A session that has ended already answers the same. The gateway answers this call.',
  access: 'signed-in',
  params: z.object({ id: z.guid() }),
  response: { 200: z.object({ ended: z.literal(true) }) },
});

export const endOtherSessions = endpoint({
  service: 'identity',
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Ends every other session of the signed-in user. The gateway answers this call.',
  access: 'signed-in',
  response: { 200: z.object({ ended: z.int().min(0) }) },
});
