import { changeInquiryStatus, listInquiries, sendInquiry } from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import { makeChangeStatus } from './change-status';
import { presentInquiry } from './inquiry.presenter';
import { makeListInquiries } from './list-inquiries';
import { makeSendInquiry, type SendDeps } from './send-inquiry';

export const inquiryRoutes = (deps: ServiceDeps & SendDeps): Route[] => {
  const send = makeSendInquiry(deps);
  const list = makeListInquiries(deps);
  const change = makeChangeStatus(deps);
  return [
    route(sendInquiry, async (input, actor) => presentInquiry(await send(input, actor))),
    route(listInquiries, async (input, actor) => {
      const { items, total, next } = await list(input, actor);
      const { limit, status } = input;
      return pagedReply(
        listInquiries.path,
        { limit, status },
        { items: items.map(presentInquiry), total, next },
      );
    }),
    route(changeInquiryStatus, async (input, actor) => presentInquiry(await change(input, actor))),
  ];
};
