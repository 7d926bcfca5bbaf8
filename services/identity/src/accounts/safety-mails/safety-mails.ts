import type { Knex } from 'knex';
import type { DueMail, MailKind, QueueMail } from '../../mail-kind';
import { findUser } from '../user.model';
import { safetyNotice } from './safety-notice';

const threeDaysMs = 3 * 24 * 60 * 60 * 1_000;

const nameOf = (matter: string, happening: string) => `${matter}-${happening}`;

/** Queues the mail about what happened to an account. */
export type NotifyOwner<Happening extends string> = (
  db: Knex,
  happening: Happening,
  userId: string,
  at: Date,
  /** What else the words need to know, such as the id of a row; it has no colon. */
  about?: string,
) => Promise<void>;

/**
 * A mail goes to the address that the account has when it happens: whoever moves the account must not get the mails of before.
 * @param matter what the mails are about; their names begin with it, such as `passkey` in `passkey-added`
 */
export const makeNotifyOwner =
  <Happening extends string>(matter: string, queueMail: QueueMail): NotifyOwner<Happening> =>
  async (db, happening, userId, at, about = '') => {
    const user = await findUser(db, userId);
    if (!user) return;
    await queueMail(db, {
      kind: nameOf(matter, happening),
      cause: `${nameOf(matter, happening)}:${userId}:${at.getTime()}${about && `:${about}`}`,
      to: { userId, recipient: user.email },
    });
  };

interface Words {
  subject: string;
  /** What happened. */
  paragraphs: readonly string[];
}

/** Subject and paragraphs of a mail for each happening. */
export type SafetyWords<Happening extends string> = Readonly<
  Record<Happening, Words | ((about: string) => Promise<Words>)>
>;

/**
 * The link by which the owner of an account ends what began there at this instant or later. `to`: the address it is sent to.
 * @returns null when the account does not have this address any more, and does not get it back
 */
export type RecoveryLink = (userId: string, since: Date, to: string) => Promise<string | null>;

export interface SafetyMailDeps {
  db: Knex;
  recoveryLink: RecoveryLink;
}

/** When it happened. Mails of earlier releases have the version of the account in place of the time. */
const happenedAt = ({ cause, createdAt }: DueMail): Date => {
  const ms = Number(cause.split(':')[2]);
  const isTime = Math.abs(createdAt.getTime() - ms) < threeDaysMs;
  return isTime ? new Date(ms) : createdAt;
};

/** The mails to a person whose account changed, so that a stranger's change does not go unnoticed. */
export const makeSafetyMails = <Happening extends string>(
  matter: string,
  words: SafetyWords<Happening>,
  { db, recoveryLink }: SafetyMailDeps,
): readonly MailKind[] =>
  (Object.keys(words) as Happening[]).map((happening) => ({
    name: nameOf(matter, happening),
    worthMs: threeDaysMs,
    compose: async (mail) => {
      const user = await findUser(db, mail.userId ?? '');
      // Mails that earlier releases queued name no address.
      const to = mail.recipient ?? user?.email;
      if (!user || !to) return null;
      const said = words[happening];
      const at = happenedAt(mail);
      const { subject, paragraphs } =
        typeof said === 'function' ? await said(mail.cause.split(':')[3] ?? '') : said;
      const recoveryUrl = await recoveryLink(user.id, at, to);
      if (recoveryUrl === null) return null;
      return {
        userId: user.id,
        to,
        content: safetyNotice({ subject, paragraphs, at, recoveryUrl }),
      };
    },
  }));
