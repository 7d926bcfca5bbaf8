import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ServiceRelease } from '@setu/contracts';
import { fetchRelease, type RegistryClient } from '@setu/release';
import { hasCode } from './error-code';

/** Releases of one service that stay unpacked, with those in use. */
const KEPT = 4;

/** Below the service's own folder, so that npm packages are found from there as from its sources. */
const releasesOf = (workspaceFolder: string) => join(workspaceFolder, '.releases');

/** Where a release of a service is unpacked; it is there whole or not at all. */
const releaseFolder = (workspaceFolder: string, version: string): string =>
  join(releasesOf(workspaceFolder), version);

/** Whether a release lies unpacked. */
export const isUnpacked = (workspaceFolder: string, version: string): boolean =>
  existsSync(join(releaseFolder(workspaceFolder, version), 'release.json'));

/**
 * Makes sure that a release of a service lies unpacked: fetches it from the registry, each file held against its hash.
 * @returns the file to run
 * @throws when the registry has no such release, cannot be asked, or a file is not what was published
 */
export async function unpackRelease(
  client: RegistryClient,
  workspaceFolder: string,
  name: string,
  version: string,
): Promise<string> {
  const folder = releaseFolder(workspaceFolder, version);
  if (!isUnpacked(workspaceFolder, version)) {
    const release = ServiceRelease.parse(await client.release(name, version));
    await mkdir(releasesOf(workspaceFolder), { recursive: true });
    const draft = await mkdtemp(join(releasesOf(workspaceFolder), '.unpacking-'));
    try {
      await fetchRelease(client, release, draft);
      await writeFile(join(draft, 'release.json'), JSON.stringify(release));
      await rename(draft, folder);
    } catch (error) {
      // Another platform on this checkout was first: what lies there is the same.
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  const now = new Date();
  await utimes(folder, now, now);
  const { main } = ServiceRelease.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  return join(folder, main);
}

/** When a release was last made ready to run, ms; undefined when it is gone meanwhile. */
async function usedAt(folder: string): Promise<number | undefined> {
  try {
    return (await stat(folder)).mtimeMs;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Removes all unpacked releases of a service but those in use and the few that were used last. It may run more than once
 * at a time.
 */
export async function pruneReleases(workspaceFolder: string, inUse: ReadonlySet<string>): Promise<void> {
  const folder = releasesOf(workspaceFolder);
  if (!existsSync(folder)) return;
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.') && !inUse.has(name));
  const found = await Promise.all(
    names.map(async (name) => ({ name, usedAt: await usedAt(join(folder, name)) })),
  );
  const old = found.sort((a, b) => (b.usedAt ?? 0) - (a.usedAt ?? 0)).slice(Math.max(0, KEPT - inUse.size));
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })));
}
