import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir } from '@setu/dev-servers';
import { startPlatform } from '@setu/local';
import { patientDatabase } from '@setu/service-kit/test';

interface Options {
  /** Whether it has demo data. */
  demo: boolean;
  env?: Record<string, string>;
  /** Called with the output of the start; ignored when absent. */
  log?: (line: string) => void;
}

/** Starts a platform on an empty data folder for browsers and calls of this process. A failed start leaves nothing running. */
export const startTestPlatform = async ({ demo, env, log = () => undefined }: Options) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-e2e-'));
  const platform = await startPlatform({
    dataDir,
    port: 0,
    demo,
    env: { ...patientDatabase, ...env },
    log,
  }).catch(async (error: unknown) => {
    await removeDataDir(dataDir);
    throw error;
  });
  process.env.E2E_URL = platform.url;
  process.env.E2E_DATA_DIR = dataDir;
  return {
    dataDir,
    stop: async (): Promise<void> => {
      await platform.stop();
      await removeDataDir(dataDir);
    },
  };
};

export type TestPlatform = Awaited<ReturnType<typeof startTestPlatform>>;
