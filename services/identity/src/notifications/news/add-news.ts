import { randomUUID } from 'node:crypto';
import { type NewsKind, newsAddedV1 } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import { announcementOf, NewsModel } from './news.model';

/** News of an event for one person. */
export interface NewsToAdd {
  /** Whom it is for; undefined when an event of an earlier release does not name the person. */
  to: string | undefined;
  kind: NewsKind;
  aboutId: string;
  aboutKind?: string | undefined;
  state?: string;
  /** The person on the other side. */
  otherId?: string;
}

interface Deps extends Pick<ServiceDeps, 'clock' | 'recordEvent'> {
  /** Locks a person's row until the transaction ends. @returns false for an account that does not exist */
  lockPerson: (trx: Knex.Transaction, id: string) => Promise<boolean>;
  /** Sends push messages to the person's browsers, when the transaction commits. */
  wakeBrowsers: (trx: Knex.Transaction, userId: string) => Promise<void>;
  /** Time after which news that were not read are mailed, ms. */
  mailAfterMs: number;
}

/** Events that are older tell nobody anything: what a new consumer reads first happened before there were news, ms. */
const longestDelayMs = 3 * 24 * 60 * 60 * 1000;

/** Events that arrive later are neither mailed nor pushed, ms: after a stop of the service they are behind the bell. */
const longestMailDelayMs = 24 * 60 * 60 * 1000;

/**
 * Writes the news of an event for one person and announces it to the person's streams. Does nothing when the event was noted before, is
 * old, or the account is gone. The person's row is locked, so that sequences become visible in their order.
 * @returns whether there is news now that there was not before
 */
export const makeAddNews =
  ({ clock, recordEvent, lockPerson, wakeBrowsers, mailAfterMs }: Deps) =>
  async (
    trx: Knex.Transaction,
    { to, kind, aboutId, aboutKind, state, otherId }: NewsToAdd,
    { id: eventId, time }: { id: string; time: string },
  ): Promise<boolean> => {
    const now = clock.now();
    const delayMs = now.getTime() - Date.parse(time);
    if (to === undefined || to === otherId || delayMs > longestDelayMs) return false;
    if (!(await lockPerson(trx, to))) return false;
    const added = await NewsModel.query(trx)
      .insert({
        id: randomUUID(),
        userId: to,
        eventId,
        kind,
        aboutId,
        aboutKind: aboutKind ?? null,
        state: state ?? null,
        otherId: otherId ?? null,
        createdAt: now,
        mailDueAt: delayMs > longestMailDelayMs ? null : new Date(now.getTime() + mailAfterMs),
      })
      .onConflict(['event_id', 'user_id'])
      .ignore()
      .returning('*')
      .castTo<NewsModel | undefined>();
    if (!added?.sequence) return false;
    if (delayMs <= longestMailDelayMs) await wakeBrowsers(trx, to);
    const announced = announcementOf(added);
    await recordEvent(trx, newsAddedV1, to, { ...announced, userId: to, version: announced.sequence });
    return true;
  };

export type AddNews = ReturnType<typeof makeAddNews>;
