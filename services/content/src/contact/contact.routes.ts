import { listConsultations, listContactMessages, requestConsultation, sendContact } from '@setu/contracts';
import { newestFirst, pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import { makeKeepLetter } from './keep-letter';
import { ConsultationModel, ContactMessageModel, consultationLetters, contactLetters } from './letter.model';
import { presentConsultation, presentContactMessage } from './letter.presenter';

export const contactRoutes = (deps: Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'>): Route[] => {
  const keepConsultation = makeKeepLetter(consultationLetters, deps);
  const keepContact = makeKeepLetter(contactLetters, deps);
  return [
    route(requestConsultation, (words, _, client) => keepConsultation(words, client)),
    route(sendContact, (words, _, client) => keepContact(words, client)),
    route(listConsultations, async (input) => {
      const page = await newestFirst(ConsultationModel.query(deps.db), input);
      const items = page.items.map(presentConsultation);
      return pagedReply(listConsultations.path, { limit: input.limit }, { ...page, items });
    }),
    route(listContactMessages, async (input) => {
      const page = await newestFirst(ContactMessageModel.query(deps.db), input);
      const items = page.items.map(presentContactMessage);
      return pagedReply(listContactMessages.path, { limit: input.limit }, { ...page, items });
    }),
  ];
};
