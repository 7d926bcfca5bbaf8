import { isServing } from '../processes/readiness';
import { type SupervisedProcess, superviseProcess } from '../processes/supervise-process';
import type { Log } from '../report/log';
import type { LogFile } from '../report/log-file';

/** How to run one of our own servers: a service, or the gateway. */
export interface ServiceOptions {
  name: string;
  /** The bundle. */
  main: string;
  cwd: string;
  /** The port, which stays the same through all restarts. */
  port: number;
  /** The port of its readiness check when it has one of its own. It stays the same through all restarts. */
  internalPort?: number;
  env: NodeJS.ProcessEnv;
  logFile: string | LogFile;
  /** A further condition, in addition to its readiness check, before it counts as ready. */
  isKnown?: () => boolean;
  beforeStart?: () => Promise<void>;
  log: Log;
  onChange: () => void;
}

const errorLevel = 50;

/**
 * What of a service's log is shown on the console: errors, and whatever it writes to standard error, such as the
 * stack of a crash. Everything else is in its log file only.
 */
export const shownLine = (line: string, from: 'stdout' | 'stderr'): string | undefined => {
  if (!line.startsWith('{')) return from === 'stderr' ? line : undefined;
  // Most lines are requests that went well: a look at the level first spares parsing them.
  const level = Number(/"level":(\d+)/.exec(line)?.[1] ?? 0);
  if (level < errorLevel) return undefined;
  try {
    const { msg, err, requestId } = JSON.parse(line);
    const cause = err?.stack ?? err?.message;
    return [`error: ${msg ?? ''}`, requestId && `(request ${requestId})`, cause].filter(Boolean).join(' ');
  } catch {
    return line; // Not JSON after all, such as a line cut off by a crash.
  }
};

/** Starts a built server and keeps it running at its port. */
export const runService = ({
  main,
  cwd,
  port,
  internalPort,
  env,
  isKnown = () => true,
  ...rest
}: ServiceOptions): SupervisedProcess =>
  superviseProcess({
    ...rest,
    command: process.execPath,
    args: ['--enable-source-maps', main],
    cwd,
    env: {
      ...env,
      PORT: String(port),
      ...(internalPort === undefined ? {} : { INTERNAL_PORT: String(internalPort) }),
    },
    isReady: async () => (await isServing(`http://127.0.0.1:${internalPort ?? port}`)) && isKnown(),
    readyWithinMs: 60_000,
    stopSignal: 'SIGTERM',
    stopWithinMs: 15_000,
    show: shownLine,
  });
