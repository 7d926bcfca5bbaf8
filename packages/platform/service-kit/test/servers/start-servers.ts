import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir, startPostgres } from '@setu/dev-servers';
import { useTemporaryFilesInMemory } from './temporary-files';
import { registerTeardown } from './test-servers';

/**
 * Jest global set-up of the levels that need real servers: one PostgreSQL for the whole run, in a temporary folder,
 * which is in memory when the machine has enough. `TEST_DATABASE_URL` is its address; the role may create databases,
 * which have the extensions already. `TEST_RUN_FOLDER` is the folder, for data that the test files of one run share. It
 * is removed after the run. NATS is started by each test file that needs it, with `startNats`, in milliseconds. A
 * nested run that a test starts, such as the provider tests of a verification, uses the server of the outer run.
 */
export default async function startServers(): Promise<void> {
  if (process.env.TEST_DATABASE_URL && process.env.TEST_RUN_FOLDER) return;
  const removeTemporaryFiles = await useTemporaryFilesInMemory();
  const dataDir = await mkdtemp(join(tmpdir(), 'franchisesetu-test-'));
  const removeNow = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const postgres = await startPostgres({ dataDir, isDurable: false });
    process.env.TEST_DATABASE_URL = postgres.url;
    process.env.TEST_RUN_FOLDER = dataDir;
    // A test run sends no usage data.
    process.env.PACT_DO_NOT_TRACK = 'true';
    const removeAtExit = () => {
      // An interrupted Jest runs no tear-down, and this handler cannot wait.
      if (postgres.pid !== undefined) process.kill(postgres.pid, 'SIGKILL');
      rmSync(postgres.home, { recursive: true, force: true });
      removeNow();
    };
    process.once('exit', removeAtExit);
    registerTeardown(async () => {
      process.off('exit', removeAtExit);
      await postgres.stop();
      await removeDataDir(dataDir);
      await removeTemporaryFiles();
    });
  } catch (error) {
    removeNow();
    await removeTemporaryFiles();
    throw error;
  }
}
