import { listConsultations, listContactMessages, requestConsultation, sendContact } from '@setu/contracts';
import { newestFirst, pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import { makeSaveSubmission } from './save-submission';
import {
  ConsultationModel,
  ContactMessageModel,
  consultationSubmissions,
  contactSubmissions,
} from './submission.model';
import { presentConsultation, presentContactMessage } from './submission.presenter';

export const contactRoutes = (deps: Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'>): Route[] => {
  const saveConsultation = makeSaveSubmission(consultationSubmissions, deps);
  const saveContact = makeSaveSubmission(contactSubmissions, deps);
  return [
    route(requestConsultation, (words, _, client) => saveConsultation(words, client)),
    route(sendContact, (words, _, client) => saveContact(words, client)),
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
