import { followBrand, getFollowed, listFollowedBrands, unfollowBrand, userDeletedV1 } from '@setu/contracts';
import {
  eraseAfter,
  feature,
  NotFoundError,
  ownRows,
  pagedReply,
  route,
  type ServiceDeps,
  type SignedIn,
} from '@setu/service-kit';
import { Franchise } from '../franchise.model';
import { FollowedBrand } from './followed-brand.model';
import { makeListFollowed } from './list-followed';
import { makeNotifyFollowers } from './notify-followers';

export const deletedFollowersConsumer = eraseAfter(userDeletedV1, 'deleted-followers', async (trx, ids) => {
  await trx('notified_followers').whereIn('user_id', ids).delete();
  await FollowedBrand.query(trx).whereIn('user_id', ids).delete();
});

/** Brands that people follow, and the notifications about them. */
export const followed = feature({
  name: 'followed',
  build: (deps: ServiceDeps) => {
    const { db, clock } = deps;
    /** Those are found that have a page: brands with a listed franchise. */
    const assertFound = async (brandId: string) => {
      if (!(await Franchise.query(db).findOne({ brand_id: brandId, is_listed: true })))
        throw new NotFoundError('brand_not_found');
    };
    const rowOf = ({ id }: { id: string }, actor: SignedIn) =>
      FollowedBrand.query(db).findOne({ user_id: actor.id, brand_id: id });
    const list = makeListFollowed(deps);
    return {
      routes: [
        route(listFollowedBrands, async ({ limit, cursor }, actor) =>
          pagedReply(listFollowedBrands.path, { limit }, await list({ limit, cursor }, actor)),
        ),
        route(getFollowed, async (input, actor) => {
          const row = await rowOf(input, actor);
          if (!row) await assertFound(input.id);
          return { followed: row !== undefined };
        }),
        route(followBrand, async (input, actor) => {
          await assertFound(input.id);
          await FollowedBrand.query(db)
            .insert({ userId: actor.id, brandId: input.id, followedAt: clock.now() })
            .onConflict(['user_id', 'brand_id'])
            .ignore();
          return { followed: true };
        }),
        route(unfollowBrand, async (input, actor) => {
          const row = await rowOf(input, actor);
          if (row) await row.$query(db).delete();
          else await assertFound(input.id);
          return { followed: false };
        }),
      ],
      consumers: [deletedFollowersConsumer],
      sweeps: [makeNotifyFollowers(deps)],
      ownData: [
        ownRows(FollowedBrand, {
          kind: 'followed-brand',
          of: (rows, { id }) => rows.where('user_id', id),
          key: { column: 'brand_id', property: 'brandId' },
          content: ({ brandId, followedAt }) => ({ brandId, followedAt }),
        }),
      ],
    };
  },
});
