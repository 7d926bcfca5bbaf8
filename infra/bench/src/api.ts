import autocannon from 'autocannon';
import { median } from './setup/median';
import { withPlatform } from './setup/platform';
import { printTable } from './setup/table';

const seconds = 8;
const rounds = 3;

interface Target {
  name: string;
  url: string;
}

const load = async (url: string, connections: number) => {
  const result = await autocannon({ url, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} non-2xx, ${result.errors} errors`);
  return result;
};

/** Latency with one concurrent caller, throughput with sixteen. Targets alternate, so that noise affects all of them equally. */
const measure = async (targets: readonly Target[]) => {
  const seen = new Map(
    targets.map(({ name }) => [
      name,
      { mean: [] as number[], p50: [] as number[], p99: [] as number[], rate: [] as number[] },
    ]),
  );
  for (let round = 0; round < rounds; round++) {
    for (const { name, url } of targets) {
      const alone = await load(url, 1);
      const busy = await load(url, 16);
      seen.get(name)?.mean.push(1000 / alone.requests.average);
      seen.get(name)?.p50.push(alone.latency.p50);
      seen.get(name)?.p99.push(alone.latency.p99);
      seen.get(name)?.rate.push(busy.requests.average);
    }
  }
  return [...seen].map(([name, { mean, p50, p99, rate }]) => [
    name,
    median(mean).toFixed(2),
    median(p50),
    median(p99).toFixed(1),
    Math.round(median(rate)),
  ]);
};

export const benchApi = () =>
  withPlatform(async (platform) => {
    const catalog = platform.run.services.catalog?.url;
    const path = '/api/franchises';
    const rows = await measure([
      { name: 'GET /api/franchises direct', url: `${catalog}${path}` },
      { name: 'GET /api/franchises through the gateway', url: `${platform.url}${path}` },
      { name: 'GET /api/franchises?limit=1 direct', url: `${catalog}${path}?limit=1` },
      { name: 'GET /api/franchises?limit=1 through the gateway', url: `${platform.url}${path}?limit=1` },
      { name: 'GET /franchises (page)', url: `${platform.url}/franchises` },
    ]);
    printTable(`${rounds} rounds of ${seconds} s each, medians`, [
      ['target', 'mean ms', 'p50 ms', 'p99 ms', 'req/s by 16'],
      ...rows,
    ]);
  });
