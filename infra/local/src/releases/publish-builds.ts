import type { DeployableStatus } from '@setu/contracts';
import { publishFolder, type RegistryClient, readBuild } from '@setu/release';
import { type Log, secondsSince } from '../report/log';

/** Reasons for the audit trail: these promotions override the gates. */
const reasons = {
  start: 'built and started here by npm start',
  development: 'development',
} as const;

interface Options {
  client: RegistryClient;
  /** Build folders, in the order in which they go live. */
  folders: readonly string[];
  /**
   * `start`: a build that the registry knows stays as it is, because a person may have rolled it back; only what
   * development made live is replaced. `development`: the builds in the folders go live.
   */
  occasion: keyof typeof reasons;
  log: Log;
}

const isToGoLive = (
  status: DeployableStatus | undefined,
  version: string,
  isNew: boolean,
  occasion: Options['occasion'],
) => {
  const deployment = status?.deployment;
  const isTakenBack = deployment?.action === 'rollback' && !deployment.live;
  if (isTakenBack) return isNew || occasion === 'development';
  if (!deployment?.live) return true;
  if (deployment.live === version) return false;
  return isNew || occasion === 'development' || deployment.reason === reasons.development;
};

/** Publishes the builds that the registry lacks, and makes those live that should be. */
export const publishBuilds = async ({ client, folders, occasion, log }: Options): Promise<void> => {
  const begin = Date.now();
  const statuses = new Map((await client.deployables()).map((status) => [status.name, status]));
  let promoted = 0;
  for (const folder of folders) {
    const { name, version } = await readBuild(folder);
    const status = statuses.get(name);
    const isListed = status?.releases.some((release) => release.version === version) ?? false;
    const isNew = !isListed && (await client.release(name, version)) === null;
    if (isNew) await publishFolder(client, folder);
    if (!isToGoLive(status, version, isNew, occasion)) continue;
    await client.deploy(name, { action: 'promote', version, override: reasons[occasion] });
    promoted += 1;
  }
  if (promoted > 0) log(`  registry   ${promoted} releases promoted in ${secondsSince(begin)}`);
};
