import { alternativesFoundV1, type MailTopic, mailTopicLabels, product } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import type { Knex } from 'knex';
import { BaseModel } from '../base-model';
import type { MailKind, QueueMail } from '../mail-kind';
import type { UnsubscribeLinks } from './mail-settings/unsubscribe-link';
import type { NotificationReader } from './notification-mail';

const kind = 'alternatives';
const topic: MailTopic = 'inquiries';
const dayMs = 24 * 60 * 60 * 1_000;

/** Franchises that an investor gets by mail when a brand does not answer. */
export class AlternativesModel extends BaseModel {
  static override tableName = 'alternatives';
  static override jsonAttributes = ['franchises'];

  /** Id of the inquiry. */
  declare id: string;
  declare userId: string;
  /** The franchise that the investor asked about. */
  declare title: string;
  declare franchises: { id: string; title: string }[];
  declare createdAt: Date;
}

/** The fields of the event that the mail needs. */
export const alternativesEvent = {
  ...alternativesFoundV1,
  data: alternativesFoundV1.data.pick({
    id: true,
    userId: true,
    title: true,
    alternativeIds: true,
    alternativeTitles: true,
  }),
};
type Found = EventData<typeof alternativesEvent>;

/** Stores alternatives for an investor and queues the mail, once for each inquiry. Does nothing for a deleted account. */
export const makeKeepAlternatives =
  ({
    lockPerson,
    queueMail,
  }: {
    lockPerson: (trx: Knex.Transaction, id: string) => Promise<boolean>;
    queueMail: QueueMail;
  }) =>
  async (
    trx: Knex.Transaction,
    { id, userId, title, alternativeIds, alternativeTitles }: Found,
    at: Date,
  ): Promise<void> => {
    if (!(await lockPerson(trx, userId))) return;
    const franchises = alternativeIds.map((one, place) => ({
      id: one,
      title: alternativeTitles[place] ?? '',
    }));
    await AlternativesModel.query(trx)
      .insert({ id, userId, title, franchises, createdAt: at })
      .onConflict('id')
      .ignore();
    await queueMail(trx, { kind, cause: `${kind}:${id}`, to: { userId } });
  };
export type KeepAlternatives = ReturnType<typeof makeKeepAlternatives>;

interface Deps {
  db: Knex;
  /** Address of the site, without a trailing slash. */
  site: string;
  links: UnsubscribeLinks;
  findReader: (db: Knex, userId: string) => Promise<NotificationReader | null>;
}

/** The mail with alternatives. It names franchises and no person. */
export const makeAlternativesMail = ({ db, site, links, findReader }: Deps): MailKind => ({
  name: kind,
  expiresAfterMs: 3 * dayMs,
  compose: async ({ cause, userId }) => {
    const reader = userId === null ? null : await findReader(db, userId);
    const row = await AlternativesModel.query(db).findById(cause.slice(kind.length + 1));
    if (userId === null || !reader?.topics.has(topic) || !row) return null;
    const subject = `No answer yet about ${row.title}`;
    const compared = row.franchises.map(({ id }) => id).join(',');
    return {
      userId,
      to: reader.email,
      content: {
        subject,
        preview: `Similar: ${row.franchises.map(({ title }) => title).join(', ')}`,
        heading: subject,
        paragraphs: [
          'The brand has not answered your inquiry for three days. It can still answer. These franchises of other brands are similar:',
          ...row.franchises.map(({ id, title }) => `${title}: ${site}/franchises/${id}`),
        ],
        action: { label: 'Compare Them', url: `${site}/compare?ids=${compared}` },
        notes: [],
        reason: `You get this message because you sent an inquiry at ${product.name}.`,
        unsubscribe: {
          label: `Turn off mail about ${mailTopicLabels[topic]}`,
          url: links.addressOf({ userId, topics: [topic] }),
        },
      },
    };
  },
});
