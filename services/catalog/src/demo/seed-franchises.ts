import { demoFranchiseId, type FranchiseDraft, landingFranchiseIds } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Owner } from '../listings/owner';
import { idOfDemoBrand } from './demo-brands';
import { costsOf } from './demo-costs';
import type { DemoBrand, DemoFranchise } from './demo-franchise';
import { demoFranchises } from './demo-franchises';
import { outletsOf } from './demo-outlets';
import { type ExpectOwner, listedAt } from './demo-owner';
import { ratingOfDemo, reviewsOfDemo } from './demo-reviews';

export interface FranchiseSeedDeps extends Pick<ServiceDeps, 'db' | 'inTransaction'> {
  expectOwner: ExpectOwner;
  storeFranchise: (
    trx: Knex.Transaction,
    franchise: {
      id: string;
      fields: FranchiseDraft;
      notByBrand: {
        rating: string | null;
        reviewCount: number;
        featuredByAdmin: boolean;
      };
      brand: Owner;
      now: Date;
    },
  ) => Promise<unknown>;
}

const rupees = (lakh: number) => (lakh * 100_000).toFixed(2);

const fieldsOf = (demo: DemoFranchise): FranchiseDraft => ({
  title: demo.title,
  description: demo.description,
  businessCategory: demo.category,
  franchiseModel: demo.model,
  minInvestment: rupees(demo.lakh[0]),
  maxInvestment: rupees(demo.lakh[1]),
  lowestBudget: demo.lowestLakh === undefined ? null : rupees(demo.lowestLakh),
  expectedROI: demo.roi === null ? null : demo.roi.toFixed(2),
  areaRequired: demo.area,
  ...costsOf(demo),
  ...outletsOf(demo),
  supportProvided: demo.support,
  trainingIncluded: !demo.noTraining,
  marketingSupport: !demo.noMarketing,
  territories: [...demo.territories],
  images: [],
  pictures: [],
  documents: [],
  brochureFile: null,
  videoUrl: null,
  isActive: !demo.inactive,
  featured: demo.featured ?? false,
});

/** Inserts the demo's franchises into an empty catalog, each with its creation event. */
export const makeSeedFranchises =
  ({ db, inTransaction, expectOwner, storeFranchise }: FranchiseSeedDeps) =>
  async (): Promise<void> => {
    if (await db('franchise_opportunities').first('id')) return;
    await inTransaction(async (trx) => {
      const brands = new Map<DemoBrand, Owner>();
      for (const demo of demoFranchises) {
        const { brand: name, n } = demo;
        const id = demoFranchiseId(n);
        const brand =
          brands.get(name) ?? (await expectOwner(trx, { id: idOfDemoBrand(name), name, role: 'brand' }));
        brands.set(name, brand);
        await storeFranchise(trx, {
          id,
          fields: fieldsOf(demo),
          notByBrand: {
            ...ratingOfDemo(reviewsOfDemo(demo)),
            // The franchises of the landing page, which administrators of the demo featured.
            featuredByAdmin: landingFranchiseIds.some((chosen) => chosen === id),
          },
          brand,
          now: listedAt(demo.listed, n),
        });
      }
    });
  };
