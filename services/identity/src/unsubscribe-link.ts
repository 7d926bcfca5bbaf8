import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type MailTopic, mailTopics, unsubscribePage } from '@setu/contracts';

/** What a link turns off: mail to an account about some topics. */
export interface Unsubscription {
  userId: string;
  topics: readonly MailTopic[];
}

/** Links that turn mail off without a sign-in. Nothing is stored of them, and they do not expire, because mails are read late. */
export interface UnsubscribeLinks {
  addressOf: (what: Unsubscription) => string;
  /** @returns null for a token that is forged or incomplete */
  read: (token: unknown) => Unsubscription | null;
}

const form = /^([0-9a-f-]{36})\.([a-z]+(?:-[a-z]+)*)\.([\w-]{43})$/;
const isTopic = (name: string): name is MailTopic => mailTopics.some((topic) => topic === name);

/**
 * @param key 32 random bytes, of which a key for this use only is derived
 * @param site address of the site, without a slash at the end
 */
export const makeUnsubscribeLinks = (key: Buffer, site: string): UnsubscribeLinks => {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'unsubscribe link', 32));
  const macOf = (what: string) => createHmac('sha256', derived).update(what).digest();
  return {
    addressOf: ({ userId, topics }) => {
      const what = `${userId}.${topics.join('-')}`;
      return `${site}${unsubscribePage.path}?token=${what}.${macOf(what).toString('base64url')}`;
    },
    read: (token) => {
      const [, userId, names, mac] = form.exec(typeof token === 'string' ? token : '') ?? [];
      if (!userId || !names || !mac) return null;
      if (!timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(`${userId}.${names}`))) return null;
      return { userId, topics: names.split('-').filter(isTopic) };
    },
  };
};
