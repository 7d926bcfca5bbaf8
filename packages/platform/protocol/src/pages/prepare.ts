import { z } from 'zod';
import type { PageHead } from './page-head';

/** Input of a remote's server module. */
export const PrepareRequest = z.object({
  /** The route's pattern, as in release.json. */
  path: z.string(),
  params: z.record(z.string(), z.string()),
  /** Query string without `?`. */
  search: z.string(),
  /** Milliseconds since 1970: the page's clock, so that server and browser agree. */
  now: z.number(),
});
export type PrepareRequest = z.output<typeof PrepareRequest>;

/** Its result: the first reads as dehydrated query state, the head, and the page's HTTP status, 200 or 404. */
export interface Prepared {
  state: unknown;
  head: PageHead | null;
  status: number;
}
