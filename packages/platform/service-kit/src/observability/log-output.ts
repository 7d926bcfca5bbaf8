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
  // `sync`, because a pending write of another thread would be lost when the process exits.
  const stdout = pino.destination({ dest: 1, sync: true, minLength: minWriteBytes });
  // This also runs after an uncaught exception.
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

/** Buffered stdout for the log lines of this process, so that a request does not wait for its line. */
export const bufferedStdout = (): LogOutput => {
  shared ??= openStdout();
  return shared;
};
