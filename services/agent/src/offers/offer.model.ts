import type { EventData, InquiryStatus, inquirySentV1 } from '@setu/contracts';
import type { Knex } from 'knex';
import type { AnyQueryBuilder } from 'objection';
import { BaseModel } from '../base-model';

/** An inquiry about a requirement, as inquiry's events tell it. */
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
  /** It ended because the requirement was fulfilled. */
  declare closedWithRequirement: boolean;
  /** Inquiry's version: an older one never replaces a newer. */
  declare version: number;
  declare createdAt: Date;
}

/** Takes over the state of an inquiry about a requirement unless we know a newer one; others are passed over. */
export const upsertOffer = async (
  trx: Knex.Transaction,
  { id, version, ...inquiry }: EventData<typeof inquirySentV1>,
  { time }: { time: string },
): Promise<void> => {
  if (inquiry.requirementId === null) return;
  await trx('offers')
    .insert({
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
    })
    .onConflict('id')
    .merge()
    .whereRaw('excluded.version > offers.version');
};

/** Ids of the users that made a brand an offer for a requirement, whatever became of it. */
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
 * The newest offer of an agent to a brand's requirement that stands: neither withdrawn by the agent, nor declined by the
 * brand, nor closed with the requirement. What an investor or another brand sent about it is no offer.
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
