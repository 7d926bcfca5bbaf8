import type { Knex } from 'knex';
import type { MailKind, QueueMail } from './mail-kind';
import { safetyNotice } from './safety-notice';

const threeDaysMs = 3 * 24 * 60 * 60 * 1_000;

const nameOf = (matter: string, happening: string) => `${matter}-${happening}`;

/** Queues the mail about what happened to an account. */
export type TellOwner<Happening extends string> = (
  db: Knex,
  happening: Happening,
  userId: string,
  at: Date,
) => Promise<void>;

/** @param matter what the mails are about; their names begin with it, such as `passkey` in `passkey-added` */
export const makeTellOwner =
  <Happening extends string>(matter: string, queueMail: QueueMail): TellOwner<Happening> =>
  (db, happening, userId, at) =>
    queueMail(db, {
      kind: nameOf(matter, happening),
      cause: `${nameOf(matter, happening)}:${userId}:${at.getTime()}`,
      to: { userId },
    });

/** Subject and paragraphs of a mail for each happening. */
export type SafetyWords<Happening extends string> = Readonly<
  Record<Happening, { subject: string; paragraphs: readonly string[] }>
>;

export interface SafetyMailDeps {
  db: Knex;
  /** Address of the site, without a slash at the end. */
  site: string;
  findUser: (db: Knex, id: string) => Promise<{ id: string; email: string } | undefined>;
}

/** The mails to a person whose account changed, so that a stranger's change does not go unnoticed. */
export const makeSafetyMails = <Happening extends string>(
  matter: string,
  words: SafetyWords<Happening>,
  { db, site, findUser }: SafetyMailDeps,
): readonly MailKind[] =>
  (Object.keys(words) as Happening[]).map((happening) => ({
    name: nameOf(matter, happening),
    worthMs: threeDaysMs,
    compose: async ({ userId }) => {
      const user = await findUser(db, userId ?? '');
      if (!user) return null;
      return { userId: user.id, to: user.email, content: safetyNotice({ ...words[happening], site }) };
    },
  }));
