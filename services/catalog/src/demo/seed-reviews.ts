import { demoFranchiseId, demoUsers, landingFranchiseIds } from '@setu/contracts';
import type { ServiceDeps } from '@setu/service-kit';
import { demoFranchises } from './demo-franchises';
import { reviewsOfDemo } from './demo-reviews';

/** Rows of one statement. */
const batch = 500;

/** The outlet of the demo's investor, who can review this franchise. */
const outletOfInvestor = {
  id: 'e1000000-0000-4000-8000-000000000001',
  version: 1,
  franchise_id: landingFranchiseIds[0],
  brand_id: demoUsers.brand.id,
  user_id: demoUsers.investor.id,
  city: 'Mumbai',
  opened_in: 2023,
  has_agreement: false,
  state: 'proven',
  proven_by: 'brand',
  decided_by: demoUsers.brand.id,
  created_at: new Date('2026-10-05T06:00:00Z'),
  decided_at: new Date('2026-10-06T06:00:00Z'),
};

/** Inserts the sample reviews of the demo's franchises when there is no review, also into an older demo. */
export const makeSeedReviews =
  ({ inTransaction }: Pick<ServiceDeps, 'inTransaction'>) =>
  (): Promise<void> =>
    inTransaction(async (trx) => {
      if (await trx('franchisee_reviews').first('id')) return;
      const known = new Set<string>(
        await trx('franchise_opportunities')
          .whereIn(
            'id',
            demoFranchises.map(({ n }) => demoFranchiseId(n)),
          )
          .pluck('id'),
      );
      const rows = demoFranchises
        .flatMap(reviewsOfDemo)
        .filter(({ franchiseId }) => known.has(franchiseId))
        .map(({ id, franchiseId, city, openedIn, scores, rating, text, answer, createdAt }) => ({
          id,
          version: 1,
          franchise_id: franchiseId,
          is_sample: true,
          city,
          opened_in: openedIn,
          scores: JSON.stringify(scores),
          rating: rating.toFixed(1),
          text,
          answer,
          answered_at: answer === null ? null : new Date(createdAt.getTime() + 3 * 24 * 60 * 60 * 1_000),
          created_at: createdAt,
        }));
      await trx.batchInsert('franchisee_reviews', rows, batch);
      if (known.has(outletOfInvestor.franchise_id))
        await trx('franchisee_proofs').insert(outletOfInvestor).onConflict().ignore();
      // An older demo has ratings that nobody can read.
      await trx.raw(
        `update franchise_opportunities set rating = own.rating, review_count = own.count
         from (select franchise_id, round(avg(rating), 2) as rating, count(*) as count from franchisee_reviews
           group by franchise_id) as own
         where id = own.franchise_id and (franchise_opportunities.rating, review_count) is distinct from (own.rating, own.count)`,
      );
    });
