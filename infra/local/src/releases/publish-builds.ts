import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Log, secondsSince } from '@setu/dev-servers';
import type { DeployableStatus } from '@setu/protocol';
import { publishFolder, type RegistryClient, RegistryError, readBuild } from '@setu/registry-client';

/** Reasons for the audit trail: these promotions override the gates. */
const reasons = {
  start: 'built and started here by npm start',
  development: 'development',
} as const;

interface Options {
  client: RegistryClient;
  /** Build folders; a folder without a release is skipped. Releases that go live do so in one step. */
  folders: readonly string[];
  /** Resolves when the build in a folder is complete; absent when all are. */
  whenBuilt?: (folder: string) => Promise<void>;
  /**
   * `start`: a build that the registry already has is not promoted, because a person may have rolled it back; only releases that
   * development made live are replaced. `development`: the builds in the folders go live.
   */
  occasion: keyof typeof reasons;
  /** The folder of the registry's files, when it is on this machine: files are then written there and not uploaded. */
  artefacts?: string | undefined;
  log: Log;
}

const isToGoLive = (
  status: DeployableStatus | undefined,
  version: string,
  isNew: boolean,
  occasion: Options['occasion'],
) => {
  const deployment = status?.deployment;
  const isRolledBack = deployment?.action === 'rollback' && !deployment.live;
  if (isRolledBack) return isNew || occasion === 'development';
  if (!deployment?.live) return true;
  if (deployment.live === version) return false;
  return isNew || occasion === 'development' || deployment.reason === reasons.development;
};

/** The client of a registry with files in a folder of this machine. Publishing compares files with their hashes, as after an upload. */
const writingTo = (artefacts: string, client: RegistryClient): RegistryClient => ({
  ...client,
  upload: async ({ name, version }, path, bytes) => {
    const file = join(artefacts, name, version, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  },
});

/** How often a promotion is tried on a machine that is so busy that the database answers late, and the pause before, ms. */
const [tries, pauseMs] = [5, 3_000];

/** Promotes releases. Promoting what is live already changes nothing, so a promotion that was answered with 503 is made again. */
const promote = async (client: RegistryClient, request: Parameters<RegistryClient['promote']>[0]) => {
  for (let left = tries - 1; ; left -= 1)
    try {
      return await client.promote(request);
    } catch (error) {
      if (!(error instanceof RegistryError) || error.status !== 503 || left === 0) throw error;
      await sleep(pauseMs);
    }
};

/** Publishes the builds that the registry lacks, and promotes those that should be live. */
export const publishBuilds = async ({
  client,
  folders,
  whenBuilt,
  occasion,
  artefacts,
  log,
}: Options): Promise<void> => {
  const publisher = artefacts === undefined ? client : writingTo(artefacts, client);
  const statuses = new Map((await client.deployables()).map((status) => [status.name, status]));
  const due: { name: string; version: string }[] = [];
  for (const folder of folders) {
    await whenBuilt?.(folder);
    if (!existsSync(join(folder, 'release.json'))) continue;
    const { name, version } = await readBuild(folder);
    const status = statuses.get(name);
    const isListed = status?.releases.some((release) => release.version === version) ?? false;
    const isNew = !isListed && (await client.release(name, version)) === null;
    if (isNew) await publishFolder(publisher, folder, { packing: 'quick' });
    if (isToGoLive(status, version, isNew, occasion)) due.push({ name, version });
  }
  if (due.length === 0) return;
  const begin = Date.now();
  await promote(client, { releases: due, override: reasons[occasion] });
  log(`  registry   ${due.map(({ name }) => name).join(', ')} went live in ${secondsSince(begin)}`);
};
