import { product, signInPage } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { MailKind, QueueMail } from '../../mail-kind';
import { findUser, type UserModel } from '../user.model';
import { withStop } from './suspension.policy';

const suspendedKind = 'account-suspended';
const restoredKind = 'account-restored';
const weekMs = 7 * 24 * 60 * 60 * 1_000;

/** Queues the mail about a suspension or its end, once for each version of the account. */
export type NotifySuspension = (
  trx: Knex.Transaction,
  user: Pick<UserModel, 'id' | 'version' | 'suspendedAt'>,
) => Promise<void>;

export const makeNotifySuspension =
  (queueMail: QueueMail): NotifySuspension =>
  (trx, { id, version, suspendedAt }) => {
    const kind = suspendedAt ? suspendedKind : restoredKind;
    return queueMail(trx, { kind, cause: `${kind}:${id}:${version}`, to: { userId: id } });
  };

const because = `You get this message because it concerns your account at ${product.name}.`;

/** The mail to a person whose account was suspended or restored. A waiting mail is not sent when the decision was reverted meanwhile. */
export const makeSuspensionMails = ({
  db,
  site,
}: Pick<ServiceDeps, 'db'> & {
  /** Address of the site, without a trailing slash. */
  site: string;
}): readonly MailKind[] => [
  {
    name: suspendedKind,
    worthMs: weekMs,
    compose: async ({ userId }) => {
      const user = await findUser(db, userId ?? '');
      if (!user?.suspendedAt) return null;
      return {
        userId: user.id,
        to: user.email,
        content: {
          subject: 'Your account was suspended',
          preview: 'You can write to us with the contact form.',
          heading: 'Your account was suspended',
          paragraphs: [
            `We have suspended your account at ${product.name}. You cannot sign in, and your listings are not shown to others.`,
            `Reason: ${withStop(user.suspensionReason ?? '')}`,
            'Write to us if this is a mistake or you have corrected it:',
          ],
          action: { label: 'Open the contact form', url: `${site}/contact` },
          notes: [],
          reason: because,
        },
      };
    },
  },
  {
    name: restoredKind,
    worthMs: weekMs,
    compose: async ({ userId }) => {
      const user = await findUser(db, userId ?? '');
      if (!user || user.suspendedAt) return null;
      return {
        userId: user.id,
        to: user.email,
        content: {
          subject: 'Your account is restored',
          preview: 'You can sign in again.',
          heading: 'Your account is restored',
          paragraphs: [
            `The suspension of your account at ${product.name} has ended. You can sign in again, and your listings are shown to others as before.`,
          ],
          action: { label: 'Sign in', url: `${site}${signInPage.path}` },
          notes: [],
          reason: because,
        },
      };
    },
  },
];
