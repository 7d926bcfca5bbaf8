import type { Logger } from '@setu/service-kit';
import type { Knex } from 'knex';
import { CountBuffer, type Happening, hasFailures, type Meeting } from './count-buffer';
import { makeVisitorHash } from './visitor-salt';
import { writeCounts } from './write-counts';

/** How often what was counted is written down, ms. */
const writeMs = 1_000;

interface Deps {
  db: Knex;
  logger: Logger;
  /** Whether a release is a canary just now: only then it matters who got it, not just how often. */
  isCanary: (piece: string, version: string) => boolean;
  /** Called when failures of a canary were written down. */
  onCanaryFailed: (piece: string, version: string) => Promise<void>;
}

/** Counts how releases do, front ends and services alike. */
export interface ReleaseCounts {
  /** Costs no more than memory: it is written down within a second, as soon as the database is there. */
  count: (meeting: Meeting, happening: Happening) => void;
  /** Writes what is waiting, the last time. */
  stop: () => Promise<void>;
}

export const makeReleaseCounts = ({ db, logger, isCanary, onCanaryFailed }: Deps): ReleaseCounts => {
  const buffer = new CountBuffer();
  const visitorHash = makeVisitorHash(db);
  let isAway = false;

  const write = async () => {
    const taken = buffer.take();
    if (taken.length === 0) return;
    try {
      const hashOf = await visitorHash();
      await db.transaction((trx) => writeCounts(trx, taken, hashOf));
      isAway = false;
    } catch (err) {
      buffer.putBack(taken);
      if (!isAway) logger.warn({ err }, 'counts of releases wait for the database');
      isAway = true;
      return;
    }
    for (const counted of taken)
      if (hasFailures(counted) && isCanary(counted.piece, counted.version))
        await onCanaryFailed(counted.piece, counted.version);
  };

  let writing = Promise.resolve();
  const next = () => {
    writing = writing.then(write).catch((err: unknown) => logger.error({ err }, 'counts of releases'));
    return writing;
  };
  const timer = setInterval(() => void next(), writeMs);
  timer.unref();

  return {
    count: (meeting, happening) =>
      buffer.add(meeting, happening, happening !== 'page' || isCanary(meeting.piece, meeting.version)),
    stop: async () => {
      clearInterval(timer);
      await next();
    },
  };
};
