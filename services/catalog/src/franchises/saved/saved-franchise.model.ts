import { BaseModel } from '../../base-model';

/** Somebody's note of a franchise to come back to. */
export class SavedFranchise extends BaseModel {
  static override tableName = 'saved_franchises';
  static override idColumn = ['user_id', 'franchise_id'];

  declare userId: string;
  declare franchiseId: string;
  declare savedAt: Date;
}
