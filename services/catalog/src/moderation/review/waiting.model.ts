import { type ListingKind, listingKinds } from '@setu/contracts';
import type { Knex } from 'knex';
import { type QueryBuilder, raw } from 'objection';
import { BaseModel } from '../../base-model';
import { storageOf } from '../listing.model';

/** Which listing waits. */
export interface WaitingId {
  id: string;
  kind: ListingKind;
}

/** A listing of any kind that waits for a review. */
export class Waiting extends BaseModel implements WaitingId {
  static override tableName = 'waiting';

  declare id: string;
  declare kind: ListingKind;
  declare reviewSince: Date;
}

const rowsOf = (kind: ListingKind): string => {
  const { table, ownerColumn, capability } = storageOf(kind);
  return `select '${kind}' as kind, id, review_since, review_order from ${table}
    where review_state = 'waiting'
      and exists (select from brands where brands.id = ${table}.${ownerColumn} and ${capability})`;
};

/**
 * The waiting listings of these kinds, without those of owners who are suspended, deleted the account or have another role. Each table has
 * an index of them in the order of the queue.
 */
export const waitingOf = (
  db: Knex,
  kinds: readonly ListingKind[] = listingKinds,
): QueryBuilder<Waiting, Waiting[]> =>
  Waiting.query(db).with('waiting', raw(kinds.map(rowsOf).join(' union all ')));

/**
 * Marks the waiting listings of these owners as changed, because a name or a logo that is shown with them changed, so that a pending
 * decision must read them again. The owners' rows must be locked.
 */
export const touchWaiting = async (
  trx: Knex.Transaction,
  ownerIds: readonly string[],
  now: Date,
): Promise<void> => {
  if (ownerIds.length === 0) return;
  for (const { table, ownerColumn } of listingKinds.map(storageOf))
    await trx(table)
      .whereIn(ownerColumn, [...ownerIds])
      .where('review_state', 'waiting')
      .update({ updated_at: now });
};
