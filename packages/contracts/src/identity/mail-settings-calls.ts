import { endpoint, raw } from '@setu/protocol';
import { z } from 'zod';
import type { UserRole } from '../values/user-role';

/** Topics for which people may turn mail off. Mail about the account itself is always sent. */
export const mailTopics = ['inquiries', 'assignments', 'listings'] as const;
export type MailTopic = (typeof mailTopics)[number];

/** Label of a topic, after “Mail about”. */
export const mailTopicLabels: Readonly<Record<MailTopic, string>> = {
  inquiries: 'inquiries and replies',
  assignments: 'offers and assignments',
  listings: 'your listings and your verification',
};

const topicsOfRole: Readonly<Record<UserRole, readonly MailTopic[]>> = {
  investor: ['inquiries'],
  brand: mailTopics,
  agent: mailTopics,
  admin: [],
};

/** The topics that people of a role get mail about. */
export const mailTopicsOf = (role: UserRole): readonly MailTopic[] => topicsOfRole[role];

/** For each topic whether the person receives mail about unread notifications. */
export const MailSettings = z.object({
  inquiries: z.boolean(),
  assignments: z.boolean(),
  listings: z.boolean(),
});
export type MailSettings = z.output<typeof MailSettings>;

export const getMailSettings = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/settings/mail',
  summary: 'Returns what the signed-in user gets mail about. Everything is on until it is turned off.',
  access: 'signed-in',
  response: { 200: MailSettings },
});

export const MailSettingsChange = MailSettings.partial();

export const saveMailSettings = endpoint({
  service: 'identity',
  method: 'PATCH',
  path: '/api/settings/mail',
  summary: 'Turns mail about the sent topics on or off for the signed-in user.',
  access: 'signed-in',
  body: MailSettingsChange,
  response: { 200: MailSettings },
  errors: ['validation_failed'],
});

export const unsubscribePage = endpoint({
  service: 'identity',
  method: 'GET',
  path: '/api/unsubscribe',
  summary:
    'Returns the page to turn off mail, for the token in the query `token`. It changes nothing, because mail programs open links too.',
  access: 'public',
  response: { 200: raw('text/html') },
});

export const unsubscribe = endpoint({
  service: 'identity',
  method: 'POST',
  path: '/api/unsubscribe',
  summary:
    'Turns off mail about the topics of a mail, by the token in the query `token`. Mail programs call it as RFC 8058 says: without a session, and with any body, which is not read. A repeat changes nothing.',
  access: 'public',
  response: { 200: raw('text/html') },
});
