import { acceptOffer, changeAssignmentStatus, confirmAssignment, listAssignments } from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import { type AcceptDeps, makeAcceptOffer } from './accept-offer';
import { presentAssignment } from './assignment.presenter';
import { makeChangeStatus } from './change-status';
import { type ConfirmDeps, makeConfirmAssignment } from './confirm-assignment';
import { makeListAssignments } from './list-assignments';

export const assignmentRoutes = (deps: ServiceDeps & AcceptDeps & ConfirmDeps): Route[] => {
  const list = makeListAssignments(deps);
  const accept = makeAcceptOffer(deps);
  const change = makeChangeStatus(deps);
  const confirm = makeConfirmAssignment(deps);
  return [
    route(listAssignments, async (query, actor) => {
      const { items, ...page } = await list(query, actor);
      return pagedReply(listAssignments.path, query, { ...page, items: items.map(presentAssignment) });
    }),
    route(acceptOffer, async (input, actor) => presentAssignment(await accept(input, actor))),
    route(changeAssignmentStatus, async (input, actor) => presentAssignment(await change(input, actor))),
    route(confirmAssignment, async (input, actor) => presentAssignment(await confirm(input, actor))),
  ];
};
