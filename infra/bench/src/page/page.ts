import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, type RequestChain, requestChain } from '@setu/e2e';
import type { Browser } from 'playwright-core';
import { median } from '../setup/median';
import { withPlatform } from '../setup/platform';
import { untilQuiet } from '../setup/quiet-machine';
import { printTable } from '../setup/table';
import { measurePaint, type Paint } from './measure-paint';
import { startOneBundle } from './one-bundle-server';

/** The page that is measured: the listing, with an empty cache. */
const path = '/franchises';
const defaultRounds = 9;

/** The deployable or chunk of a script, from its name: chunks of the shell are named by their contents. */
const originOf = (file: string): string => {
  const [, , deployable = '', , name = ''] = file.split('/');
  return deployable === 'shell' ? (/^[a-z-]+/.exec(name.split('.')[0] ?? '')?.[0] ?? name) : deployable;
};

const openCold = async (browser: Browser, url: string): Promise<RequestChain> => {
  const context = await browser.newContext();
  try {
    return await requestChain(await context.newPage(), url + path);
  } finally {
    await context.close();
  }
};

/** Gzipped bytes of the scripts that a page loaded, by origin. */
const weigh = async (url: string, { scripts }: RequestChain): Promise<Map<string, number>> => {
  const weights = new Map<string, number>();
  for (const { path: file } of scripts) {
    const reply = await fetch(url + file, { headers: { 'accept-encoding': 'gzip' } });
    await reply.arrayBuffer();
    const bytes = Number(reply.headers.get('content-length'));
    weights.set(originOf(file), (weights.get(originOf(file)) ?? 0) + bytes);
  }
  return weights;
};

const sum = (weights: ReadonlyMap<string, number>) => [...weights.values()].reduce((a, b) => a + b, 0);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Medians of both forms, and the median of the ratios of paired rounds. */
const paintRow = (name: string, measure: keyof Paint, federated: Paint[], single: Paint[]) => [
  name,
  Math.round(median(federated.map((paint) => paint[measure]))),
  Math.round(median(single.map((paint) => paint[measure]))),
  median(federated.map((paint, round) => paint[measure] / (single[round]?.[measure] ?? 0))).toFixed(2),
];

const shiftOf = (paints: readonly Paint[]) => median(paints.map(({ layoutShift }) => layoutShift)).toFixed(3);

/** Compares the platform's page with the same sources as a single application, in paired rounds that alternate. */
const compare = async (browser: Browser, federatedUrl: string, singleUrl: string, rounds: number) => {
  const federated: Paint[] = [];
  const single: Paint[] = [];
  // The first visits fill the caches of the servers.
  for (const url of [federatedUrl, singleUrl]) await measurePaint(browser, url + path);
  await untilQuiet();
  for (let round = 0; round < rounds; round += 1) {
    federated.push(await measurePaint(browser, federatedUrl + path));
    single.push(await measurePaint(browser, singleUrl + path));
  }
  printTable(`A cold ${path} on a slow phone, medians of ${rounds} paired rounds, ms`, [
    ['moment', 'federated', 'one bundle', 'ratio'],
    paintRow('first content painted', 'firstContent', federated, single),
    paintRow('first card visible', 'firstCard', federated, single),
    paintRow('largest content painted', 'largestContent', federated, single),
    ['layout shift', shiftOf(federated), shiftOf(single), ''],
  ]);
};

/** @param args number of rounds, 9 by default */
export const benchPage = (args: readonly string[]) =>
  withPlatform(async ({ url }) => {
    const folder = await mkdtemp(join(tmpdir(), 'setu-one-bundle-'));
    const single = await startOneBundle(url, folder);
    const { browser } = await openBrowser();
    try {
      const chain = await openCold(browser, url);
      const weights = await weigh(url, chain);
      const singleWeight = sum(await weigh(single.url, await openCold(browser, single.url)));
      printTable(`JavaScript of a cold ${path}, kB gzipped`, [
        ['origin', 'kB'],
        ...[...weights].sort((a, b) => b[1] - a[1]).map(([origin, bytes]) => [origin, kilobytes(bytes)]),
        ['total', kilobytes(sum(weights))],
        ['the same sources as one bundle', kilobytes(singleWeight)],
        ['ratio', (sum(weights) / singleWeight).toFixed(2)],
      ]);
      printTable('Request chain after the HTML', [
        ['depth', chain.depth],
        ['scripts', chain.scripts.length],
        ['data calls', chain.apiCalls.length],
      ]);
      await compare(browser, url, single.url, Number(args[0] ?? defaultRounds));
    } finally {
      await browser.close();
      single.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
