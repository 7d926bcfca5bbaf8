import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ServiceRelease } from '@setu/contracts';
import type { RegistryClient } from '@setu/release';
import { hasCode } from './error-code';

/** Releases of one service that stay unpacked, those in use not counted. */
const KEPT = 3;
const FILES_AT_ONCE = 4;

/** Below the service's own folder, so that npm packages are found from there as from its sources. */
const releasesOf = (workspaceFolder: string) => join(workspaceFolder, '.releases');

/** Where a release of a service is unpacked; it is there whole or not at all. */
const releaseFolder = (workspaceFolder: string, version: string): string =>
  join(releasesOf(workspaceFolder), version);

/** Whether a release lies unpacked. */
export const isUnpacked = (workspaceFolder: string, version: string): boolean =>
  existsSync(join(releaseFolder(workspaceFolder, version), 'release.json'));

async function fetchFiles(client: RegistryClient, release: ServiceRelease, folder: string): Promise<void> {
  const { name, version } = release;
  const waiting = [...release.files];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const bytes = await client.file(name, version, file.path);
      if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== file.integrity)
        throw new Error(`${file.path} of ${name} ${version} is not the file that was published`);
      await mkdir(dirname(join(folder, file.path)), { recursive: true });
      await writeFile(join(folder, file.path), bytes);
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, work));
}

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
      await fetchFiles(client, release, draft);
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

/** Removes all unpacked releases of a service but those in use and the few that were used last. */
export async function pruneReleases(workspaceFolder: string, inUse: ReadonlySet<string>): Promise<void> {
  const folder = releasesOf(workspaceFolder);
  if (!existsSync(folder)) return;
  const found = await Promise.all(
    (await readdir(folder))
      .filter((name) => !name.startsWith('.') && !inUse.has(name))
      .map(async (name) => ({ name, usedAt: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = found.sort((a, b) => b.usedAt - a.usedAt).slice(KEPT);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })));
}
