import type { listOfferingAgents } from '@setu/contracts';
import type { HandlerInput } from '@setu/protocol';
import { newestFirst, type Page, type ServiceDeps, type SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { AnyQueryBuilder } from 'objection';
import { ProfileModel } from './profile.model';

export interface OfferingDeps extends Pick<ServiceDeps, 'db'> {
  /** Ids of the users that made a brand an offer for a requirement. */
  sendersOfOffers: (db: Knex, offers: { requirementId: string; brandId: string }) => AnyQueryBuilder;
}

/** A page of the profiles of agents that made the calling brand an offer for a requirement. */
export const makeListOfferingAgents =
  ({ db, sendersOfOffers }: OfferingDeps) =>
  (
    { requirementId, ...paging }: HandlerInput<typeof listOfferingAgents>,
    actor: SignedIn,
  ): Promise<Page<ProfileModel>> =>
    newestFirst(
      ProfileModel.query(db).whereIn('user_id', sendersOfOffers(db, { requirementId, brandId: actor.id })),
      paging,
    );
