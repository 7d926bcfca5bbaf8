import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The repository. */
export const root = join(__dirname, '../../../..');

const isSource = (path: string) =>
  !['node_modules', 'dist', 'pact'].includes(basename(path)) && !/\.test\.tsx?$/.test(path);

/** Copies a front end's sources, without its tests and builds. */
export const copySources = (deployable: string, folder: string): Promise<void> =>
  cp(join(root, deployable), folder, { recursive: true, filter: isSource });
