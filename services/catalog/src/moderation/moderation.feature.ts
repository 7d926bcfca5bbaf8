import { feature, type ServiceDeps } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { FollowOwner, LockOwnerById } from '../listings/owner';
import { moderationRoutes } from './moderation.routes';
import type { QueueDeps } from './review/list-waiting';
import { makeReleaseWaiting } from './review/release-waiting';
import { reviewRoutes } from './review/review.routes';
import { touchWaiting } from './review/waiting.model';

interface Needs extends Pick<QueueDeps, 'namesOf'> {
  lockOwnerById: LockOwnerById;
  followFranchises: FollowOwner;
  followProperties: FollowOwner;
  followRequirements: FollowOwner;
  findFranchises: QueueDeps['viewsOf']['franchise'];
  findProperties: QueueDeps['viewsOf']['property'];
  findRequirements: QueueDeps['viewsOf']['requirement'];
}

/** Moderation of listings: administrators list, review, hide and restore them. @param isReviewed whether new listings wait for a review */
export const makeModeration = (isReviewed: boolean) =>
  feature({
    name: 'moderation',
    needs: {
      lockOwnerById: 'brands',
      namesOf: 'brands',
      followFranchises: 'franchises',
      findFranchises: 'franchises',
      followProperties: 'properties',
      findProperties: 'properties',
      followRequirements: 'requirements',
      findRequirements: 'requirements',
    },
    build: (deps: ServiceDeps & Needs) => {
      const moderation = {
        ...deps,
        follow: {
          franchise: deps.followFranchises,
          property: deps.followProperties,
          requirement: deps.followRequirements,
        },
        viewsOf: {
          franchise: deps.findFranchises,
          property: deps.findProperties,
          requirement: deps.findRequirements,
        },
      };
      return {
        routes: [...moderationRoutes(moderation), ...reviewRoutes(moderation)],
        sweeps: [makeReleaseWaiting(moderation, isReviewed)],
        gives: {
          noteShownChange: (trx: Knex.Transaction, ownerIds: readonly string[]) =>
            touchWaiting(trx, ownerIds, deps.clock.now()),
        },
      };
    },
  });
