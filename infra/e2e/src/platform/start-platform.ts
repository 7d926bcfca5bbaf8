import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir, startPlatform } from '@setu/local';
import { keepPlatform } from './kept-platform';

/** Starts the whole platform on an empty data folder for the browser tests. A start that fails leaves nothing behind. */
const start = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-e2e-'));
  const platform = await startPlatform({
    dataDir,
    port: 0,
    demo: true,
    // All journeys come from one address: together they are a flood. The limits are tested in the gateway.
    env: { RATE_LIMIT: '6000' },
    log: (line) => process.stdout.write(`${line}\n`),
  }).catch(async (error: unknown) => {
    // Who is not set up is not torn down.
    await removeDataDir(dataDir);
    throw error;
  });
  process.env.E2E_URL = platform.url;
  process.env.E2E_DATA_DIR = dataDir;
  keepPlatform({ platform, dataDir });
};

export default start;
