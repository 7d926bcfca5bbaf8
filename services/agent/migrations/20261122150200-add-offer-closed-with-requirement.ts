import type { Migration } from '@setu/service-kit';

/** Offers that ended because their requirement was fulfilled: their agents may offer again when it is posted again. */
export const addOfferClosedWithRequirement: Migration = {
  name: '20261122150200-add-offer-closed-with-requirement',
  up: async (db) => {
    await db.raw('alter table offers add column closed_with_requirement boolean not null default false');
  },
  down: async (db) => {
    await db.raw('alter table offers drop column closed_with_requirement');
  },
};
