import type { ReplyTime, StoredPicture, Verification } from '@setu/contracts';
import type { SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';

/** The owner of listings. */
export interface Owner {
  id: string;
  name: string;
  /** May own franchises and requirements; false hides them. */
  isBrand: boolean;
  /** May offer properties; false hides them. */
  isProvider: boolean;
  /** What was checked of the brand; null or undefined while it is not verified. */
  verification?: Verification | null;
  /** The brand's logo; null or undefined without one. */
  logo?: StoredPicture | null;
  /** How soon the brand usually answers; null or undefined when it is slow or not known. */
  replyTime?: ReplyTime | null;
}

/** Reads and locks the owner who calls, so that it and its listings do not change until the transaction ends. */
export type LockOwner = (trx: Knex.Transaction, actor: SignedIn) => Promise<Owner>;

/** The same by the owner's id, for what administrators and the platform do to a listing. */
export type LockOwnerById = (trx: Knex.Transaction, id: string) => Promise<Owner>;

/** Brings all listings of one kind of a locked owner, or one of them, in line with the owner, and publishes what changed. */
export type FollowOwner = (trx: Knex.Transaction, owner: Owner, onlyId?: string) => Promise<void>;

/** Names of these users by id, as far as they are known. */
export type NamesOf = (userIds: readonly string[]) => Promise<Map<string, string>>;
