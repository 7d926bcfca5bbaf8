import type { PageHead, PrepareRequest, RemoteRelease } from '@setu/contracts';
import type { LiveRelease } from '../releases/live-releases';
import type { UpstreamReply } from '../upstreams/upstreams';

/**
 * Makes a GET of the API for the visitor who asked for the page.
 * @throws NotFoundError for what a page may not read, else what `Upstreams.read` throws
 */
export type ReadApi = (url: string) => Promise<UpstreamReply>;

/** The page that a remote's server code prepared. */
export interface PreparedPage {
  /** Dehydrated query state as JSON; checked to be one JSON value. */
  stateJson: string;
  head: PageHead | null;
  status: 200 | 404;
}

/**
 * How preparing a page ended. `failed` is a failure of the release. `skipped` is not: its process has not started yet or is
 * busy, or a service did not answer.
 */
export type Preparation =
  | { kind: 'prepared'; page: PreparedPage }
  | { kind: 'skipped' }
  | { kind: 'failed'; reason: string };

/** Runs the server code of remotes. Never throws, and no page waits longer than a fixed time. */
export interface PageRenderer {
  prepare: (
    remote: LiveRelease<RemoteRelease>,
    request: PrepareRequest,
    read: ReadApi,
  ) => Promise<Preparation>;
}
