import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findRoot } from '@setu/build-kit';
import { z } from 'zod';

const RunFile = z.object({ gateway: z.object({ url: z.url() }) });

/**
 * Address of the platform that `npm start` runs on the data folder of this checkout (`DATA_DIR`, else `.data`); null when none is running.
 */
export const runningPlatform = (folder: string, env: NodeJS.ProcessEnv = process.env): string | null => {
  const file = join(resolve(findRoot(folder), env.DATA_DIR || '.data'), 'run.json');
  if (!existsSync(file)) return null;
  return RunFile.parse(JSON.parse(readFileSync(file, 'utf8'))).gateway.url;
};
