import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import type { AnnouncedNotification, NotificationSummary } from '@setu/contracts';
import { waitFor } from '@testing-library/react';
import { notifyRead } from './notification-channel';
import { type NotificationFollower, startNotificationStream } from './notification-stream';

/** A stream of the browser whose server is the test. */
class OpenedStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: OpenedStream[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    OpenedStream.opened.push(this);
  }
  close() {
    this.readyState = OpenedStream.CLOSED;
  }
  send(notification: AnnouncedNotification) {
    this.dispatchEvent(new MessageEvent('notification', { data: JSON.stringify(notification) }));
  }
  gap(newest: number) {
    this.dispatchEvent(new MessageEvent('gap', { lastEventId: String(newest) }));
  }
  /** The server refuses, so that the browser does not reconnect by itself. */
  refuse() {
    this.readyState = OpenedStream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

/** The locks of a browser: one holder at a time, in the order of the requests. */
const makeLocks = () => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
      const mine = last.then(() => (signal.aborted ? undefined : hold()));
      last = mine;
      return mine;
    },
  };
};

const userId = '22222222-2222-4222-8222-222222222222';
const item = (sequence: number): AnnouncedNotification => ({
  sequence,
  kind: 'reply-received',
  aboutId: '33333333-3333-4333-8333-333333333333',
  aboutKind: 'franchise',
  state: null,
});
const summary = (newest: number): NotificationSummary => ({ unread: 0, isUnreadBound: false, newest });

let tabs: NotificationFollower[] = [];
/** A tab of the browser. @param readSummary returns the summary from which it starts */
const openTab = (readSummary: () => Promise<NotificationSummary> = async () => summary(5)) => {
  const got: number[] = [];
  const seen = { gaps: 0, reads: 0 };
  const follower = startNotificationStream({
    userId,
    readSummary,
    onNotification: ({ sequence }) => got.push(sequence),
    onGap: () => {
      seen.gaps += 1;
    },
    onRead: () => {
      seen.reads += 1;
    },
  });
  tabs.push(follower);
  return { follower, got, seen };
};
/** The stream with this number, once a tab has opened it. */
const streamOf = async (index = 0) => {
  await waitFor(() => expect(OpenedStream.opened.length).toBeGreaterThan(index));
  const stream = OpenedStream.opened[index];
  if (!stream) throw new Error('No stream is open');
  return stream;
};

beforeEach(() => {
  OpenedStream.opened = [];
  Object.assign(globalThis, { EventSource: OpenedStream, BroadcastChannel: NodeChannel });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: makeLocks() });
});
afterEach(() => {
  for (const tab of tabs) tab.stop();
  tabs = [];
  jest.useRealTimers();
});

test('one tab holds the stream, starting after the summary, and every tab gets each item once', async () => {
  const [one, other] = [openTab(), openTab()];
  const stream = await streamOf();
  expect(stream.url).toBe('/api/notifications/stream?after=5');
  stream.send(item(6));
  stream.send(item(6));
  stream.send(item(4));
  stream.send(item(7));
  await waitFor(() => expect(other.got).toEqual([6, 7]));
  expect(one.got).toEqual([6, 7]);
  expect(OpenedStream.opened).toHaveLength(1);
});

test('when the tab that holds the stream closes, the next tab resumes at the same position', async () => {
  const [one, other] = [openTab(), openTab()];
  const stream = await streamOf();
  stream.send(item(8));
  await waitFor(() => expect(other.got).toEqual([8]));
  one.follower.stop();
  expect(stream.readyState).toBe(OpenedStream.CLOSED);
  const next = await streamOf(1);
  expect(next.url).toBe('/api/notifications/stream?after=8');
  next.send(item(9));
  expect(other.got).toEqual([8, 9]);
  expect(one.got).toEqual([8]);
});

test('a page that is left releases the stream', async () => {
  openTab();
  const stream = await streamOf();
  dispatchEvent(new Event('pagehide'));
  expect(stream.readyState).toBe(OpenedStream.CLOSED);
});

test('every tab gets one gap when notifications were missed', async () => {
  const [one, other] = [openTab(), openTab()];
  const stream = await streamOf();
  stream.gap(400);
  stream.gap(400);
  await waitFor(() => expect(other.seen.gaps).toBe(1));
  expect(one.seen.gaps).toBe(1);
  stream.send(item(399));
  expect(one.got).toEqual([]);
});

test('notifications that were missed during sleep are found by a check', async () => {
  let newest = 5;
  const { follower, seen } = openTab(async () => summary(newest));
  await streamOf();
  follower.check();
  newest = 9;
  follower.check();
  await waitFor(() => expect(seen.gaps).toBe(1));
});

test('a tab is notified when notifications were read in another tab', async () => {
  const { seen } = openTab();
  await streamOf();
  notifyRead(userId);
  await waitFor(() => expect(seen.reads).toBe(1));
});

test('a refused stream is retried after a delay, from the newest item of the summary', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  let newest = 5;
  openTab(async () => summary(newest));
  await jest.advanceTimersByTimeAsync(0);
  const [first] = OpenedStream.opened;
  newest = 6;
  first?.refuse();
  await jest.advanceTimersByTimeAsync(29_000);
  expect(OpenedStream.opened).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(OpenedStream.opened.map(({ url }) => url)).toEqual([
    '/api/notifications/stream?after=5',
    '/api/notifications/stream?after=6',
  ]);
  OpenedStream.opened[1]?.refuse();
  await jest.advanceTimersByTimeAsync(59_000);
  expect(OpenedStream.opened).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(OpenedStream.opened).toHaveLength(3);
});

test('a browser without locks opens a stream in each tab', async () => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  openTab();
  openTab();
  await streamOf(1);
});

test('a browser that forbids storage, and so locks and channels, opens a stream in each tab', async () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: async () => refuse() },
  });
  Object.assign(globalThis, {
    BroadcastChannel: class {
      constructor() {
        refuse();
      }
    },
  });
  const [one, other] = [openTab(), openTab()];
  (await streamOf(0)).send(item(6));
  (await streamOf(1)).send(item(6));
  notifyRead(userId);
  expect([one.got, other.got]).toEqual([[6], [6]]);
});
