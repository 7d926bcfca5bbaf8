import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteRelease } from '@setu/contracts';
import type { LiveRelease } from '../releases/live-releases';

export interface SourceFile {
  /** Path in the release. */
  path: string;
  text: string;
}

/**
 * The server code of a release: its server module and the scripts beside it. The process that runs it gets the texts and
 * needs no access to the folder.
 * @throws Error when the server module is not among the files of the release, or a file cannot be read
 */
export const readSources = async (
  { release, folder }: LiveRelease<RemoteRelease>,
  entry: string,
): Promise<SourceFile[]> => {
  if (!release.files.some(({ path }) => path === entry))
    throw new Error(
      `The server module ${entry} is not among the files of ${release.name} ${release.version}`,
    );
  const isBeside = (path: string) => dirname(path) === dirname(entry) && /\.m?js$/.test(path);
  const paths = dirname(entry) === '.' ? [entry] : release.files.map(({ path }) => path).filter(isBeside);
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
};
