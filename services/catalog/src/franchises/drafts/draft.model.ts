import type { DraftForm, UnfinishedFranchise } from '@setu/contracts';
import { BaseModel } from '../../base-model';

/** An unfinished franchise, or an unfinished change of a franchise, which only its brand can see. */
export class Draft extends BaseModel {
  static override tableName = 'franchise_drafts';
  static override jsonAttributes = ['fields', 'form'];

  declare id: string;
  declare brandId: string;
  declare version: number;
  /** The published franchise that it changes; null for a new franchise. */
  declare franchiseId: string | null;
  /** The validated fields. Empty fields are left out. */
  declare fields: Partial<UnfinishedFranchise>;
  /** What only the form reads; null when a program or an older form saved it. */
  declare form: DraftForm | null;
  declare createdAt: Date;
  declare updatedAt: Date;
}
