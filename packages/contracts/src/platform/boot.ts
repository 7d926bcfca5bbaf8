import { z } from 'zod';
import { CurrentUser } from '../identity/current-user';
import { BootTools } from './overrides';
import type { PageHead } from './page-head';
import { ReleaseFile, RemoteRelease } from './release';

/** A remote as a page names it: the live release, without its server part. */
export const BootRemote = RemoteRelease.pick({
  name: true,
  version: true,
  entry: true,
  container: true,
  routes: true,
}).extend({
  /** Integrity of each of its script files by path. */
  integrity: z.record(z.string(), ReleaseFile.shape.integrity),
  /** Where its files are when that is not where releases are: a developer's machine; whole, `/` at the end. */
  base: z.url().optional(),
});
export type BootRemote = z.output<typeof BootRemote>;

/**
 * What the HTML of a page already knows, as JSON in `<script type="application/json" id="boot">`:
 * no manifest is fetched, no second hop for the user, none for the first reads.
 */
export const Boot = z.object({
  user: CurrentUser.nullable(),
  /** False when the identity service could not be asked: the shell then asks GET /api/auth/user itself. */
  userKnown: z.boolean(),
  /** True when this browser has an administrator session, which is another one than the user's. */
  isAdministrator: z.boolean().optional(),
  remotes: z.array(BootRemote),
  /** Files (absolute paths) and integrity of the shell's on-demand shared chunks by share key. */
  shared: z.record(z.string(), z.array(z.object({ url: z.string(), integrity: z.string() }))),
  /** TanStack Query dehydrated state of the first reads. */
  state: z.unknown(),
  demo: z.boolean(),
  /** Only for people who may look behind the page. */
  tools: BootTools.optional(),
});
export type Boot = z.output<typeof Boot>;

/** What a remote's server module is asked for. */
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

/** What it answers: the first reads as dehydrated query state, the head, and the page's HTTP status, 200 or 404. */
export interface Prepared {
  state: unknown;
  head: PageHead | null;
  status: number;
}
