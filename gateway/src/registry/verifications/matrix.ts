import { gatewayConsumer, type MatrixRow, type MatrixSide, Release, type Stage } from '@setu/protocol';
import type { Knex } from 'knex';
import { currentDeployments, deployedReleases } from '../../releases/deployments';
import { ownContracts } from './own-contracts';
import { contractVerdicts } from './verifications';

type Side = Pick<Release, 'name' | 'version' | 'commit' | 'isDirty' | 'contracts'>;

interface Staged<R extends Side = Release> {
  release: R;
  stages: Stage[];
}

/** The newest published release of every deployable. */
const newestReleases = async (db: Knex): Promise<Release[]> => {
  const rows = await db('gateway.releases')
    .distinctOn('name')
    .orderBy([{ column: 'name' }, { column: 'published_at', order: 'desc' }])
    .select('release');
  return rows.map(({ release }) => Release.parse(release));
};

/** Every release that is live, a canary or the newest of its deployable. */
const stagedReleases = async (db: Knex): Promise<Staged[]> => {
  const [deployments, deployed, newest] = await Promise.all([
    currentDeployments(db),
    deployedReleases(db),
    newestReleases(db),
  ]);
  const staged = new Map<string, Staged>();
  const add = (release: Release | undefined, stage: Stage) => {
    if (!release) return;
    const key = `${release.name} ${release.version}`;
    const known = staged.get(key);
    if (known) known.stages.push(stage);
    else staged.set(key, { release, stages: [stage] });
  };
  for (const { deployable, live, canary } of deployments) {
    add(deployed.get(`${deployable} ${live}`), 'live');
    add(deployed.get(`${deployable} ${canary?.version}`), 'canary');
  }
  for (const release of newest) add(release, 'newest');
  return [...staged.values()];
};

const sideOf = ({ release: { name, version, commit, isDirty }, stages }: Staged<Side>): MatrixSide => ({
  name,
  version,
  stages,
  commit,
  ...(isDirty ? { isDirty } : {}),
});

/** Every pair of versions that run together, or would run together if the newest were live, and whether it was verified. */
export const readMatrix = async (db: Knex, deployable: string | null): Promise<MatrixRow[]> => {
  const staged = await stagedReleases(db);
  const gateway: Staged<Side> = {
    release: { ...gatewayConsumer, commit: null, contracts: await ownContracts(db) },
    stages: ['live'],
  };
  const verdictOn = await contractVerdicts(
    db,
    staged.map(({ release }) => release),
  );
  const rows: MatrixRow[] = [];
  for (const consumer of [...staged, gateway])
    for (const { provider: name, file, integrity } of consumer.release.contracts) {
      if (deployable !== null && deployable !== name && deployable !== consumer.release.name) continue;
      for (const provider of staged.filter(({ release }) => release.name === name))
        rows.push({
          consumer: sideOf(consumer),
          provider: sideOf(provider),
          file,
          integrity,
          verified: verdictOn(provider.release, integrity),
        });
    }
  return rows;
};
