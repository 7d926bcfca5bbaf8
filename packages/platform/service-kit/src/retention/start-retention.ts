import { type RunningWork, repeat } from '../async/repeat';
import { type RetentionPlace, runRetention } from './run-retention';

/** How often rows are removed, ms. */
const everyMs = 60 * 60 * 1_000;
/** The first run waits one to six minutes, so that it does not slow down a start and instances do not run it at the same time. */
const firstWaitMs = () => 60_000 + Math.random() * 300_000;

/** Applies the rules every hour until it is stopped, after the current batch. @param now returns the current time */
export const startRetention = (place: RetentionPlace, now: () => Date): RunningWork =>
  repeat((stopping) => runRetention(place, now(), stopping), {
    everyMs,
    firstMs: firstWaitMs(),
    onError: (err) => place.logger.warn({ err }, 'retention waits for the database'),
  });
