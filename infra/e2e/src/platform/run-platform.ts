import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir, startPlatform } from '@setu/local';
import { patientDatabase, useTemporaryFilesInMemory } from '@setu/service-kit/test';
import { keepPlatform } from './kept-platform';

/** Starts the whole platform on an empty data folder for tests in browsers. A failed start leaves nothing running. */
export const runPlatform = async (): Promise<void> => {
  const removeTemporaryFiles = await useTemporaryFilesInMemory();
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-e2e-'));
  const platform = await startPlatform({
    dataDir,
    port: 0,
    demo: true,
    // All browsers come from one address and would exceed the limits, which the gateway's own tests cover. Every page is measured.
    env: {
      RATE_LIMIT: '6000',
      VITALS_SHARE: '1',
      NEWS_MAIL_AFTER_SECONDS: '5',
      // Pages come with their content on a busy machine too. That they come without it in time is tested at the gateway.
      PAGE_WAIT_MS: '60000',
      ...patientDatabase,
      // The programs of the journeys say from which network they come.
      TRUSTED_PROXIES: '127.0.0.1, ::1',
    },
    log: (line) => process.stdout.write(`${line}\n`),
  }).catch(async (error: unknown) => {
    // Jest does not tear down after a failed set-up.
    await removeDataDir(dataDir);
    await removeTemporaryFiles();
    throw error;
  });
  process.env.E2E_URL = platform.url;
  process.env.E2E_DATA_DIR = dataDir;
  keepPlatform({ platform, dataDir, removeTemporaryFiles });
};
