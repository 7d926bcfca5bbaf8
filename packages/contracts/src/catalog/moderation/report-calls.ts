import { endpoint, Paging } from '@setu/protocol';
import { z } from 'zod';
import { UserId } from '../../values/ids';
import { ReportDraft, ReportState, reportFields } from '../../values/report';
import { ListingKind } from '../listing-kind';
import { ListingState } from './moderation-calls';

/** A report of a listing as administrators see it. */
export const ListingReport = z.object({
  ...reportFields,
  kind: ListingKind,
  listingId: z.guid(),
  listingTitle: z.string(),
  listingState: ListingState,
  ownerId: UserId,
  ownerName: z.string(),
});
export type ListingReport = z.output<typeof ListingReport>;

export const reportListing = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/listings/:id/reports',
  summary:
    'Reports a listing to the administrators. Visitors report franchises; signed-in users report listings of any kind. A second report of the same person counts once while the first is open.',
  access: 'public',
  params: z.object({ id: z.guid() }),
  body: ReportDraft.extend({ kind: ListingKind }),
  creates: true,
  response: { 201: z.object({ id: z.guid() }) },
  errors: ['validation_failed', 'listing_not_found', 'too_many_requests'],
});

export const listListingReports = endpoint({
  service: 'catalog',
  method: 'GET',
  path: '/api/admin/listing-reports',
  summary: 'Lists reports of listings in one state, newest first.',
  access: 'admin',
  query: Paging.extend({ state: ReportState.default('open') }),
  response: { 200: z.array(ListingReport) },
  errors: ['validation_failed', 'invalid_cursor'],
});

export const dismissListingReport = endpoint({
  service: 'catalog',
  method: 'POST',
  path: '/api/admin/listing-reports/:id/dismiss',
  summary:
    'Dismisses an open report of a listing. Hiding the listing upholds its open reports instead; a report that is decided stays so.',
  access: 'admin',
  params: z.object({ id: z.guid() }),
  response: { 200: ListingReport },
  errors: ['report_not_found'],
});
