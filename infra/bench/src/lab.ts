import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser } from '@setu/e2e';
import { type Measurement, mayOpen, type RemoteRelease, type ShellRelease } from '@setu/protocol';
import { makeRegistryClient, type RegistryClient } from '@setu/registry-client';
import { ReleaseEnvironment } from '@setu/release';
import { parseEnvironment } from '@setu/service-kit/settings';
import { median } from './setup/median';
import { printTable } from './setup/table';

/** Number of measured rounds; each opens the page with the release and with the live one. */
const rounds = 9;
/** Maximum of visitors to try until one gets the release: enough for a canary of two percent. */
const maxVisitors = 400;
/** A slow phone: round trip in ms, bytes a second, and the slowdown of its processor. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const processorRate = 4;

type Kit = Awaited<ReturnType<typeof openBrowser>>;

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

/** The time of the largest contentful paint of a cold page, ms. */
const measurePaint = async (kit: Kit, url: string, path: string, cookie: string): Promise<number> => {
  const context = await kit.browser.newContext({ viewport: { width: 412, height: 915 } });
  try {
    const cookies = cookie.split('; ').filter(Boolean);
    await context.addCookies(
      cookies.map((pair) => ({
        name: pair.split('=')[0] ?? '',
        value: pair.slice(pair.indexOf('=') + 1),
        url,
      })),
    );
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorRate });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  } finally {
    await context.close();
  }
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
 * Measures the largest contentful paint of a canary compared with the live release on the running platform, and reports it to the
 * registry, where the budget gate uses it.
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
      const times: number[][] = [[], []];
      for (let round = 0; round < rounds; round += 1)
        for (const [side, cookie] of visitors.entries())
          times[side]?.push(await measurePaint(kit, url, route, cookie));
      const [value, before] = times.map(median);
      measurements.push({
        metric: 'lcp',
        route,
        value: value ?? 0,
        live: { version: live, value: before ?? 0 },
      });
    }
  } finally {
    await kit.close();
  }
  await client.saveMeasurements(name, version, { measurements });
  printTable(`Largest contentful paint of ${name} ${version} and ${live}, ms, medians of ${rounds}`, [
    ['page', 'canary', 'live', 'ratio'],
    ...measurements.map(({ route, value, live: { value: before } }) => [
      route,
      value.toFixed(0),
      before.toFixed(0),
      (value / Math.max(before, 1)).toFixed(2),
    ]),
  ]);
};
