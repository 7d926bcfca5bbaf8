import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir, startPostgres } from '@setu/dev-servers';
import { eventually } from '../eventually';
import { withClient } from './database';

/** A separate PostgreSQL that loses its memory in a crash. Changes that no commit waits for stay in memory as long as the server allows. */
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
    /** Kills the server. Resolves when it answers again. */
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
