import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeployableStatus } from '@setu/protocol';
import { makeRegistryClient, publishFolder, type RegistryClient } from '@setu/registry-client';
import { dataDir, eventually, platformUrl } from './platform';

/** The registry of the running platform, with the token that `npm start` made for this machine. */
export const registryClient = async (): Promise<RegistryClient> => {
  const { releaseToken } = JSON.parse(await readFile(join(dataDir(), 'secrets.json'), 'utf8'));
  return makeRegistryClient({ url: platformUrl(), token: releaseToken, person: 'browser tests' });
};

/** Reason of tests that override the gates. */
export const testReason = 'a version made for a browser test';

/** Publishes a build and makes it live. @returns its version */
export const promoteBuild = async (client: RegistryClient, folder: string): Promise<string> => {
  const { name, version } = await publishFolder(client, folder, { packing: 'quick' });
  await client.deploy(name, { action: 'promote', version, override: testReason });
  return version;
};

type Numbers = DeployableStatus['releases'][number];

/** The counts of a release in its status. */
export const numbersOf = async (
  client: RegistryClient,
  deployable: string,
  version: string,
): Promise<Numbers> => {
  const numbers = (await client.deployable(deployable))?.releases.find(
    (release) => release.version === version,
  );
  if (!numbers) throw new Error(`${deployable} ${version} is not in the status`);
  return numbers;
};

/** Waits until this count of a release has increased. */
export const growsIn = (
  client: RegistryClient,
  deployable: string,
  before: Numbers,
  read: (numbers: Numbers) => number | undefined,
): Promise<void> =>
  eventually(async () => {
    const now = read(await numbersOf(client, deployable, before.version)) ?? 0;
    const then = read(before) ?? 0;
    if (now <= then) throw new Error(`it is still ${now}`);
  });
