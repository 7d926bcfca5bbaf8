import type { Migration } from '@setu/service-kit';
import { createPeople } from './20261121100000-create-people';
import { createBrandProfiles } from './20261121100100-create-brand-profiles';
import { createProperties } from './20261121100200-create-properties';
import { createDemands } from './20261121100300-create-demands';
import { createOffers } from './20261121100400-create-offers';
import { createAgentProfiles } from './20261121100500-create-agent-profiles';
import { createAssignments } from './20261121100600-create-assignments';
import { addDemandAnyType } from './20261122150000-add-demand-any-type';
import { indexReceivedOffers } from './20261122150100-index-received-offers';
import { addOfferClosedWithRequirement } from './20261122150200-add-offer-closed-with-requirement';
import { addSuspension } from './20261122200000-add-suspension';
import { indexDemandFilters } from './20261122220000-index-demand-filters';
import { createVerifications } from './20261125130000-create-verifications';
import { addAgentPhoto } from './20261126100000-add-agent-photo';

export const migrations: readonly Migration[] = [
  createPeople,
  createBrandProfiles,
  createProperties,
  createDemands,
  createOffers,
  createAgentProfiles,
  createAssignments,
  addDemandAnyType,
  indexReceivedOffers,
  addOfferClosedWithRequirement,
  addSuspension,
  indexDemandFilters,
  createVerifications,
  addAgentPhoto,
];
