import { inquiryUnansweredV1, type UnansweredWait } from '@setu/contracts';
import type { ServiceDeps, Sweep } from '@setu/service-kit';
import type { Knex } from 'knex';
import { InquiryModel } from '../inquiry.model';

type Deps = Pick<ServiceDeps, 'inTransaction' | 'recordEvent'>;

const hourMs = 60 * 60 * 1_000;

/** The reminders in order, with their delay (ms) and text. */
const reminders: readonly { afterMs: number; waited: UnansweredWait }[] = [
  { afterMs: 24 * hourMs, waited: 'one_day' },
  { afterMs: 72 * hourMs, waited: 'three_days' },
];

/** Inquiries in one transaction, and transactions in one run; the next run continues. */
const batch = 100;
const maxBatches = 100;

/** Inquiries without an answer for this long, for which fewer reminders were sent. Rows that another process has locked are skipped. */
const unanswered = (trx: Knex.Transaction, sent: number, before: Date) =>
  InquiryModel.query(trx)
    .where({ status: 'open' })
    .where('reminders', '<', sent)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(batch)
    .forUpdate()
    .skipLocked();

/** Only inquiries whose sender's account exists and is not suspended. */
const stillWaiting = async (trx: Knex.Transaction, found: readonly InquiryModel[]) => {
  const ids = [...new Set(found.map(({ fromUserId }) => fromUserId))];
  const senders = await trx('people').whereIn('id', ids).where({ is_suspended: false }).select('id');
  const present = new Set(senders.map(({ id }) => id));
  return found.filter(({ fromUserId }) => present.has(fromUserId));
};

/**
 * Reminds receivers of inquiries that they have not answered for 24 hours, and again after 72. When both reminders became due while the
 * service was stopped, one is sent. The first answer changes the status, so no more reminders are sent.
 */
export const makeRemindReceivers = ({ inTransaction, recordEvent }: Deps): Sweep => {
  /** Sends the reminder with this number for some inquiries. @returns how many inquiries it handled */
  const remind = (number: number, waited: UnansweredWait, before: Date): Promise<number> =>
    inTransaction(async (trx) => {
      const found = await unanswered(trx, number, before);
      for (const { id, kind, fromUserId, toUserId, franchiseId } of await stillWaiting(trx, found))
        await recordEvent(trx, inquiryUnansweredV1, id, {
          id,
          kind,
          fromUserId,
          toUserId,
          waited,
          franchiseId,
        });
      const ids = found.map(({ id }) => id);
      if (ids.length > 0) await InquiryModel.query(trx).whereIn('id', ids).patch({ reminders: number });
      return found.length;
    });
  return {
    name: 'inquiries without an answer',
    run: async (now) => {
      let reminded = 0;
      // The last reminder is sent first, so that an inquiry with two due reminders gets one.
      for (const [place, { afterMs, waited }] of [...reminders.entries()].reverse())
        for (let n = 0; n < maxBatches; n += 1) {
          const found = await remind(place + 1, waited, new Date(now.getTime() - afterMs));
          reminded += found;
          if (found < batch) break;
        }
      return reminded;
    },
  };
};
