import { type DeployableStatus, type MeasuredValue, VitalName, type VitalSummary } from '@setu/protocol';
import { readDeployable } from '../cli/arguments';
import type { AddCommand } from '../cli/command';
import { refused } from '../cli/failure';
import { moment, zoneName } from '../cli/moment';
import { table } from '../cli/table';

const none = '–';

/** A remark when the last action was a rollback or a stopped canary, or when the canary is slow. */
const remark = ({ name, deployment, slowCanary }: DeployableStatus): string[] => {
  if (slowCanary.length > 0) return slowCanary.map((slow) => `${name}: the canary is slow: ${slow}`);
  if (deployment?.action === 'stop-canary')
    return [`${name}: the platform stopped a canary: ${deployment.reason ?? 'its failures'}`];
  if (deployment?.action === 'rollback')
    return [`${name}: rolled back${deployment.reason ? `: ${deployment.reason}` : ''}`];
  return [];
};

/** Lists all deployables, one per line. */
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

/** Whether a version is live, a canary, or what a rollback restores. */
const placeOf = ({ deployment, previous }: DeployableStatus, version: string): string => {
  if (version === deployment?.live) return 'live';
  if (version === deployment?.canary?.version) return `canary ${deployment.canary.percent} %`;
  return version === previous ? 'rollback' : '';
};

const valueText = (metric: VitalName, summary: VitalSummary | undefined): string => {
  if (!summary) return none;
  return metric === 'CLS' ? summary.p75.toFixed(3) : `${Math.round(summary.p75)} ms`;
};

/** Lists what browsers measured for each release; nothing when no page was measured. */
const vitalsTable = (deployable: DeployableStatus): string[] => {
  const measured = deployable.releases.filter(({ vitals }) => Object.keys(vitals).length > 0);
  if (measured.length === 0) return [];
  const rows = measured.map(({ version, vitals }) => [
    version,
    placeOf(deployable, version),
    String(Math.max(...Object.values(vitals).map(({ pages }) => pages))),
    ...VitalName.options.map((metric) => valueText(metric, vitals[metric])),
  ]);
  const head = ['measured at p75', 'now', 'pages', ...VitalName.options];
  return ['', table(head, rows)];
};

const measuredText: Readonly<Record<MeasuredValue, string>> = {
  render: 'rendered on the server',
  html: 'HTML with its data',
  lcp: 'LCP in the lab',
  'long-tasks': 'long tasks in the lab',
  scripts: 'scripts have run in the lab',
};

/** Lists what was measured of each release, compared with the release that was live then. */
const measurementsTable = ({ releases }: DeployableStatus): string[] => {
  const rows = releases.flatMap(({ version, measurements }) =>
    measurements.map(({ metric, route, value, live }) => [
      version,
      measuredText[metric],
      route,
      ...[value, live.value].map((one) =>
        metric === 'html' ? `${(one / 1_000).toFixed(1)} kB` : `${one.toFixed(0)} ms`,
      ),
      live.version,
    ]),
  );
  const head = ['measured by gates', 'what', 'page', 'value', 'live then', 'version live then'];
  return rows.length > 0 ? ['', table(head, rows)] : [];
};

/** Shows a deployable with its releases. */
const detail = (deployable: DeployableStatus): string => {
  const { name, kind, deployment, previous, releases, slowCanary } = deployable;
  const facts: [string, string | null][] = [
    ['live', deployment?.live ?? 'nothing'],
    ['canary', deployment?.canary ? `${deployment.canary.version}, ${deployment.canary.percent} %` : null],
    ['rollback', previous && `restores ${previous}`],
    [
      'last',
      deployment && `${deployment.action} by ${deployment.actor}, ${moment(deployment.at)} ${zoneName()}`,
    ],
    ['reason', deployment?.reason ?? null],
    ...slowCanary.map((slow): [string, string] => ['slow', slow]),
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
    placeOf(deployable, release.version),
    moment(release.publishedAt),
    release.publishedBy,
    release.commit ? `${release.commit.slice(0, 10)}${release.isDirty ? ' + changes' : ''}` : none,
    String(release.pages),
    String(release.failures),
    String(release.prepareFailures),
  ]);
  const lines = facts.flatMap(([label, value]) => (value ? [`${label.padEnd(9)} ${value}`] : []));
  return [
    `${name} (${kind})`,
    ...lines,
    '',
    table(head, rows),
    ...vitalsTable(deployable),
    ...measurementsTable(deployable),
  ].join('\n');
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
