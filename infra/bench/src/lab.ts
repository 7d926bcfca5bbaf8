import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '@setu/e2e';
import { type Measurement, mayOpen, type RemoteRelease, type ShellRelease } from '@setu/protocol';
import { makeRegistryClient, type RegistryClient } from '@setu/registry-client';
import { ReleaseEnvironment } from '@setu/release';
import { parseEnvironment } from '@setu/service-kit/settings';
import { measurePaint, type Paint } from './page/measure-paint';
import { median } from './setup/median';
import { storageOf } from './setup/sign-in';
import { printTable } from './setup/table';

/** Number of measured rounds; each opens the page with the release and with the live one. */
const rounds = 9;
/** Maximum of visitors to try until one gets the release: enough for a canary of two percent. */
const maxVisitors = 400;
/** What is measured of a cold page on a slow phone, ms. */
const measures = [
  ['lcp', 'largestContent'],
  ['long-tasks', 'longTasks'],
  ['scripts', 'domContentLoaded'],
] as const satisfies readonly (readonly [Measurement['metric'], keyof Paint])[];

/** The platform in the environment variables, or the one running here. */
const findPlatform = async (): Promise<{ url: string; client: RegistryClient }> => {
  const { DATA_DIR, RELEASE_URL, RELEASE_TOKEN } = parseEnvironment(ReleaseEnvironment, process.env);
  const read = async (file: string) => JSON.parse(await readFile(join(DATA_DIR, file), 'utf8'));
  const url = RELEASE_URL ?? (await read('run.json')).gateway.url;
  const token = RELEASE_TOKEN ?? (await read('secrets.json')).releaseToken;
  return { url, client: makeRegistryClient({ url, token, person: 'lab' }) };
};

/** Cookies of a new visitor whose page contains a file of this release. @throws when no visitor gets it */
const visitorOf = async (url: string, path: string, name: string, version: string): Promise<string> => {
  for (let n = 0; n < maxVisitors; n += 1) {
    const first = await fetch(url + path, { headers: { accept: 'text/html' } });
    await first.text();
    const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    const page = await fetch(url + path, { headers: { accept: 'text/html', cookie: cookies.join('; ') } });
    if ((await page.text()).includes(`/mfe/${name}/${version}/`)) return cookies.join('; ');
  }
  throw new Error(
    `No visitor gets ${name} ${version}. Make it a canary first: npm run release -- canary ${name} 5`,
  );
};

/** Public pages with a fixed address: of the remote itself, or for the shell of every remote. */
const pagesOf = async (client: RegistryClient, release: RemoteRelease | ShellRelease): Promise<string[]> => {
  if (release.kind === 'remote')
    return release.routes
      .filter(({ path, audience }) => mayOpen(audience, null) && !/[:*]/.test(path))
      .map(({ path }) => path);
  const deployables = await client.deployables();
  const paths: string[] = [];
  for (const { name, kind, deployment } of deployables) {
    if (kind !== 'remote' || !deployment?.live) continue;
    const remote = await client.release(name, deployment.live);
    if (remote?.kind === 'remote') paths.push(...(await pagesOf(client, remote)));
  }
  return paths;
};

/**
 * Measures the largest contentful paint, the long tasks and the end of the scripts of a canary compared with the live release on the
 * running platform, and reports them to the registry, where the budget gate uses them.
 */
export const benchLab = async ([name = '']: readonly string[]): Promise<void> => {
  const { url, client } = await findPlatform();
  const deployment = (await client.deployable(name))?.deployment;
  const [version, live] = [deployment?.canary?.version, deployment?.live];
  if (!version || !live)
    throw new Error('Name a front end with a live release and a canary: npm run bench -- lab mfe-public');
  const release = await client.release(name, version);
  if (!release || release.kind === 'service') throw new Error(`${name} is a service, which has no pages.`);
  const kit = await openBrowser();
  const measurements: Measurement[] = [];
  try {
    for (const route of await pagesOf(client, release)) {
      const visitors = [await visitorOf(url, route, name, version), await visitorOf(url, route, name, live)];
      const paints: [Paint[], Paint[]] = [[], []];
      for (let round = 0; round < rounds; round += 1)
        for (const [side, cookie] of visitors.entries())
          paints[side]?.push(await measurePaint(kit.browser, url + route, storageOf(url, cookie)));
      for (const [metric, of] of measures) {
        const [value = 0, before = 0] = paints.map((all) => median(all.map((paint) => paint[of])));
        measurements.push({ metric, route, value, live: { version: live, value: before } });
      }
    }
  } finally {
    await kit.close();
  }
  await client.saveMeasurements(name, version, { measurements });
  printTable(`${name} ${version} and ${live} on a slow phone, ms, medians of ${rounds}`, [
    ['page', 'what', 'canary', 'live', 'ratio'],
    ...measurements.map(({ route, metric, value, live: { value: before } }) => [
      route,
      metric,
      value.toFixed(0),
      before.toFixed(0),
      (value / Math.max(before, 1)).toFixed(2),
    ]),
  ]);
};
