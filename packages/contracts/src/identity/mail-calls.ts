import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { Instant, UserId } from '../values/ids';
import { Text } from '../values/text';

/**
 * States of a mail: `waiting` to be sent or retried, `sent`, `refused` permanently by the mail server, `expired` when no attempt
 * succeeded in time.
 */
export const mailStates = ['waiting', 'sent', 'refused', 'expired'] as const;
export const MailState = z.enum(mailStates, { error: `Choose one of: ${mailStates.join(', ')}` });
export type MailState = z.output<typeof MailState>;

/** A mail as administrators see it. Its text is not stored. */
export const AdminMail = z.object({
  id: z.guid(),
  /** Name of its kind: `password-reset`. Later releases have more. */
  kind: z.string(),
  /** The recipient's address; null before the first attempt, which uses the account's address at that time. */
  recipient: z.string().nullable(),
  /** The account it is about; null while it is unknown. */
  userId: UserId.nullable(),
  state: MailState,
  /** Number of attempts so far. */
  tries: z.int().min(0),
  /** Why the last attempt failed, from the mail server. */
  problem: z.string().nullable(),
  createdAt: Instant,
  /** When it was sent or abandoned; null while it waits. */
  endedAt: Instant.nullable(),
});
export type AdminMail = z.output<typeof AdminMail>;

export const listMails = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/admin/mails',
  summary:
    'Lists mails of the last 90 days, newest first, with what became of them. Filters: state, and the beginning of the recipient’s address.',
  access: 'admin',
  query: Paging.extend({
    state: MailState.optional(),
    recipient: Text(254).optional(),
  }),
  response: { 200: z.array(AdminMail) },
  errors: ['validation_failed', 'invalid_cursor'],
});
