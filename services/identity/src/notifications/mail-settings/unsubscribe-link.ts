import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type MailTopic, mailTopics, unsubscribePage } from '@setu/contracts';

/** The effect of a link: turns off mail to an account about some topics. */
interface Unsubscription {
  userId: string;
  topics: readonly MailTopic[];
}

/** Links that turn mail off without a sign-in. They are not stored and do not expire, because mails may be read late. */
export interface UnsubscribeLinks {
  addressOf: (what: Unsubscription) => string;
  /** @returns null for a token that is forged or incomplete */
  read: (token: unknown) => Unsubscription | null;
}

const form = /^([0-9a-f-]{36})\.([a-z]+(?:-[a-z]+)*)\.([\w-]{43})$/;
const isTopic = (name: string): name is MailTopic => mailTopics.some((topic) => topic === name);

/**
 * @param keys 32 random bytes each, from which a key for this purpose is derived. The first signs, all verify
 * @param site address of the site, without a trailing slash
 */
export const makeUnsubscribeLinks = (keys: readonly Buffer[], site: string): UnsubscribeLinks => {
  const derived = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'unsubscribe link', 32)));
  const macsOf = (what: string) => derived.map((key) => createHmac('sha256', key).update(what).digest());
  return {
    addressOf: ({ userId, topics }) => {
      const what = `${userId}.${topics.join('-')}`;
      return `${site}${unsubscribePage.path}?token=${what}.${macsOf(what)[0]?.toString('base64url')}`;
    },
    read: (token) => {
      const [, userId, names, mac] = form.exec(typeof token === 'string' ? token : '') ?? [];
      if (!userId || !names || !mac) return null;
      const given = Buffer.from(mac, 'base64url');
      if (!macsOf(`${userId}.${names}`).some((one) => timingSafeEqual(given, one))) return null;
      return { userId, topics: names.split('-').filter(isTopic) };
    },
  };
};
