import {
  createAgentProfile,
  getAgentProfile,
  listAgents,
  updateAgentProfile,
  verifyAgent,
} from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import type { AddProfile } from './add-profile';
import { makeListAgents } from './list-agents';
import { findProfileOf } from './profile.model';
import { presentProfile } from './profile.presenter';
import { makeUpdateProfile } from './update-profile';
import { makeVerifyAgent } from './verify-agent';

export const profileRoutes = (deps: ServiceDeps & { addProfile: AddProfile }): Route[] => {
  const { clock, inTransaction, addProfile } = deps;
  const update = makeUpdateProfile(deps);
  const list = makeListAgents(deps);
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
    route(listAgents, async (query) => {
      const { items, ...page } = await list(query);
      return pagedReply(listAgents.path, query, { ...page, items: items.map(presentProfile) });
    }),
    route(verifyAgent, async (input, actor) => presentProfile(await verify(input, actor))),
  ];
};
