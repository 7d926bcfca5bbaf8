import { mostReportsShown, type ReportReason, type ReportState } from '@setu/contracts';
import type { Knex } from 'knex';
import { BaseModel } from '../../base-model';
import type { Decided, DecideReports, OpenReport, OpenReportsOf, Reported } from '../../listings/reported';

/** A report of a listing or a review. */
export class ReportModel extends BaseModel {
  static override tableName = 'listing_reports';

  declare id: string;
  declare kind: Reported['kind'];
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

const decision = (state: ReportState, { by, at }: Decided) => ({
  state,
  decidedAt: at,
  decidedBy: by,
});

const decideOpen =
  (state: 'upheld' | 'dismissed'): DecideReports =>
  async (trx, { kind, listingId }, decided) => {
    await ReportModel.query(trx)
      .where({ kind, listing_id: listingId, state: 'open' })
      .patch(decision(state, decided));
  };

/** Upholds all open reports of a listing or a review. */
export const upholdReports = decideOpen('upheld');

/** Dismisses all open reports of a listing or a review. */
export const dismissReports = decideOpen('dismissed');

/** Dismisses an open report. A decided report does not change. */
export const dismissIfOpen = async (trx: Knex.Transaction, id: string, decided: Decided): Promise<void> => {
  await ReportModel.query(trx).where({ id, state: 'open' }).patch(decision('dismissed', decided));
};

/** Reads open reports with an index, a bounded number of each thing. */
export const makeOpenReportsOf =
  ({ db }: { db: Knex }): OpenReportsOf =>
  (kind, ids) =>
    ReportModel.query(db)
      .from(
        ReportModel.query(db)
          .where({ kind, state: 'open' })
          .whereIn('listing_id', [...ids])
          .select(
            '*',
            db.raw('row_number() over (partition by listing_id order by created_at desc) as place'),
          )
          .as('listing_reports'),
      )
      .where('place', '<=', mostReportsShown)
      .orderBy('created_at', 'desc')
      .castTo<OpenReport[]>()
      .execute();
