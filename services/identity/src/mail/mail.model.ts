import { randomUUID } from 'node:crypto';
import type { MailState } from '@setu/contracts';
import type { WorkAfter } from '@setu/service-features/queues';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type QueryBuilder, raw } from 'objection';
import { BaseModel } from '../base-model';
import type { DueMail, QueueMail } from '../mail-kind';

/** The state that administrators see, and `sending` while a process tries to send it. */
type StoredState = MailState | 'sending';

export class MailModel extends BaseModel implements DueMail {
  static override tableName = 'mails';

  declare id: string;
  /** Name of its kind. */
  declare kind: string;
  /** Identifies its cause; a second mail with the same cause is not queued. */
  declare cause: string;
  /** The account it is about; null until it is known whether the address has one. */
  declare userId: string | null;
  /** Recipient; null: the account's address when it is sent. */
  declare recipient: string | null;
  declare state: StoredState;
  declare tries: number;
  /** Waiting: time of the next try. Sending: when another process may try it. */
  declare dueAt: Date;
  /** Why the last try failed, in the words of the mail server. */
  declare problem: string | null;
  declare createdAt: Date;
  declare endedAt: Date | null;
}

/** Creates the function that queues mails, to be sent after the commit. A second mail with the same cause is ignored. */
export const makeQueueMail =
  ({ clock, workAfter }: Pick<ServiceDeps, 'clock'> & { workAfter: WorkAfter }): QueueMail =>
  async (db, { kind, cause, to }) => {
    const now = clock.now();
    await MailModel.query(db)
      .insert({ id: randomUUID(), kind, cause, ...to, dueAt: now, createdAt: now })
      .onConflict('cause')
      .ignore();
    workAfter(db);
  };

/** When the newest mail of a kind to an account was queued. */
export const lastMailAt = async (db: Knex, userId: string, kind: string): Promise<Date | null> => {
  const last = await MailModel.query(db)
    .where({ user_id: userId, kind })
    .orderBy('created_at', 'desc')
    .first();
  return last?.createdAt ?? null;
};

/** Removes waiting and sent mails to an address. */
export const forgetMails = async (trx: Knex.Transaction, recipient: string): Promise<void> => {
  await MailModel.query(trx).where({ recipient }).delete();
};

interface Claim {
  /** Kinds that this release can compose; a later release may have queued others. */
  kinds: readonly string[];
  limit: number;
  now: Date;
  /** Time after which another process tries a mail that this process did not finish, ms. */
  leaseMs: number;
}

/** Mails that are due. */
export const dueMails = (db: Knex, kinds: readonly string[], now: Date): QueryBuilder<MailModel> =>
  MailModel.query(db)
    .select('id')
    .whereIn('state', ['waiting', 'sending'])
    .whereIn('kind', [...kinds])
    .where('due_at', '<=', now);

/** Claims due mails, oldest first. Concurrent processes get different mails. */
export const claimMails = async (db: Knex, { kinds, limit, now, leaseMs }: Claim): Promise<MailModel[]> => {
  const due = dueMails(db, kinds, now).orderBy('due_at').limit(limit).forUpdate().skipLocked();
  return MailModel.query(db)
    .whereIn('id', due)
    .patch({ state: 'sending', dueAt: new Date(now.getTime() + leaseMs), tries: raw('tries + 1') })
    .returning('*')
    .execute();
};

/** Mails in a state, or to addresses with a prefix, ignoring case. */
export const mailsWith = (
  db: Knex,
  { state, recipient }: { state: MailState | undefined; recipient: string | undefined },
): QueryBuilder<MailModel> => {
  const query = MailModel.query(db);
  if (state) query.whereIn('state', state === 'waiting' ? ['waiting', 'sending'] : [state]);
  if (recipient) query.whereRaw('starts_with(recipient, ?)', [recipient.toLowerCase()]);
  return query;
};
