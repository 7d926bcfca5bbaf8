import { product } from '@setu/contracts';
import type { Knex } from 'knex';
import type { MailKind, QueueMail } from '../mail-kind';
import { safetyNotice } from '../safety-notice';

/** What happened: it was turned on or off, somebody else turned it off, or a recovery code was used. */
const happenings = ['on', 'off', 'removed', 'recovery'] as const;
type Happening = (typeof happenings)[number];

const nameOf = (happening: Happening) => `two-step-${happening}`;
const threeDaysMs = 3 * 24 * 60 * 60 * 1_000;

/** Queues the mail about it. */
export type TellTwoStep = (db: Knex, happening: Happening, userId: string, at: Date) => Promise<void>;

export const makeTellTwoStep =
  (queueMail: QueueMail): TellTwoStep =>
  (db, happening, userId, at) =>
    queueMail(db, {
      kind: nameOf(happening),
      cause: `${nameOf(happening)}:${userId}:${at.getTime()}`,
      to: { userId },
    });

const words: Readonly<Record<Happening, { subject: string; told: string }>> = {
  on: {
    subject: 'Two-step verification is on',
    told: 'asks for a code of your authenticator app at each sign-in from now on.',
  },
  off: {
    subject: 'Two-step verification is off',
    told: 'asks only for your password at sign-in from now on.',
  },
  removed: {
    subject: 'Two-step verification was turned off for you',
    told: 'asks only for your password at sign-in from now on. An administrator turned two-step verification off, because somebody asked us for that in your name. You can turn it on again in your settings.',
  },
  recovery: {
    subject: 'A recovery code was used',
    told: 'was entered with one of your recovery codes. That code does not work any more.',
  },
};

interface Deps {
  db: Knex;
  /** Address of the site, without a slash at the end. */
  site: string;
  findUser: (db: Knex, id: string) => Promise<{ id: string; email: string } | undefined>;
}

/** To a person whose two-step verification changed, so that a stranger's change does not go unnoticed. */
export const makeTwoStepMails = ({ db, site, findUser }: Deps): readonly MailKind[] =>
  happenings.map((happening) => ({
    name: nameOf(happening),
    worthMs: threeDaysMs,
    compose: async ({ userId }) => {
      const user = await findUser(db, userId ?? '');
      if (!user) return null;
      const { subject, told } = words[happening];
      return {
        userId: user.id,
        to: user.email,
        content: safetyNotice({
          subject,
          paragraphs: [
            `Your account at ${product.name} ${told}`,
            'If that was you, there is nothing to do. If it was not, choose a new password now, and look at your settings:',
          ],
          site,
        }),
      };
    },
  }));
