import {
  createAgentProfile,
  getAgentProfile,
  listAgents,
  listAgentVerifications,
  listOfferingAgents,
  updateAgentProfile,
  verifyAgent,
} from '@setu/contracts';
import { pagedReply, type Route, route, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { AddProfile } from './add-profile';
import { makeListAgents } from './list-agents';
import { makeListOfferingAgents, type OfferingDeps } from './list-offering-agents';
import { findProfileOf, type ProfileModel } from './profile.model';
import { presentOfferingAgent, presentProfile } from './profile.presenter';
import { makeUpdateProfile } from './update-profile';
import type { Decide } from './verifications/decide';
import { agentVerifications } from './verifications/verification.model';
import { makeVerifyAgent } from './verify-agent';

export interface ProfileDeps extends ServiceDeps, OfferingDeps {
  addProfile: AddProfile;
  decide: Decide;
  /** The known names of these users, by id. */
  namesOf: (db: Knex, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

export const profileRoutes = (deps: ProfileDeps): Route[] => {
  const { db, clock, inTransaction, addProfile, namesOf } = deps;
  const update = makeUpdateProfile(deps);
  const list = makeListAgents(deps);
  const listOffering = makeListOfferingAgents(deps);
  const verify = makeVerifyAgent(deps);

  const presentEach = async <View>(
    profiles: readonly ProfileModel[],
    present: (profile: ProfileModel, standing: Parameters<typeof presentProfile>[1]) => View,
  ): Promise<View[]> => {
    const decisions = await agentVerifications.newest(
      db,
      profiles.map(({ userId }) => userId),
    );
    const now = clock.now();
    return profiles.map((profile) => present(profile, { decision: decisions.get(profile.userId), now }));
  };
  const presentOne = async (profile: ProfileModel) => {
    const { userId } = profile;
    const decision = await agentVerifications.newestOf(db, userId);
    return presentProfile(profile, { decision, now: clock.now() });
  };

  return [
    route(getAgentProfile, async (_, actor) => {
      const profile = await findProfileOf(db, actor.id);
      return profile ? presentOne(profile) : null;
    }),
    route(createAgentProfile, async (draft, actor) => {
      const now = clock.now();
      const profile = await inTransaction((trx) => addProfile(trx, { userId: actor.id, draft, now }));
      return presentProfile(profile, { decision: undefined, now });
    }),
    route(updateAgentProfile, async (change, actor) => presentOne(await update(change, actor))),
    route(listOfferingAgents, async (query, actor) => {
      const { items, ...page } = await listOffering(query, actor);
      return pagedReply(listOfferingAgents.path, query, {
        ...page,
        items: await presentEach(items, presentOfferingAgent),
      });
    }),
    route(listAgents, async (query) => {
      const { items, ...page } = await list(query);
      return pagedReply(listAgents.path, query, { ...page, items: await presentEach(items, presentProfile) });
    }),
    route(verifyAgent, async (input, actor) => presentOne(await verify(input, actor))),
    route(listAgentVerifications, ({ userId }) =>
      agentVerifications.records(db, userId, (ids) => namesOf(db, ids)),
    ),
  ];
};
