import type { InquiryStatus, inquirySentV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { type ConsumedEvent, upsertIfNewer } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { AnyQueryBuilder } from 'objection';
import { BaseModel } from '../base-model';

/** An inquiry about a requirement, projected from inquiry's events. */
export class OfferModel extends BaseModel {
  static override tableName = 'offers';

  declare id: string;
  declare requirementId: string;
  declare fromUserId: string;
  declare toUserId: string;
  declare propertyId: string | null;
  /** Percent. */
  declare proposedCommission: string | null;
  declare status: InquiryStatus;
  /** Whether it ended because the requirement was fulfilled. */
  declare closedWithRequirement: boolean;
  /** Version of the inquiry. An older version never replaces a newer one. */
  declare version: number;
  declare createdAt: Date;
}

/** Upserts inquiries about requirements unless the stored versions are newer. Ignores other inquiries. */
export const upsertOffers = (
  trx: Knex.Transaction,
  events: readonly ConsumedEvent<EventData<typeof inquirySentV1>>[],
): Promise<void> =>
  upsertIfNewer(
    trx,
    'offers',
    events
      .filter(({ data }) => data.requirementId !== null)
      .map(({ data: { id, version, ...inquiry }, time }) => ({
        id,
        requirement_id: inquiry.requirementId,
        from_user_id: inquiry.fromUserId,
        to_user_id: inquiry.toUserId,
        property_id: inquiry.propertyId,
        proposed_commission: inquiry.proposedCommission ?? null,
        status: inquiry.status,
        closed_with_requirement: inquiry.closedWithRequirement ?? false,
        version,
        created_at: inquiry.createdAt ?? time,
      })),
  );

/** Ids of the users that made a brand an offer for a requirement, with any status. */
export const sendersOfOffers = (
  db: Knex,
  { requirementId, brandId }: { requirementId: string; brandId: string },
): AnyQueryBuilder =>
  OfferModel.query(db).where({ requirement_id: requirementId, to_user_id: brandId }).select('from_user_id');

interface OfferQuery {
  requirementId: string;
  agentId: string;
  brandId: string;
}

/**
 * The newest open offer of an agent to a brand's requirement: not withdrawn by the agent, declined by the brand or closed with
 * the requirement. Inquiries of investors or other brands are not offers.
 */
export const findOpenOffer = (
  trx: Knex,
  { requirementId, agentId, brandId }: OfferQuery,
): Promise<OfferModel | undefined> =>
  OfferModel.query(trx)
    .select('offers.*')
    .leftJoin('people as sender', 'sender.id', 'offers.from_user_id')
    .where({ requirement_id: requirementId, from_user_id: agentId, to_user_id: brandId })
    .whereNotIn('offers.status', ['withdrawn', 'declined'])
    .where('offers.closed_with_requirement', false)
    .whereRaw("(sender.role is null or sender.role = 'agent')")
    .orderBy('offers.created_at', 'desc')
    .first()
    .execute();
