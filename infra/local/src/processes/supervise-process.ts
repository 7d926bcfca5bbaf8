import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../report/log';
import { type LogFile, openLogFile } from '../report/log-file';
import { StartProblem } from '../report/start-problem';
import { endWithUs } from './kill-on-exit';
import { sendSignal } from './process-identity';
import { RECOVERED_AFTER_MS, restartDelay } from './restart-delay';

const READY_POLL_MS = 25;
const FIRST_START_TRIES = 3;
const REMEMBERED_LINES = 8;
const LONGEST_SHOWN = 300;

/** What to run, how to know that it is ready, and how to end it. */
export interface ProcessSpec {
  /** Short name for messages, such as `catalog`. */
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Run as this user; as ourselves when absent. */
  user?: { uid: number; gid: number } | undefined;
  /** Its path, or an open one that several processes share. */
  logFile: string | LogFile;
  /** Runs before each start, the first included: clears what a crash left behind. */
  beforeStart?: () => Promise<void>;
  /** Asked every 25 ms until it says yes. */
  isReady: (pid: number) => Promise<boolean>;
  /** The first start fails when it is not ready by then, in ms. */
  readyWithinMs: number;
  stopSignal: NodeJS.Signals;
  /** It is killed when it has not ended this long after the stop signal, in ms. */
  stopWithinMs: number;
  /** What it gets when this process itself must end at once; SIGKILL when absent. */
  lastSignal?: NodeJS.Signals;
  /** True for a server that the others need: of a supervisor that was killed it is stopped after them. */
  isServer?: boolean;
  /** What of an output line may be kept; null keeps nothing of it. The whole line when absent. */
  cleanLine?: (line: string) => string | null;
  /** What of a log line to show on the console; nothing for most lines. */
  show: (line: string, from: 'stdout' | 'stderr') => string | undefined;
  log: Log;
  /** Called when its process id changes. */
  onChange?: (() => void) | undefined;
}

/** A process that is started again whenever it ends by itself. */
export interface KeptProcess {
  readonly name: string;
  /** Undefined between a crash and the next start. */
  readonly pid: number | undefined;
  /**
   * Resolves when it has been ready once.
   * @throws StartProblem with the end of its log when it ends three times before that, or takes too long
   */
  whenReady(): Promise<void>;
  /** Ends it kindly and starts it at once again. */
  restart(): void;
  /** Ends it for good. Safe to call at any time, also twice; `force` does not wait. */
  stop(options?: { force?: boolean }): Promise<void>;
}

interface Life {
  child?: ChildProcess | undefined;
  state: 'starting' | 'ready' | 'failed' | 'stopped';
  problem?: StartProblem;
  crashes: number;
  isRestartWanted: boolean;
}

