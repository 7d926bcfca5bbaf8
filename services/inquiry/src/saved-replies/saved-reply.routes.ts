import { createSavedReply, deleteSavedReply, listSavedReplies, updateSavedReply } from '@setu/contracts';
import { type Route, route, type ServiceDeps } from '@setu/service-kit';
import { makeManageSavedReplies } from './manage-saved-replies';
import { presentSavedReply } from './saved-reply.model';

export const savedReplyRoutes = (deps: Pick<ServiceDeps, 'db' | 'clock' | 'inTransaction'>): Route[] => {
  const { list, create, update, remove } = makeManageSavedReplies(deps);
  return [
    route(listSavedReplies, async (_, actor) => (await list(actor)).map(presentSavedReply)),
    route(createSavedReply, async (draft, actor) => presentSavedReply(await create(draft, actor))),
    route(updateSavedReply, async (draft, actor) => presentSavedReply(await update(draft, actor))),
    route(deleteSavedReply, ({ id }, actor) => remove(id, actor)),
  ];
};
