import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeDataDir } from '@setu/dev-servers';
import { type Platform, startPlatform } from '@setu/local';

/**
 * Runs the whole platform on an empty data folder for one benchmark, without the gateway's rate limit.
 * @param work gets the platform and its data folder
 * @param env additional settings of its processes
 * @param root the checkout whose code runs; this one when absent
 */
export const withPlatform = async (
  work: (platform: Platform, dataDir: string) => Promise<void>,
  env: Record<string, string> = {},
  root?: string,
): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'setu-bench-'));
  try {
    const platform = await startPlatform({
      ...(root === undefined ? {} : { root }),
      dataDir,
      port: 0,
      demo: true,
      env: { RATE_LIMIT: '0', LOG_LEVEL: 'warn', VITALS_SHARE: '0', ...env },
      log: () => undefined,
    });
    await work(platform, dataDir).finally(() => platform.stop());
  } finally {
    await removeDataDir(dataDir);
  }
};
