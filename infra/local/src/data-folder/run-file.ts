import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { endProcess, hasCode, startMark, writePrivateFile } from '@setu/dev-servers';

/** A running process. */
export interface RunningProcess {
  /** Absent for an external server, and between a crash and the next start. */
  pid?: number;
  /** Its address. Addresses of servers contain their password. */
  url: string;
  /** Address of health and metrics when it differs from `url`. */
  internalUrl?: string;
  /** Start time of the process, as the system reports it. Together with the id it identifies the process. */
  startMark?: string;
  /** The release that it runs; absent for a process that is not a service. */
  version?: string;
}

/** What runs: the contents of run.json in the data folder (mode 0600). */
export interface RunFile {
  gateway: RunningProcess;
  /** The process of the live release, by service name. */
  services: Record<string, RunningProcess>;
  /** Other instances of services: canaries, and those that are starting or stopping. */
  otherInstances: RunningProcess[];
  postgres: RunningProcess;
  nats: RunningProcess;
  /**
   * Our mail server, which runs in the process of the start: `url` is the page that shows the mail. Absent when `SMTP_URL` names an
   * external server, and in files of older releases, in which it can be a process.
   */
  mail?: RunningProcess & { smtp: string };
  /** What `--observe` started; absent without it, and in files of older releases. */
  prometheus?: RunningProcess;
  grafana?: RunningProcess;
}

const pathOf = (dataDir: string) => join(dataDir, 'run.json');

/** Reads the run.json of a data folder; undefined when nothing runs on it. */
export const readRunFile = async (dataDir: string): Promise<RunFile | undefined> => {
  try {
    // Older releases wrote `besides`, or neither.
    const {
      besides = [],
      otherInstances = besides,
      ...run
    } = JSON.parse(await readFile(pathOf(dataDir), 'utf8'));
    return { ...run, otherInstances };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** Removes run.json, because everything has been stopped. */
export const removeRunFile = (dataDir: string): Promise<void> => rm(pathOf(dataDir), { force: true });

const marked = async (running: RunningProcess): Promise<RunningProcess> => {
  const mark = running.pid === undefined ? undefined : await startMark(running.pid);
  const { pid: _, startMark: __, ...rest } = running;
  return mark === undefined ? rest : { ...rest, pid: running.pid, startMark: mark };
};

/** Writes run.json with start marks, atomically. */
export const writeRunFile = async (dataDir: string, run: RunFile): Promise<void> => {
  const services = await Promise.all(
    Object.entries(run.services).map(async ([name, running]) => [name, await marked(running)]),
  );
  const otherInstances = await Promise.all(run.otherInstances.map(marked));
  const [gateway, postgres, nats] = await Promise.all([run.gateway, run.postgres, run.nats].map(marked));
  const prometheus = run.prometheus && (await marked(run.prometheus));
  const grafana = run.grafana && (await marked(run.grafana));
  const text = JSON.stringify(
    {
      gateway,
      services: Object.fromEntries(services),
      otherInstances,
      postgres,
      nats,
      mail: run.mail,
      prometheus,
      grafana,
    },
    null,
    2,
  );
  await writePrivateFile(pathOf(dataDir), `${text}\n`);
};

/**
 * Ends the processes that an earlier, killed supervisor of this data folder left running. A process is ours only when its id and
 * its start mark match the recorded ones.
 */
export const endLeftovers = async (dataDir: string): Promise<number> => {
  const run = await readRunFile(dataDir);
  if (!run) return 0;
  const isOurs = async ({ pid, startMark: noted }: RunningProcess) =>
    pid !== undefined && noted !== undefined && (await startMark(pid)) === noted;
  let ended = 0;
  const end = async (running: RunningProcess, signal: NodeJS.Signals) => {
    if (running.pid === undefined || !(await isOurs(running))) return;
    await endProcess(running.pid, signal, 10_000);
    ended += 1;
  };
  await end(run.gateway, 'SIGTERM');
  const services = [...Object.values(run.services), ...run.otherInstances];
  await Promise.all(services.map((service) => end(service, 'SIGTERM')));
  await Promise.all([
    end(run.nats, 'SIGTERM'),
    end(run.postgres, 'SIGINT'),
    ...[run.mail, run.prometheus, run.grafana].map((running) => running && end(running, 'SIGTERM')),
  ]);
  await removeRunFile(dataDir);
  return ended;
};
