import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { platformPaths } from '@setu/protocol';
import { makeLogger, makeMetrics, runRetention } from '@setu/service-kit';
import { publishTo, releaseTo, smallFiles, smallRemote } from '../../../test/front-ends';

import { useRegistry } from '../../../test/registry-asks';
import { retentionOfGateway } from '../../process/retention';
import { diskArtefacts } from '../../releases/artefacts/artefacts';
import { keptReleases, keptSteps } from './old-releases';

const { gateway } = useRegistry({}, { isBare: true });

const db = () => gateway().running.db;
const daysAhead = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
const prune = (days: number) =>
  runRetention(
    retentionOfGateway({
      db: db(),
      artefacts: diskArtefacts(gateway().artefacts),
      logger: makeLogger('gateway', 'silent'),
      metrics: makeMetrics('gateway'),
    }),
    daysAhead(days),
  );

const publish = (name: string, version: number) =>
  publishTo(gateway().registry, smallRemote(name, `${version}`), smallFiles);
const goLive = (name: string, version: number) =>
  releaseTo(gateway().registry, smallRemote(name, `${version}`), smallFiles);
const rollback = (name: string) =>
  gateway().registry('POST', platformPaths.deployments(name), { action: 'rollback' });

const versions = async (name: string): Promise<number[]> =>
  (await db()('gateway.releases').where({ name }).pluck('version')).map(Number).sort((a, b) => a - b);
const hasFiles = (name: string, version: number) =>
  access(join(gateway().artefacts, name, `${version}`, 'screen.js')).then(
    () => true,
    () => false,
  );
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

it('releases are deleted with their files, except live, restorable, newest and young ones', async () => {
  const name = 'shipped';
  // Each version goes live; then two versions are published that never do.
  for (const version of range(1, keptSteps + 3)) await goLive(name, version);
  for (const version of range(101, 100 + keptReleases + 4)) await publish(name, version);

  expect(await prune(29)).toMatchObject({ releases: 0, 'release files': 0 });
  expect(await prune(31)).toMatchObject({ releases: 6, 'release files': 6 });
  // Of the live ones the current and ten before it, of the others the ten newest.
  expect(await versions(name)).toEqual([...range(3, keptSteps + 3), ...range(105, 100 + keptReleases + 4)]);
  expect(await Promise.all([1, 2, 101, 104].map((version) => hasFiles(name, version)))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(await Promise.all([3, 13, 105].map((version) => hasFiles(name, version)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(await prune(31)).toMatchObject({ releases: 0, 'release files': 0 });

  for (const _ of range(1, keptSteps)) await rollback(name);
  const { live_version } = await db()('gateway.deployments')
    .where({ piece: name })
    .orderBy('id', 'desc')
    .first();
  expect(live_version).toBe('3');
  await expect(rollback(name)).rejects.toThrow(/409.*nothing_to_return_to/);
});

it('a canary is not deleted even when ten releases are newer', async () => {
  const name = 'tried';
  await goLive(name, 1);
  await publish(name, 2);
  await gateway().registry('POST', platformPaths.deployments(name), {
    action: 'canary',
    version: '2',
    percent: 10,
  });
  for (const version of range(3, keptReleases + 5)) await publish(name, version);
  await prune(400);
  expect(await versions(name)).toEqual([1, 2, ...range(6, keptReleases + 5)]);
});

it('verifications and counts of a deleted release are deleted, and no others', async () => {
  const name = 'counted';
  for (const version of range(1, keptReleases + 1)) await publish(name, version);
  for (const version of ['1', '2']) {
    await db()('gateway.verifications').insert({
      provider: name,
      provider_version: version,
      integrity: 'sha384-x',
      consumer: 'shipped',
      success: true,
      verified_by: 'x',
    });
    await db()('gateway.release_counts').insert({ name, version, pages: 1 });
  }
  await prune(31);
  expect(await db()('gateway.verifications').where({ provider: name }).pluck('provider_version')).toEqual([
    '2',
  ]);
  expect(await db()('gateway.release_counts').where({ name }).pluck('version')).toEqual(['2']);
});

it('a deleted version may be published again, and its files are then kept', async () => {
  const name = 'again';
  for (const version of range(1, keptReleases + 1)) await publish(name, version);
  await prune(31);
  expect(await hasFiles(name, 1)).toBe(false);
  await publish(name, 1);
  // As if the process had ended between deleting the rows and the files.
  await db()('gateway.removed_releases').insert({ name, version: '1', paths: ['screen.js'] });
  await prune(0);
  expect([await hasFiles(name, 1), await db()('gateway.removed_releases')]).toEqual([true, []]);
});

it('failed visitors are deleted after 90 days, and history entries after two years', async () => {
  const visitor = (version: string, days: number) => ({
    name: 'shipped',
    version,
    visitor: Buffer.alloc(16, version),
    seen_at: daysAhead(-days),
    failed_at: daysAhead(-days),
  });
  await db()('gateway.release_visitors').insert([visitor('a', 89), visitor('b', 91)]);
  const line = (actor: string, days: number) => ({
    at: daysAhead(-days),
    actor,
    action: 'publish',
    piece: 'old',
    outcome: 'done',
    detail: '{}',
  });
  await db()('gateway.release_log').insert([line('kept', 729), line('gone', 731)]);
  expect(await prune(0)).toMatchObject({ 'release visitors': 1, 'release log': 1 });
  expect(await db()('gateway.release_visitors').pluck('version')).toEqual(['a']);
  expect(await db()('gateway.release_log').where({ piece: 'old' }).pluck('actor')).toEqual(['kept']);
});
