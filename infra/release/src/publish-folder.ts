import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Release } from '@setu/contracts';
import type { RegistryClient } from './registry-client';

/** Files sent at the same time. */
const atOnce = 4;
const packings = ['', '.br', '.gz'];

/** Reads the release.json of a build. @throws when it is missing or does not match the contract */
export const readBuild = async (folder: string): Promise<Release> =>
  Release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));

/**
 * Publishes the build in a folder: its files with their packed forms, then the release.
 * @param onProgress called after each file with the number sent and the number of all
 * @throws RegistryError, such as 409 for a version that is published already
 */
export const publishFolder = async (
  client: RegistryClient,
  folder: string,
  onProgress: (sent: number, all: number) => void = () => undefined,
): Promise<Release> => {
  const release = await readBuild(folder);
  const paths = release.files
    .flatMap(({ path }) => packings.map((packing) => path + packing))
    .filter((path) => existsSync(join(folder, path)));
  const waiting = [...paths];
  let sent = 0;
  const send = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await client.upload(release, path, await readFile(join(folder, path)));
      sent += 1;
      onProgress(sent, paths.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  await client.publish(release);
  return release;
};
