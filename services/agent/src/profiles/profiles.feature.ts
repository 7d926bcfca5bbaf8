import { ownVerificationOf, userDeletedV1 } from '@setu/contracts';
import { eraseAfter, feature, ownRows, type ServiceDeps } from '@setu/service-kit';
import { makeAddProfile } from './add-profile';
import { makeSeed } from './demo/seed';
import { ProfileModel } from './profile.model';
import { profileExists } from './profile.policy';
import { presentProfile } from './profile.presenter';
import { type ProfileDeps, profileRoutes } from './profile.routes';
import { type DealsOf, makeRefreshRating } from './refresh-rating';
import { makeEndVerifications } from './verifications/end-verifications';
import { VerificationModel } from './verifications/verification.model';

interface Needs extends Pick<ProfileDeps, 'sendersOfOffers' | 'namesOf'> {
  dealsOf: DealsOf;
}

/** Profiles of agents, their ratings and verifications. */
export const profiles = feature({
  name: 'profiles',
  needs: { sendersOfOffers: 'offers', namesOf: 'people', dealsOf: 'deals' },
  build: (deps: ServiceDeps & Needs) => {
    const addProfile = makeAddProfile(deps);
    return {
      routes: profileRoutes({ ...deps, addProfile }),
      consumers: [
        // Offers and assignments are kept, without the name.
        eraseAfter(userDeletedV1, 'deleted-agents', async (trx, ids) => {
          await ProfileModel.query(trx).whereIn('user_id', ids).delete();
          await VerificationModel.query(trx).whereIn('user_id', ids).delete();
        }),
      ],
      sweeps: [makeEndVerifications(deps)],
      constraints: { agent_profiles_one_per_user: profileExists },
      seed: makeSeed({ ...deps, addProfile }),
      ownData: [
        ownRows(ProfileModel, {
          kind: 'agent-profile',
          of: (rows, { id }) => rows.where('user_id', id),
          content: (profile) => presentProfile(profile, { decision: undefined, now: deps.clock.now() }),
        }),
        ownRows(VerificationModel, {
          kind: 'verification',
          of: (rows, { id }) => rows.where('user_id', id),
          content: ownVerificationOf,
        }),
      ],
      gives: { refreshRating: makeRefreshRating(deps) },
    };
  },
});
