import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FrontendRelease } from '@setu/protocol';
import type { LiveRelease } from '../../releases/live-releases';

export interface SourceFile {
  /** Path in the release. */
  path: string;
  text: string;
}

/**
 * The server code of a release: these modules and the scripts beside them. The process that runs it gets the texts and
 * needs no access to the folder.
 * @param modules paths in the release
 * @throws Error when a module is not among the files of the release, or a file cannot be read
 */
export const readSources = async (
  { release, folder }: LiveRelease<FrontendRelease>,
  modules: readonly string[],
): Promise<SourceFile[]> => {
  const files = release.files.map(({ path }) => path);
  const missing = modules.find((module) => !files.includes(module));
  if (missing)
    throw new Error(
      `The server module ${missing} is not among the files of ${release.name} ${release.version}`,
    );
  const folders = new Set(modules.map((module) => dirname(module)).filter((path) => path !== '.'));
  const isBeside = (path: string) => folders.has(dirname(path)) && /\.m?js$/.test(path);
  const paths = [...new Set([...modules, ...files.filter(isBeside)])];
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
};
