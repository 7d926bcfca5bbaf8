import type { ListingFilter, ListingKind, ListingState } from '@setu/contracts';
import { withColumns } from '@setu/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { BaseModel } from '../base-model';
import type { Reviewable } from '../listings/review-columns';
import type { Hideable } from '../listings/visibility';

/** The common fields of the three kinds of listings for administrators. */
export abstract class Listing extends withColumns<Hideable & Reviewable>()(BaseModel) {
  declare id: string;
  declare version: number;
  declare title: string;
  declare ownerId: string;
  declare isListed: boolean;
  declare createdAt: Date;
  declare updatedAt: Date;
}

class FranchiseListing extends Listing {
  static override tableName = 'franchise_opportunities';
}
class PropertyListing extends Listing {
  static override tableName = 'property_listings';
}
class RequirementListing extends Listing {
  static override tableName = 'property_requirements';
}

const kinds = {
  franchise: { model: FranchiseListing, ownerColumn: 'brand_id', capability: 'is_brand' },
  property: { model: PropertyListing, ownerColumn: 'provider_id', capability: 'is_provider' },
  requirement: { model: RequirementListing, ownerColumn: 'brand_id', capability: 'is_brand' },
} as const;

/** The table of a kind, its owner column, and the column of owners with the permission to offer this kind. */
export const storageOf = (kind: ListingKind): { table: string; ownerColumn: string; capability: string } => {
  const { model, ownerColumn, capability } = kinds[kind];
  return { table: model.tableName, ownerColumn, capability };
};

/** Listings of one kind, with the fields of `Listing`. */
export const listingsOf = (db: Knex, kind: ListingKind): QueryBuilder<Listing> => {
  const { model, ownerColumn } = kinds[kind];
  return model
    .query(db)
    .select(
      'id',
      'version',
      'title',
      'is_listed',
      'hidden_at',
      'hidden_reason',
      'hidden_by',
      'review_state',
      'review_since',
      'review_order',
      'review_reason',
      'reviewed_by',
      'created_at',
      'updated_at',
      { owner_id: ownerColumn },
    )
    .castTo<Listing[]>() as QueryBuilder<Listing>;
};

/** The state of a listing for administrators. `hidden` comes first, because it is their own decision. */
export const stateOf = ({ isListed, hiddenAt }: Listing): ListingState => {
  if (hiddenAt) return 'hidden';
  return isListed ? 'shown' : 'inactive';
};

/** Filters by a state, as `stateOf` defines it, or by waiting for a review. */
export const inState = (query: QueryBuilder<Listing>, state: ListingFilter): QueryBuilder<Listing> => {
  if (state === 'waiting') return query.where('review_state', 'waiting');
  if (state === 'hidden') return query.whereNotNull('hidden_at');
  return query.whereNull('hidden_at').where('is_listed', state === 'shown');
};
