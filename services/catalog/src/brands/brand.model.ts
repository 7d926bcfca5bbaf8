import type { BrandPerson, ReplyTime, StoredPicture, UserRole, Verification } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../base-model';

/** The name shown until identity's event about a new user has arrived. */
export const nameUntilKnown = { brand: 'New brand', agent: 'New agent' } as const;

/**
 * A user who may own listings. Every user has a row, including investors, because events may arrive out of order and an older role must not
 * replace a newer role. Version 0 is a row that was created before any event; every event replaces it.
 */
export class Brand extends BaseModel {
  static override tableName = 'brands';
  static override jsonAttributes = ['verification', 'logo', 'people'];

  declare id: string;
  declare name: string;
  /** May own franchises and requirements. */
  declare isBrand: boolean;
  /** May offer properties. */
  declare isProvider: boolean;
  declare version: number;
  /** The verification of the brand; null while it is not verified. */
  declare verification: Verification | null;
  /** Version of the event that set it; 0 before the first. */
  declare verificationVersion: number;
  /** The brand's logo; null without one. */
  declare logo: StoredPicture | null;
  /** Version of the event that set it; 0 before the first. */
  declare logoVersion: number;
  /** How soon the brand usually answers; null when it is slow or unknown. */
  declare replyTime: ReplyTime | null;
  declare keepsReplyPromise: boolean;
  /** Version of the event that set these two; 0 before the first. */
  declare replyTimeVersion: number;
  /** What the brand says about itself; null when it does not. */
  declare description: string | null;
  declare targetAudience: string | null;
  declare website: string | null;
  /** Who runs the brand, in their order. */
  declare people: BrandPerson[];
  /** Version of the event that set these; 0 before the first. */
  declare storyVersion: number;
}

/** The listings that a role may own: none while the account is suspended. */
export const capabilitiesOf = (role: UserRole, isSuspended = false) => ({
  isBrand: role === 'brand' && !isSuspended,
  isProvider: (role === 'brand' || role === 'agent') && !isSuspended,
});

/** An owner's row, locked until the transaction ends. Created with this name if it is missing. */
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
 * The row of a brand or an agent, locked until the transaction ends, so that changes of one owner run one after the other. A
 * user without an event of identity gets a row, because the gateway's token proves the role.
 */
export const lockOwner = (trx: Knex.Transaction, actor: { id: string; role: UserRole }): Promise<Brand> => {
  const role = actor.role === 'agent' ? 'agent' : 'brand';
  return expectOwner(trx, { id: actor.id, name: nameUntilKnown[role], role });
};

/** The known names of these users, by id. */
export const makeNamesOf =
  ({ db }: { db: Knex }) =>
  async (userIds: readonly string[]): Promise<Map<string, string>> => {
    const users = await Brand.query(db).findByIds([...userIds]);
    return new Map(users.map(({ id, name }) => [id, name]));
  };

/** The name that a brand's listings show. */
export const makeNameOfBrand =
  ({ db }: { db: Knex }) =>
  async ({ id }: { id: string }): Promise<string> =>
    (await Brand.query(db).findById(id))?.name ?? nameUntilKnown.brand;

/** An owner's row, locked until the transaction ends, for changes of a listing by administrators. */
export const lockOwnerById = (trx: Knex.Transaction, id: string): Promise<Brand> =>
  Brand.query(trx).findById(id).forNoKeyUpdate().throwIfNotFound().execute();

/** Locks the known users in a fixed order. */
export const lockOwners = (trx: Knex.Transaction, userIds: readonly string[]): Promise<Brand[]> =>
  Brand.query(trx)
    .findByIds([...userIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Returns the users who own a listing. */
export const findOwners = (trx: Knex.Transaction, userIds: readonly string[]): Promise<Brand[]> =>
  Brand.query(trx)
    .findByIds([...userIds])
    .whereRaw(
      `(exists (select from franchise_opportunities where brand_id = brands.id)
        or exists (select from property_requirements where brand_id = brands.id)
        or exists (select from property_listings where provider_id = brands.id))`,
    )
    .orderBy('id')
    .execute();
