import type { DeployableStatus } from '@setu/contracts';
import { readDeployable } from '../cli/arguments';
import type { AddCommand } from '../cli/command';
import { refused } from '../cli/failure';
import { moment, zoneName } from '../cli/moment';
import { table } from '../cli/table';

const none = '–';

/** A remark when the last action was a rollback or a stopped canary. */
const remark = ({ name, deployment }: DeployableStatus): string[] => {
  if (deployment?.action === 'stop-canary')
    return [`${name}: the platform stopped a canary: ${deployment.reason ?? 'its failures'}`];
  if (deployment?.action === 'rollback')
    return [`${name}: rolled back${deployment.reason ? `: ${deployment.reason}` : ''}`];
  return [];
};

/** All deployables, a line each. */
const overview = (deployables: readonly DeployableStatus[]): string => {
  if (deployables.length === 0) return 'Nothing is published yet.';
  const rows = deployables.map(({ name, kind, deployment, previous, releases }) => [
    name,
    kind,
    deployment?.live ?? none,
    deployment ? moment(deployment.at) : none,
    deployment?.actor ?? none,
    deployment?.canary ? `${deployment.canary.version} ${deployment.canary.percent} %` : none,
    previous ?? none,
    releases[0]?.version ?? none,
  ]);
  const head = [
    'deployable',
    'kind',
    'live',
    `since (${zoneName()})`,
    'by',
    'canary',
    'rollback to',
    'newest',
  ];
  const remarks = deployables.flatMap(remark);
  return [table(head, rows), ...(remarks.length > 0 ? ['', ...remarks] : [])].join('\n');
};

/** What a version is at this moment. */
const standing = ({ deployment, previous }: DeployableStatus, version: string): string => {
  if (version === deployment?.live) return 'live';
  if (version === deployment?.canary?.version) return `canary ${deployment.canary.percent} %`;
  return version === previous ? 'rollback' : '';
};

/** One deployable with its releases. */
const detail = (deployable: DeployableStatus): string => {
  const { name, kind, deployment, previous, releases } = deployable;
  const facts: [string, string | null][] = [
    ['live', deployment?.live ?? 'nothing'],
    ['canary', deployment?.canary ? `${deployment.canary.version}, ${deployment.canary.percent} %` : null],
    ['rollback', previous && `restores ${previous}`],
    [
      'last',
      deployment && `${deployment.action} by ${deployment.actor}, ${moment(deployment.at)} ${zoneName()}`,
    ],
    ['reason', deployment?.reason ?? null],
  ];
  const head = [
    'version',
    'now',
    `published (${zoneName()})`,
    'by',
    'commit',
    'pages',
    'failures',
    'on the server',
  ];
  const rows = releases.map((release) => [
    release.version,
    standing(deployable, release.version),
    moment(release.publishedAt),
    release.publishedBy,
    release.commit ? `${release.commit.slice(0, 10)}${release.isDirty ? ' + changes' : ''}` : none,
    String(release.pages),
    String(release.failures),
    String(release.prepareFailures),
  ]);
  const lines = facts.flatMap(([label, value]) => (value ? [`${label.padEnd(9)} ${value}`] : []));
  return [`${name} (${kind})`, ...lines, '', table(head, rows)].join('\n');
};

/** `status [deployable]` */
export const addStatus: AddCommand = (program, run) => {
  program
    .command('status')
    .description('the live version of every deployable, or one deployable with all its releases')
    .argument('[deployable]', 'mfe-brand, shell, catalog …', readDeployable)
    .action((deployable: string | undefined) =>
      run(async ({ client }) => {
        if (!deployable) {
          const deployables = await client.deployables();
          return { json: deployables, text: overview(deployables) };
        }
        const status = await client.deployable(deployable);
        if (!status)
          throw refused(
            'not_found',
            `${deployable} has no published version. Next: npm run release -- publish ${deployable}`,
          );
        return { json: status, text: detail(status) };
      }),
    );
};
