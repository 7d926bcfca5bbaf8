import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivateFile } from '../processes/private-file';
import { hasCode } from '../report/error-code';
import { StartProblem } from '../report/start-problem';
import { holdsFor, type ServerUser } from './server-user';

/** The database of one data folder, stored in it as postgres.json (mode 0600). */
export interface PostgresHome {
  /** The folder of the cluster, and of a copy of the binaries if one was needed. */
  home: string;
  adminPassword: string;
  password: string;
  /** Passwords of the roles that own one schema each, by schema; absent in folders from before these roles. */
  rolePasswords?: Record<string, string>;
  /** Whether the role, the database and the extension exist. */
  isPrepared: boolean;
}

const sharedFolders = ['/var/lib/franchisesetu', '/var/tmp/franchisesetu'];
/** Path of the data folder, for a home outside of it. */
const ownerFile = 'data-folder';

const fileOf = (dataDir: string) => join(dataDir, 'postgres.json');

const read = async (dataDir: string): Promise<PostgresHome | undefined> => {
  try {
    return JSON.parse(await readFile(fileOf(dataDir), 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

const exists = async (path: string): Promise<boolean> => {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
};

/** Creates a folder that the user can enter. @returns whether the user can enter it */
const isReachable = async (folder: string, user: ServerUser): Promise<boolean> => {
  try {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o711);
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR')) return false;
    throw error;
  }
  return holdsFor(user, 'cd "$1"', folder);
};

/**
 * A place for the cluster: the data folder, or a folder of the machine when the server runs as another user who cannot
 * reach the data folder.
 */
const choosePlace = async (dataDir: string, user: ServerUser | undefined): Promise<string> => {
  const inside = join(dataDir, 'postgres');
  if (!user) {
    await mkdir(inside, { recursive: true });
    return inside;
  }
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o711);
  if (await isReachable(inside, user)) return inside;
  for (const folder of sharedFolders) {
    const place = join(folder, randomBytes(8).toString('hex'));
    if ((await isReachable(folder, user)) && (await isReachable(place, user))) {
      await writeFile(join(place, ownerFile), dataDir);
      return place;
    }
  }
  throw new StartProblem(
    `PostgreSQL refuses to run as root, and no other user can reach ${dataDir}. ` +
      'Choose a folder open to others with DATA_DIR=…, or start as an ordinary user.',
  );
};

/**
 * Finds the home of this data folder's cluster, or chooses one and creates its passwords. A data folder always has the same
 * home.
 */
export const openPostgresHome = async (
  dataDir: string,
  user: ServerUser | undefined,
): Promise<PostgresHome> => {
  const known = await read(dataDir);
  if (known && (!known.isPrepared || (await exists(join(known.home, 'data'))))) {
    if (user ? await isReachable(known.home, user) : await exists(known.home)) return known;
  }
  if (known?.isPrepared) {
    throw new StartProblem(
      `The database of ${dataDir} is in ${known.home}, which does not exist or cannot be reached. ` +
        `Restore that folder, or remove ${fileOf(dataDir)} to begin with an empty database.`,
    );
  }
  const home = await choosePlace(dataDir, user);
  if (await exists(join(home, 'data'))) {
    throw new StartProblem(
      `${home} holds a database, but ${fileOf(dataDir)} with its passwords is missing. ` +
        'Restore that file, or move the folder away to begin with an empty database.',
    );
  }
  const made: PostgresHome = {
    home,
    adminPassword: randomBytes(24).toString('base64url'),
    password: randomBytes(24).toString('base64url'),
    isPrepared: false,
  };
  await savePostgresHome(dataDir, made);
  return made;
};

/** The contents of a folder; empty when it does not exist or is closed to us. */
const listFolder = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES')) return [];
    throw error;
  }
};

/**
 * Homes outside of data folders whose data folder was removed, or has another database now. Nothing uses them. They are not
 * removed here, because their contents cannot be restored.
 */
export const findAbandonedHomes = async (places: readonly string[] = sharedFolders): Promise<string[]> => {
  const homes = await Promise.all(
    places.map(async (place) => (await listFolder(place)).map((name) => join(place, name))),
  );
  const checked = await Promise.all(
    homes.flat().map(async (home) => {
      const names = await listFolder(home);
      if (!names.includes(ownerFile)) return [];
      const dataDir = await readFile(join(home, ownerFile), 'utf8');
      return (await read(dataDir))?.home === home ? [] : [home];
    }),
  );
  return checked.flat();
};

/** Stores the home of a data folder's cluster. */
export const savePostgresHome = (dataDir: string, home: PostgresHome): Promise<void> =>
  writePrivateFile(fileOf(dataDir), `${JSON.stringify(home, null, 2)}\n`);

/** Removes a data folder with its contents, and the cluster of its database in any place. Nothing may run on it. */
export const removeDataDir = async (dataDir: string): Promise<void> => {
  const known = await read(dataDir);
  if (known) await rm(known.home, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
};
