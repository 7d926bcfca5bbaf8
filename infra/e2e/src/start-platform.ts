import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from '@setu/local';
import { keepPlatform } from './kept-platform';

/** Starts the whole platform on an empty data folder for the browser tests. */
const start = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-e2e-'));
  const platform = await startPlatform({
    dataDir,
    port: 0,
    demo: true,
    log: (line) => process.stdout.write(`${line}\n`),
  });
  process.env.E2E_URL = platform.url;
  process.env.E2E_DATA_DIR = dataDir;
  keepPlatform({ platform, dataDir });
};

export default start;
