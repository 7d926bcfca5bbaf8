import type { AnalyticsEvent } from '@setu/contracts';
import { BaseModel } from '../base-model';

/** Something that happened on the site. */
export class AnalyticsModel extends BaseModel {
  static override tableName = 'analytics';

  declare id: string;
  declare event: AnalyticsEvent['event'];
  declare userId: string | null;
  /** Hash of a visitor who is not signed in, valid for one day. */
  declare sessionId: string | null;
  declare data: { franchiseId: string };
  /** The network, never a whole address. */
  declare ipAddress: string | null;
  declare userAgent: string | null;
  declare createdAt: Date;

  static override jsonAttributes = ['data'];
}
