import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/**
 * The folder of the workspace root: the nearest folder upwards whose package.json lists workspaces.
 * @param from where to begin; the working directory unless told
 * @throws Error when there is none up to the file system's root
 */
export function findRoot(from: string = process.cwd()): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && 'workspaces' in JSON.parse(readFileSync(manifest, 'utf8'))) return folder;
    if (dirname(folder) === folder) throw new Error(`No package.json with workspaces at or above ${from}`);
  }
}
