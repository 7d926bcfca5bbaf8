import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster, MachineName, SeparateMachines } from '@setu/local';
import { withDescendants } from '../setup/process-tree';
import type { SmallDisk } from './small-disk';

/** What is needed to inject a fault. */
export interface Target {
  cluster: Cluster;
  machines: SeparateMachines;
  /** The disk of the primary database. */
  disk: SmallDisk;
}

/** Duration of a freeze or disconnection, ms. */
const briefly = () => 2_000 + Math.random() * 8_000;

const send = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It ended in the meantime.
    }
};

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};

export const anyOf = <T>(all: readonly T[]): T => {
  const one = all[Math.floor(Math.random() * all.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
};

const pidOf = ({ pid }: { pid: number | undefined }): number => {
  if (pid === undefined) throw new Error('it is restarting');
  return pid;
};

const hosts = ['host-1', 'host-2'] as const;
const natsServers = ['nats-1', 'nats-2', 'nats-3'] as const;

const anyHost = ({ cluster }: Target) => pidOf(anyOf([...cluster.hosts.values()]));
const anyNats = ({ cluster }: Target) => anyOf([...cluster.nats.servers.values()]);

/** A process of a host whose command contains a text. */
const onHost = (target: Target, text: string): number =>
  anyOf(withDescendants(anyHost(target)).filter((pid) => commandOf(pid).includes(text)));

const freeze = async (pids: readonly number[]) => {
  send(pids, 'SIGSTOP');
  await sleep(briefly());
  send(pids, 'SIGCONT');
};

const cutOff = async ({ machines }: Target, name: MachineName) => {
  await machines.cut(name);
  await sleep(briefly());
  await machines.join(name);
};

const cutOffFrom = async (
  { machines }: Target,
  name: MachineName,
  others: readonly (MachineName | 'data')[],
) => {
  await machines.cutFrom(name, others);
  await sleep(briefly());
  await machines.join(name);
};

/** The faults, by name. Each ends by itself or when its promise resolves. @throws when the target of the fault is missing at the moment */
export const clusterFaults: Readonly<Record<string, (target: Target) => Promise<void>>> = {
  'a host is killed with all it runs': async (target) => send(withDescendants(anyHost(target)), 'SIGKILL'),
  'a service is killed': async (target) => send([onHost(target, '/releases/')], 'SIGKILL'),
  'a gateway is killed': async (target) => send([onHost(target, '/gateway/dist/main.js')], 'SIGKILL'),
  'a NATS server is killed': async (target) => send([pidOf(anyNats(target))], 'SIGKILL'),
  'a NATS server loses its disk': async (target) => {
    const server = anyNats(target);
    const pid = pidOf(server);
    send([pid], 'SIGSTOP');
    await rm(join(server.folder, 'streams'), { recursive: true, force: true });
    send([pid], 'SIGKILL');
  },
  'the standby is killed': async ({ cluster }) => send([pidOf(cluster.standby)], 'SIGKILL'),
  'the primary is killed and comes back': async ({ cluster }) => send([pidOf(cluster.primary)], 'SIGKILL'),
  'the disk of the primary is full': async ({ disk }) => {
    await disk.fill();
    await sleep(briefly());
    await disk.free();
  },
  'a host stands still': (target) => freeze(withDescendants(anyHost(target))),
  'a NATS server stands still': (target) => freeze([pidOf(anyNats(target))]),
  'a host is cut off': (target) => cutOff(target, anyOf(hosts)),
  'a host is cut off from NATS and the database': (target) =>
    cutOffFrom(target, anyOf(hosts), [...natsServers, 'data']),
  'a host is cut off from NATS': (target) => cutOffFrom(target, anyOf(hosts), natsServers),
  'a NATS server is cut off': (target) => cutOff(target, anyOf(natsServers)),
  'the primary is cut off from its standby': (target) => cutOffFrom(target, 'primary', ['standby']),
  'the primary is cut off': (target) => cutOff(target, 'primary'),
};
