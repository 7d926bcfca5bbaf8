import {
  createAgentProfile,
  getAgentProfile,
  listAgents,
  listOfferingAgents,
  updateAgentProfile,
  verifyAgent,
} from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import type { AddProfile } from './add-profile';
import { makeListAgents } from './list-agents';
import { makeListOfferingAgents, type OfferingDeps } from './list-offering-agents';
import { findProfileOf } from './profile.model';
import { presentOfferingAgent, presentProfile } from './profile.presenter';
import { makeUpdateProfile } from './update-profile';
import { makeVerifyAgent } from './verify-agent';

export const profileRoutes = (deps: ServiceDeps & OfferingDeps & { addProfile: AddProfile }): Route[] => {
  const { clock, inTransaction, addProfile } = deps;
  const update = makeUpdateProfile(deps);
  const list = makeListAgents(deps);
  const listOffering = makeListOfferingAgents(deps);
  const verify = makeVerifyAgent(deps);
  return [
    route(getAgentProfile, async (_, actor) => {
      const profile = await findProfileOf(deps.db, actor.id);
      return profile ? presentProfile(profile) : null;
    }),
    route(createAgentProfile, async (draft, actor) =>
      presentProfile(
        await inTransaction((trx) => addProfile(trx, { userId: actor.id, draft, now: clock.now() })),
      ),
    ),
    route(updateAgentProfile, async (change, actor) => presentProfile(await update(change, actor))),
    route(listOfferingAgents, async (query, actor) => {
      const { items, ...page } = await listOffering(query, actor);
      return pagedReply(listOfferingAgents.path, query, { ...page, items: items.map(presentOfferingAgent) });
    }),
    route(listAgents, async (query) => {
      const { items, ...page } = await list(query);
      return pagedReply(listAgents.path, query, { ...page, items: items.map(presentProfile) });
    }),
    route(verifyAgent, async (input, actor) => presentProfile(await verify(input, actor))),
  ];
};
