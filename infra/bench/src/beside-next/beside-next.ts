import { demoUsers } from '@setu/contracts';
import { openBrowser } from '@setu/e2e';
import type { Platform } from '@setu/local';
import type { Browser } from 'playwright-core';
import { measurePaint, type Paint } from '../page/measure-paint';
import { measureRest, totalOf } from '../rest';
import { median } from '../setup/median';
import { withPlatform } from '../setup/platform';
import { proportionalKb, withDescendants } from '../setup/process-tree';
import { untilQuiet } from '../setup/quiet-machine';
import { signIn, storageOf } from '../setup/sign-in';
import { printTable } from '../setup/table';
import { comparePages } from './compare-pages';
import { type NextPages, startNextPages } from './next-pages';

const defaultRounds = 9;

const measures: readonly [keyof Paint, string, divisor: number, digits: number][] = [
  ['document', 'document has arrived, ms', 1, 0],
  ['html', 'HTML before compression, kB', 1_000, 1],
  ['firstContent', 'first content, ms', 1, 0],
  ['largestContent', 'largest content, ms', 1, 0],
  ['longTasks', 'long tasks, sum, ms', 1, 0],
  ['domContentLoaded', 'DOMContentLoaded, ms', 1, 0],
  ['load', 'load, ms', 1, 0],
  ['scriptBytes', 'JavaScript, kB', 1_000, 1],
  ['allBytes', 'all bytes, kB', 1_000, 1],
  ['layoutShift', 'layout shift', 1, 3],
];

/** The middle half of some ratios. */
const spread = (ratios: readonly number[]): string => {
  const sorted = ratios.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(2);
  return `${at(0.25)}–${at(0.75)}`;
};

/** Opens a page of both in turn and prints medians, and the median and middle half of the ratios of each round. */
const compareLoads = async (
  browser: Browser,
  path: string,
  [ours, theirs]: readonly [string, string],
  rounds: number,
  cookie?: string,
) => {
  const personAt = (url: string) => (cookie === undefined ? undefined : storageOf(url, cookie));
  const seen: [Paint[], Paint[]] = [[], []];
  const both = [ours, theirs];
  // The first visits fill the caches of the servers.
  for (const url of both) await measurePaint(browser, url + path, personAt(url));
  await untilQuiet();
  for (let round = 0; round < rounds; round += 1)
    for (const [side, url] of both.entries())
      seen[side]?.push(await measurePaint(browser, url + path, personAt(url)));
  printTable(
    `A cold ${path}${cookie === undefined ? '' : ', signed in'}, medians of ${rounds} paired rounds`,
    [
      ['', 'Next.js', 'ours', 'ratio', 'middle half'],
      ...measures.map(([measure, name, divisor, digits]) => {
        const [mine, other] = seen.map((paints) => paints.map((paint) => paint[measure]));
        const ratios = (mine ?? []).map((value, round) => value / (other?.[round] ?? 0));
        const shown = (values: readonly number[] = []) => (median(values) / divisor).toFixed(digits);
        return measure === 'layoutShift'
          ? [name, shown(other), shown(mine), '', '']
          : [name, shown(other), shown(mine), median(ratios).toFixed(2), spread(ratios)];
      }),
    ],
  );
};

const printMemory = async (dataDir: string, next: NextPages) => {
  const megabytes = withDescendants(next.pid).reduce((sum, pid) => sum + proportionalKb(pid), 0) / 1_024;
  const parts = await measureRest(dataDir, 5);
  const pages = parts.filter(({ name }) => /gateway/.test(name));
  printTable('Memory after all rounds, PSS, MB', [
    ['', 'MB'],
    ['Next.js, pages alone', megabytes.toFixed(0)],
    ['ours, gateway and renderers', totalOf(pages).megabytes.toFixed(0)],
    ['ours, with services, database and NATS', totalOf(parts).megabytes.toFixed(0)],
  ]);
};

const compare = async (platform: Platform, dataDir: string, rounds: number) => {
  const next = await startNextPages(platform.url);
  const { browser } = await openBrowser();
  try {
    const urls = [platform.url, next.url] as const;
    const [first] = (await (await fetch(`${platform.url}/api/franchises?limit=1`)).json()) as {
      id: string;
    }[];
    const cookie = await signIn(platform.url, demoUsers.investor.email);
    await compareLoads(browser, '/franchises', urls, rounds);
    await compareLoads(browser, `/franchises/${first?.id}`, urls, rounds);
    await compareLoads(browser, '/dashboard', urls, rounds, cookie);
    await comparePages(platform.url, next.url);
    await printMemory(dataDir, next);
  } finally {
    await browser.close();
    await next.stop();
  }
};

/** Compares three screens with plain pages of Next.js that show the same data. @param args number of rounds, 9 by default */
export const benchBesideNext = (args: readonly string[]) =>
  withPlatform((platform, dataDir) => compare(platform, dataDir, Number(args[0] ?? defaultRounds)));
