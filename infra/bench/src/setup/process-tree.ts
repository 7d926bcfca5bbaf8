import { readdirSync, readFileSync } from 'node:fs';

/** The fields of a process's stat after its name, from the state on; null when it has ended. */
const statOf = (pid: number | string): string[] | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
};

/** Children by their parent. */
const processTree = (): Map<number, number[]> => {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    const parent = /^\d+$/.test(entry) ? Number(statOf(entry)?.[1] ?? Number.NaN) : Number.NaN;
    if (Number.isNaN(parent)) continue;
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  return children;
};

/** A process with all its descendants. */
export const withDescendants = (pid: number, tree = processTree()): number[] => [
  pid,
  ...(tree.get(pid) ?? []).flatMap((child) => withDescendants(child, tree)),
];

/** The process that started this one; undefined when it has ended. */
export const parentOf = (pid: number): number | undefined => {
  const parent = statOf(pid)?.[1];
  return parent === undefined ? undefined : Number(parent);
};

/** The unit of the system's process times: 100 ticks a second on every Linux that Node supports. */
const tickMs = 10;

/** Processor time that a process has used, ms; 0 when it has ended. */
export const ownProcessorMs = (pid: number): number => {
  const stat = statOf(pid);
  return (Number(stat?.[11] ?? 0) + Number(stat?.[12] ?? 0)) * tickMs;
};

/** Processor time that a process and its descendants have used, ms. Processes that have ended do not count. */
export const processorMs = (pid: number): number =>
  withDescendants(pid)
    .map(ownProcessorMs)
    .reduce((sum, ms) => sum + ms, 0);

/** The process's share of memory, kB: its own, and a proportion of shared memory. 0 when it has ended. */
export const proportionalKb = (pid: number): number => {
  try {
    return Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'))?.[1] ?? 0);
  } catch {
    return 0;
  }
};
