import { listInquiryMessages, replyToInquiry } from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import { makeListMessages } from './list-messages';
import { presentMessage } from './message.presenter';
import { makeReplyToInquiry, type ReplyDeps } from './reply-to-inquiry';

export const threadRoutes = (deps: ServiceDeps & ReplyDeps): Route[] => {
  const list = makeListMessages(deps);
  const reply = makeReplyToInquiry(deps);
  return [
    route(listInquiryMessages, async (input, actor) => {
      const { items, ...page } = await list(input, actor);
      return pagedReply(
        listInquiryMessages.path.replace(':id', input.id),
        { limit: input.limit },
        { ...page, items: items.map((message) => presentMessage(message, actor)) },
      );
    }),
    route(replyToInquiry, async (input, actor) => presentMessage(await reply(input, actor), actor)),
  ];
};
