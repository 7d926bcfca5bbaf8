import { StartProblem } from '../report/start-problem';

const echoMs = 1_000;
const parentPollMs = 1_000;

const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};

/**
 * The first signal stops everything in order, a second one ends at once. Under npm, Ctrl-C arrives twice, from the terminal
 * and from npm, so a signal within a second of the first is ignored.
 */
const stopOnSignal = (stop: () => void): void => {
  let since: number | undefined;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (since === undefined) {
        since = Date.now();
        say('\nStopping everything. Press Ctrl-C again to stop at once.');
        stop();
      } else if (Date.now() - since > echoMs) process.exit(130);
    });
  }
};

/** Stops everything when the npm that runs us has ended: a killed npm sends us no signal. */
const stopWithNpm = (stop: () => void): void => {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    stop();
  }, parentPollMs);
  timer.unref();
};

interface Stoppable {
  stop: () => Promise<void>;
}

/**
 * Runs a program of the command line until a signal stops it, and ends the process: with 0 after a stop, with 1 and a message when the
 * start failed.
 * @param start starts everything; the signal is aborted when a person stops it meanwhile
 */
export const runUntilStopped = (start: (stopping: AbortSignal) => Promise<Stoppable>): void => {
  const stopping = new AbortController();
  stopOnSignal(() => stopping.abort());
  stopWithNpm(() => stopping.abort());
  const asked = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  const run = async () => {
    const running = await start(stopping.signal);
    await asked;
    await running.stop();
  };
  run().then(
    () => {
      say('Stopped.');
      process.exit(0);
    },
    (error: unknown) => {
      // An interrupted start throws an error too, but its reason is the signal.
      if (stopping.signal.aborted && error === stopping.signal.reason) {
        say('Stopped.');
        process.exit(0);
      }
      const text =
        error instanceof StartProblem ? error.message : error instanceof Error ? error.stack : String(error);
      process.stderr.write(`\n${text}\n`);
      process.exit(1);
    },
  );
};
