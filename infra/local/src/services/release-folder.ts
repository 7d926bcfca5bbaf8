import { existsSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { findRoot, type Workspace } from '@setu/build-kit';
import { hasCode } from '@setu/dev-servers';
import { ServiceRelease } from '@setu/protocol';
import { fetchRelease, type RegistryClient } from '@setu/registry-client';

/** Maximum number of unpacked releases of one service, including those in use. */
const maxUnpacked = 4;
const packagesFolder = 'node_modules';

/** The unpacked releases of one service. They are below the data folder, because the checkout may be read-only. */
export interface ReleaseFolder {
  /** Whether a release is unpacked. */
  has: (version: string) => boolean;
  /**
   * Ensures that a release is unpacked completely: fetches it from the registry and compares each file with its hash.
   * @returns the file to run
   * @throws when the registry lacks the release or does not answer, or when a file differs from the published one
   */
  unpack: (version: string) => Promise<string>;
  /** Removes all unpacked releases except those in use and the most recently used ones. */
  prune: (inUse: ReadonlySet<string>) => Promise<void>;
}

const ensureLink = async (path: string, target: string): Promise<void> => {
  const now = await readlink(path).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (now === target) return;
  await rm(path, { force: true });
  await symlink(target, path).catch((error: unknown) => {
    // A release of another service was unpacked at the same time.
    if (!hasCode(error, 'EEXIST')) throw error;
  });
};

/** When a release was last unpacked to run, ms; undefined when it has been removed in the meantime. */
const usedAt = async (folder: string): Promise<number | undefined> => {
  try {
    return (await stat(folder)).mtimeMs;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** The releases of one service in this data folder. */
export const makeReleaseFolder = (
  client: RegistryClient,
  dataDir: string,
  { name, folder: workspaceFolder }: Workspace,
): ReleaseFolder => {
  const ofAll = join(dataDir, 'releases');
  const ofService = join(ofAll, name);
  const folderOf = (version: string) => join(ofService, version);
  const has = (version: string) => existsSync(join(folderOf(version), 'release.json'));

  /** A release uses the same npm packages as its sources: those of the workspace, then those of the checkout. */
  const linkPackages = async () => {
    await mkdir(ofService, { recursive: true });
    await ensureLink(join(ofService, packagesFolder), join(workspaceFolder, packagesFolder));
    await ensureLink(join(ofAll, packagesFolder), join(findRoot(workspaceFolder), packagesFolder));
  };

  const fetchInto = async (version: string) => {
    const release = ServiceRelease.parse(await client.release(name, version));
    const draft = await mkdtemp(join(ofService, '.unpacking-'));
    try {
      await fetchRelease(client, release, draft);
      await writeFile(join(draft, 'release.json'), JSON.stringify(release));
      await rename(draft, folderOf(version));
    } catch (error) {
      // Another process unpacked the same release, so the files are equal.
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  };

  return {
    has,
    async unpack(version) {
      await linkPackages();
      if (!has(version)) await fetchInto(version);
      const folder = folderOf(version);
      const now = new Date();
      await utimes(folder, now, now);
      const { main } = ServiceRelease.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
      return join(folder, main);
    },
    async prune(inUse) {
      if (!existsSync(ofService)) return;
      const isOld = (entry: string) =>
        !entry.startsWith('.') && entry !== packagesFolder && !inUse.has(entry);
      const found = await Promise.all(
        (await readdir(ofService))
          .filter(isOld)
          .map(async (version) => ({ version, usedAt: await usedAt(folderOf(version)) })),
      );
      const old = found
        .sort((a, b) => (b.usedAt ?? 0) - (a.usedAt ?? 0))
        .slice(Math.max(0, maxUnpacked - inUse.size));
      await Promise.all(old.map(({ version }) => rm(folderOf(version), { recursive: true, force: true })));
    },
  };
};
