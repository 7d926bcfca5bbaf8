import type { AdminFranchiseeReview, ReviewOfFranchise, FranchiseeReview as View } from '@setu/contracts';
import type { Knex } from 'knex';
import type { NamesOf } from '../../../listings/owner';
import type { OpenReportsOf } from '../../../listings/reported';
import { Franchise } from '../../franchise.model';
import type { FranchiseeReview } from './franchisee-review.model';

interface Deps {
  db: Knex;
  namesOf: NamesOf;
  openReportsOf: OpenReportsOf;
}

const present = (review: FranchiseeReview, names: ReadonlyMap<string, string>): View => ({
  id: review.id,
  franchiseId: review.franchiseId,
  authorName: (review.authorId && names.get(review.authorId)) || null,
  isSample: review.isSample,
  city: review.city,
  openedIn: review.openedIn,
  provenBy: review.provenBy,
  scores: review.scores,
  rating: Number(review.rating),
  text: review.text,
  answer:
    review.answer === null || review.answeredAt === null
      ? null
      : { text: review.answer, at: review.answeredAt.toISOString() },
  createdAt: review.createdAt.toISOString(),
});

/** Reviews as everybody reads them. */
export const presentReviews = async (
  { namesOf }: Pick<Deps, 'namesOf'>,
  reviews: readonly FranchiseeReview[],
): Promise<View[]> => {
  const authors = reviews.flatMap(({ authorId }) => authorId ?? []);
  const names = authors.length === 0 ? new Map<string, string>() : await namesOf(authors);
  return reviews.map((review) => present(review, names));
};

/** Reviews of several franchises as everybody reads them. */
export const presentWithTitles = async (
  { db, namesOf }: Pick<Deps, 'db' | 'namesOf'>,
  reviews: readonly FranchiseeReview[],
): Promise<ReviewOfFranchise[]> => {
  if (reviews.length === 0) return [];
  const [shown, franchises] = await Promise.all([
    presentReviews({ namesOf }, reviews),
    Franchise.query(db)
      .findByIds(reviews.map(({ franchiseId }) => franchiseId))
      .select('id', 'title'),
  ]);
  const titleOf = new Map(franchises.map(({ id, title }) => [id, title]));
  return shown.map((review) => ({ ...review, franchiseTitle: titleOf.get(review.franchiseId) ?? '' }));
};

/** Reviews for administrators, with their open reports. */
export const presentForModeration = async (
  { db, namesOf, openReportsOf }: Deps,
  reviews: readonly FranchiseeReview[],
): Promise<AdminFranchiseeReview[]> => {
  if (reviews.length === 0) return [];
  const [franchises, reports] = await Promise.all([
    Franchise.query(db)
      .findByIds(reviews.map(({ franchiseId }) => franchiseId))
      .select('id', 'title', 'brand_id', 'brand_name'),
    openReportsOf(
      'franchisee_review',
      reviews.map(({ id }) => id),
    ),
  ]);
  const people = [...reviews.map(({ authorId }) => authorId), ...reports.map(({ reporterId }) => reporterId)];
  const names = await namesOf([...new Set(people.filter((id) => id !== null))]);
  const franchiseOf = new Map(franchises.map((franchise) => [franchise.id, franchise]));
  return reviews.map((review) => {
    const franchise = franchiseOf.get(review.franchiseId);
    return {
      ...present(review, names),
      franchiseTitle: franchise?.title ?? '',
      brandId: franchise?.brandId ?? '',
      brandName: franchise?.brandName ?? '',
      authorId: review.authorId,
      hidden:
        review.hiddenAt === null || review.hiddenReason === null
          ? null
          : { at: review.hiddenAt.toISOString(), reason: review.hiddenReason },
      reports: reports
        .filter(({ listingId }) => listingId === review.id)
        .map(({ id, reason, text, reporterId, state, createdAt }) => ({
          id,
          reason,
          text,
          reporterId,
          reporterName: (reporterId && names.get(reporterId)) || null,
          state,
          createdAt: createdAt.toISOString(),
          decidedAt: null,
        })),
    };
  });
};
