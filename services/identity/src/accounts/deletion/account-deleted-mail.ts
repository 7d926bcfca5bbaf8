import { product } from '@setu/contracts';
import type { Knex } from 'knex';
import type { MailKind, QueueMail } from '../../mail-kind';
import { safetyReason } from '../safety-mails/safety-notice';
import type { UserModel } from '../user.model';

const name = 'account-deleted';
const dayMs = 24 * 60 * 60 * 1_000;

/** Queues the mail about a deleted account to its former address. */
export type NotifyDeleted = (trx: Knex.Transaction, user: Pick<UserModel, 'id' | 'email'>) => Promise<void>;

export const makeNotifyDeleted =
  (queueMail: QueueMail): NotifyDeleted =>
  (trx, { id, email }) =>
    queueMail(trx, { kind: name, cause: `${name}:${id}`, to: { recipient: email } });

/** The last mail to a person who deleted the account. Its row is removed after it was sent, because it contains the address. */
export const makeAccountDeletedMail = ({ site }: { site: string }): MailKind => ({
  name,
  worthMs: dayMs,
  leavesNoRow: true,
  compose: async ({ recipient }) =>
    recipient === null
      ? null
      : {
          userId: null,
          to: recipient,
          content: {
            subject: 'Your account was deleted',
            preview: 'This is our last message to you.',
            heading: 'Your account was deleted',
            paragraphs: [
              `Your account at ${product.name} was deleted, with your name, address and password. Conversations stay with the people you wrote to, without your name.`,
              'If that was not you, write to us at once:',
            ],
            action: { label: 'Open the contact form', url: `${site}/contact` },
            notes: ['This is our last message to you.'],
            reason: safetyReason,
          },
        },
});
