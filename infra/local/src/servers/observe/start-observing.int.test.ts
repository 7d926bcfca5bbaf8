import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { startMark } from '@setu/dev-servers';
import { waitUntil } from '@setu/dev-servers/test';
import { findPrometheusProgram } from '../../../../observe/test/prometheus-program';
import type { RunFile } from '../../data-folder/run-file';
import { startObserving } from './start-observing';

const path = process.env.PATH;
let dataDir: string;
let product: Server;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'franchisesetu-observe-'));
  product = createServer((_request, reply) => reply.end('process_ready{service="catalog"} 1\n'));
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  process.env.PATH = path;
});
afterAll(async () => {
  product.close();
  await rm(dataDir, { recursive: true, force: true });
});

const said: string[] = [];
const start = () =>
  startObserving({
    dataDir,
    isPortFixed: false,
    log: (line) => void said.push(line),
    onChange: () => undefined,
  });

const runOf = (services: RunFile['services']): RunFile => {
  const url = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
  return {
    gateway: { url, internalUrl: url },
    services,
    otherInstances: [],
    postgres: { url: '' },
    nats: { url: '' },
  };
};

test('Prometheus collects from the running processes, loads the alerts and ends', async () => {
  process.env.PATH = `${dirname(findPrometheusProgram('prometheus'))}${delimiter}${path}`;
  const observing = await start();
  if (!observing) throw new Error(`Prometheus did not start: ${said.join('\n')}`);
  const { pid, url, follow } = observing.prometheus;
  try {
    await follow(runOf({}));
    const query = async (expr: string) => {
      const reply = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(expr)}`);
      return ((await reply.json()) as { data: { result: { value: [number, string] }[] } }).data.result;
    };
    await waitUntil(async () => (await query('up{job="gateway"} == 1')).length === 1);
    await waitUntil(async () => (await query('process_ready{service="catalog"}')).length === 1);
    const rules = await (await fetch(`${url}/api/v1/rules?type=alert`)).text();
    expect(rules).toContain('"ServiceNotReady"');
  } finally {
    await observing.stop();
  }
  expect(await startMark(pid ?? 0)).toBeUndefined();
});

test('without Prometheus the log says how to install it, and nothing starts', async () => {
  process.env.PATH = dataDir;
  said.length = 0;
  expect(await start()).toBeUndefined();
  expect(said.join('\n')).toMatch(
    /Metrics are not collected, because Prometheus is not installed\. Install it/,
  );
});
