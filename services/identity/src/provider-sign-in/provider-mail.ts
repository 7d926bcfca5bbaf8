import { product } from '@setu/contracts';
import type { Knex } from 'knex';
import type { MailKind, QueueMail } from '../mail-kind';
import { safetyNotice } from '../safety-notice';

const kind = 'provider-added';
const threeDaysMs = 3 * 24 * 60 * 60 * 1_000;

/** Queues the mail about a further way into an account. */
export type TellProviderAdded = (trx: Knex.Transaction, userId: string, at: Date) => Promise<void>;

export const makeTellProviderAdded =
  (queueMail: QueueMail): TellProviderAdded =>
  (trx, userId, at) =>
    queueMail(trx, { kind, cause: `${kind}:${userId}:${at.getTime()}`, to: { userId } });

interface Deps {
  db: Knex;
  /** Address of the site, without a slash at the end. */
  site: string;
  /** Name of the provider. */
  providerName: string;
  findUser: (db: Knex, id: string) => Promise<{ id: string; email: string } | undefined>;
}

/** To a person who signed in at the provider for the first time and got the account with the same address. */
export const makeProviderAddedMail = ({ db, site, providerName, findUser }: Deps): MailKind => ({
  name: kind,
  worthMs: threeDaysMs,
  compose: async ({ userId }) => {
    const user = await findUser(db, userId ?? '');
    if (!user) return null;
    return {
      userId: user.id,
      to: user.email,
      content: safetyNotice({
        subject: `You can sign in with ${providerName} now`,
        paragraphs: [
          `Somebody signed in to your account at ${product.name} with ${providerName}, where your email address is confirmed too. You can use it in addition to your password from now on.`,
          `If that was you, there is nothing to do. If it was not, make your account at ${providerName} safe, and choose a new password here:`,
        ],
        site,
      }),
    };
  },
});
