import { type AnnouncedNotification, type NotificationSummary, streamNotifications } from '@setu/contracts';
import { withPageAccountIn } from '@setu/mfe-kit';
import { openChannel } from '../page/open-channel';
import { type NotificationMessage, notificationChannel } from './notification-channel';

/** Delays after a refused stream, ms: the first and the maximum. */
const retryMs = { first: 30_000, longest: 5 * 60_000 };

interface Options {
  userId: string;
  /** Returns the start of the stream. Further calls return the current summary. */
  readSummary: () => Promise<NotificationSummary>;
  /** Called once for each item, in every tab. */
  onNotification: (notification: AnnouncedNotification) => void;
  /** Called when notifications were missed: shown data should be refetched. */
  onGap: () => void;
  /** Called when notifications were read, in this or another tab. */
  onRead: () => void;
}

export interface NotificationFollower {
  /** Checks whether notifications were missed, for example after sleep. */
  check: () => void;
  stop: () => void;
}

/**
 * Follows the notifications of the signed-in user. One tab of a browser holds the stream and forwards items to the others; when it closes,
 * the next tab resumes at its position. A refused stream is retried with growing delays, after reading the summary each time.
 */
export const startNotificationStream = ({
  userId,
  readSummary,
  onNotification,
  onGap,
  onRead,
}: Options): NotificationFollower => {
  const name = notificationChannel(userId);
  const channel = openChannel(name);
  const stopping = new AbortController();
  let last: number | null = null;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = retryMs.first;

  const take = (notification: AnnouncedNotification) => {
    if (last !== null && notification.sequence <= last) return;
    last = notification.sequence;
    onNotification(notification);
  };
  const jump = (newest: number) => {
    if (last !== null && newest <= last) return;
    last = newest;
    onGap();
  };
  const send = (message: NotificationMessage) => channel?.postMessage(message);
  const handleMessage = ({ data }: MessageEvent<NotificationMessage>) => {
    if (data.kind === 'notification') take(data.notification);
    else if (data.kind === 'gap') jump(data.newest);
    else onRead();
  };
  channel?.addEventListener('message', handleMessage);

  /** Reads the summary; @returns false when it could not be read */
  const catchUp = async (): Promise<boolean> => {
    try {
      const { newest } = await readSummary();
      if (stopping.signal.aborted) return false;
      if (last === null) last = newest;
      else jump(newest);
      return true;
    } catch {
      return false;
    }
  };

  const connect = () => {
    if (stopping.signal.aborted) return;
    const opened = new EventSource(withPageAccountIn(`${streamNotifications.path}?after=${last ?? 0}`));
    source = opened;
    opened.addEventListener('open', () => {
      waitMs = retryMs.first;
    });
    opened.addEventListener('notification', ({ data }) => {
      const notification = JSON.parse(data) as AnnouncedNotification;
      take(notification);
      send({ kind: 'notification', notification });
    });
    opened.addEventListener('gap', ({ lastEventId }) => {
      const newest = Number(lastEventId);
      jump(newest);
      send({ kind: 'gap', newest });
    });
    opened.addEventListener('error', () => {
      // While connecting, the browser itself reconnects and sends the id of the last item.
      if (opened.readyState !== EventSource.CLOSED) return;
      retry();
    });
  };
  const retry = () => {
    timer = setTimeout(() => void catchUp().then(connect), waitMs);
    waitMs = Math.min(waitMs * 2, retryMs.longest);
  };
  const lead = async () => {
    if (last !== null || (await catchUp())) connect();
    else retry();
    await new Promise<void>((resolve) => {
      if (stopping.signal.aborted) resolve();
      stopping.signal.addEventListener('abort', () => resolve());
    });
  };

  void catchUp();
  if (navigator.locks)
    navigator.locks.request(name, { signal: stopping.signal }, lead).catch(() => {
      // Stopped while waiting for the lock, or the browser forbids locks. In the second case each tab opens a stream.
      if (!stopping.signal.aborted) void lead();
    });
  else void lead();

  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    clearTimeout(timer);
    source?.close();
    channel?.close();
    removeEventListener('pagehide', stop);
  };
  // A page that holds a lock or a stream cannot enter the back/forward cache.
  addEventListener('pagehide', stop);
  return { check: () => void catchUp(), stop };
};
