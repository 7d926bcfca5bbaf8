import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Mode } from '@setu/build-kit';
import type { Release } from '@setu/protocol';
import { buildFrontend } from './build';
import type { Frontend } from './frontend';

/** Reads the definition of a front end from the rspack.config.ts of its folder. */
export const readFrontend = async (folder: string): Promise<Frontend> => {
  const config = (await import(pathToFileURL(join(folder, 'rspack.config.ts')).href)) as {
    default: Frontend;
  };
  return config.default;
};

/** Builds the front end in a folder. @throws as `buildFrontend` */
export const buildFrontendIn = async (folder: string, mode: Mode): Promise<Release> =>
  buildFrontend(folder, await readFrontend(folder), mode);
