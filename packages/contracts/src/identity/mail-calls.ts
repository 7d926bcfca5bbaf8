import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { Instant, UserId } from '../values/ids';
import { Text } from '../values/text';

/**
 * What became of a mail: `waiting` to be sent or tried again, `sent`, `refused` by the mail server for good, `expired` when no try
 * succeeded while it was worth sending.
 */
export const mailStates = ['waiting', 'sent', 'refused', 'expired'] as const;
export const MailState = z.enum(mailStates, { error: `Choose one of: ${mailStates.join(', ')}` });
export type MailState = z.output<typeof MailState>;

/** A mail as administrators see it. Its text is stored nowhere. */
export const AdminMail = z.object({
  id: z.guid(),
  /** Name of its kind: `password-reset`. Later releases have more. */
  kind: z.string(),
  /** Where it goes; null while it waits for its first try, because the account's address of that moment is used. */
  recipient: z.string().nullable(),
  /** The account it is about; null while that is not known. */
  userId: UserId.nullable(),
  state: MailState,
  /** Number of tries so far. */
  tries: z.int().min(0),
  /** Why the last try failed, in the words of the mail server. */
  problem: z.string().nullable(),
  createdAt: Instant,
  /** When it was sent or given up; null while it waits. */
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
