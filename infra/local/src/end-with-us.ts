import type { ChildProcess } from 'node:child_process';
import { sendSignal } from './process-identity';

// Our children lead groups of their own, so nothing ends them when we end. This list belongs to the process, as they do.
const living = new Map<number, NodeJS.Signals>();

function endAll(): void {
  for (const [pid, signal] of living) sendSignal(-pid, signal);
}

/**
 * Makes sure that a child, which leads its own process group, does not outlive this process, however it exits
 * (SIGKILL excepted).
 * @param signal what its group gets at that moment; there is no time left to wait
 * @returns to be called when it has ended by itself
 */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals): () => void {
  const { pid } = child;
  if (pid === undefined) return () => undefined;
  if (!process.listeners('exit').includes(endAll)) process.on('exit', endAll);
  living.set(pid, signal);
  return () => living.delete(pid);
}
