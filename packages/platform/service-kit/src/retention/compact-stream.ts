import { type ServiceName, streamOf } from '@setu/protocol';
import type { Knex } from 'knex';
import { AckPolicy, DeliverPolicy, type JsMsg, nanos } from 'nats';
import type { Broker } from '../events/broker/broker';
import { supersededEventDays } from './event-rules';
import { daysBefore } from './rule';

/** Messages read at a time, without their contents. */
const batchMessages = 500;
const fetchWaitMs = 2_000;
/** The broker removes the temporary consumer of a run after this time of inactivity, ms. */
const forgottenAfterMs = 60_000;
/** Maximum number of messages that one run deletes; each is a call to the broker. */
const maxDeleted = 10_000;
/** An event that was published this much later than a message has a newer message. Above the broker's duplicate window. */
const sentAgainMs = 10 * 60 * 1_000;

interface StoredMessage {
  seq: number;
  eventId: string;
  at: Date;
}

const stored = ({ seq, headers, info }: JsMsg): StoredMessage | null => {
  const eventId = headers?.get('Nats-Msg-Id');
  return eventId ? { seq, eventId, at: new Date(info.timestampNanos / 1e6) } : null;
};

/** Filters the messages whose event is no longer in the outbox or was published again later. */
const outdated = async (db: Knex, messages: readonly StoredMessage[]): Promise<StoredMessage[]> => {
  const rows: { event_id: string; published_at: Date | null }[] = await db('outbox')
    .whereIn(
      'event_id',
      messages.map(({ eventId }) => eventId),
    )
    .select('event_id', 'published_at');
  const kept = new Map(rows.map(({ event_id, published_at }) => [event_id, published_at]));
  return messages.filter(({ eventId, at }) => {
    const publishedAt = kept.get(eventId);
    if (publishedAt === undefined) return true;
    return publishedAt !== null && publishedAt.getTime() - at.getTime() > sentAgainMs;
  });
};

/**
 * Deletes messages of a service's stream that are older than 30 days and whose event is no longer in the outbox, so that
 * stream and outbox contain the same events. The broker overwrites deleted data. Messages without an event id are not deleted.
 * @returns the number of deleted messages
 */
export const compactStream = async (
  { db, broker, service }: { db: Knex; broker: Broker; service: ServiceName },
  now: Date,
): Promise<number> => {
  const stream = streamOf(service);
  const before = daysBefore(now, supersededEventDays);
  const { streams, consumers } = await broker.manager();
  await broker.ensureStream(service);
  const { name, num_pending } = await consumers.add(stream, {
    ack_policy: AckPolicy.None,
    deliver_policy: DeliverPolicy.All,
    headers_only: true,
    mem_storage: true,
    inactive_threshold: nanos(forgottenAfterMs),
  });
  if (num_pending === 0) return 0;
  const reader = await broker.js.consumers.get(stream, name);
  let deleted = 0;
  for (let isAtEnd = false; !isAtEnd && deleted < maxDeleted; ) {
    const batch: StoredMessage[] = [];
    let read = 0;
    for await (const message of await reader.fetch({ max_messages: batchMessages, expires: fetchWaitMs })) {
      read += 1;
      const one = stored(message);
      if (message.info.pending === 0 || new Date(message.info.timestampNanos / 1e6) >= before) isAtEnd = true;
      if (one && one.at < before) batch.push(one);
    }
    if (read < batchMessages) isAtEnd = true;
    for (const { seq } of await outdated(db, batch)) {
      await streams.deleteMessage(stream, seq);
      deleted += 1;
    }
  }
  return deleted;
};
