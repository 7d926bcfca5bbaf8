import { join } from 'node:path';
import { type Machine, thisMachine } from '../processes/machine';
import { freePorts } from '../processes/ports';
import { type NatsOptions, type RunningNats, startNats, storedUsers } from './start-nats';

/** A cluster of NATS servers. */
export interface NatsCluster {
  /** The addresses of all servers, in the format of `NATS_URL`. */
  url: string;
  /** By their names: nats-1, nats-2, nats-3. */
  servers: ReadonlyMap<string, RunningNats>;
  /** The addresses of all servers with each user that has fewer permissions, by the user's name. */
  limitedUrls: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
}

const names = ['nats-1', 'nats-2', 'nats-3'] as const;

interface Options extends Omit<NatsOptions, 'port' | 'users' | 'cluster' | 'machine'> {
  /** Returns the machine of each server; this machine when absent. */
  machineOf?: (name: (typeof names)[number]) => Machine;
}

/**
 * Starts three NATS servers that store streams together, so that any one of them may be lost.
 * @throws StartProblem when there is no nats-server for this machine, or one does not start
 */
export const startNatsCluster = async ({
  dataDir,
  machineOf = () => thisMachine,
  ...options
}: Options): Promise<NatsCluster> => {
  const limitedNames = Object.keys(options.limited ?? {});
  const users = await storedUsers(join(dataDir, 'nats'), limitedNames);
  const ports = await freePorts(names.length);
  const planned = names.map((name, index) => ({ name, machine: machineOf(name), port: ports[index] ?? 0 }));
  const members = planned.map(({ machine, port }) => `${machine.address}:${port}`);
  const started = await Promise.all(
    planned.map(async ({ name, machine, port }) => {
      const cluster = { name, port, members };
      const own = { ...options, dataDir: join(dataDir, name), users, machine, cluster };
      return [name, await startNats(own)] as const;
    }),
  );
  const servers = new Map(started);
  const urlOf = (addressOf: (server: RunningNats) => string) =>
    [...servers.values()].map(addressOf).join(',');
  return {
    url: urlOf(({ url }) => url),
    servers,
    limitedUrls: Object.fromEntries(
      limitedNames.map((name) => [name, urlOf(({ limitedUrls }) => limitedUrls[name] ?? '')]),
    ),
    stop: async () => {
      await Promise.all([...servers.values()].map((server) => server.stop()));
    },
  };
};
