import {
  type MailTopic,
  mailTopicLabels,
  mailTopics,
  type NotificationKind,
  notificationAddress,
  notificationText,
  product,
  type UserRole,
} from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { MailContent, MailKind } from '../mail-kind';
import type { UnsubscribeLinks } from './mail-settings/unsubscribe-link';
import { NotificationModel } from './notification.model';

/** Stored name of the kind of mail that lists unread notifications. */
export const notificationMailKind = 'news';

/** A person who gets mail about notifications. */
export interface NotificationReader {
  email: string;
  role: UserRole;
  /** The topics for which the person gets mail. */
  topics: ReadonlySet<MailTopic>;
}

/** A listing that an administrator hides or restores has a separate mail. */
const topics: Readonly<Record<Exclude<NotificationKind, 'listing-moderated'>, MailTopic>> = {
  'inquiry-received': 'inquiries',
  'reply-received': 'inquiries',
  'status-changed': 'inquiries',
  'inquiry-waiting': 'inquiries',
  'meeting-changed': 'inquiries',
  'followed-brand-listed': 'inquiries',
  'franchisee-proof': 'inquiries',
  'franchisee-review': 'inquiries',
  'offer-accepted': 'assignments',
  'assignment-changed': 'assignments',
  'verification-changed': 'listings',
  'listing-unconfirmed': 'listings',
  'listing-reviewed': 'listings',
  'webhook-failed': 'inquiries',
};
const topicOf = ({ kind }: { kind: string }): MailTopic | undefined => topics[kind as keyof typeof topics];

/** Whether a person gets mail about a notification. A kind of a later release is mailed by that release. */
export const isWanted = (
  notification: { kind: string },
  reader: Pick<NotificationReader, 'topics'>,
): boolean => {
  const topic = topicOf(notification);
  return topic !== undefined && reader.topics.has(topic);
};

type Item = Pick<NotificationModel, 'kind' | 'aboutId' | 'aboutKind' | 'state'> & {
  otherName: string | null;
};

/** Maximum number of notifications that a mail lists. Others are counted. */
const mostListed = 15;

const sentences = (items: readonly Item[]): string[] => [
  ...items.slice(0, mostListed).map((item) => `${notificationText(item)}.`),
  ...(items.length > mostListed ? [`And ${items.length - mostListed} more.`] : []),
];

interface Written {
  /** At least one, newest first. */
  items: readonly [Item, ...Item[]];
  role: UserRole;
  /** Address of the site, without a trailing slash. */
  site: string;
  /** Address that turns off mail about these topics. */
  addressOf: (topics: readonly MailTopic[]) => string;
}

/** The content of a mail about unread notifications: a sentence for each, without texts of people. */
export const notificationMailContent = ({ items, role, site, addressOf }: Written): MailContent => {
  const [first, ...others] = items;
  const about = mailTopics.filter((topic) => items.some((item) => topicOf(item) === topic));
  const addresses = new Set(items.map((item) => notificationAddress(item, role)));
  const [address = '/dashboard'] = addresses.size === 1 ? addresses : [];
  const sentence = notificationText(first) ?? '';
  const subject = others.length === 0 ? sentence : `You have ${items.length} unread notifications`;
  const labels = about.map((topic) => mailTopicLabels[topic]).join(', and ');
  return {
    subject,
    preview: others.length === 0 ? `Open ${product.name} to see it.` : sentence,
    heading: subject,
    paragraphs:
      others.length === 0 ? [`Sign in to ${product.name} to read it and to answer.`] : sentences(items),
    action: { label: others.length === 0 ? 'Open It' : 'Open Your Dashboard', url: `${site}${address}` },
    notes: [],
    reason: `You get this message because you did not read ${others.length === 0 ? 'this' : 'these notifications'} at ${product.name}.`,
    unsubscribe: { label: `Turn off mail about ${labels}`, url: addressOf(about) },
  };
};

interface Deps extends Pick<ServiceDeps, 'db'> {
  site: string;
  links: UnsubscribeLinks;
  findReader: (db: Knex, userId: string) => Promise<NotificationReader | null>;
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** The mail that lists notifications which are still unread when it is sent. */
export const makeNotificationMail = ({ db, site, links, findReader, namesOf }: Deps): MailKind => ({
  name: notificationMailKind,
  expiresAfterMs: 24 * 60 * 60 * 1_000,
  compose: async ({ cause, userId }) => {
    const reader = userId === null ? null : await findReader(db, userId);
    if (!reader || userId === null) return null;
    const unread = await NotificationModel.query(db)
      .where({ mail_id: cause.slice(notificationMailKind.length + 1), user_id: userId })
      .whereNull('read_at')
      .orderBy('sequence', 'desc');
    const wanted = unread.filter((one) => isWanted(one, reader));
    const others = wanted.flatMap(({ otherId }) => (otherId === null ? [] : [otherId]));
    const names = await namesOf([...new Set(others)]);
    const [first, ...more] = wanted.map(({ kind, aboutId, aboutKind, state, otherId }) => ({
      kind,
      aboutId,
      aboutKind,
      state,
      otherName: names.get(otherId ?? '') ?? null,
    }));
    if (!first) return null;
    const addressOf = (about: readonly MailTopic[]) => links.addressOf({ userId, topics: about });
    const content = notificationMailContent({ items: [first, ...more], role: reader.role, site, addressOf });
    return { userId, to: reader.email, content };
  },
});
