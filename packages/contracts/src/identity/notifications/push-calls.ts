import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { Instant } from '../../values/ids';

/** Maximum number of browsers per person that get push messages; another browser replaces the oldest. */
export const mostPushBrowsers = 10;

/** A browser that gets push messages while none of our pages is open in it. */
export const PushBrowser = z.object({
  id: z.guid(),
  /**
   * Address at the push service of the browser's vendor, chosen by the browser. Anyone who has it can wake the browser, so only its owner
   * gets it.
   */
  endpoint: z.string(),
  createdAt: Instant,
});
export type PushBrowser = z.output<typeof PushBrowser>;

export const PushSettings = z.object({
  /** Public key that a browser subscribes with, base64url; null when this installation sends no push messages. */
  applicationServerKey: z.string().nullable(),
  /** Newest first; `mostPushBrowsers` at most. */
  browsers: z.array(PushBrowser),
});
export type PushSettings = z.output<typeof PushSettings>;

export const getPushSettings = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/settings/push',
  summary: 'Lists the browsers of the signed-in user that get push messages, with the key for another one.',
  access: 'signed-in',
  response: { 200: PushSettings },
});

/** The address that a browser got from its vendor's push service. */
export const PushBrowserDraft = z.object({
  endpoint: z
    .string()
    .max(1_000)
    .regex(/^https?:\/\/[!-~]+$/, 'Give the address of a push service'),
});

export const addPushBrowser = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/settings/push',
  summary: `Lets a browser of the signed-in user get push messages. A repeat changes nothing; an address of another account moves to the caller, because the browser is the caller's now. A person has ${mostPushBrowsers} such browsers, and a further one takes the place of the oldest.`,
  access: 'signed-in',
  body: PushBrowserDraft,
  response: { 200: PushBrowser },
  errors: ['validation_failed', 'push_unavailable'],
});

export const removePushBrowser = endpoint({
  service: 'identity',
  method: 'DELETE',
  path: '/api/settings/push/:id',
  summary: 'Ends the push messages of a browser of the signed-in user. A repeat answers the same.',
  access: 'signed-in',
  params: z.object({ id: z.guid() }),
  response: { 200: z.object({ removed: z.literal(true) }) },
});

/** The notification that a woken browser shows. The service makes the text, because a service worker has no code of the screens. */
export const PushNotification = z.object({
  /** The newest unread notification; null when nothing is unread. */
  notification: z
    .object({
      id: z.guid(),
      /** Its text. */
      text: z.string(),
      /** Path of the screen to open. */
      address: z.string(),
    })
    .nullable(),
  /** Unread notifications; `mostUnreadNotifications` at most. */
  unread: z.int().min(0),
});
export type PushNotification = z.output<typeof PushNotification>;

export const getPushNotification = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/notifications/newest',
  summary:
    'Returns what a browser shows of the notifications of the signed-in user when a push message wakes it, which says nothing itself.',
  access: 'signed-in',
  onBehalf: true,
  response: { 200: PushNotification },
});

/** The same for service workers of releases before 28 November 2026, which stay in browsers until the next visit. */
export const getFormerPushNotification = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/news/notification',
  summary: 'The former address of GET /api/notifications/newest, with the name `news` for the notification.',
  access: 'signed-in',
  onBehalf: true,
  response: {
    200: PushNotification.omit({ notification: true }).extend({ news: PushNotification.shape.notification }),
  },
});
