import { confirmStillOpen, listOpenQuestions } from '@setu/contracts';
import { type Route, route, type ServiceDeps } from '@setu/service-kit';
import { makeConfirmStillOpen, makeListOpenQuestions } from './open-questions';

export const stillOpenRoutes = (deps: ServiceDeps): Route[] => {
  const list = makeListOpenQuestions(deps);
  const confirm = makeConfirmStillOpen(deps);
  return [
    route(listOpenQuestions, async (_, actor) => list(actor)),
    route(confirmStillOpen, async (input, actor) => ({ confirmed: await confirm(input, actor) })),
  ];
};
