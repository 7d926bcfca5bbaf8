import { z } from 'zod';
import { endpoint } from '../protocol/endpoint';
import { FranchiseId } from '../values/ids';

/** A view counts once per visitor and franchise in this time, ms. Views by the owner do not count. */
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
