import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../report/log';
import { type LogFile, openLogFile } from '../report/log-file';
import { StartProblem } from '../report/start-problem';
import { type ChildSpec, type OutputStream, startChild, stopChild } from './child-process';
import { sendSignal } from './process-identity';
import { makeProcessOutput, type ProcessOutput } from './process-output';
import { makeProcessState } from './process-state';
import { recoveredAfterMs, restartDelay } from './restart-delay';
import { waitUnlessAborted } from './wait-unless-aborted';

const readyPollMs = 25;
/** A process is ready within seconds, and on a machine with much other load within minutes, ms. */
export const readyWithinMs = 300_000;
const maxFirstStarts = 3;
const forcedStopTimeoutMs = 1_000;

/** What to run, how to detect that it is ready, and how to stop it. */
export interface ProcessSpec extends ChildSpec {
  /** Short name for messages, such as `catalog`. */
  name: string;
  /** A path, or an open file that several processes share. */
  logFile: string | LogFile;
  /** Runs before each start, including the first: removes what a crash left behind. */
  beforeStart?: () => Promise<void>;
  /** Called every 25 ms until it returns true. */
  isReady: (pid: number) => Promise<boolean>;
  /** The first start fails when the process is not ready by then, ms. */
  readyWithinMs: number;
  /** The process is killed when it has not ended this long after the stop signal, ms. */
  stopWithinMs: number;
  /** Removes from an output line what may not be logged; null drops the line. When absent, lines are logged unchanged. */
  cleanLine?: (line: string) => string | null;
  /** The part of a log line to show on the console; nothing for most lines. */
  show: (line: string, from: OutputStream) => string | undefined;
  log: Log;
  /** Called when its process id changes. */
  onChange?: (() => void) | undefined;
}

/** A process that is restarted whenever it ends without a stop. */
export interface SupervisedProcess {
  readonly name: string;
  /** Undefined between a crash and the next start. */
  readonly pid: number | undefined;
  /**
   * Resolves when the process is ready for the first time.
   * @throws StartProblem with the end of its log when it ends three times before that, or takes too long
   */
  whenReady: () => Promise<void>;
  /** Stops it in order and starts it again. */
  restart: () => void;
  /** Stops it permanently. It may be called at any time and more than once; `force` does not wait. */
  stop: (options?: { force?: boolean }) => Promise<void>;
}

/** Starts a process and restarts it until `stop`. */
export const superviseProcess = (spec: ProcessSpec): SupervisedProcess => {
  const { name, stopSignal, lastSignal = 'SIGKILL' } = spec;
  const state = makeProcessState(name);
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let running: ChildProcess | undefined;
  let crashes = 0;
  let isRestartRequested = false;

  const watchReadiness = async (child: ChildProcess, pid: number) => {
    while (child.exitCode === null && child.signalCode === null && !isStopping()) {
      if (await spec.isReady(pid)) {
        state.enter('ready');
        await wait(recoveredAfterMs, undefined, { ref: false });
        if (running === child) crashes = 0;
        return;
      }
      await wait(readyPollMs);
    }
  };

  /** Runs the process once. Resolves with the reason why it ended. */
  const run = (output: ProcessOutput): Promise<string> =>
    new Promise((resolve) => {
      const child = startChild(spec, {
        onLine: output.write,
        onEnd: (reason) => {
          running = undefined;
          spec.onChange?.();
          resolve(reason);
        },
      });
      running = child;
      if (child.pid === undefined) return;
      spec.onChange?.();
      watchReadiness(child, child.pid).catch((error: unknown) => {
        spec.log(`[${name}] readiness check failed: ${String(error)}`);
      });
    });

  const afterCrash = async (reason: string, output: ProcessOutput) => {
    crashes += 1;
    if (state.current() === 'starting' && crashes >= maxFirstStarts)
      state.enter('failed', output.problem(`${name} does not start: ${reason}`));
    const delayMs = restartDelay(crashes);
    spec.log(`${name} ended (${reason}), restarting in ${delayMs} ms`);
    await waitUnlessAborted(delayMs, stopping.signal);
  };

  const supervise = async () => {
    const logFile = typeof spec.logFile === 'string' ? await openLogFile(spec.logFile) : spec.logFile;
    const output = makeProcessOutput(spec, logFile);
    const timer = setTimeout(() => {
      if (state.current() !== 'starting') return;
      state.enter('failed', output.problem(`${name} was not ready within ${spec.readyWithinMs / 1_000} s`));
    }, spec.readyWithinMs);
    try {
      while (!isStopping()) {
        await spec.beforeStart?.();
        if (isStopping()) break;
        const reason = await run(output);
        if (isStopping()) break;
        if (isRestartRequested) isRestartRequested = false;
        else await afterCrash(reason, output);
      }
    } finally {
      clearTimeout(timer);
      if (logFile !== spec.logFile) await logFile.close();
    }
  };

  const supervised = supervise().then(
    () => state.enter('stopped'),
    (error: unknown) =>
      state.enter('failed', new StartProblem(`${name} cannot be supervised: ${String(error)}`)),
  );

  return {
    name,
    get pid() {
      return running?.pid;
    },
    whenReady: state.whenReady,
    restart: () => {
      const pid = running?.pid;
      if (pid === undefined) return;
      isRestartRequested = true;
      sendSignal(pid, stopSignal);
    },
    stop: async ({ force = false } = {}) => {
      stopping.abort();
      const timeoutMs = force ? forcedStopTimeoutMs : spec.stopWithinMs;
      if (running?.pid !== undefined)
        await stopChild(running.pid, force ? lastSignal : stopSignal, timeoutMs, supervised);
      await supervised;
    },
  };
};
