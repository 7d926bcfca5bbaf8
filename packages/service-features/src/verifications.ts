import { randomUUID } from 'node:crypto';
import {
  indianDay,
  mostVerificationRecords,
  type VerificationRecord,
  verificationRecordOf,
} from '@setu/contracts';
import { makeBaseModel, type ServiceDeps, type Sweep } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { PartialModelObject, QueryBuilder } from 'objection';

/** A decision about the verification of a user. A service extends it with its table. */
export abstract class VerificationModel extends makeBaseModel() {
  static override jsonAttributes = ['documents'];

  declare id: string;
  declare userId: string;
  declare decision: VerificationRecord['decision'];
  /** The checked documents with their numbers, which only administrators and the user may see. */
  declare documents: VerificationRecord['documents'];
  /** The last valid day in India, `2027-11-20`. */
  declare validUntil: string | null;
  declare reason: string | null;
  /** The administrator, or the user whose change ended it; null for an end by its date. */
  declare byUserId: string | null;
  declare decidedAt: Date;
  /** Whether it is the newest decision. True for one decision of each user. */
  declare isNewest: boolean;
}

/** A decision to store. `More` are the columns that only one service has. */
export type Decision<More = unknown> = Pick<
  VerificationModel,
  'userId' | 'decision' | 'byUserId' | 'decidedAt'
> &
  Partial<Pick<VerificationModel, 'documents' | 'validUntil' | 'reason'>> &
  More;

/** Stores and reads the decisions of one table. */
export const verifications = <Row extends VerificationModel>(
  Model: (new () => Row) & typeof VerificationModel,
) => {
  const rows = (db: Knex) => Model.query(db) as unknown as QueryBuilder<Row, Row[]>;
  return {
    /** Stores a decision. The row of the user must be locked. */
    add: async (
      trx: Knex.Transaction,
      decision: Decision<Omit<Row, keyof VerificationModel>>,
    ): Promise<Row> => {
      await Model.query(trx).where({ user_id: decision.userId, is_newest: true }).patch({ isNewest: false });
      const stored = {
        documents: [],
        validUntil: null,
        reason: null,
        ...decision,
        id: randomUUID(),
        isNewest: true,
      };
      return rows(trx).insertAndFetch(stored as PartialModelObject<Row>);
    },
    /** The newest decision about a user; undefined without any. */
    newestOf: (db: Knex, userId: string): Promise<Row | undefined> =>
      rows(db).findOne({ user_id: userId, is_newest: true }).execute(),
    /** The newest decision about each of these users, by user. */
    newest: async (db: Knex, userIds: readonly string[]): Promise<ReadonlyMap<string, Row>> => {
      const found = await rows(db)
        .whereIn('user_id', [...userIds])
        .where('is_newest', true);
      return new Map(found.map((row) => [row.userId, row]));
    },
    /** Users with a verification whose last day has passed, the earliest first. */
    dueAt: async (db: Knex, now: Date, limit: number): Promise<string[]> => {
      const due = await rows(db)
        .where({ is_newest: true, decision: 'verified' })
        .where('valid_until', '<', indianDay(now))
        .orderBy('valid_until')
        .limit(limit)
        .select('user_id');
      return due.map(({ userId }) => userId);
    },
    /** The decisions about a user for administrators, newest first. @param namesOf the known names of users by id */
    records: async (
      db: Knex,
      userId: string,
      namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>,
    ): Promise<VerificationRecord[]> => {
      const found = await rows(db)
        .where({ user_id: userId })
        .orderBy([
          { column: 'is_newest', order: 'desc' },
          { column: 'decided_at', order: 'desc' },
          { column: 'id', order: 'asc' },
        ])
        .limit(mostVerificationRecords);
      const names = await namesOf(found.flatMap(({ byUserId }) => byUserId ?? []));
      return found.map((row) => verificationRecordOf(row, names));
    },
  };
};

interface Ending<Owner> extends Pick<ServiceDeps, 'db' | 'inTransaction'> {
  /** Plural of the users, for the log. */
  of: string;
  decisions: Pick<ReturnType<typeof verifications<VerificationModel>>, 'dueAt' | 'newestOf'>;
  /** Locks the row of a user until the transaction ends; undefined when it is gone. */
  lock: (trx: Knex.Transaction, userId: string) => Promise<Owner | undefined>;
  /** Stores the decision `expired`, and publishes it. */
  expire: (trx: Knex.Transaction, owner: Owner, last: VerificationModel, now: Date) => Promise<unknown>;
}

/** Maximum number of verifications that one run ends. The next run continues. */
const mostInOneRun = 1_000;

/**
 * Ends verifications whose last day has passed. The badge is hidden after that day whether or not this has run. Each verification is
 * checked again in its own transaction.
 */
export const endVerifications = <Owner>({
  db,
  inTransaction,
  of,
  decisions,
  lock,
  expire,
}: Ending<Owner>): Sweep => {
  const end = (userId: string, now: Date): Promise<boolean> =>
    inTransaction(async (trx) => {
      const owner = await lock(trx, userId);
      const last = await decisions.newestOf(trx, userId);
      if (!owner || last?.decision !== 'verified') return false;
      if (!last.validUntil || last.validUntil >= indianDay(now)) return false;
      await expire(trx, owner, last, now);
      return true;
    });
  return {
    name: `verifications of ${of} that are over`,
    run: async (now) => {
      let ended = 0;
      for (const userId of await decisions.dueAt(db, now, mostInOneRun))
        if (await end(userId, now)) ended += 1;
      return ended;
    },
  };
};
