import { listMails } from '@setu/contracts';
import { pagedReply, type Route, route } from '@setu/service-kit';
import type { makeListMails } from './list-mails';
import { presentMail } from './mail.presenter';

interface Deps {
  listMails: ReturnType<typeof makeListMails>;
}

/** The call with which administrators list mails. */
export const mailRoutes = (deps: Deps): Route[] => [
  route(listMails, async (input, actor) => {
    const { items, ...page } = await deps.listMails(input, actor);
    const { cursor: _, ...query } = input;
    return pagedReply(listMails.path, query, { ...page, items: items.map(presentMail) });
  }),
];
