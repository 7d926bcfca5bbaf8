import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** One release of one piece. */
export interface ReleaseId {
  name: string;
  version: string;
}

/** Keeps the files of releases. Paths and names were checked by their schemas. */
export interface Artefacts {
  /** Writes a file whole or not at all. */
  write: (id: ReleaseId, path: string, bytes: Buffer) => Promise<void>;
  /** Null when it is not there. */
  read: (id: ReleaseId, path: string) => Promise<Buffer | null>;
  /** A folder of this machine in which these files of the release lie, as far as they are there. */
  folder: (id: ReleaseId, paths: readonly string[]) => Promise<string>;
}

/** Whether what was asked of the disk is not there. */
export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

let writes = 0;

/** Writes a file whole or not at all, with the folders it lies in. */
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
    write: (id, path, bytes) => writeWhole(join(folderOf(id), path), bytes),
    read: async (id, path) => {
      try {
        return await readFile(join(folderOf(id), path));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    folder: async (id) => folderOf(id),
  };
};
