import { product } from '@setu/contracts';
import type { Knex } from 'knex';
import type { MailKind, QueueMail } from '../mail-kind';

const hiddenKind = 'listing-hidden';
const restoredKind = 'listing-restored';
const weekMs = 7 * 24 * 60 * 60 * 1_000;

/** Queues the mail about a listing that was hidden or restored, once for each event. */
export type NotifyModerated = (
  trx: Knex.Transaction,
  about: { ownerId: string; isHidden: boolean; envelope: { id: string } },
) => Promise<void>;

export const makeNotifyModerated =
  (queueMail: QueueMail): NotifyModerated =>
  (trx, { ownerId, isHidden, envelope }) => {
    const kind = isHidden ? hiddenKind : restoredKind;
    return queueMail(trx, { kind, cause: `${kind}:${envelope.id}`, to: { userId: ownerId } });
  };

interface Deps {
  /** @returns null for an account that was deleted */
  findEmail: (userId: string) => Promise<string | null>;
  /** Address of the site, without a trailing slash. */
  site: string;
}

/**
 * The mail to the owner of a listing that an administrator hid or restored. The event has no texts, so the mail links to the dashboard for
 * the listing and the reason.
 */
export const makeModerationMails = ({ findEmail, site }: Deps): readonly MailKind[] => {
  const reason = `You get this message because you have listings at ${product.name}.`;
  const action = { label: 'Open your dashboard', url: `${site}/dashboard` };
  const kindOf = (
    name: string,
    content: { subject: string; preview: string; paragraphs: readonly string[] },
  ): MailKind => ({
    name,
    worthMs: weekMs,
    compose: async ({ userId }) => {
      const to = userId && (await findEmail(userId));
      if (!to) return null;
      return { userId, to, content: { ...content, heading: content.subject, action, notes: [], reason } };
    },
  });
  return [
    kindOf(hiddenKind, {
      subject: 'One of your listings was hidden',
      preview: 'Your dashboard shows the reason.',
      paragraphs: [
        'An administrator has hidden one of your listings. Others do not see it now, and it takes no new inquiries.',
        'Your dashboard shows which listing it is and the reason. You can change the listing there, and write to us with the contact form when it is corrected.',
      ],
    }),
    kindOf(restoredKind, {
      subject: 'One of your listings is shown again',
      preview: 'An administrator has restored it.',
      paragraphs: ['An administrator has restored one of your listings. Others see it as before.'],
    }),
  ];
};
