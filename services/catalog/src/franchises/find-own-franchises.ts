import { NotFoundError } from '@setu/service-kit';
import type { Knex } from 'knex';
import { Franchise } from './franchise.model';

/** Returns the franchises of a brand among these ids, by id. */
export const findOwnFranchises = async (
  db: Knex,
  brandId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Franchise>> => {
  if (ids.length === 0) return new Map();
  const found = await Franchise.query(db)
    .findByIds([...ids])
    .where('brand_id', brandId);
  return new Map(found.map((franchise) => [franchise.id, franchise]));
};

/** @throws NotFoundError 404 `franchise_not_found` when it is not one of the brand's franchises */
export const assertOwnFranchise = async (db: Knex, brandId: string, id: string): Promise<void> => {
  if (!(await findOwnFranchises(db, brandId, [id])).has(id)) throw new NotFoundError('franchise_not_found');
};
