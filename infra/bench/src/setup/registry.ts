import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '@setu/local';
import { containerName } from '@setu/protocol';
import { makeRegistryClient, type RegistryClient } from '@setu/registry-client';

interface Secrets {
  callerPrivateKey: string;
  sessionKeys: string[];
  releaseToken: string;
}

/** The secrets of the platform that runs on this data folder. */
export const readSecrets = async (dataDir: string): Promise<Secrets> =>
  JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'));

/** The registry of the platform that runs on this data folder. */
export const registryOf = async ({ url }: Platform, dataDir: string): Promise<RegistryClient> => {
  const { releaseToken: token } = await readSecrets(dataDir);
  return makeRegistryClient({ url, token, person: 'npm run bench' });
};

/** The live version of a deployable, and its code published again as another version. */
export const publishAgain = async (
  client: RegistryClient,
  deployable: string,
): Promise<{ live: string; copy: string }> => {
  const live = (await client.deployable(deployable))?.deployment?.live;
  const release = live ? await client.release(deployable, live) : null;
  if (!live || !release) throw new Error(`${deployable} has no live release`);
  const id = { name: deployable, version: `${live}.copy` };
  const copy =
    release.kind === 'remote' ? { ...release, ...id, container: containerName(id) } : { ...release, ...id };
  for (const { path } of release.files)
    await client.upload(copy, path, await client.file(deployable, live, path));
  await client.publish(copy);
  return { live, copy: copy.version };
};
