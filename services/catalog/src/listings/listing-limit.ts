import { ConflictError } from '@setu/service-kit';
import type { Knex } from 'knex';

/**
 * Maximum number of listings of one kind and owner, active or not. A change of the owner's name or role updates all of them in
 * one transaction.
 */
export const maxListings = 1_000;

interface Kind {
  table: 'franchise_opportunities' | 'property_requirements' | 'property_listings';
  ownerColumn: 'brand_id' | 'provider_id';
  /** Plural, as the site names them. */
  called: string;
}

/**
 * Checks that an owner may add another listing. Lock the owner first, so that the number cannot change.
 * @throws ConflictError 409 `listing_limit_reached`
 */
export const assertRoomForListing = async (
  trx: Knex.Transaction,
  { table, ownerColumn, called }: Kind,
  ownerId: string,
): Promise<void> => {
  const { rows } = await trx.raw(
    'select count(*)::int as count from (select 1 from ?? where ?? = ? limit ?) as own',
    [table, ownerColumn, ownerId, maxListings],
  );
  if (rows[0].count < maxListings) return;
  throw new ConflictError(
    'listing_limit_reached',
    `You have ${maxListings.toLocaleString('en-IN')} ${called}, which is the most one account may have. Change one that you no longer need instead of adding another.`,
  );
};
