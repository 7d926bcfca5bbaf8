import type { PageHead, PrepareRequest } from '@setu/protocol';
import type { PageReleases } from '../../releases/live-releases';
import type { UpstreamReply } from '../upstreams/upstreams';

/** A reply to a read of a page. */
interface PageReply extends UpstreamReply {
  /** Of a reply that other visitors get too: when it was made, ms since 1970, and whether it is outdated because its service fails. */
  stored?: { madeAt: number; isStale: boolean };
}

/**
 * Makes a GET of the API for the visitor of the page.
 * @throws NotFoundError for an address that the page may not read, else the errors of `Upstreams.read`
 */
export type ReadApi = (url: string) => Promise<PageReply>;

/** The page that a remote's server code prepared. */
export interface PreparedPage {
  /** Dehydrated query state as JSON; checked to be one JSON value. */
  stateJson: string;
  head: PageHead | null;
  status: 200 | 404;
}

/** A page as HTML: bytes, because turning them into text and back was two fifths of the gateway's work for a page. */
export interface RenderedPage {
  /** Style tags of the document's head. */
  css: Buffer;
  /** The content of the root element. */
  html: Buffer;
  /** The error of the screen: then the HTML has a skeleton, and the browser renders the screen. Null without an error. */
  problem: string | null;
}

/**
 * How work on a page ended. `failed` counts as a failure of the release whose code it was, or of either release when that is not
 * known. `skipped` does not: the process has not started yet or is busy, or a service did not answer.
 */
export type Outcome<Page> =
  | { kind: 'done'; page: Page }
  | { kind: 'skipped' }
  | { kind: 'failed'; of: Culprit; reason: string };

/** Whose code failed. */
export type Culprit = 'shell' | 'remote' | 'either';

/** Runs the server code of front ends. Never throws, and no page waits longer than a fixed time. */
export interface PageRenderer {
  /** Has the remote make the first reads of a page. */
  prepare: (releases: PageReleases, request: PrepareRequest, read: ReadApi) => Promise<Outcome<PreparedPage>>;
  /**
   * Renders a page in the shell's frame.
   * @param address path and query
   * @param boot the page's boot data as JSON, which the browser renders the same page from
   */
  render: (releases: PageReleases, address: string, boot: Buffer) => Promise<Outcome<RenderedPage>>;
}
