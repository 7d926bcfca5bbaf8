import type { PageHead, PrepareRequest, RemoteRelease } from '@setu/contracts';
import type { LiveRelease } from '../releases/live-releases';
import type { UpstreamReply } from '../upstreams/upstreams';

/**
 * Makes a GET of the API for the visitor who asked for the page.
 * @throws NotFoundError for what a page may not read, else what `Upstreams.read` throws
 */
export type ReadApi = (url: string) => Promise<UpstreamReply>;

/** What a remote's server code made of a route. */
export interface PreparedPage {
  /** Dehydrated query state as JSON; known to be one JSON value. */
  stateJson: string;
  head: PageHead | null;
  status: 200 | 404;
}

/**
 * How preparing a page ended. `failed` is a failure of the release. `skipped` is none: its process has not started yet
 * or has too much to do, or a service did not answer.
 */
export type Preparation =
  | { kind: 'prepared'; page: PreparedPage }
  | { kind: 'skipped' }
  | { kind: 'failed'; reason: string };

/** Runs the server code of remotes. Never throws, and never lets a page wait longer than a fixed time. */
export interface PageRenderer {
  prepare: (
    remote: LiveRelease<RemoteRelease>,
    request: PrepareRequest,
    read: ReadApi,
  ) => Promise<Preparation>;
}
