import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir, startPlatform } from '@setu/local';
import { patientDatabase } from '@setu/service-kit/test';

interface Options {
  /** Whether it has the data of the demo. */
  demo: boolean;
  env?: Record<string, string>;
}

/** Starts a platform for one test file, whose browsers and calls then use it. */
export const startOwnPlatform = async ({ demo, env }: Options) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-own-'));
  const platform = await startPlatform({
    dataDir,
    port: 0,
    demo,
    env: { ...patientDatabase, ...env },
    log: () => undefined,
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

export type OwnPlatform = Awaited<ReturnType<typeof startOwnPlatform>>;
