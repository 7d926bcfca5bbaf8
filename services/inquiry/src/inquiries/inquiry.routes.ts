import {
  changeInquiryStatus,
  getInquiry,
  getInvestorAnswers,
  listAllInquiries,
  listInquiries,
  markInquiryRead,
  sendInquiry,
  withdrawPhone,
} from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import { makeGetAnswers } from './answers/get-answers';
import { makeGetInquiry } from './get-inquiry';
import { presentForAdmin, presentInquiry } from './inquiry.presenter';
import { type ListAllDeps, makeListAllInquiries, makeListInquiries } from './list-inquiries';
import { makeMarkRead } from './mark-read';
import { makeWithdrawPhone } from './phone/withdraw-phone';
import { makeSendInquiry, type SendDeps } from './sending/send-inquiry';
import { makeChangeStatus } from './status/change-status';

export const inquiryRoutes = (deps: ServiceDeps & SendDeps & ListAllDeps): Route[] => {
  const send = makeSendInquiry(deps);
  const list = makeListInquiries(deps);
  const get = makeGetInquiry(deps);
  const listAll = makeListAllInquiries(deps);
  const markRead = makeMarkRead(deps);
  const change = makeChangeStatus(deps);
  const withdraw = makeWithdrawPhone(deps);
  const getAnswers = makeGetAnswers(deps);
  return [
    route(sendInquiry, async (input, actor) => presentInquiry(await send(input, actor), actor)),
    route(listInquiries, async (input, actor) => {
      const { items, ...page } = await list(input, actor);
      const { cursor, ...query } = input;
      return pagedReply(listInquiries.path, query, {
        ...page,
        items: items.map((inquiry) => presentInquiry(inquiry, actor)),
      });
    }),
    route(getInquiry, async (input, actor) => presentInquiry(await get(input, actor), actor)),
    route(getInvestorAnswers, (_, actor) => getAnswers(actor)),
    route(listAllInquiries, async (input) => {
      const { items, ...page } = await listAll(input);
      const { limit } = input;
      return pagedReply(listAllInquiries.path, { limit }, { ...page, items: items.map(presentForAdmin) });
    }),
    route(markInquiryRead, async (input, actor) => presentInquiry(await markRead(input, actor), actor)),
    route(withdrawPhone, async (input, actor) => presentInquiry(await withdraw(input, actor), actor)),
    route(changeInquiryStatus, async (input, actor) => presentInquiry(await change(input, actor), actor)),
  ];
};
