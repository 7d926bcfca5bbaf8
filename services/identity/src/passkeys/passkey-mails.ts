import { product } from '@setu/contracts';
import type { Knex } from 'knex';
import type { MailKind, QueueMail } from '../mail-kind';
import { safetyNotice } from '../safety-notice';

/** What happened to a passkey. */
const happenings = ['added', 'removed'] as const;
type Happening = (typeof happenings)[number];

const nameOf = (happening: Happening) => `passkey-${happening}`;
const threeDaysMs = 3 * 24 * 60 * 60 * 1_000;

/** Queues the mail about a way into an account that is new or gone. */
export type TellPasskey = (
  trx: Knex.Transaction,
  happening: Happening,
  userId: string,
  at: Date,
) => Promise<void>;

export const makeTellPasskey =
  (queueMail: QueueMail): TellPasskey =>
  (trx, happening, userId, at) =>
    queueMail(trx, {
      kind: nameOf(happening),
      cause: `${nameOf(happening)}:${userId}:${at.getTime()}`,
      to: { userId },
    });

const words: Readonly<Record<Happening, { subject: string; paragraphs: string[] }>> = {
  added: {
    subject: 'A passkey was added',
    paragraphs: [
      `A passkey was added to your account at ${product.name}, with your password. It signs in without the password from now on.`,
      'If that was you, there is nothing to do. If it was not, remove the passkey in your settings, and choose a new password now:',
    ],
  },
  removed: {
    subject: 'A passkey was removed',
    paragraphs: [
      `A passkey of your account at ${product.name} was removed in the settings. It does not sign in any more.`,
      'If that was you, there is nothing to do. If it was not, choose a new password now, and look at your settings:',
    ],
  },
};

interface Deps {
  db: Knex;
  /** Address of the site, without a slash at the end. */
  publicUrl: string;
  findUser: (db: Knex, id: string) => Promise<{ id: string; email: string } | undefined>;
}

/** To a person whose account got or lost a passkey, so that a stranger's change does not go unnoticed. */
export const makePasskeyMails = ({ db, publicUrl, findUser }: Deps): readonly MailKind[] =>
  happenings.map((happening) => ({
    name: nameOf(happening),
    worthMs: threeDaysMs,
    compose: async ({ userId }) => {
      const user = await findUser(db, userId ?? '');
      if (!user) return null;
      return {
        userId: user.id,
        to: user.email,
        content: safetyNotice({ ...words[happening], site: publicUrl }),
      };
    },
  }));
