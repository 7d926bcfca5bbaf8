import { endpoint } from '@setu/protocol';
import { z } from 'zod';
import { FranchiseId, Instant } from '../values/ids';

/** Time within which views of a franchise by one visitor count once, ms. Views by the owner do not count. */
export const viewWindow = 1_800_000;

export const recordAnalytics = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/analytics',
  summary: 'Records something that happened on the site, such as a franchise view.',
  access: 'public',
  body: z.object({ event: z.enum(['franchise_view']), data: z.object({ franchiseId: FranchiseId }) }),
  response: { 202: z.object({ counted: z.boolean() }) },
  errors: ['validation_failed', 'too_many_requests'],
});

export const MyFranchiseViews = z.object({
  total: z.int(),
  /** The last 30 days in India, today included, oldest first. */
  perDay: z.array(z.object({ day: z.iso.date(), views: z.int() })),
});
export type MyFranchiseViews = z.output<typeof MyFranchiseViews>;

export const getMyFranchiseViews = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/analytics/my-franchises',
  summary: "Returns the views of the signed-in brand's own franchises: total and per day.",
  access: ['brand'],
  response: { 200: MyFranchiseViews },
});

/** Periods that a funnel may have, days. */
export const funnelDays = [30, 90] as const;
const FunnelDays = z
  .enum(['30', '90'], { error: 'Choose one of: 30, 90' })
  .default('30')
  .transform((days) => Number(days) as (typeof funnelDays)[number]);

/** The steps from a view to a deal for one franchise in a period. */
export const FranchiseFunnel = z.object({
  /** When it was listed. Earlier days have no figures. */
  listedAt: Instant,
  views: z.int(),
  inquiries: z.int(),
  /** Of these inquiries, those whose current status is a meeting or later. An inquiry that was declined afterwards does not count. */
  meetings: z.int(),
  /** Of these inquiries, those with a closed deal. */
  deals: z.int(),
  /** The days of the period in India since it was listed, today included, oldest first. */
  perDay: z.array(z.object({ day: z.iso.date(), views: z.int(), inquiries: z.int() })),
});
export type FranchiseFunnel = z.output<typeof FranchiseFunnel>;

export const getFranchiseFunnel = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/analytics/my-franchises/:id/funnel',
  summary:
    "Returns the views of one of the brand's own franchises in a period, and the inquiries that were sent in it, by how far they came.",
  access: ['brand'],
  params: z.object({ id: FranchiseId }),
  query: z.object({ days: FunnelDays }),
  response: { 200: FranchiseFunnel },
  errors: ['validation_failed', 'franchise_not_found'],
});
