import { type FranchiseRating, franchiseUpdatedV1, reviewCriteria } from '@setu/contracts';
import type { RecordEvent } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { Franchise } from '../../franchise.model';
import { franchiseState } from '../../franchise.presenter';

const meanOf = (value: string, name: string) => `round(avg(${value}), 2)::float8 as "${name}"`;

/** The means of the shown reviews of a franchise. */
export const readRating = async (db: Knex, franchiseId: string): Promise<FranchiseRating> => {
  const [means] = await db('franchisee_reviews')
    .where({ franchise_id: franchiseId, hidden_at: null })
    .select(
      db.raw(`count(*)::integer as count, (count(*) filter (where is_sample))::integer as samples,
        ${meanOf('rating', 'rating')},
        ${reviewCriteria.map((criterion) => meanOf(`(scores->>'${criterion}')::integer`, criterion)).join(', ')}`),
    );
  const { count, samples, rating, ...scores } = means;
  return { count, samples, rating, scores: count === 0 ? null : scores };
};

/** Writes the rating of a franchise after a change of its reviews, and publishes it. The franchise must be locked. */
export const refreshRating = async (
  recordEvent: RecordEvent,
  trx: Knex.Transaction,
  franchise: Franchise,
): Promise<void> => {
  const { count, rating } = await readRating(trx, franchise.id);
  const saved = await franchise.$query(trx).patchAndFetch({
    rating: rating === null ? null : rating.toFixed(2),
    reviewCount: count,
    version: franchise.version + 1,
  });
  await recordEvent(trx, franchiseUpdatedV1, franchise.id, { ...franchiseState(saved), followsOwner: true });
};
