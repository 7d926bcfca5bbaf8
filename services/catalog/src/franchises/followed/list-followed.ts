import { type FollowedBrandView, type listFollowedBrands, UserId } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { keysetPage, Moment, type Page, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import { z } from 'zod';
import { Franchise } from '../franchise.model';
import { FollowedBrand } from './followed-brand.model';

/** The name distinguishes this list's cursors from those of other lists. */
const Place = z.tuple([z.literal('followed'), Moment, UserId]).transform(([_name, at, id]) => [at, id]);

interface Row extends FollowedBrand, Pick<FollowedBrandView, 'name' | 'logo' | 'franchiseCount'> {}

/** The brands that a user follows, the last followed first. */
export const makeListFollowed =
  ({ db }: Pick<ServiceDeps, 'db'>) =>
  async (
    { limit, cursor }: HandlerInput<typeof listFollowedBrands>,
    actor: SignedIn,
  ): Promise<Page<FollowedBrandView>> => {
    const listed = Franchise.query(db)
      .whereColumn('franchise_opportunities.brand_id', 'followed_brands.brand_id')
      .where('is_listed', true)
      .count();
    const { items, ...page } = await keysetPage<FollowedBrand, Row>(
      FollowedBrand.query(db)
        .join('brands', 'brands.id', 'followed_brands.brand_id')
        .where('followed_brands.user_id', actor.id),
      { limit, cursor },
      {
        columns: [
          ['followed_brands.followed_at', 'timestamptz'],
          ['followed_brands.brand_id', 'uuid'],
        ],
        place: Place,
        keyOf: ({ followedAt, brandId }) => ['followed', followedAt.getTime(), brandId],
        shown: (rows) =>
          rows
            .select('followed_brands.*', 'brands.name', 'brands.logo', listed.as('franchiseCount'))
            .castTo<Row[]>(),
      },
    );
    return {
      ...page,
      items: items.map(({ brandId, name, logo, franchiseCount, followedAt }) => ({
        id: brandId,
        name,
        logo,
        franchiseCount: Number(franchiseCount),
        followedAt: followedAt.toISOString(),
      })),
    };
  };
