import { Beacon, platformPaths } from '@setu/protocol';
import { type Logger, NotFoundError } from '@setu/service-kit';
import type { Middleware } from 'koa';
import { refuseMethod } from '../../http/allowed-methods';
import { assertFromPage } from '../../http/from-page';
import { readJsonBody } from '../../http/read-body';
import type { LiveRelease } from '../../releases/live-releases';
import { countedVisitorOf } from '../../releases/visitor';
import type { CountedEvent } from './count-buffer';
import type { ReleaseCounts } from './release-counts';

/** Largest beacon. */
const maxBeaconBytes = 2_000;

interface Deps {
  counts: ReleaseCounts;
  /** A published release; null when there is none with that name and version. */
  published: (name: string, version: string) => Promise<LiveRelease | null>;
  logger: Logger;
}

const countedEventOf = (beacon: Beacon): CountedEvent => {
  if (beacon.kind === 'shown') return 'page';
  return beacon.step === 'none' ? 'failed' : beacon.step;
};

/** Counts the reports of pages about their screens. The reply is empty, and no page waits for it. */
export const beacons =
  ({ counts, published, logger }: Deps): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== platformPaths.beacons) return next();
    if (ctx.method !== 'POST') refuseMethod(ctx, ['POST']);
    assertFromPage(ctx);
    const beacon = await readJsonBody(ctx, Beacon, maxBeaconBytes);
    const { kind, deployable, version } = beacon;
    const live = await published(deployable, version);
    if (!live || live.release.kind === 'service')
      throw new NotFoundError('release_not_found', 'No such release.');
    counts.count({ deployable, version, visitor: () => countedVisitorOf(ctx) }, countedEventOf(beacon));
    if (kind === 'failed') logger.warn({ beacon }, 'a screen failed');
    ctx.status = 204;
  };
