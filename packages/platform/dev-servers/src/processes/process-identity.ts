import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { hasCode } from '../report/error-code';

const run = promisify(execFile);

const fromPs = async (pid: number, column: string): Promise<string | undefined> => {
  try {
    const { stdout } = await run('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)]);
    return stdout.trim() || undefined;
  } catch (error) {
    if (hasCode(error, 1)) return undefined; // `ps` found no such process.
    throw error;
  }
};

const fromProc = async (pid: number, file: string): Promise<string | undefined> => {
  try {
    return await readFile(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return undefined;
    throw error;
  }
};

/**
 * The start mark of a process. With its id it identifies one process, because ids are reused.
 * @returns undefined when the process does not run, or is a zombie that its parent has not collected yet
 */
export const startMark = async (pid: number): Promise<string | undefined> => {
  if (process.platform !== 'linux') return fromPs(pid, 'lstart');
  const stat = await fromProc(pid, 'stat');
  // The second field is the program's name in parentheses and may contain any character; the rest has no spaces.
  const [state, ...rest] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return state === undefined || state === 'Z' || state === 'X' ? undefined : rest[18];
};

/** The command line of a running process, arguments separated by spaces; undefined when there is no such process. */
export const commandLine = async (pid: number): Promise<string | undefined> => {
  if (process.platform !== 'linux') return fromPs(pid, 'command');
  const line = (await fromProc(pid, 'cmdline'))?.replaceAll('\0', ' ').trim();
  return line || undefined;
};

/** Sends a signal; does nothing when the process has ended already. A negative id means the process group. */
export const sendSignal = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
};

/**
 * Ends a process that is not our child: first with the given signal, with SIGKILL when it still runs after `withinMs`.
 * Each step compares the start mark, so that a process with a reused id is left alone.
 */
export const endProcess = async (pid: number, signal: NodeJS.Signals, withinMs: number): Promise<void> => {
  const mark = await startMark(pid);
  if (mark === undefined) return;
  sendSignal(pid, signal);
  const deadline = Date.now() + withinMs;
  while ((await startMark(pid)) === mark) {
    if (Date.now() > deadline) sendSignal(pid, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};
