import { type DestinationStream, pino } from 'pino';

/** A write to stdout begins when this much has been collected, bytes. */
const minWriteBytes = 4_096;
/** A line is written after this time at the latest, ms. A killed process loses no more than that. */
const flushMs = 100;

interface LogOutput extends DestinationStream {
  /** Writes everything at once. pino calls it after a fatal entry. */
  flushSync: () => void;
}

const openStdout = (): LogOutput => {
  // `sync`: a write that is under way in another thread when the process exits would be lost.
  const stdout = pino.destination({ dest: 1, sync: true, minLength: minWriteBytes });
  // Also after an exception that is not caught.
  process.once('exit', () => stdout.flushSync());
  let isFlushDue = false;
  const flush = () => {
    isFlushDue = false;
    stdout.flush();
  };
  return {
    write: (line) => {
      stdout.write(line);
      // No interval: an idle process must not wake up.
      if (isFlushDue) return;
      isFlushDue = true;
      setTimeout(flush, flushMs).unref();
    },
    flushSync: () => stdout.flushSync(),
  };
};

let shared: LogOutput | null = null;

/** Stdout for the log lines of this process, which are collected, so that a request does not wait for its line. */
export const bufferedStdout = (): LogOutput => {
  shared ??= openStdout();
  return shared;
};
