import { setTimeout as sleep } from 'node:timers/promises';
import { type RunFile, readRunFile } from '@setu/local';
import { ownProcessorMs, parentOf, proportionalKb, withDescendants } from './setup/process-tree';
import { printTable } from './setup/table';

/** Duration of watching the platform by default, s. */
const defaultSeconds = 60;

/** A part of the platform: a process and its child processes, without those of other parts. */
interface Part {
  name: string;
  pids: readonly number[];
}

/** The running parts. New connections to the database are new processes. */
const partsOf = ({ gateway, services, otherInstances, postgres, nats }: RunFile): Part[] => {
  if (gateway.pid === undefined)
    throw new Error('The gateway does not run. Wait until the platform is ready.');
  const roots = [
    ['supervisor', parentOf(gateway.pid)],
    ['gateway', gateway.pid],
    ...Object.entries(services).map(([name, { pid }]) => [name, pid] as const),
    ...otherInstances.map(({ version, pid }) => [`instance of ${version}`, pid] as const),
    ['postgres', postgres.pid],
    ['nats', nats.pid],
  ] as const;
  const found = roots.flatMap(([name, pid]) => (pid === undefined ? [] : [{ name, pid }]));
  return found.flatMap(({ name, pid }) => {
    const [own, ...started] = withDescendants(pid);
    if (name === 'postgres') return [{ name, pids: [pid, ...started] }];
    const elsewhere = new Set(
      found.flatMap((other) => (started.includes(other.pid) ? withDescendants(other.pid) : [])),
    );
    const pids = started.filter((child) => !elsewhere.has(child));
    return [
      { name, pids: [own ?? pid] },
      ...(pids.length > 0 ? [{ name: `  started by ${name}`, pids }] : []),
    ];
  });
};

/** Resource usage of a part at rest. */
interface Rest {
  name: string;
  /** Number of its processes. */
  count: number;
  /** Its memory (PSS): shared memory is counted once. */
  megabytes: number;
  /** Its processor time, percent of one core. */
  percent: number;
}

export const totalOf = (parts: readonly Rest[]): Rest => {
  const sum = (of: (part: Rest) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    name: 'total',
    count: sum(({ count }) => count),
    megabytes: sum(({ megabytes }) => megabytes),
    percent: sum(({ percent }) => percent),
  };
};

/** Watches the platform of a data folder for this time, s. */
export const measureRest = async (dataDir: string, seconds: number): Promise<Rest[]> => {
  const run = await readRunFile(dataDir);
  if (!run)
    throw new Error(
      `Nothing runs on ${dataDir}. Start the platform with npm start, or name its data folder.`,
    );
  const timesOf = (parts: readonly Part[]) =>
    new Map(parts.flatMap(({ pids }) => pids).map((pid) => [pid, ownProcessorMs(pid)]));
  const before = timesOf(partsOf(run));
  const beganAt = performance.now();
  await sleep(seconds * 1_000);
  const parts = partsOf(run);
  const after = timesOf(parts);
  const elapsedMs = performance.now() - beganAt;
  return parts.map(({ name, pids }) => ({
    name,
    count: pids.length,
    megabytes: pids.reduce((sum, pid) => sum + proportionalKb(pid), 0) / 1_024,
    // All work of a process that started in the meantime counts.
    percent:
      (pids.reduce((sum, pid) => sum + (after.get(pid) ?? 0) - (before.get(pid) ?? 0), 0) / elapsedMs) * 100,
  }));
};

/** Prints the resource usage of the idle platform of a data folder. */
export const benchRest = async ([
  dataDir = '.data',
  seconds = String(defaultSeconds),
]: readonly string[]): Promise<void> => {
  const parts = await measureRest(dataDir, Number(seconds));
  printTable(`At rest for ${seconds} s`, [
    ['part', 'processes', 'PSS, MB', '% of a core'],
    ...[...parts, totalOf(parts)].map(({ name, count, megabytes, percent }) => [
      name,
      count,
      megabytes.toFixed(1),
      percent.toFixed(2),
    ]),
  ]);
};
