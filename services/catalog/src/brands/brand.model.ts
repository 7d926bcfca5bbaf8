import type { UserRole } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** Shown until identity's event about somebody new has arrived. */
const nameUntilKnown = { brand: 'New brand', agent: 'New agent' } as const;

/**
 * What catalog knows of a user who may own listings. Every user has a row, investors too: events may come out of order,
 * and an older "is a brand" must meet the newer "is not". Version 0 is a row of our own making that any event replaces.
 */
export class Brand extends BaseModel {
  static override tableName = 'brands';

  declare id: string;
  declare name: string;
  /** May own franchises and requirements. */
  declare isBrand: boolean;
  /** May offer properties. */
  declare isProvider: boolean;
  declare version: number;
}

/** What a role may own; nothing while the account is suspended. */
export const capabilitiesOf = (role: UserRole, isSuspended = false) => ({
  isBrand: role === 'brand' && !isSuspended,
  isProvider: (role === 'brand' || role === 'agent') && !isSuspended,
});

/** An owner's row, made under this name where there is none yet, and locked until the transaction ends. */
export const expectOwner = async (
  trx: Knex.Transaction,
  { id, name, role }: { id: string; name: string; role: 'brand' | 'agent' },
): Promise<Brand> => {
  await Brand.query(trx)
    .insert({ id, name, ...capabilitiesOf(role), version: 0 })
    .onConflict('id')
    .ignore();
  return Brand.query(trx).findById(id).forNoKeyUpdate().throwIfNotFound();
};

/**
 * The row of a brand or an agent, locked until the transaction ends: what owners do to their listings happens one after
 * the other. Somebody that identity has not told of yet gets a row, because the gateway vouches for the role.
 */
export const lockOwner = (trx: Knex.Transaction, actor: { id: string; role: UserRole }): Promise<Brand> => {
  const role = actor.role === 'agent' ? 'agent' : 'brand';
  return expectOwner(trx, { id: actor.id, name: nameUntilKnown[role], role });
};

/** Names of those we know among these users, by id. */
export const makeNamesOf =
  ({ db }: { db: Knex }) =>
  async (userIds: readonly string[]): Promise<Map<string, string>> => {
    const users = await Brand.query(db).findByIds([...userIds]);
    return new Map(users.map(({ id, name }) => [id, name]));
  };

/** An owner's row, locked until the transaction ends, for what administrators do to a listing. */
export const lockOwnerById = (trx: Knex.Transaction, id: string): Promise<Brand> =>
  Brand.query(trx).findById(id).forNoKeyUpdate().throwIfNotFound().execute();
