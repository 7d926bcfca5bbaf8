import type { ReportReason, ReportState } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** A report of a message. */
export class MessageReportModel extends BaseModel {
  static override tableName = 'message_reports';

  declare id: string;
  declare inquiryId: string;
  /** The id of the inquiry when the text of the inquiry is reported. */
  declare messageId: string;
  declare writerId: string;
  declare reason: ReportReason;
  declare text: string | null;
  /** Null when the reporter deleted the account. */
  declare reporterId: string | null;
  declare state: ReportState;
  declare createdAt: Date;
  declare decidedAt: Date | null;
  declare decidedBy: string | null;
}

/** Decides an open report. A decided report does not change. */
export const decideIfOpen = async (
  trx: Knex.Transaction,
  id: string,
  decided: { state: Exclude<ReportState, 'open'>; by: string; at: Date },
): Promise<void> => {
  await MessageReportModel.query(trx)
    .where({ id, state: 'open' })
    .patch({ state: decided.state, decidedAt: decided.at, decidedBy: decided.by });
};
