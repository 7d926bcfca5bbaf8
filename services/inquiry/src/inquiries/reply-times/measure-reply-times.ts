import { isPromiseKept, replyPromise, replyTimeChangedV1 } from '@setu/contracts';
import type { ServiceDeps, Sweep } from '@setu/service-kit';
import type { Knex } from 'knex';
import { replyRecord } from './reply-record';
import { findReceived, ReplyTimeModel } from './reply-time.model';
import { usualReplyTime } from './usual-reply-time';

type Deps = Pick<ServiceDeps, 'inTransaction' | 'recordEvent'>;

const hourMs = 60 * 60 * 1_000;
/** Maximum age of measured inquiries, ms. */
export const measuredMs = replyPromise.days * 24 * hourMs;
/** How long a measurement is valid, ms. */
const freshMs = 6 * hourMs;

/** Brands in one transaction, and transactions in one run; the next run continues. */
const batch = 100;
const maxBatches = 100;

/** The brands with the oldest measurements. Rows that another process has locked are skipped. */
const findDue = (trx: Knex.Transaction, before: Date) =>
  ReplyTimeModel.query(trx)
    .where('measured_at', '<=', before)
    .orderBy('measured_at')
    .limit(batch)
    .forUpdate()
    .skipLocked();

/** Measures how soon brands usually answer and whether they keep the reply promise, and publishes changes. */
export const makeMeasureReplyTimes = ({ inTransaction, recordEvent }: Deps): Sweep => {
  /** Measures some brands. @returns how many it measured, and of how many something changed */
  const measure = (now: Date): Promise<{ found: number; changed: number }> =>
    inTransaction(async (trx) => {
      const due = await findDue(trx, new Date(now.getTime() - freshMs));
      if (due.length === 0) return { found: 0, changed: 0 };
      const ids = due.map(({ brandId }) => brandId);
      const received = await findReceived(trx, ids, new Date(now.getTime() - measuredMs));
      let changed = 0;
      for (const row of due) {
        const inquiries = received.get(row.brandId) ?? [];
        const usually = usualReplyTime(inquiries, now);
        const keepsPromise = isPromiseKept(replyRecord(inquiries, now));
        if (usually === row.usually && keepsPromise === row.keepsPromise) continue;
        const version = row.version + 1;
        await row.$query(trx).patch({ usually, keepsPromise, version });
        await recordEvent(trx, replyTimeChangedV1, row.brandId, {
          userId: row.brandId,
          version,
          usually,
          keepsPromise,
        });
        changed += 1;
      }
      await ReplyTimeModel.query(trx).findByIds(ids).patch({ measuredAt: now });
      return { found: due.length, changed };
    });
  return {
    name: 'reply times',
    run: async (now) => {
      let all = 0;
      for (let n = 0; n < maxBatches; n += 1) {
        const { found, changed } = await measure(now);
        all += changed;
        if (found < batch) break;
      }
      return all;
    },
  };
};
