import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir, startPostgres } from '@setu/dev-servers';
import { eventually } from '../eventually';
import { withClient } from './database';

/** A PostgreSQL of its own that loses what is in its memory. What no commit waits for stays there as long as the server allows. */
export const startCrashingDatabase = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-postgres-crash-'));
  const postgres = await startPostgres({
    dataDir,
    isDurable: true,
    settings: ['wal_writer_delay=10s', 'autovacuum=off'],
    log: () => undefined,
  });
  return {
    url: postgres.url,
    /** Kills it. Resolves when it answers again. */
    crash: async (): Promise<void> => {
      const { pid } = postgres;
      process.kill(pid ?? 0, 'SIGKILL');
      await eventually(() => expect([undefined, pid]).not.toContain(postgres.pid));
      await eventually(() => withClient(postgres.url, (client) => client.query('select 1')));
    },
    stop: async (): Promise<void> => {
      await postgres.stop();
      await removeDataDir(dataDir);
    },
  };
};
