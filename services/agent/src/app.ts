import { ownAgentData, productTexts } from '@setu/contracts';
import { people } from '@setu/service-features/people';
import { joinFeatures, type ServiceDefinition } from '@setu/service-kit';
import { migrations } from '../migrations';
import { assignments } from './assignments/assignments.feature';
import { deals } from './assignments/deals.feature';
import { BaseModel } from './base-model';
import { brandProfiles } from './brand-profiles/brand-profiles.feature';
import { demands } from './demands/demands.feature';
import { offers } from './offers/offers.feature';
import { profiles } from './profiles/profiles.feature';
import { properties } from './properties/properties.feature';

/** Agents: their profiles, the demands of brands that they see, and the assignments that result from their offers. */
export const agentService: ServiceDefinition = {
  name: 'agent',
  texts: productTexts,
  migrations,
  build: joinFeatures({
    models: BaseModel,
    ownData: ownAgentData,
    features: [demands, properties, people, brandProfiles, offers, deals, profiles, assignments],
  }),
};
