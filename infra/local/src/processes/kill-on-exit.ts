import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sendSignal } from './process-identity';

/** How a child ends when this process ends. */
export interface KillOptions {
  /** What its group gets when this process exits; there is no time left to wait. */
  lastSignal: NodeJS.Signals;
  /** What it gets when this process was killed: whoever stops it then can wait for it. */
  stopSignal: NodeJS.Signals;
  /** True for a server that the others need: it is stopped after them. */
  isServer?: boolean;
}

// Our children lead groups of their own, so nothing ends them when we end. This list belongs to the process, as they do.
const living = new Map<number, KillOptions>();
let guardian: ChildProcess | undefined;

const endAll = (): void => {
  for (const [pid, { lastSignal }] of living) sendSignal(-pid, lastSignal);
};

/**
 * A small process that outlives this one when it is killed (SIGKILL), and then stops the children. It reads from us, and
 * its input ends when we do.
 */
const startGuardian = (): ChildProcess => {
  const started = spawn('/bin/sh', [fileURLToPath(new URL('./guardian.sh', import.meta.url))], {
    cwd: '/',
    // A session of its own: what ends this terminal's processes leaves it there to do its work.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  started.unref();
  started.stdin?.on('error', () => undefined); // The guardian was killed: the next start ends what is left.
  if (started.stdin && 'unref' in started.stdin) (started.stdin as unknown as { unref: () => void }).unref();
  return started;
};

const tellGuardian = (line: string): void => {
  guardian ??= startGuardian();
  guardian.stdin?.write(`${line}\n`);
};

/**
 * Makes sure that a child, which leads its own process group, does not outlive this process, however that ends.
 * @returns a function to call when the child has ended
 */
export const killOnExit = (child: ChildProcess, ending: KillOptions): (() => void) => {
  const { pid } = child;
  if (pid === undefined) return () => undefined;
  if (!process.listeners('exit').includes(endAll)) process.on('exit', endAll);
  living.set(pid, ending);
  tellGuardian(`+ ${pid} ${ending.stopSignal.replace('SIG', '')} ${ending.isServer ? 2 : 1}`);
  return () => {
    if (!living.delete(pid)) return;
    tellGuardian(`- ${pid}`);
    if (living.size > 0) return;
    guardian?.stdin?.end();
    guardian = undefined;
  };
};
