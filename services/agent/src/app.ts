import { productTexts } from '@setu/contracts';
import type { ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations';
import { requirementTaken } from './assignments/accept-offer';
import { dealsOf } from './assignments/assignment.model';
import { assignmentRoutes } from './assignments/assignment.routes';
import { BaseModel } from './base-model';
import { brandProfilesConsumer } from './brand-profiles/brand-profiles.consumer';
import { lockDemandOf } from './demands/demand.model';
import { demandRoutes } from './demands/demand.routes';
import { demandsConsumer } from './demands/demands.consumer';
import { makeSeed } from './demo/seed';
import { findOpenOffer, sendersOfOffers } from './offers/offer.model';
import { offersConsumer } from './offers/offers.consumer';
import { makeOwnData } from './own-data';
import { peopleConsumer } from './people/people.consumer';
import { isSuspended, namesOf } from './people/person.model';
import { makeAddProfile } from './profiles/add-profile';
import { deletedAgentsConsumer } from './profiles/deleted-accounts.consumer';
import { hasProfiles } from './profiles/profile.model';
import { profileExists } from './profiles/profile.policy';
import { profileRoutes } from './profiles/profile.routes';
import { makeRefreshRating } from './profiles/refresh-rating';
import { makeEndVerifications } from './profiles/verifications/end-verifications';
import { addDecision } from './profiles/verifications/verification.model';
import { propertiesConsumer } from './properties/properties.consumer';
import { findPropertyOf } from './properties/property.model';

/** Agents: their profiles, the demands of brands they see, and the assignments that come of their offers. */
export const agentService: ServiceDefinition = {
  name: 'agent',
  texts: productTexts,
  migrations,
  build: (deps) => {
    BaseModel.knex(deps.db);
    const addProfile = makeAddProfile({ ...deps, dealsOf });
    const refreshRating = makeRefreshRating({ ...deps, dealsOf });
    return {
      routes: [
        ...profileRoutes({ ...deps, addProfile, sendersOfOffers, namesOf }),
        ...demandRoutes(deps),
        makeOwnData(deps),
        ...assignmentRoutes({
          ...deps,
          lockDemandOf,
          findOpenOffer,
          isSuspended,
          findPropertyOf,
          refreshRating,
        }),
      ],
      consumers: [
        demandsConsumer,
        propertiesConsumer,
        peopleConsumer,
        brandProfilesConsumer,
        offersConsumer,
        deletedAgentsConsumer,
      ],
      sweeps: [makeEndVerifications(deps)],
      constraints: {
        agent_profiles_one_per_user: profileExists,
        assignments_one_live_per_requirement: requirementTaken,
      },
      seed: makeSeed({ ...deps, hasProfiles, addProfile, addDecision }),
    };
  },
};
