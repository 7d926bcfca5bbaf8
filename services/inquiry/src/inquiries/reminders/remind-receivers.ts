import { inquiryUnansweredV1, type UnansweredWait } from '@setu/contracts';
import type { ServiceDeps, Sweep } from '@setu/service-kit';
import type { Knex } from 'knex';
import { InquiryModel } from '../inquiry.model';

type Deps = Pick<ServiceDeps, 'inTransaction' | 'recordEvent'>;

const hourMs = 60 * 60 * 1_000;

/** The reminders in their order: after how long, ms, and what they say. */
const reminders: readonly { afterMs: number; waited: UnansweredWait }[] = [
  { afterMs: 24 * hourMs, waited: 'one_day' },
  { afterMs: 72 * hourMs, waited: 'three_days' },
];

/** Inquiries in one transaction, and transactions in one run; the next run continues. */
const batch = 100;
const maxBatches = 100;

/** Inquiries that nobody answered for so long, and of which fewer reminders were sent. Those that another process has locked are left to it. */
const unanswered = (trx: Knex.Transaction, sent: number, before: Date) =>
  InquiryModel.query(trx)
    .where({ status: 'open' })
    .where('reminders', '<', sent)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(batch)
    .forUpdate()
    .skipLocked();

/** Those whose sender still waits: the account exists, and is not suspended. */
const stillWaiting = async (trx: Knex.Transaction, found: readonly InquiryModel[]) => {
  const ids = [...new Set(found.map(({ fromUserId }) => fromUserId))];
  const senders = await trx('people').whereIn('id', ids).where({ is_suspended: false }).select('id');
  const present = new Set(senders.map(({ id }) => id));
  return found.filter(({ fromUserId }) => present.has(fromUserId));
};

/**
 * Reminds receivers of inquiries that they have not answered for 24 hours, and for 72. An inquiry that waited longer while the service was
 * stopped has one reminder. The first answer ends it, because it changes the status.
 */
export const makeRemindReceivers = ({ inTransaction, recordEvent }: Deps): Sweep => {
  /** Sends the reminder of this number for some inquiries. @returns how many there were */
  const remind = (number: number, waited: UnansweredWait, before: Date): Promise<number> =>
    inTransaction(async (trx) => {
      const found = await unanswered(trx, number, before);
      for (const { id, kind, fromUserId, toUserId } of await stillWaiting(trx, found))
        await recordEvent(trx, inquiryUnansweredV1, id, { id, kind, fromUserId, toUserId, waited });
      const ids = found.map(({ id }) => id);
      if (ids.length > 0) await InquiryModel.query(trx).whereIn('id', ids).patch({ reminders: number });
      return found.length;
    });
  return {
    name: 'inquiries without an answer',
    run: async (now) => {
      let reminded = 0;
      // The last one first, so that who waited for both has one.
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
