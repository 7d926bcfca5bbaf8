import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartProblem } from '@setu/dev-servers';
import { type MachineName, machineNames, type Network } from './network';

const run = promisify(execFile);
const ip = (...args: string[]) => run('ip', args);

/** A cluster's machines as network namespaces of this machine, whose links can be cut. */
export interface SeparateMachines extends Network {
  /** Cuts a machine off from all others. */
  cut: (name: MachineName) => Promise<void>;
  /** Cuts a machine off from some others, while the rest still reaches it. `data` is the database and the mail server. */
  cutFrom: (name: MachineName, others: readonly (MachineName | 'data')[]) => Promise<void>;
  /** Reconnects a machine with all others. */
  join: (name: MachineName) => Promise<void>;
  remove: () => Promise<void>;
}

const prefix = 'setu';
const bridge = `${prefix}-br`;
/** A network that is reserved for tests of devices (RFC 2544). */
const subnet = '198.18.77';
const front = `${subnet}.1`;
const data = `${subnet}.2`;

const namespaceOf = (name: MachineName) => `${prefix}-${name}`;
const addressOf = (name: MachineName) => `${subnet}.${11 + machineNames.indexOf(name)}`;
/** The end of a machine's link at the bridge. Device names have at most 15 characters. */
const plugOf = (name: MachineName) => `${prefix}-${name}`;

const removeAll = async (): Promise<void> => {
  const [{ stdout: namespaces }, { stdout: bridges }] = await Promise.all([
    ip('netns', 'list'),
    ip('-o', 'link', 'show', 'type', 'bridge'),
  ]);
  for (const name of machineNames)
    if (new RegExp(`^${namespaceOf(name)}\\b`, 'm').test(namespaces))
      await ip('netns', 'delete', namespaceOf(name));
  if (bridges.includes(` ${bridge}:`)) await ip('link', 'delete', bridge);
};

const addMachine = async (name: MachineName): Promise<void> => {
  const [namespace, plug] = [namespaceOf(name), plugOf(name)];
  const inside = (...args: string[]) => ip('-n', namespace, ...args);
  await ip('netns', 'add', namespace);
  await ip('link', 'add', plug, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
  await ip('link', 'set', plug, 'master', bridge, 'up');
  await inside('address', 'add', `${addressOf(name)}/24`, 'dev', 'eth0');
  await inside('link', 'set', 'eth0', 'up');
  await inside('link', 'set', 'lo', 'up');
};

/**
 * Makes a network namespace for each machine of a cluster, joined by a bridge.
 * @throws StartProblem when this system or this user cannot create any
 */
export const makeSeparateMachines = async (): Promise<SeparateMachines> => {
  try {
    await removeAll();
    await ip('link', 'add', bridge, 'type', 'bridge');
    for (const address of [front, data]) await ip('address', 'add', `${address}/24`, 'dev', bridge);
    await ip('link', 'set', bridge, 'up');
    for (const name of machineNames) await addMachine(name);
  } catch (error) {
    await removeAll().catch(() => undefined);
    throw new StartProblem(
      `Separate machines are network namespaces, which need Linux, iproute2 and root: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const blocked = new Map<MachineName, string[]>();
  return {
    machine: (name) => ({ address: addressOf(name), namespace: namespaceOf(name) }),
    front,
    data,
    cut: async (name) => {
      await ip('link', 'set', plugOf(name), 'down');
    },
    cutFrom: async (name, others) => {
      const addresses = others.map((other) => (other === 'data' ? data : addressOf(other)));
      blocked.set(name, addresses);
      for (const address of addresses)
        await ip('-n', namespaceOf(name), 'route', 'replace', 'blackhole', `${address}/32`);
    },
    join: async (name) => {
      await ip('link', 'set', plugOf(name), 'up');
      for (const address of blocked.get(name) ?? [])
        await ip('-n', namespaceOf(name), 'route', 'delete', 'blackhole', `${address}/32`);
      blocked.delete(name);
    },
    remove: removeAll,
  };
};
