import type { FrontendRelease } from '@setu/protocol';
import type { Context } from 'koa';
import { countedVisitorOf } from '../../releases/visitor';
import type { ReleaseCounts } from './release-counts';

/** Events of pages for the counts of releases. */
export interface PageCounts {
  /** A page with screens of these releases was made. */
  onShown: (ctx: Context, releases: readonly FrontendRelease[]) => void;
  /** The server code of this release failed to prepare a page. */
  onServerCodeFailed: (ctx: Context, release: FrontendRelease) => void;
}

/** Counts the pages that the gateway makes; beacons add the screens that are shown later. */
export const countPages = (counts: ReleaseCounts): PageCounts => ({
  onShown: (ctx, releases) => {
    const visitor = () => countedVisitorOf(ctx);
    for (const { name, version } of releases) counts.count({ deployable: name, version, visitor }, 'page');
  },
  onServerCodeFailed: (ctx, { name, version }) =>
    counts.count({ deployable: name, version, visitor: () => countedVisitorOf(ctx) }, 'prepare'),
});
