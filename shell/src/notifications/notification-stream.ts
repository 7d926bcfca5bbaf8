import { type AnnouncedNotification, type NotificationSummary, streamNotifications } from '@setu/contracts';
import { withPageAccountIn } from '@setu/mfe-kit';
import { openChannel } from '../page/open-channel';
import { type NotificationMessage, notificationChannel } from './notification-channel';

/** Waits after a refused stream, ms: the first one, and the longest. */
const retryMs = { first: 30_000, longest: 5 * 60_000 };

interface Options {
  userId: string;
  /** Where the stream begins. Reads the present summary when it is asked again. */
  readSummary: () => Promise<NotificationSummary>;
  /** Called once for each item, in every tab. */
  onNotification: (notification: AnnouncedNotification) => void;
  /** Called when notifications were missed that will not come: what is shown should be read again. */
  onGap: () => void;
  /** Called when notifications were read, in this tab or another one. */
  onRead: () => void;
}

export interface NotificationFollower {
  /** Asks whether notifications were missed, as after sleep. */
  check: () => void;
  stop: () => void;
}

/**
 * Follows the notifications of the signed-in person. One tab of a browser holds the stream and passes on what comes; when it closes, the next one
 * resumes where it was. A refused stream is tried again after a growing wait, with a read of the summary each time.
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
      // While it is connecting the browser itself tries again, and names the last item it got.
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
      // It was stopped while it waited for its turn, or the browser forbids locks: then each tab has a stream.
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
  // A page that holds a lock or a stream cannot be restored from memory.
  addEventListener('pagehide', stop);
  return { check: () => void catchUp(), stop };
};
