import { type BrandPage, brandKeyOf, brandSlug, reviewsOfBrandPage } from '@setu/contracts';
import { NotFoundError, type ServiceDeps } from '@setu/service-kit';
import type { BrandStory, FindBrandByKey } from '../../listings/brand-story';
import type { NamesOf } from '../../listings/owner';
import { Franchise } from '../franchise.model';
import { FranchiseeReview } from '../franchisees/reviews/franchisee-review.model';
import { presentWithTitles } from '../franchisees/reviews/present-reviews';

interface Deps extends Pick<ServiceDeps, 'db'> {
  namesOf: NamesOf;
  findBrandByKey: FindBrandByKey;
}

/** Reads brands for everybody: those that have a listed franchise. */
export const makeReadBrandPage = ({ db, namesOf, findBrandByKey }: Deps) => {
  /**
   * The brand of an address. The key decides; among brands with one key, the name does.
   * @throws NotFoundError 404 `brand_not_found`
   */
  const findBrand = async (slug: string): Promise<BrandStory> => {
    const found = await findBrandByKey(brandKeyOf(slug));
    const brand = found.find((one) => brandSlug(one) === slug) ?? found[0];
    if (!brand) throw new NotFoundError('brand_not_found');
    return brand;
  };

  const readPage = async (slug: string): Promise<BrandPage> => {
    const { id, ...brand } = await findBrand(slug);
    const listed = () => Franchise.query(db).where({ brand_id: id, is_listed: true });
    const [totals, reviews] = await Promise.all([
      listed()
        .select(
          db.raw(`count(*)::integer as "franchiseCount", coalesce(sum(outlet_count), 0)::integer as "outletCount",
            coalesce(sum(review_count), 0)::integer as "reviewCount",
            round(sum(rating * review_count) / nullif(sum(review_count), 0), 2)::float8 as rating`),
        )
        .first()
        .castTo<Pick<BrandPage, 'franchiseCount' | 'outletCount' | 'reviewCount' | 'rating'>>(),
      FranchiseeReview.query(db)
        .whereNull('hidden_at')
        .whereIn('franchise_id', listed().select('id'))
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(reviewsOfBrandPage),
    ]);
    if (totals.franchiseCount === 0) throw new NotFoundError('brand_not_found');
    return { id, ...brand, ...totals, reviews: await presentWithTitles({ db, namesOf }, reviews) };
  };
  return { findBrand, readPage };
};
