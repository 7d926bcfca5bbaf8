import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Release } from '@setu/protocol';
import { type Packing, packedForms } from './packed-forms';
import type { RegistryClient } from './registry-client';

/** Files sent at the same time. */
const atOnce = 4;

/** Reads the release.json of a build. @throws when it is missing or does not match the contract */
export const readBuild = async (folder: string): Promise<Release> =>
  Release.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));

interface PublishOptions {
  /** `smallest` when absent. */
  packing?: Packing;
  /** Called after each file, packed forms included, with the number sent and the number of all files. */
  onProgress?: (sent: number, all: number) => void;
}

/**
 * Publishes the build in a folder: its files with their packed forms, then the release. The version of a build depends on its
 * contents, not on how they are compressed, so the packed forms are made here.
 * @throws RegistryError, such as 409 for a version that is published already
 */
export const publishFolder = async (
  client: RegistryClient,
  folder: string,
  { packing = 'smallest', onProgress = () => undefined }: PublishOptions = {},
): Promise<Release> => {
  const release = await readBuild(folder);
  const waiting = [...release.files];
  let sent = 0;
  const send = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { path } = file;
      const bytes = await readFile(join(folder, path));
      await client.upload(release, path, bytes);
      for (const [ending, packed] of Object.entries(await packedForms(release, path, bytes, packing)))
        await client.upload(release, path + ending, packed);
      sent += 1;
      onProgress(sent, release.files.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  await client.publish(release);
  return release;
};
