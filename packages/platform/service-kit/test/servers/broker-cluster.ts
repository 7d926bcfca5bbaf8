import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNatsCluster } from '@setu/dev-servers';

/** Three real nats-servers that store streams together. */
export const startTestCluster = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-nats-cluster-'));
  const cluster = await startNatsCluster({ dataDir, log: () => undefined });
  return {
    url: cluster.url,
    /** Stops the server with this name permanently. */
    lose: async (name: string): Promise<void> => {
      const server = cluster.servers.get(name);
      if (!server) throw new Error(`no server of the cluster is called ${name}`);
      await server.stop();
    },
    stop: async (): Promise<void> => {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
