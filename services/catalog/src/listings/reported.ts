import type { ListingKind, ReportReason } from '@setu/contracts';
import type { Actor, Client } from '@setu/service-kit';
import type { Knex } from 'knex';

/** What is reported: a listing, or a review by a franchisee. */
export interface Reported {
  kind: ListingKind | 'franchisee_review';
  /** Id of the listing or the review. */
  listingId: string;
}

/** Stores a report of something that the reporter can see. */
export type SendReport = (
  report: Reported & { reason: ReportReason; text: string | null },
  actor: Actor,
  client: Client,
  /** Throws when the reporter cannot see it. @param reporterId null when the reporter is signed out */
  assertVisible: (trx: Knex.Transaction, reporterId: string | null) => Promise<void>,
) => Promise<{ id: string }>;

/** Who decided a report, and when. */
export interface Decided {
  by: string;
  at: Date;
}

/** Decides all open reports of a listing or a review. */
export type DecideReports = (trx: Knex.Transaction, reported: Reported, decided: Decided) => Promise<void>;

/** An open report for administrators. */
export interface OpenReport {
  id: string;
  listingId: string;
  reason: ReportReason;
  text: string | null;
  reporterId: string | null;
  state: 'open';
  createdAt: Date;
}

/** The open reports of these things of one kind, the newest first, a bounded number of each. */
export type OpenReportsOf = (kind: Reported['kind'], ids: readonly string[]) => Promise<OpenReport[]>;
