import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { killOnExit } from './kill-on-exit';
import { sendSignal } from './process-identity';

/** The standard streams that a process writes to. */
export type OutputStream = 'stdout' | 'stderr';

/** What to run, and how to end it. */
export interface ChildSpec {
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The user to run as; that of this process when absent. */
  user?: { uid: number; gid: number } | undefined;
  /** Network namespace to run in, which takes root; the one of this process when absent. */
  namespace?: string | undefined;
  stopSignal: NodeJS.Signals;
  /** Signal for the child when this process must end at once; SIGKILL when absent. */
  lastSignal?: NodeJS.Signals;
  /** True for a server that other processes need: when the supervisor is killed, it is stopped after them. */
  isServer?: boolean;
}

interface Listeners {
  onLine: (line: string, from: OutputStream) => void;
  /** Called once, after the last line. */
  onEnd: (reason: string) => void;
}

/** Longest wait for the last output of a process that has exited, ms. */
const outputTimeoutMs = 500;

/** What to spawn. The programs that enter a namespace and change the user exec the command, so its process id stays the same. */
const invocationOf = ({ command, args, user, namespace }: ChildSpec) => {
  if (namespace === undefined) return { command, args, ...user };
  const asUser = user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
  return { command: 'ip', args: ['netns', 'exec', namespace, ...asUser, command, ...args] };
};

/**
 * Starts a process that leads its own group and does not outlive this one. Its pid is undefined when it cannot be started.
 */
export const startChild = (spec: ChildSpec, { onLine, onEnd }: Listeners): ChildProcess => {
  const { command, args, ...user } = invocationOf(spec);
  const child = spawn(command, args, {
    cwd: spec.cwd,
    env: spec.env,
    // In its own group it gets no Ctrl-C from the terminal, so that we can stop the processes in order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  const hasEnded = killOnExit(child, {
    lastSignal: spec.lastSignal ?? 'SIGKILL',
    stopSignal: spec.stopSignal,
    isServer: spec.isServer,
  });
  let isOver = false;
  const end = (reason: string) => {
    if (isOver) return;
    isOver = true;
    hasEnded();
    onEnd(reason);
  };
  child.once('error', (error) => end(error.message));
  // `close` follows `exit` and the last line of the output.
  child.once('exit', (code, signal) => {
    const reason = signal ?? `exit code ${code}`;
    const timer = setTimeout(() => end(reason), outputTimeoutMs);
    child.once('close', () => {
      clearTimeout(timer);
      end(reason);
    });
  });
  for (const from of ['stdout', 'stderr'] as const) {
    const stream = child[from];
    if (stream && child.pid !== undefined)
      createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) =>
        onLine(line, from),
      );
  }
  return child;
};

/** Sends a signal to a child, and kills its whole group when it has not ended in time. Resolves after `ended`. */
export const stopChild = async (
  pid: number,
  signal: NodeJS.Signals,
  timeoutMs: number,
  ended: Promise<void>,
): Promise<void> => {
  const group = -pid;
  sendSignal(pid, signal);
  const timer = setTimeout(() => sendSignal(group, 'SIGKILL'), timeoutMs);
  await ended;
  clearTimeout(timer);
  sendSignal(group, 'SIGKILL');
};
