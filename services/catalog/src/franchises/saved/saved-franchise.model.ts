import { BaseModel } from '../../base-model';

/** A franchise that a user saved. */
export class SavedFranchise extends BaseModel {
  static override tableName = 'saved_franchises';
  static override idColumn = ['user_id', 'franchise_id'];

  declare userId: string;
  declare franchiseId: string;
  declare savedAt: Date;
}
