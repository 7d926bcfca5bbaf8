import { BaseModel } from '../../../base-model';

/**
 * What lists compare of a listed franchise, in a narrow row whose indexes have all of it (ADR 0032). Triggers keep it equal to the
 * franchise. Its table has no other columns than filters and orders need.
 */
export class ListedFranchise extends BaseModel {
  static override tableName = 'listed_franchises';

  declare id: string;
}
