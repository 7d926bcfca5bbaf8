import {
  isServing,
  type Log,
  type LogFile,
  readyWithinMs,
  type SupervisedProcess,
  serverUrl,
  smallNode,
  superviseProcess,
} from '@setu/dev-servers';

/** How to run one of our own servers: a service, or the gateway. */
export interface ServiceOptions {
  name: string;
  /** The bundle. */
  main: string;
  cwd: string;
  /** The address on which it listens. */
  host: string;
  /** The port, which stays the same after restarts. */
  port: number;
  /** The loopback port of its readiness check, when it is a separate port. It stays the same after restarts. */
  internalPort?: number;
  env: NodeJS.ProcessEnv;
  logFile: string | LogFile;
  /** A condition in addition to its readiness check. */
  isKnown?: () => boolean;
  beforeStart?: () => Promise<void>;
  log: Log;
  onChange: () => void;
}

const errorLevel = 50;

/**
 * The part of a service's log that the console shows: errors, and everything on standard error, such as the stack of a
 * crash. Everything else is only in the log file.
 */
export const shownLine = (line: string, from: 'stdout' | 'stderr'): string | undefined => {
  if (!line.startsWith('{')) return from === 'stderr' ? line : undefined;
  // Most lines are successful requests. Reading the level first avoids parsing them.
  const level = Number(/"level":(\d+)/.exec(line)?.[1] ?? 0);
  if (level < errorLevel) return undefined;
  try {
    const { msg, err, requestId } = JSON.parse(line);
    const cause = err?.stack ?? err?.message;
    return [`error: ${msg ?? ''}`, requestId && `(request ${requestId})`, cause].filter(Boolean).join(' ');
  } catch {
    return line; // Not JSON, such as a line that was cut off by a crash.
  }
};

/** Starts a built server, and restarts it on the same port. */
export const runService = ({
  main,
  cwd,
  host,
  port,
  internalPort,
  env,
  isKnown = () => true,
  ...rest
}: ServiceOptions): SupervisedProcess =>
  superviseProcess({
    ...rest,
    command: process.execPath,
    args: [...smallNode, main],
    cwd,
    env: {
      ...env,
      HOST: host,
      PORT: String(port),
      ...(internalPort === undefined ? {} : { INTERNAL_PORT: String(internalPort) }),
    },
    isReady: async () => {
      // Not probed before it has announced itself, because probing all services would slow their start.
      if (!isKnown()) return false;
      const probed =
        internalPort === undefined ? serverUrl(host, port, env) : `http://127.0.0.1:${internalPort}`;
      return isServing(probed);
    },
    readyWithinMs,
    stopSignal: 'SIGTERM',
    stopWithinMs: 15_000,
    show: shownLine,
  });
