import { join } from 'node:path';
import type { Workspace } from '@setu/build-kit';
import type { Log } from './log';
import { type KeptProcess, keepProcess } from './process-keeper';

/** How to run one of our own services, the gateway included. */
export interface ServiceOptions {
  workspace: Workspace;
  /** The port it keeps through all restarts. */
  port: number;
  env: NodeJS.ProcessEnv;
  dataDir: string;
  log: Log;
  onChange: () => void;
}

const ERROR_LEVEL = 50;

/**
 * What of a service's log is shown on the console: errors, and whatever it writes to standard error, such as the
 * stack of a crash. Everything else is in its log file only.
 */
export function shownLine(line: string, from: 'stdout' | 'stderr'): string | undefined {
  if (!line.startsWith('{')) return from === 'stderr' ? line : undefined;
  // Most lines are requests that went well: a look at the level first spares parsing them.
  const level = Number(/"level":(\d+)/.exec(line)?.[1] ?? 0);
  if (level < ERROR_LEVEL) return undefined;
  try {
    const { msg, err, requestId } = JSON.parse(line);
    const cause = err?.stack ?? err?.message;
    return [`error: ${msg ?? ''}`, requestId && `(request ${requestId})`, cause].filter(Boolean).join(' ');
  } catch {
    return line; // Not JSON after all, such as a line cut off by a crash.
  }
}

async function isServing(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false; // Refused, reset or too slow: whatever it is, it does not serve yet.
  }
}

/** Starts a built service and keeps it running at its port. */
export function runService({ workspace, port, env, dataDir, log, onChange }: ServiceOptions): KeptProcess {
  return keepProcess({
    name: workspace.name,
    command: process.execPath,
    args: ['--enable-source-maps', join(workspace.folder, 'dist', 'main.js')],
    cwd: workspace.folder,
    env: { ...env, PORT: String(port) },
    logFile: join(dataDir, 'logs', `${workspace.name}.log`),
    isReady: () => isServing(port),
    readyWithinMs: 60_000,
    stopSignal: 'SIGTERM',
    stopWithinMs: 15_000,
    show: shownLine,
    log,
    onChange,
  });
}
