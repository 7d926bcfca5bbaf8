import { product } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { MailKind, QueueMail } from '../../mail-kind';
import { safetyNotice } from '../../safety-notice';
import { findUser, type UserModel } from '../user.model';

const name = 'password-changed';
const threeDaysMs = 3 * 24 * 60 * 60 * 1_000;

/** Queues the mail about a changed password, one for each version of the account. */
export type TellPasswordChanged = (
  trx: Knex.Transaction,
  user: Pick<UserModel, 'id' | 'version'>,
) => Promise<void>;

export const makeTellPasswordChanged =
  (queueMail: QueueMail): TellPasswordChanged =>
  (trx, { id, version }) =>
    queueMail(trx, {
      kind: name,
      cause: `${name}:${id}:${version}`,
      to: { userId: id },
    });

/** To a person whose password was changed, so that a stranger's change does not go unnoticed. */
export const makePasswordChangedMail = ({
  db,
  site,
}: Pick<ServiceDeps, 'db'> & { site: string }): MailKind => ({
  name,
  worthMs: threeDaysMs,
  compose: async ({ userId, createdAt }) => {
    const user = await findUser(db, userId ?? '');
    if (!user) return null;
    const when = createdAt.toLocaleString('en-IN', {
      timeZone: 'Asia/Kolkata',
      dateStyle: 'long',
      timeStyle: 'short',
    });
    return {
      userId: user.id,
      to: user.email,
      content: safetyNotice({
        subject: 'Your password was changed',
        paragraphs: [
          `The password of your account at ${product.name} was changed on ${when} (India). All other sessions have ended.`,
          'If that was you, there is nothing to do. If it was not, choose a new password now:',
        ],
        site,
      }),
    };
  },
});
