import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InvalidInputError } from '@setu/service-kit';

/** One release of one deployable. */
export interface ReleaseId {
  name: string;
  version: string;
}

/** Stores the files of releases. Schemas have checked paths and names. */
export interface Artefacts {
  /** Writes a file completely or not at all. @throws InvalidInputError when the path cannot be that of a file */
  write: (id: ReleaseId, path: string, bytes: Buffer) => Promise<void>;
  /** Null when the file does not exist. */
  read: (id: ReleaseId, path: string) => Promise<Buffer | null>;
  /** Removes a file of a release that is not, or no longer, published. A missing file is ignored. */
  remove: (id: ReleaseId, path: string) => Promise<void>;
  /** A folder on this machine with those of these files that exist. */
  folder: (id: ReleaseId, paths: readonly string[]) => Promise<string>;
}

/** Whether a file does not exist. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** Error codes for a path that cannot be a file. */
const noFilePath: ReadonlySet<string> = new Set([
  'ENOTDIR',
  'EISDIR',
  'EEXIST',
  'ENOTEMPTY',
  'ENAMETOOLONG',
  'ERR_FS_EISDIR',
]);

/** Removes the folders of a path that are empty, up to the release's own. */
const removeEmpty = async (folder: string, path: string): Promise<void> => {
  try {
    await rmdir(join(folder, path));
  } catch {
    return;
  }
  if (path !== '.') await removeEmpty(folder, dirname(path));
};

let writes = 0;

/** Writes a file completely or not at all, and creates its folders. */
export const writeWhole = async (file: string, bytes: Buffer): Promise<void> => {
  writes += 1;
  const unfinished = `${file}.${process.pid}-${writes}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
};

/** Artefacts in a folder of this machine, or of a disk that all gateways share: `<root>/<name>/<version>/<path>`. */
export const diskArtefacts = (root: string): Artefacts => {
  const folderOf = ({ name, version }: ReleaseId) => join(root, name, version);
  return {
    write: async (id, path, bytes) => {
      try {
        await writeWhole(join(folderOf(id), path), bytes);
      } catch (error) {
        if (!noFilePath.has(codeOf(error))) throw error;
        const message = `${path} cannot be a file: it is a folder, is below a file, or is too long. Rename it.`;
        throw new InvalidInputError([{ path: 'path', message }]);
      }
    },
    read: async (id, path) => {
      try {
        return await readFile(join(folderOf(id), path));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (id, path) => {
      const folder = folderOf(id);
      try {
        await rm(join(folder, path), { force: true });
      } catch (error) {
        if (!noFilePath.has(codeOf(error))) throw error;
      }
      await removeEmpty(folder, dirname(path));
    },
    folder: async (id) => folderOf(id),
  };
};
