import type { PieceStatus } from '@setu/contracts';
import { readPiece } from '../cli/arguments';
import type { AddCommand } from '../cli/command';
import { refused } from '../cli/failure';
import { moment, zoneName } from '../cli/moment';
import { table } from '../cli/table';

const none = '–';

/** What happened last, where it was not a person's promotion. */
const remark = ({ name, deployment }: PieceStatus): string[] => {
  if (deployment?.action === 'stop-canary')
    return [`${name}: the platform stopped a canary: ${deployment.reason ?? 'its failures'}`];
  if (deployment?.action === 'rollback')
    return [`${name}: rolled back${deployment.reason ? `: ${deployment.reason}` : ''}`];
  return [];
};

/** All deployables, a line each. */
const overview = (pieces: readonly PieceStatus[]): string => {
  if (pieces.length === 0) return 'Nothing is published yet.';
  const rows = pieces.map(({ name, kind, deployment, previous, releases }) => [
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
  const remarks = pieces.flatMap(remark);
  return [table(head, rows), ...(remarks.length > 0 ? ['', ...remarks] : [])].join('\n');
};

/** What a version is at this moment. */
const standing = ({ deployment, previous }: PieceStatus, version: string): string => {
  if (version === deployment?.live) return 'live';
  if (version === deployment?.canary?.version) return `canary ${deployment.canary.percent} %`;
  return version === previous ? 'rollback' : '';
};

/** One deployable with its releases. */
const detail = (piece: PieceStatus): string => {
  const { name, kind, deployment, previous, releases } = piece;
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
    standing(piece, release.version),
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
    .argument('[deployable]', 'mfe-brand, shell, catalog …', readPiece)
    .action((piece: string | undefined) =>
      run(async ({ client }) => {
        if (!piece) {
          const pieces = await client.pieces();
          return { json: pieces, text: overview(pieces) };
        }
        const status = await client.piece(piece);
        if (!status) throw refused('not_found', `${piece} has no published version.`);
        return { json: status, text: detail(status) };
      }),
    );
};
