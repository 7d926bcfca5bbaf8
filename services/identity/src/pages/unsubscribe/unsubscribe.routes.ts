import { type MailTopic, unsubscribe, unsubscribePage } from '@setu/contracts';
import { type Route, rawRoute } from '@setu/service-kit';
import { pageReply } from '../frame';
import { renderInvalidPage, renderUnsubscribedPage, renderUnsubscribePage } from './pages';

export interface UnsubscribeDeps {
  /** What a token turns off; null when it is not valid. */
  read: (token: unknown) => { userId: string; topics: readonly MailTopic[] } | null;
  hasAccount: (userId: string) => Promise<boolean>;
  turnOff: (userId: string, topics: readonly MailTopic[]) => Promise<unknown>;
}

/** The page and the call to turn mail off with a link in a mail. Both answer with a page, because mail programs must not be redirected. */
export const unsubscribeRoutes = ({ read, hasAccount, turnOff }: UnsubscribeDeps): Route[] => {
  const find = async (token: unknown) => {
    const found = read(token);
    return found && (await hasAccount(found.userId)) ? found : null;
  };
  return [
    rawRoute(unsubscribePage, async (_body, _actor, ctx) => {
      const { token } = ctx.query;
      const found = await find(token);
      if (!found) return pageReply(400, renderInvalidPage());
      return pageReply(200, renderUnsubscribePage(String(token), found.topics));
    }),
    rawRoute(unsubscribe, async (_body, _actor, ctx) => {
      const found = await find(ctx.query.token);
      if (!found) return pageReply(400, renderInvalidPage());
      await turnOff(found.userId, found.topics);
      return pageReply(200, renderUnsubscribedPage(found.topics));
    }),
  ];
};
