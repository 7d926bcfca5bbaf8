import { randomUUID } from 'node:crypto';
import { mostVerificationRecords, type VerificationRecord } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** A decision about the verification of an agent. */
export class VerificationModel extends BaseModel {
  static override tableName = 'verifications';
  static override jsonAttributes = ['documents'];

  declare id: string;
  declare userId: string;
  declare decision: VerificationRecord['decision'];
  /** The checked documents with their numbers, which only administrators and the agent may see. */
  declare documents: VerificationRecord['documents'];
  /** The last valid day in India, `2027-11-20`. */
  declare validUntil: string | null;
  declare reason: string | null;
  /** The administrator, or the agent whose change ended it; null for an end by its date. */
  declare byUserId: string | null;
  declare decidedAt: Date;
  /** Whether it is the newest decision. True for one decision of each agent. */
  declare isNewest: boolean;
}

type Decision = Pick<VerificationModel, 'userId' | 'decision' | 'byUserId' | 'decidedAt'> &
  Partial<Pick<VerificationModel, 'documents' | 'validUntil' | 'reason'>>;

/** Records a decision. The agent's profile must be locked. */
export const addDecision = async (trx: Knex.Transaction, decision: Decision): Promise<VerificationModel> => {
  await VerificationModel.query(trx)
    .where({ user_id: decision.userId, is_newest: true })
    .patch({ isNewest: false });
  return VerificationModel.query(trx).insertAndFetch({
    documents: [],
    validUntil: null,
    reason: null,
    ...decision,
    id: randomUUID(),
    isNewest: true,
  });
};

/** The newest decision of each of these agents, by user. */
export const newestDecisions = async (
  db: Knex,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, VerificationModel>> => {
  const rows = await VerificationModel.query(db)
    .whereIn('user_id', [...userIds])
    .where('is_newest', true);
  return new Map(rows.map((row) => [row.userId, row]));
};

/** Decisions about an agent, newest first. */
export const decisionsOf = (db: Knex, userId: string): Promise<VerificationModel[]> =>
  VerificationModel.query(db)
    .where({ user_id: userId })
    .orderBy([
      { column: 'is_newest', order: 'desc' },
      { column: 'decided_at', order: 'desc' },
      { column: 'id', order: 'asc' },
    ])
    .limit(mostVerificationRecords)
    .execute();
