import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ownFolder } from '../own-folder';
import { sendSignal } from './process-identity';

/** How a child ends when this process ends. */
export interface KillOptions {
  /** Signal for its group when this process exits; there is no time left to wait. */
  lastSignal: NodeJS.Signals;
  /** Signal for it when this process was killed: the guardian can wait for it. */
  stopSignal: NodeJS.Signals;
  /** True for a server that other processes need: it is stopped after them. */
  isServer?: boolean;
}

// Children lead their own groups, so they do not end with this process. One list for the whole process.
const living = new Map<number, KillOptions>();
let guardian: ChildProcess | undefined;

const endAll = (): void => {
  for (const [pid, { lastSignal }] of living) sendSignal(-pid, lastSignal);
};

/**
 * The guardian: a small process that survives when this one is killed (SIGKILL), and then stops the children. It reads from
 * this process, so its input ends when this process ends.
 */
const startGuardian = (): ChildProcess => {
  const started = spawn('/bin/sh', [join(ownFolder(), 'guardian.sh')], {
    cwd: '/',
    // In its own session it survives when the processes of this terminal end.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  started.unref();
  started.stdin?.on('error', () => undefined); // The guardian was killed: the next start ends the remaining processes.
  if (started.stdin && 'unref' in started.stdin) (started.stdin as unknown as { unref: () => void }).unref();
  return started;
};

const notifyGuardian = (line: string): void => {
  guardian ??= startGuardian();
  guardian.stdin?.write(`${line}\n`);
};

/**
 * Makes sure that a child, which leads its own process group, does not outlive this process.
 * @returns a function to call when the child has ended
 */
export const killOnExit = (child: ChildProcess, ending: KillOptions): (() => void) => {
  const { pid } = child;
  if (pid === undefined) return () => undefined;
  if (!process.listeners('exit').includes(endAll)) process.on('exit', endAll);
  living.set(pid, ending);
  notifyGuardian(`+ ${pid} ${ending.stopSignal.replace('SIG', '')} ${ending.isServer ? 2 : 1}`);
  return () => {
    if (!living.delete(pid)) return;
    notifyGuardian(`- ${pid}`);
    if (living.size > 0) return;
    guardian?.stdin?.end();
    guardian = undefined;
  };
};
