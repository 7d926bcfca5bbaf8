import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { BackupEnvironment } from '../backup-environment';

/** A folder of files, and its name in the archive. */
interface Place {
  name: 'releases' | 'uploads';
  /** Name of the folder inside a data folder. */
  folder: 'artefacts' | 'uploads';
  /** The variable that names another folder. */
  variable: 'ARTEFACTS' | 'UPLOADS';
}

const places: readonly Place[] = [
  { name: 'releases', folder: 'artefacts', variable: 'ARTEFACTS' },
  { name: 'uploads', folder: 'uploads', variable: 'UPLOADS' },
];

/** The keys of the installation. */
const secretsFile = 'secrets.json';

/** A file on the disk, and its path in the archive. */
interface PlatformFile {
  path: string;
  file: string;
}

const listFolder = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/**
 * Lists the files of releases and uploads, and the keys, without unfinished files (`.part`).
 * @returns also the buckets, whose files are not listed
 */
export const listFiles = async (
  dataDir: string,
  env: BackupEnvironment,
): Promise<{ files: PlatformFile[]; elsewhere: string[] }> => {
  const files: PlatformFile[] = [{ path: secretsFile, file: join(dataDir, secretsFile) }];
  const elsewhere: string[] = [];
  for (const { name, folder, variable } of places) {
    const place = env[variable] || join(dataDir, folder);
    if (place.startsWith('s3://')) {
      elsewhere.push(`${variable}=${place}`);
      continue;
    }
    const root = resolve(place);
    const found = (await listFolder(root)).filter((file) => !file.endsWith('.part')).sort();
    files.push(...found.map((file) => ({ path: `${name}/${relative(root, file)}`, file })));
  }
  return { files, elsewhere };
};

/** Returns the path in a data folder of a file of the archive. */
export const restoredPath = (dataDir: string, path: string): string => {
  const [first, ...rest] = path.split('/');
  const place = places.find(({ name }) => name === first);
  return place ? join(dataDir, place.folder, ...rest) : join(dataDir, path);
};
