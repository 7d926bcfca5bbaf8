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
  /** The verification of the brand; null or undefined while it is not verified. */
  verification?: Verification | null;
  /** The brand's logo; null or undefined without a logo. */
  logo?: StoredPicture | null;
  /** How soon the brand usually answers; null or undefined when it is slow or unknown. */
  replyTime?: ReplyTime | null;
  /** Whether the brand keeps the reply promise. */
  keepsReplyPromise?: boolean;
}

/** Reads and locks the calling owner, so that it and its listings do not change until the transaction ends. */
export type LockOwner = (trx: Knex.Transaction, actor: SignedIn) => Promise<Owner>;

/** The same by the owner's id, for changes by administrators and the platform. */
export type LockOwnerById = (trx: Knex.Transaction, id: string) => Promise<Owner>;

/** Updates all listings of one kind of a locked owner, or one of them, after a change of the owner, and publishes the changes. */
export type FollowOwner = (trx: Knex.Transaction, owner: Owner, onlyId?: string) => Promise<void>;

/** The known names of these users, by id. */
export type NamesOf = (userIds: readonly string[]) => Promise<Map<string, string>>;
