import { abortableSleep } from '../async/sleep';
import { type RetentionPlace, runRetention } from './run-retention';

/** How often rows are removed, ms. */
const everyMs = 60 * 60 * 1_000;
/** The first run waits one to six minutes, so that it does not slow down a start and instances do not run at once. */
const firstWaitMs = () => 60_000 + Math.random() * 300_000;

/** A running retention. */
export interface RunningRetention {
  /** Stops after the current batch. */
  stop: () => Promise<void>;
}

/** Applies the rules every hour until it is stopped. @param now returns the current time */
export const startRetention = (place: RetentionPlace, now: () => Date): RunningRetention => {
  const stopping = new AbortController();
  const run = async () => {
    await abortableSleep(firstWaitMs(), stopping.signal);
    while (!stopping.signal.aborted) {
      await runRetention(place, now(), stopping.signal).catch((err: unknown) =>
        place.logger.warn({ err }, 'retention waits for the database'),
      );
      await abortableSleep(everyMs, stopping.signal);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
