import { BaseModel } from '../../base-model';

/** A brand that a user follows. */
export class FollowedBrand extends BaseModel {
  static override tableName = 'followed_brands';
  static override idColumn = ['user_id', 'brand_id'];

  declare userId: string;
  declare brandId: string;
  declare followedAt: Date;
}
