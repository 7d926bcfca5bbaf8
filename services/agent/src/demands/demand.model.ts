import type { BusinessCategory, PropertyType, requirementPostedV1 } from '@setu/contracts';
import type { EventData } from '@setu/protocol';
import { type ConsumedEvent, upsertIfNewer } from '@setu/service-kit';
import type { Knex } from 'knex';
import { type QueryBuilder, raw } from 'objection';
import { BaseModel } from '../base-model';
import { locationKeys } from './location-keys';
import { priorityOf, urgencyOf } from './priority';

/** A brand's property requirement, projected from catalog's events. Areas in sq ft, rent in rupees per sq ft per month. */
export class DemandModel extends BaseModel {
  static override tableName = 'demands';

  declare id: string;
  declare brandId: string;
  declare title: string;
  declare businessCategory: BusinessCategory;
  declare propertyType: PropertyType;
  /** Whether any type of property fits. */
  declare acceptsAnyType: boolean;
  declare minArea: number;
  declare maxArea: number | null;
  declare preferredLocations: string[];
  declare locationKeys: string[];
  declare maxRentPerSqFt: string | null;
  declare timeline: string | null;
  /** 1 (low) to 4 (urgent). */
  declare urgency: number;
  declare isActive: boolean;
  /** Catalog's version of the requirement. An older version never replaces a newer one. */
  declare version: number;
  declare createdAt: Date;
  /** Only on rows read through `seenBy`. */
  declare brandName?: string | null;
  declare brandDescription?: string | null;
  declare targetAudience?: string | null;
  declare isContacted?: boolean;

  static override modifiers = {
    /** Active demands of users who are brands according to identity's last event. */
    open: (query: QueryBuilder<DemandModel>) =>
      query
        .leftJoin('people as brand', 'brand.id', 'demands.brand_id')
        .where('demands.is_active', true)
        .whereRaw("(brand.role is null or brand.role = 'brand')"),
    /** Adds the brand's profile and whether this agent has an open offer, neither withdrawn nor closed. Needs `open`. */
    seenBy: (query: QueryBuilder<DemandModel>, agentId: string) =>
      query.leftJoin('brand_profiles as profile', 'profile.user_id', 'demands.brand_id').select(
        'demands.*',
        raw('coalesce(profile.brand_name, brand.display_name)').as('brandName'),
        'profile.description as brandDescription',
        'profile.target_audience as targetAudience',
        raw(
          `exists (select from offers where offers.requirement_id = demands.id
              and offers.from_user_id = ? and offers.to_user_id = demands.brand_id
              and offers.status <> 'withdrawn' and not offers.closed_with_requirement)`,
          [agentId],
        ).as('isContacted'),
      ),
  };
}

/** Upserts requirements unless the stored versions are newer. */
export const upsertDemands = (
  trx: Knex.Transaction,
  events: readonly ConsumedEvent<EventData<typeof requirementPostedV1>>[],
): Promise<void> =>
  upsertIfNewer(
    trx,
    'demands',
    events.map(({ data: requirement }) => ({
      id: requirement.id,
      brand_id: requirement.brandId,
      title: requirement.title,
      business_category: requirement.businessCategory,
      property_type: requirement.propertyType,
      accepts_any_type: requirement.acceptsAnyType ?? false,
      min_area: requirement.minArea,
      max_area: requirement.maxArea,
      preferred_locations: requirement.preferredLocations,
      location_keys: locationKeys(requirement.preferredLocations),
      max_rent_per_sq_ft: requirement.maxRentPerSqFt,
      timeline: requirement.timeline,
      urgency: urgencyOf(priorityOf(requirement.timeline, new Date(requirement.createdAt))),
      is_active: requirement.isActive,
      version: requirement.version,
      created_at: requirement.createdAt,
    })),
  );

/** A brand's own requirement, locked until the transaction ends; undefined when it is unknown or belongs to another brand. */
export const lockDemandOf = (
  trx: Knex.Transaction,
  brandId: string,
  id: string,
): Promise<DemandModel | undefined> =>
  DemandModel.query(trx).findById(id).where({ brand_id: brandId }).forUpdate().execute();
