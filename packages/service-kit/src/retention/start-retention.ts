import { abortableSleep } from '../async/sleep';
import { type RetentionPlace, runRetention } from './run-retention';

/** How often rows are removed, ms. */
const everyMs = 60 * 60 * 1_000;
/** The first run waits between one and six minutes: a start has other things to do, and instances start together. */
const firstWaitMs = () => 60_000 + Math.random() * 300_000;

/** Retention at work. */
export interface RunningRetention {
  /** Ends it after the batch in hand. */
  stop: () => Promise<void>;
}

/** Applies the rules every hour until it is stopped. @param now the present instant, asked at each run */
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
