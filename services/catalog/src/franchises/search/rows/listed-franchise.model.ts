import { BaseModel } from '../../../base-model';

/**
 * A narrow row with the columns of a listed franchise that filters and orders need, all of which are in indexes (ADR 0032). Triggers keep
 * it equal to the franchise.
 */
export class ListedFranchise extends BaseModel {
  static override tableName = 'listed_franchises';

  declare id: string;
}
