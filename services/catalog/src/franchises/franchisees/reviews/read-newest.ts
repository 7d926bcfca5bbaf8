import { newestReviewsCount } from '@setu/contracts';
import type { Knex } from 'knex';
import { FranchiseeReview } from './franchisee-review.model';

/** The newest reviews of listed franchises; samples only when there are not enough others. */
export const readNewest = async (db: Knex): Promise<FranchiseeReview[]> => {
  const found: FranchiseeReview[] = [];
  for (const isSample of [false, true]) {
    if (found.length === newestReviewsCount) break;
    const some = await FranchiseeReview.query(db)
      .whereNull('hidden_at')
      .where('is_sample', isSample)
      .whereExists(
        db('franchise_opportunities as franchise')
          .whereRaw('franchise.id = franchisee_reviews.franchise_id')
          .where('franchise.is_listed', true),
      )
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(newestReviewsCount - found.length);
    found.push(...some);
  }
  return found;
};
