import type { UnfinishedFranchise } from '@setu/contracts';
import { BaseModel } from '../../base-model';

/** An unfinished franchise, or an unfinished change of one, which only its brand sees. */
export class Draft extends BaseModel {
  static override tableName = 'franchise_drafts';
  static override jsonAttributes = ['fields'];

  declare id: string;
  declare brandId: string;
  declare version: number;
  /** The published franchise that it changes; null when it is to become a new one. */
  declare franchiseId: string | null;
  /** As the contract validated them; what is not written is left out. */
  declare fields: Partial<UnfinishedFranchise>;
  declare createdAt: Date;
  declare updatedAt: Date;
}
