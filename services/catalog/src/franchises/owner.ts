import type { ReplyTime, StoredPicture, Verification } from '@setu/contracts';
import type { SignedIn } from '@setu/service-kit';
import type { Knex } from 'knex';

/** The owner of franchises. */
export interface Owner {
  id: string;
  name: string;
  /** False when the user has another role; the franchises are then hidden. */
  isBrand: boolean;
  /** What was checked of the brand; null or undefined while it is not verified. */
  verification?: Verification | null;
  /** The brand's logo; null or undefined without one. */
  logo?: StoredPicture | null;
  /** How soon the brand usually answers; null or undefined when it is slow or not known. */
  replyTime?: ReplyTime | null;
}

/** Reads and locks a brand, so that it and its franchises do not change until the transaction ends. */
export type LockBrand = (trx: Knex.Transaction, actor: SignedIn) => Promise<Owner>;
