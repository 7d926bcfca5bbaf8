import type { ListingKind, ReportReason, ReportState } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';

/** A report of a listing. */
export class ReportModel extends BaseModel {
  static override tableName = 'listing_reports';

  declare id: string;
  declare kind: ListingKind;
  declare listingId: string;
  declare reason: ReportReason;
  declare text: string | null;
  /** Null when the reporter was signed out or deleted the account. */
  declare reporterId: string | null;
  declare state: ReportState;
  declare createdAt: Date;
  declare decidedAt: Date | null;
  declare decidedBy: string | null;
}

export interface ReportedListing {
  kind: ListingKind;
  listingId: string;
}

/** Who decided a report, and when. */
interface Decided {
  by: string;
  at: Date;
}

const decision = (state: ReportState, { by, at }: Decided) => ({
  state,
  decidedAt: at,
  decidedBy: by,
});

/** Upholds all open reports of a listing. */
export const upholdReports = async (
  trx: Knex.Transaction,
  { kind, listingId }: ReportedListing,
  decided: Decided,
): Promise<void> => {
  await ReportModel.query(trx)
    .where({ kind, listing_id: listingId, state: 'open' })
    .patch(decision('upheld', decided));
};

/** Dismisses an open report. A decided report does not change. */
export const dismissIfOpen = async (trx: Knex.Transaction, id: string, decided: Decided): Promise<void> => {
  await ReportModel.query(trx).where({ id, state: 'open' }).patch(decision('dismissed', decided));
};
