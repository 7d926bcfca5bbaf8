import type { Logger } from '@setu/service-kit';
import type { Knex } from 'knex';
import { CountBuffer, type CountedCall, type CountedEvent, hasFailures } from './count-buffer';
import { makeVisitorHash } from './visitor-salt';
import { writeCounts } from './write-counts';

/** Time between two writes. */
const writeIntervalMs = 1_000;

interface Deps {
  db: Knex;
  logger: Logger;
  /** Whether a release is currently a canary: only then are its visitors counted one by one. */
  isCanary: (deployable: string, version: string) => boolean;
  /** Called when failures of a canary were written. */
  onCanaryFailed: (deployable: string, version: string) => Promise<void>;
}

/** Counts pages, calls and failures of releases. */
export interface ReleaseCounts {
  /** Counts in memory; written to the database within a second, or when it is back. */
  count: (meeting: CountedCall, countedEvent: CountedEvent) => void;
  /** Writes the remaining counts. */
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
      if (hasFailures(counted) && isCanary(counted.deployable, counted.version))
        await onCanaryFailed(counted.deployable, counted.version);
  };

  let writing = Promise.resolve();
  const next = () => {
    writing = writing
      .then(write)
      .catch((err: unknown) => logger.error({ err }, 'counts of releases could not be judged'));
    return writing;
  };
  const timer = setInterval(() => void next(), writeIntervalMs);
  timer.unref();

  return {
    count: (meeting, countedEvent) =>
      buffer.add(
        meeting,
        countedEvent,
        countedEvent !== 'page' || isCanary(meeting.deployable, meeting.version),
      ),
    stop: async () => {
      clearInterval(timer);
      await next();
    },
  };
};
