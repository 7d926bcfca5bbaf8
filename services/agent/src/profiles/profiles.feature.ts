import { ownVerificationOf, userDeletedV1 } from '@setu/contracts';
import { endVerifications } from '@setu/service-features/verifications';
import { eraseAfter, feature, ownRows, type ServiceDeps } from '@setu/service-kit';
import { makeAddProfile } from './add-profile';
import { makeSeed } from './demo/seed';
import { lockProfileOf, ProfileModel } from './profile.model';
import { profileExists } from './profile.policy';
import { presentProfile } from './profile.presenter';
import { type ProfileDeps, profileRoutes } from './profile.routes';
import { type DealsOf, makeRefreshRating } from './refresh-rating';
import { makeDecide } from './verifications/decide';
import { AgentVerificationModel, agentVerifications } from './verifications/verification.model';

interface Needs extends Pick<ProfileDeps, 'sendersOfOffers' | 'namesOf'> {
  dealsOf: DealsOf;
}

/** Profiles of agents, their ratings and verifications. */
export const profiles = feature({
  name: 'profiles',
  needs: { sendersOfOffers: 'offers', namesOf: 'people', dealsOf: 'deals' },
  build: (deps: ServiceDeps & Needs) => {
    const addProfile = makeAddProfile(deps);
    const decide = makeDecide(deps);
    return {
      routes: profileRoutes({ ...deps, addProfile, decide }),
      consumers: [
        // Offers and assignments are kept, without the name.
        eraseAfter(userDeletedV1, 'deleted-agents', async (trx, ids) => {
          await ProfileModel.query(trx).whereIn('user_id', ids).delete();
          await AgentVerificationModel.query(trx).whereIn('user_id', ids).delete();
        }),
      ],
      sweeps: [
        endVerifications({
          ...deps,
          of: 'agents',
          decisions: agentVerifications,
          lock: lockProfileOf,
          expire: (trx, profile, last, now) =>
            decide(trx, profile, {
              decision: 'expired',
              byUserId: last.byUserId ?? profile.userId,
              decidedAt: now,
            }),
        }),
      ],
      constraints: { agent_profiles_one_per_user: profileExists },
      seed: makeSeed({ ...deps, addProfile }),
      ownData: [
        ownRows(ProfileModel, {
          kind: 'agent-profile',
          of: (rows, { id }) => rows.where('user_id', id),
          content: (profile) => presentProfile(profile, { decision: undefined, now: deps.clock.now() }),
        }),
        ownRows(AgentVerificationModel, {
          kind: 'verification',
          of: (rows, { id }) => rows.where('user_id', id),
          content: ownVerificationOf,
        }),
      ],
      gives: { refreshRating: makeRefreshRating(deps) },
    };
  },
});
