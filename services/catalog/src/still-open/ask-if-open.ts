import { type AskedKind, answerDays, listingUnconfirmedV1, stillOpenDays } from '@setu/contracts';
import { daysBefore, type ServiceDeps, type Sweep } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { LockOwnerById, Owner } from '../listings/owner';
import { askedTables, isAsked, lastSign } from './asked-listing';

/** Makes a listing of a locked owner inactive and records its event. */
export type Deactivate = (trx: Knex.Transaction, owner: Owner, listingId: string) => Promise<void>;

interface AskDeps extends Pick<ServiceDeps, 'db' | 'inTransaction' | 'recordEvent'> {
  lockOwnerById: LockOwnerById;
  deactivate: Readonly<Record<AskedKind, Deactivate>>;
}

interface Found {
  id: string;
  brand_id: string;
}

/** Listings in one batch, and batches of one kind in one run. The next run continues. */
const batch = 100;
const maxBatches = 100;

const dueToAsk = `is_listed and is_active and ${lastSign} < ? and (asked_at is null or asked_at <= ${lastSign})`;
const dueToClose = `is_listed and ${isAsked} and ${lastSign} < ? and asked_at < ?`;

/**
 * Asks brands whether listings are still open that they did not change or confirm for 90 days, and deactivates listings without an answer
 * after 14 days. Invisible listings are skipped. Each listing is checked again in its own transaction, so that a concurrent answer counts,
 * and a second process does nothing.
 */
export const makeAskIfOpen = (deps: AskDeps): Sweep => {
  const { db, inTransaction, recordEvent, lockOwnerById, deactivate } = deps;

  const record = (
    trx: Knex.Transaction,
    kind: AskedKind,
    { id, brand_id: ownerId }: Found,
    state: 'asked' | 'closed',
  ) => recordEvent(trx, listingUnconfirmedV1, id, { id, kind, ownerId, state });

  const ask = (kind: AskedKind, found: Found, now: Date, before: readonly Date[]): Promise<number> =>
    inTransaction(async (trx) => {
      const asked = await trx(askedTables[kind])
        .where({ id: found.id })
        .whereRaw(dueToAsk, before)
        .update({ asked_at: now });
      if (asked > 0) await record(trx, kind, found, 'asked');
      return asked;
    });

  const close = (kind: AskedKind, found: Found, now: Date, before: readonly Date[]): Promise<number> =>
    inTransaction(async (trx) => {
      // Owners are always locked before their listings.
      const owner = await lockOwnerById(trx, found.brand_id);
      const closed = await trx(askedTables[kind])
        .where({ id: found.id })
        .whereRaw(dueToClose, before)
        .update({ unanswered_at: now });
      if (closed === 0) return 0;
      await deactivate[kind](trx, owner, found.id);
      await record(trx, kind, found, 'closed');
      return closed;
    });

  const each = async (
    kind: AskedKind,
    due: string,
    before: readonly Date[],
    handle: (found: Found) => Promise<number>,
  ): Promise<number> => {
    let handled = 0;
    for (let n = 0; n < maxBatches; n += 1) {
      const rows: Found[] = await db(askedTables[kind])
        .whereRaw(due, before)
        .orderByRaw(lastSign)
        .limit(batch)
        .select('id', 'brand_id');
      for (const row of rows) handled += await handle(row);
      if (rows.length < batch) break;
    }
    return handled;
  };

  return {
    name: 'listings that may be closed',
    run: async (now) => {
      const silent = daysBefore(now, stillOpenDays);
      const unanswered = daysBefore(now, answerDays);
      let handled = 0;
      for (const kind of Object.keys(askedTables) as AskedKind[]) {
        const beforeClose = [silent, unanswered];
        handled += await each(kind, dueToClose, beforeClose, (row) => close(kind, row, now, beforeClose));
        handled += await each(kind, dueToAsk, [silent], (row) => ask(kind, row, now, [silent]));
      }
      return handled;
    },
  };
};
