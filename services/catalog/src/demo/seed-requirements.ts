import { demoRequirementId, type RequirementDraft } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Owner } from '../listings/owner';
import { idOfDemoBrand } from './demo-brands';
import { type ExpectOwner, listedAt } from './demo-owner';
import type { DemoRequirement } from './demo-requirement';
import { demoRequirements } from './demo-requirements';

export interface RequirementSeedDeps extends Pick<ServiceDeps, 'db' | 'inTransaction'> {
  expectOwner: ExpectOwner;
  storeRequirement: (
    trx: Knex.Transaction,
    requirement: { id: string; fields: RequirementDraft; brand: Owner; now: Date },
  ) => Promise<unknown>;
}

const fieldsOf = (demo: DemoRequirement): RequirementDraft => ({
  title: demo.title,
  description: demo.description,
  businessCategory: demo.category,
  propertyType: demo.type ?? null,
  acceptsAnyType: false,
  minArea: demo.area[0],
  maxArea: demo.area[1],
  preferredLocations: [...demo.locations],
  maxRentPerSqFt: demo.maxRent === null ? null : demo.maxRent.toFixed(2),
  requiredAmenities: [...demo.amenities],
  timeline: demo.timeline,
  isActive: !demo.isFulfilled,
});

/** Inserts the demo's requirements into a catalog without requirements, each with its event. */
export const makeSeedRequirements =
  ({ db, inTransaction, expectOwner, storeRequirement }: RequirementSeedDeps) =>
  async (): Promise<void> => {
    if (await db('property_requirements').first('id')) return;
    await inTransaction(async (trx) => {
      for (const demo of demoRequirements)
        await storeRequirement(trx, {
          id: demoRequirementId(demo.n),
          fields: fieldsOf(demo),
          brand: await expectOwner(trx, { id: idOfDemoBrand(demo.brand), name: demo.brand, role: 'brand' }),
          now: listedAt(demo.posted, demo.n),
        });
    });
  };
