import type { FranchiseeReview as View } from '@setu/contracts';
import { BaseModel } from '../../../base-model';

/** A review of a franchise by a person who was proven to run an outlet, or a sample of the demo. */
export class FranchiseeReview extends BaseModel {
  static override tableName = 'franchisee_reviews';
  static override jsonAttributes = ['scores'];

  declare id: string;
  declare version: number;
  declare franchiseId: string;
  /** Null for a sample and after the account was deleted. */
  declare authorId: string | null;
  declare isSample: boolean;
  /** City and year of the outlet, and who proved it, when the review was written. */
  declare city: string;
  declare openedIn: number;
  declare provenBy: View['provenBy'];
  declare scores: View['scores'];
  /** Mean of the scores, one decimal. */
  declare rating: string;
  declare text: string;
  declare answer: string | null;
  declare answeredAt: Date | null;
  declare hiddenAt: Date | null;
  declare hiddenReason: string | null;
  declare hiddenBy: string | null;
  declare createdAt: Date;
}
