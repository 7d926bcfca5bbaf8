import { product } from '@setu/contracts';
import type { Knex } from 'knex';
import type { MailKind, QueueMail } from '../mail-kind';
import { safetyNotice } from '../safety-notice';

/** What happened: somebody came from the provider for the first time, connected it in the settings, or removed it there. */
const happenings = ['added', 'connected', 'removed'] as const;
type Happening = (typeof happenings)[number];

const nameOf = (happening: Happening) => `provider-${happening}`;
const threeDaysMs = 3 * 24 * 60 * 60 * 1_000;

/** Queues the mail about a way into an account that is new or gone. */
export type TellProvider = (
  trx: Knex.Transaction,
  happening: Happening,
  userId: string,
  at: Date,
) => Promise<void>;

export const makeTellProvider =
  (queueMail: QueueMail): TellProvider =>
  (trx, happening, userId, at) =>
    queueMail(trx, {
      kind: nameOf(happening),
      cause: `${nameOf(happening)}:${userId}:${at.getTime()}`,
      to: { userId },
    });

const wordsFor = (name: string): Readonly<Record<Happening, { subject: string; paragraphs: string[] }>> => ({
  added: {
    subject: `You can sign in with ${name} now`,
    paragraphs: [
      `Somebody signed in to your account at ${product.name} with ${name}, where your email address is confirmed too. You can use it in addition to your password from now on.`,
      `If that was you, there is nothing to do. If it was not, make your account at ${name} safe, and choose a new password here:`,
    ],
  },
  connected: {
    subject: `You can sign in with ${name} now`,
    paragraphs: [
      `An account of ${name} was connected with your account at ${product.name} in the settings, with your password. You can use it in addition to your password from now on.`,
      'If that was you, there is nothing to do. If it was not, choose a new password now, and remove it in your settings:',
    ],
  },
  removed: {
    subject: `You cannot sign in with ${name} any more`,
    paragraphs: [
      `The account of ${name} was removed from your account at ${product.name} in the settings, with your password. You sign in with your password from now on.`,
      'If that was you, there is nothing to do. If it was not, choose a new password now, and look at your settings:',
    ],
  },
});

interface Deps {
  db: Knex;
  /** Address of the site, without a slash at the end. */
  site: string;
  /** Name of the provider. */
  providerName: string;
  findUser: (db: Knex, id: string) => Promise<{ id: string; email: string } | undefined>;
}

/** To a person whose account got or lost a way in, so that a stranger's change does not go unnoticed. */
export const makeProviderMails = ({ db, site, providerName, findUser }: Deps): readonly MailKind[] =>
  happenings.map((happening) => ({
    name: nameOf(happening),
    worthMs: threeDaysMs,
    compose: async ({ userId }) => {
      const user = await findUser(db, userId ?? '');
      if (!user) return null;
      return {
        userId: user.id,
        to: user.email,
        content: safetyNotice({ ...wordsFor(providerName)[happening], site }),
      };
    },
  }));
