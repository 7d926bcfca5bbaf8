import { BaseModel } from '../base-model';

export class CredentialModel extends BaseModel {
  static override tableName = 'credentials';
  static override idColumn = 'user_id';

  declare userId: string;
  declare passwordHash: string;
  declare changedAt: Date;
}