/** Starts a process now and keeps it alive until `stop`. */
export function keepProcess(spec: ProcessSpec): KeptProcess {
  const life: Life = { state: 'starting', crashes: 0, isRestartWanted: false };
  const events = new EventEmitter().setMaxListeners(0);
  const stopping = new AbortController();
  let unseen: string[] = [];

  const enter = (state: Life['state'], problem?: StartProblem) => {
    life.state = state;
    if (problem) life.problem = problem;
    events.emit('state');
  };

  const follow = (child: ChildProcess, logFile: LogFile) => {
    for (const from of ['stdout', 'stderr'] as const) {
      const stream = child[from];
      if (!stream) continue;
      createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (output) => {
        const line = spec.cleanLine ? spec.cleanLine(output) : output;
        if (line === null) return;
        logFile.write(line);
        const shown = spec.show(line, from);
        if (shown !== undefined) spec.log(`[${spec.name}] ${shown}`);
        else unseen = [...unseen, line.slice(0, LONGEST_SHOWN)].slice(-REMEMBERED_LINES);
      });
    }
  };

  const watchReadiness = async (child: ChildProcess, pid: number) => {
    while (child.exitCode === null && child.signalCode === null && !stopping.signal.aborted) {
      if (await spec.isReady(pid)) {
        enter('ready');
        await wait(RECOVERED_AFTER_MS, undefined, { ref: false });
        if (life.child === child) life.crashes = 0;
        return;
      }
      await wait(READY_POLL_MS);
    }
  };

  /** One life of the process, from spawn to end. Resolves with why it ended. */
  const live = (logFile: LogFile): Promise<string> =>
    new Promise((resolve) => {
      const child = spawn(spec.command, spec.args, {
        cwd: spec.cwd,
        env: spec.env,
        // A group of its own: Ctrl-C in the terminal reaches us alone, and we stop things in order.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(spec.user && { uid: spec.user.uid, gid: spec.user.gid }),
      });
      life.child = child;
      const hasEnded = endWithUs(child, {
        lastSignal: spec.lastSignal ?? 'SIGKILL',
        stopSignal: spec.stopSignal,
        isServer: spec.isServer,
      });
      const ended = (reason: string) => {
        if (life.child !== child) return;
        life.child = undefined;
        hasEnded();
        spec.onChange?.();
        resolve(reason);
      };
      child.once('error', (error) => ended(error.message));
      // `close` comes after `exit` and after the last line of its output.
      child.once('exit', (code, signal) => {
        const timer = setTimeout(() => ended(signal ?? `exit code ${code}`), 500);
        child.once('close', () => {
          clearTimeout(timer);
          ended(signal ?? `exit code ${code}`);
        });
      });
      if (child.pid === undefined) return;
      follow(child, logFile);
      spec.onChange?.();
      watchReadiness(child, child.pid).catch((error: unknown) => {
        spec.log(`[${spec.name}] its readiness cannot be told: ${String(error)}`);
      });
    });

  /** A message with the end of the log, but for the lines that were shown as they came. */
  const withTail = (message: string, logFile: LogFile) =>
    new StartProblem(
      [`${message}. Its log: ${logFile.path}`, ...unseen.map((line) => `    ${line}`)].join('\n'),
    );

  const keep = async () => {
    const logFile = typeof spec.logFile === 'string' ? await openLogFile(spec.logFile) : spec.logFile;
    const tooLate = setTimeout(() => {
      if (life.state !== 'starting') return;
      const seconds = spec.readyWithinMs / 1_000;
      enter('failed', withTail(`${spec.name} was not ready within ${seconds} s`, logFile));
    }, spec.readyWithinMs);
    try {
      while (!stopping.signal.aborted) {
        await spec.beforeStart?.();
        if (stopping.signal.aborted) break;
        const reason = await live(logFile);
        if (stopping.signal.aborted) break;
        if (life.isRestartWanted) {
          life.isRestartWanted = false;
          continue;
        }
        life.crashes += 1;
        if (life.state === 'starting' && life.crashes >= FIRST_START_TRIES) {
          enter('failed', withTail(`${spec.name} does not start: ${reason}`, logFile));
        }
        const delay = restartDelay(life.crashes);
        spec.log(`${spec.name} ended (${reason}), starting again in ${delay} ms`);
        await wait(delay, undefined, { signal: stopping.signal }).catch((error: unknown) => {
          if (!stopping.signal.aborted) throw error;
        });
      }
    } finally {
      clearTimeout(tooLate);
      if (logFile !== spec.logFile) await logFile.close();
    }
  };

  const kept = keep().then(
    () => enter('stopped'),
    (error: unknown) =>
      enter('failed', new StartProblem(`${spec.name} cannot be kept running: ${String(error)}`)),
  );

  return {
    name: spec.name,
    get pid() {
      return life.child?.pid;
    },
    whenReady: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (life.state === 'starting') return;
          events.off('state', look);
          if (life.state === 'ready') resolve();
          else reject(life.problem ?? new StartProblem(`${spec.name} was stopped before it was ready`));
        };
        events.on('state', look);
        look();
      }),
    restart() {
      const pid = life.child?.pid;
      if (pid === undefined) return;
      life.isRestartWanted = true;
      sendSignal(pid, spec.stopSignal);
    },
    async stop({ force = false } = {}) {
      stopping.abort();
      const child = life.child;
      if (child?.pid !== undefined) {
        const group = -child.pid;
        sendSignal(child.pid, force ? (spec.lastSignal ?? 'SIGKILL') : spec.stopSignal);
        const tooLong = setTimeout(() => sendSignal(group, 'SIGKILL'), force ? 1_000 : spec.stopWithinMs);
        await kept;
        clearTimeout(tooLong);
        sendSignal(group, 'SIGKILL');
      }
      await kept;
    },
  };
}
