import { PassThrough } from 'node:stream';
import type { AnnouncedNotification } from '@setu/contracts';
import type { Held, HeldOpen } from '../../edge/sessions/held-open';

/** Maximum of a person's open streams. A browser has one, however many tabs it shows. */
const maxPerPerson = 10;
const shareOfNetwork = 1 / 20;

/** A comment is sent after this time without notifications, so that proxies keep the connection open, ms. */
const heartbeatMs = 25_000;
/** Shortest and longest time after which browsers reconnect, ms. The times differ, so that not all reconnect at once. */
const reconnectMs = { least: 1_000, spread: 4_000 };
/** A stream whose client reads nothing is closed when this many bytes wait. */
const maxWaitingBytes = 64 * 1024;

/** Whose notifications a stream sends, and who may end it. */
export interface Owner extends Omit<Held, 'end'> {
  network: string;
}

/** One open stream. */
export interface NotificationStream extends Owner, Held {
  /** The bytes for the client. */
  readonly body: PassThrough;
  /** Sends a notification that was not sent before; queues it until `begin`. */
  send: (notification: AnnouncedNotification) => void;
  /** Sends what the client missed, then the queued notifications. */
  begin: (missed: readonly AnnouncedNotification[]) => void;
  /** Reports that the client missed too much, so that it reads its lists again, and resumes after `newest`. */
  beginAfterGap: (newest: number) => void;
}

const frameOf = (event: string, notification: AnnouncedNotification) =>
  `id: ${notification.sequence}\nevent: ${event}\ndata: ${JSON.stringify(notification)}\n\n`;

const openStream = (owner: Owner, after: number, event: string): NotificationStream => {
  const body = new PassThrough();
  let last = after;
  let held: AnnouncedNotification[] | null = [];
  const write = (text: string) => {
    if (body.destroyed || body.writableEnded) return;
    body.write(text);
    if (body.writableLength + body.readableLength > maxWaitingBytes) body.destroy();
  };
  const send = (notification: AnnouncedNotification) => {
    if (held) {
      held.push(notification);
      return;
    }
    // The notifications of an account arrive in order: this one was already sent.
    if (notification.sequence <= last) return;
    last = notification.sequence;
    write(frameOf(event, notification));
  };
  const begin = (missed: readonly AnnouncedNotification[]) => {
    const waiting = held ?? [];
    held = null;
    for (const notification of [...missed, ...waiting]) send(notification);
  };
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs);
  heartbeat.unref();
  body.once('close', () => clearInterval(heartbeat));
  const reconnect = reconnectMs.least + Math.floor(Math.random() * reconnectMs.spread);
  write(`retry: ${reconnect}\n\n`);
  return {
    ...owner,
    body,
    send,
    begin,
    beginAfterGap: (newest) => {
      last = newest;
      write(`id: ${newest}\nevent: gap\ndata: {}\n\n`);
      begin([]);
    },
    end: () => body.end(),
  };
};

/**
 * The streams that this gateway holds open.
 * @param mostInAll maximum of all streams; a network may have a twentieth of them
 * @param held aborts the streams whose session has ended
 */
export const makeOpenStreams = (mostInAll: number, held: HeldOpen) => {
  const maxPerNetwork = Math.max(maxPerPerson, Math.ceil(mostInAll * shareOfNetwork));
  const byUser = new Map<string, Set<NotificationStream>>();
  const byPerson = new Map<string, number>();
  const byNetwork = new Map<string, number>();
  let count = 0;
  let isClosed = false;

  const all = () => [...byUser.values()].flatMap((streams) => [...streams]);
  const takeOne = (counts: Map<string, number>, key: string) => {
    const left = (counts.get(key) ?? 0) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
  const remove = (stream: NotificationStream) => {
    const streams = byUser.get(stream.userId);
    if (!streams?.delete(stream)) return;
    if (streams.size === 0) byUser.delete(stream.userId);
    takeOne(byPerson, stream.personId);
    takeOne(byNetwork, stream.network);
    count -= 1;
  };

  return {
    /** Opens a stream of notifications newer than `after`, as events of this name; null when the limit is reached. */
    open: (owner: Owner, after: number, event: string): NotificationStream | null => {
      const ofUser = byUser.get(owner.userId) ?? new Set<NotificationStream>();
      const ofPerson = byPerson.get(owner.personId) ?? 0;
      const ofNetwork = byNetwork.get(owner.network) ?? 0;
      if (isClosed || count >= mostInAll || ofPerson >= maxPerPerson || ofNetwork >= maxPerNetwork)
        return null;
      const stream = openStream(owner, after, event);
      byUser.set(owner.userId, ofUser.add(stream));
      byPerson.set(owner.personId, ofPerson + 1);
      byNetwork.set(owner.network, ofNetwork + 1);
      count += 1;
      const release = held.add(stream);
      stream.body.once('close', () => {
        release();
        remove(stream);
      });
      return stream;
    },
    /** Sends a notification to every stream of an account. */
    deliver: (userId: string, notification: AnnouncedNotification): void => {
      for (const stream of byUser.get(userId) ?? []) stream.send(notification);
    },
    count: () => count,
    /** Ends all streams; browsers reconnect and resume. */
    endAll: (): void => {
      for (const stream of all()) stream.end();
    },
    /** Ends all streams and opens no new ones. */
    close: (): void => {
      isClosed = true;
      for (const stream of all()) stream.end();
    },
  };
};

export type OpenStreams = ReturnType<typeof makeOpenStreams>;
