import type { FranchiseeProof, Prover, StoredDocument } from '@setu/contracts';
import { BaseModel } from '../../../base-model';

/** What a person says about an own outlet of a franchise, and what was decided. One for each person and franchise. */
export class Proof extends BaseModel {
  static override tableName = 'franchisee_proofs';
  static override jsonAttributes = ['agreement'];

  declare id: string;
  declare version: number;
  declare franchiseId: string;
  /** The brand of the franchise, which never changes. */
  declare brandId: string;
  declare userId: string;
  declare city: string;
  declare openedIn: number;
  /** The agreement; null without one and after the decision. */
  declare agreement: StoredDocument | null;
  declare hasAgreement: boolean;
  declare state: FranchiseeProof['state'];
  declare provenBy: Prover | null;
  declare reason: string | null;
  declare decidedBy: string | null;
  declare createdAt: Date;
  declare decidedAt: Date | null;
}
