import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import {
  getNotificationSummary,
  type NotificationKind,
  type NotificationSummary,
  readNotifications,
} from '@setu/contracts';
import { makeQueryClient, setTransport } from '@setu/mfe-kit';
import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { followNotifications } from './follow-notifications';
import { type NotificationMessage, notificationChannel } from './notification-channel';
import { notificationSummary } from './notifications.queries';

const userId = '22222222-2222-4222-8222-222222222222';
const inquiryId = '33333333-3333-4333-8333-333333333333';
const summary = (unread: number): NotificationSummary => ({ unread, isUnreadBound: false, newest: 5 });

beforeEach(() => {
  // No stream, because these tests are about opened screens.
  const locks = { request: () => new Promise(() => undefined) };
  Object.assign(globalThis, { BroadcastChannel: NodeChannel });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});

/** Follows notifications for a user with this number of unread notifications, who then opens a thread. @returns the calls after that */
const openThread = async (unread: number) => {
  const client = makeQueryClient();
  const calls: string[] = [];
  let stored = unread;
  setTransport(() => async (url, { method = 'GET', body } = {}) => {
    if (url === getNotificationSummary.path) return Response.json(summary(stored));
    calls.push([method, url, body].filter(Boolean).join(' '));
    if (url !== readNotifications.path) return Response.json([]);
    stored = 0;
    return Response.json(summary(stored));
  });
  client.setQueryData(notificationSummary().queryKey, summary(unread));
  const stopFollowing = followNotifications(client, userId, () => undefined);
  const close = new QueryObserver(client, {
    queryKey: ['/api/of/some/remote'],
    meta: { readsNotificationsOf: inquiryId },
    queryFn: async () => {
      calls.push('the messages');
      return [];
    },
  }).subscribe(() => undefined);
  await waitFor(() => expect(calls).toContain('the messages'));
  close();
  stopFollowing();
  return { client, calls };
};

test('a thread that is opened marks its notifications as read, and the bell gets the new number', async () => {
  const { client, calls } = await openThread(2);
  expect(calls).toContain(`POST ${readNotifications.path} ${JSON.stringify({ aboutId: inquiryId })}`);
  await waitFor(() => expect(client.getQueryData(notificationSummary().queryKey)).toEqual(summary(0)));
});

test('a thread that is opened without unread notifications marks nothing', async () => {
  const { calls } = await openThread(0);
  expect(calls).toEqual(['the messages']);
});

test('a notification refreshes the queries that list its kind, and a gap refreshes all queries that list any kind', async () => {
  const client = makeQueryClient();
  setTransport(() => async () => Response.json(summary(0)));
  const stopFollowing = followNotifications(client, userId, () => undefined);
  await waitFor(() => expect(client.getQueryData(notificationSummary().queryKey)).toEqual(summary(0)));
  const times: Record<string, number> = {};
  const show = (name: string, refreshedBy?: NotificationKind[]) =>
    new QueryObserver(client, {
      queryKey: [name],
      meta: { refreshedBy },
      queryFn: async () => {
        times[name] = (times[name] ?? 0) + 1;
        return name;
      },
    }).subscribe(() => undefined);
  const closings = [
    show('inquiries', ['inquiry-received', 'reply-received']),
    show('listings', ['listing-moderated']),
    show('calculator'),
  ];
  await waitFor(() => expect(times).toEqual({ inquiries: 1, listings: 1, calculator: 1 }));

  const otherTab = new NodeChannel(notificationChannel(userId));
  const send = (message: NotificationMessage) => otherTab.postMessage(message);
  const about = { aboutId: inquiryId, aboutKind: 'franchise', state: null } as const;
  send({ kind: 'notification', notification: { sequence: 6, kind: 'reply-received', ...about } });
  await waitFor(() => expect(times).toEqual({ inquiries: 2, listings: 1, calculator: 1 }));
  send({ kind: 'gap', newest: 9 });
  await waitFor(() => expect(times).toEqual({ inquiries: 3, listings: 2, calculator: 1 }));
  otherTab.close();
  for (const close of closings) close();
  stopFollowing();
});

test.each([
  ['after', 2, 1_000],
  ['shortly before', 2, -1_000],
  ['long before', 1, -60_000],
])(
  'when the newest notification came %s the shown data was read, that is read %d times in all',
  async (_, expected, aheadMs) => {
    const client = makeQueryClient();
    let times = 0;
    const close = new QueryObserver(client, {
      queryKey: ['inquiries'],
      meta: { refreshedBy: ['inquiry-received'] },
      queryFn: async () => {
        times += 1;
        return times;
      },
    }).subscribe(() => undefined);
    await waitFor(() => expect(client.getQueryData(['inquiries'])).toBe(1));
    const readAt = client.getQueryState(['inquiries'])?.dataUpdatedAt ?? 0;
    const newestAt = new Date(readAt + aheadMs).toISOString();
    setTransport(() => async () => Response.json({ ...summary(1), newestAt }));
    const stopFollowing = followNotifications(client, userId, () => undefined);
    await waitFor(() =>
      expect(client.getQueryData(notificationSummary().queryKey)).toMatchObject({ newestAt }),
    );
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(times).toBe(expected);
    close();
    stopFollowing();
  },
);
