import type { Knex } from 'knex';
import type { DueMail, MailKind, QueueMail } from '../../mail-kind';
import { findUser } from '../user.model';
import { safetyNotice } from './safety-notice';

const threeDaysMs = 3 * 24 * 60 * 60 * 1_000;

const nameOf = (matter: string, happening: string) => `${matter}-${happening}`;

/** Queues the mail about an event of an account. */
export type NotifyOwner<Happening extends string> = (
  db: Knex,
  happening: Happening,
  userId: string,
  at: Date,
  /** Further data for the text, such as the id of a row. It must not contain a colon. */
  about?: string,
) => Promise<void>;

/**
 * A mail is sent to the address of the account at the time of the event, so that a thief who moves the account does not get earlier mails.
 * @param matter the subject of the mails, with which their names begin, such as `passkey` in `passkey-added`
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

/** Subject and paragraphs of the mail for each event. */
export type SafetyWords<Happening extends string> = Readonly<
  Record<Happening, Words | ((about: string) => Promise<Words>)>
>;

/**
 * Creates the link with which the owner of an account ends grants that began at this instant or later. `to`: the recipient.
 * @returns null when the address does not belong to the account any more, and is not reserved for it
 */
export type RecoveryLink = (userId: string, since: Date, to: string) => Promise<string | null>;

export interface SafetyMailDeps {
  db: Knex;
  recoveryLink: RecoveryLink;
}

/** The time of the event. Mails of earlier releases have the version of the account instead of the time. */
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
      // Mails that earlier releases queued do not have a recipient.
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
