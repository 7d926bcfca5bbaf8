import type { Queue } from '@setu/service-features/queues';
import type { ServiceDeps } from '@setu/service-kit';
import type { MailKind } from '../mail-kind';
import { claimMails, dueMails, type MailModel } from './mail.model';
import type { Delivery, MailServer } from './mail-server';
import { renderMail } from './render-mail';

interface Deps extends Pick<ServiceDeps, 'db' | 'clock' | 'logger'> {
  kinds: readonly MailKind[];
  server: MailServer;
  /** Address of the site, without a trailing slash. */
  site: string;
}

/** Number of mails that are sent at the same time: one for each connection to the mail server. */
const batchSize = 5;
/** Longer than all time limits of one try together, ms. */
const leaseMs = 300_000;
/** Wait before the second try, ms; it doubles with each further try. */
const firstWaitMs = 15_000;
const longestWaitMs = 4 * 60 * 60 * 1_000;

/** Wait after a failed try, ms; up to a fifth longer, so that mails are not retried all at once. */
const waitAfter = (tries: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** (tries - 1)) * (1 + Math.random() / 5);

/** Sends a claimed mail, and records the result. */
const makeSendMail = ({ db, clock, logger, kinds, server, site }: Deps) => {
  const end = async (mail: MailModel, state: 'sent' | 'refused' | 'expired', problem: string | null) => {
    const row = mail.$query(db);
    const isForgotten = kinds.some(({ name, isDeletedWhenDone }) => name === mail.kind && isDeletedWhenDone);
    await (isForgotten ? row.delete() : row.patch({ state, problem, endedAt: clock.now() }));
  };

  const afterFailure = async (mail: MailModel, { expiresAfterMs }: MailKind, problem: string) => {
    const dueAt = new Date(clock.now().getTime() + waitAfter(mail.tries));
    if (dueAt.getTime() > mail.createdAt.getTime() + expiresAfterMs) await end(mail, 'expired', problem);
    else await mail.$query(db).patch({ state: 'waiting', dueAt, problem });
  };

  /** @returns null when the mail has no recipient */
  const attempt = async (mail: MailModel, kind: MailKind): Promise<Delivery | null> => {
    const composed = await kind.compose(mail);
    if (!composed) return null;
    const { userId, to, content } = composed;
    if (userId !== mail.userId || to !== mail.recipient)
      await mail.$query(db).patch({ userId, recipient: to });
    const { unsubscribe } = content;
    return server.send({
      id: mail.id,
      to,
      ...renderMail(content, site),
      unsubscribeUrl: unsubscribe?.url,
    });
  };

  return async (mail: MailModel): Promise<void> => {
    const kind = kinds.find(({ name }) => name === mail.kind);
    if (!kind) throw new Error(`A mail of the unknown kind ${mail.kind} was claimed`);
    if (clock.now().getTime() > mail.createdAt.getTime() + kind.expiresAfterMs)
      return end(mail, 'expired', mail.problem);
    const delivery = await attempt(mail, kind).catch((err: unknown): Delivery => {
      logger.error({ err, mail: mail.id, kind: mail.kind }, 'a mail could not be composed');
      return { outcome: 'failed', problem: 'The mail could not be composed.' };
    });
    if (!delivery) {
      await mail.$query(db).delete();
      return;
    }
    if (delivery.outcome === 'sent') return end(mail, 'sent', null);
    // The server's message may contain the address, so it is only stored in the row.
    const { outcome, problem } = delivery;
    logger.warn({ mail: mail.id, kind: mail.kind, tries: mail.tries, outcome }, 'a mail was not sent');
    return outcome === 'refused' ? end(mail, 'refused', problem) : afterFailure(mail, kind, problem);
  };
};

/**
 * The queue of mails to send. If a process ends after the mail server accepted a mail and before that is recorded, the mail is sent again,
 * with the same Message-ID.
 */
export const makeMailQueue = (deps: Deps): Queue => {
  const { db, clock, kinds, server } = deps;
  const send = makeSendMail(deps);
  const names = kinds.map(({ name }) => name);
  const sendBatch = async (): Promise<number> => {
    const mails = await claimMails(db, { kinds: names, limit: batchSize, now: clock.now(), leaseMs });
    await Promise.all(mails.map(send));
    return mails.length;
  };
  return {
    name: 'mail',
    due: () => dueMails(db, names, clock.now()).toKnexQuery(),
    work: async (stopping) => {
      while (!stopping.aborted) if ((await sendBatch()) === 0) return;
    },
    close: server.close,
  };
};
