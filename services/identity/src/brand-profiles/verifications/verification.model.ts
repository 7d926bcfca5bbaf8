import { randomUUID } from 'node:crypto';
import { mostVerificationRecords, type VerificationRecord } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** A decision about the verification of a brand. */
export class BrandVerificationModel extends BaseModel {
  static override tableName = 'brand_verifications';
  static override jsonAttributes = ['documents'];

  declare id: string;
  declare userId: string;
  /** Numbers the decisions about a brand. */
  declare version: number;
  declare decision: VerificationRecord['decision'];
  /** The checked documents with their numbers, which only administrators and the brand may see. */
  declare documents: VerificationRecord['documents'];
  /** The last valid day in India, `2027-11-20`. */
  declare validUntil: string | null;
  declare reason: string | null;
  /** The administrator, or the brand whose change ended it; null for an end by its date. */
  declare byUserId: string | null;
  declare decidedAt: Date;
  /** Whether it is the newest decision. True for one decision of each brand. */
  declare isNewest: boolean;
}

/** The newest decision of each of these brands, by user. */
export const newestDecisions = async (
  db: Knex,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, BrandVerificationModel>> => {
  const rows = await BrandVerificationModel.query(db)
    .whereIn('user_id', [...userIds])
    .where('is_newest', true);
  return new Map(rows.map((row) => [row.userId, row]));
};

/** Whether there is any decision about a brand. */
export const hasVerifications = async (db: Knex): Promise<boolean> =>
  (await BrandVerificationModel.query(db).select('id').first()) !== undefined;

type Decision = Pick<BrandVerificationModel, 'userId' | 'decision' | 'byUserId' | 'decidedAt'> &
  Partial<Pick<BrandVerificationModel, 'documents' | 'validUntil' | 'reason'>>;

/** Stores a decision. The brand's row in users must be locked. */
export const storeDecision = async (
  trx: Knex.Transaction,
  decision: Decision,
): Promise<BrandVerificationModel> => {
  const last = (await newestDecisions(trx, [decision.userId])).get(decision.userId);
  await last?.$query(trx).patch({ isNewest: false });
  return BrandVerificationModel.query(trx).insertAndFetch({
    documents: [],
    validUntil: null,
    reason: null,
    ...decision,
    id: randomUUID(),
    version: (last?.version ?? 0) + 1,
    isNewest: true,
  });
};

/** Decisions about a brand, newest first. */
export const decisionsOf = (db: Knex, userId: string): Promise<BrandVerificationModel[]> =>
  BrandVerificationModel.query(db)
    .where({ user_id: userId })
    .orderBy('version', 'desc')
    .limit(mostVerificationRecords)
    .execute();
