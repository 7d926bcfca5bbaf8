import { setTimeout as sleep } from 'node:timers/promises';
import { startSecondGateway } from '@setu/e2e';
import type { RegistryClient } from '@setu/registry-client';
import { withPlatform } from './setup/platform';
import { publishAgain, registryOf } from './setup/registry';
import { printTable } from './setup/table';

const remoteName = 'mfe-public';
const page = '/franchises';
const rounds = 10;
/** Reason that overrides the gates: no run verified the contracts of the copy. */
const reason = 'a benchmark of promoting';
/** Interval of requests to a page, ms. */
const beat = 5;

/** Requests the page until it shows this version. @returns milliseconds since `began` */
const untilShown = async (url: string, version: string, began: number): Promise<number> => {
  const mark = `/mfe/${remoteName}/${version}/`;
  for (;;) {
    const text = await (await fetch(url + page)).text();
    if (text.includes(mark)) return performance.now() - began;
    await sleep(beat);
  }
};

const summary = (name: string, values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return [name, median.toFixed(0), (sorted.at(-1) ?? Number.NaN).toFixed(0)];
};

const entrySizes = async (client: RegistryClient) => {
  const rows: [string, string][] = [];
  for (const { name, kind, deployment } of await client.deployables()) {
    const release =
      kind === 'remote' && deployment?.live ? await client.release(name, deployment.live) : null;
    if (release?.kind !== 'remote') continue;
    const entry = release.files.find(({ path }) => path === release.entry);
    rows.push([name, ((entry?.gzip ?? 0) / 1000).toFixed(1)]);
  }
  return rows;
};

/** Measures promote and rollback until two gateways show it, and the size of each remote's entry. */
export const benchRelease = () =>
  withPlatform(async (platform, dataDir) => {
    const second = await startSecondGateway({
      dataDir,
      run: platform.run,
      settings: () => ({ PUBLIC_URL: platform.url }),
    });
    try {
      const client = await registryOf(platform, dataDir);
      const sizes = await entrySizes(client);
      const { live, copy } = await publishAgain(client, remoteName);
      const seen = { promote: [] as number[][], rollback: [] as number[][] };
      const change = async (to: string, deploy: () => Promise<unknown>): Promise<number[]> => {
        const began = performance.now();
        const looks = [platform.url, second.url].map((url) => untilShown(url, to, began));
        const answered = deploy().then(() => performance.now() - began);
        return Promise.all([answered, ...looks]);
      };
      for (let round = 0; round < rounds; round++) {
        seen.promote.push(
          await change(copy, () =>
            client.deploy(remoteName, { action: 'promote', version: copy, override: reason }),
          ),
        );
        seen.rollback.push(await change(live, () => client.deploy(remoteName, { action: 'rollback' })));
      }
      const rowsOf = (action: 'promote' | 'rollback') => {
        const column = (at: number) => seen[action].map((times) => times[at] ?? Number.NaN);
        return [
          summary(`${action}, the command is answered`, column(0)),
          summary(`${action}, the gateway that was asked shows it`, column(1)),
          summary(`${action}, the other gateway shows it`, column(2)),
          summary(
            `${action}, visible on both`,
            seen[action].map(([, ...looks]) => Math.max(...looks)),
          ),
        ];
      };
      printTable(`Time from the command until pages show it, ms: ${rounds} rounds, polled every ${beat} ms`, [
        ['step', 'median', 'max'],
        ...rowsOf('promote'),
        ...rowsOf('rollback'),
      ]);
      printTable('remoteEntry.js gzipped, kB', [['remote', 'kB'], ...sizes]);
    } finally {
      await second.stop();
    }
  });
