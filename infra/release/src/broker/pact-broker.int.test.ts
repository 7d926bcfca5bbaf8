import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@setu/protocol';
import { findPactBroker } from './pact-broker';

/** Records requests and answers them like a Pact Broker, with only the fields that are read. */
const seen: { method: string; url: string; authorization: string; body: unknown }[] = [];
let isDeployable = true;
let server: Server;
let base: string;
/** Where the broker wants results. */
let resultsAt: string;

const answers: [RegExp, () => object][] = [
  [/^\/contracts\/publish$/, () => ({ notices: [], _links: { 'pb:contracts': [] } })],
  [
    /^\/matrix/,
    () => ({
      summary: {
        deployable: isDeployable,
        reason: 'There is no verified pact',
      },
      notices: [{ type: 'error', text: 'Verify it first' }],
    }),
  ],
  [
    /^\/pacticipants\//,
    () => ({
      _links: { 'pb:record-deployment': [{ name: 'staging', href: `${base}/deployed` }] },
    }),
  ],
  [
    /^\/pacts\/provider\//,
    () => ({ _links: { 'pb:publish-verification-results': { href: `${resultsAt}/results` } } }),
  ],
  [/^\/(deployed|results|none\/.*)$/, () => ({})],
];

beforeAll(async () => {
  server = createServer({ keepAliveTimeout: 0 }, async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    const { method = '', url = '', headers } = request;
    seen.push({
      method,
      url,
      authorization: headers.authorization ?? '',
      body: text ? JSON.parse(text) : null,
    });
    const answer = answers.find(([path]) => path.test(url))?.[1];
    reply.writeHead(answer ? 200 : 404, { 'content-type': 'application/hal+json' });
    reply.end(JSON.stringify(answer?.() ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  resultsAt = base;
  seen.length = 0;
});

const broker = (environment = 'staging') => {
  const found = findPactBroker({
    PACT_BROKER_BASE_URL: base,
    PACT_BROKER_TOKEN: 'a-token',
    PACT_BROKER_ENVIRONMENT: environment,
  });
  if (!found) throw new Error('no broker');
  return found;
};
const calls = () => seen.map(({ method, url }) => `${method} ${url.split('?')[0]}`);
const deployable = { name: 'catalog', version: '0.1.0-abc' };

it('findPactBroker returns null when the environment does not name a broker', () => {
  expect(findPactBroker({})).toBeNull();
});

it('an address that is not that of a website is refused', () => {
  expect(() => findPactBroker({ PACT_BROKER_BASE_URL: 'pacts.example' })).toThrow('PACT_BROKER_BASE_URL');
});

it('a Pact Broker receives the pacts of a release under its version', async () => {
  const release = {
    ...deployable,
    contracts: [{ provider: 'identity', file: 'pacts/catalog-identity.json', integrity: 'sha384-x' }],
  } as Release;
  const folder = await mkdtemp(join(tmpdir(), 'franchisesetu-pacts-'));
  await mkdir(join(folder, 'pacts'));
  const pact = {
    consumer: { name: 'catalog' },
    provider: { name: 'identity' },
    interactions: [],
    metadata: { pactSpecification: { version: '4.0' } },
  };
  await writeFile(join(folder, 'pacts/catalog-identity.json'), JSON.stringify(pact));
  await broker().publishPacts(release, folder);
  await rm(folder, { recursive: true });
  const [published] = seen.filter(({ url }) => url === '/contracts/publish');
  expect(published).toMatchObject({
    method: 'POST',
    authorization: 'Bearer a-token',
    body: {
      pacticipantName: 'catalog',
      pacticipantVersionNumber: '0.1.0-abc',
      contracts: [
        {
          consumerName: 'catalog',
          providerName: 'identity',
          specification: 'pact',
          content: Buffer.from(JSON.stringify(pact)).toString('base64'),
        },
      ],
    },
  });
});

it('a Pact Broker receives the version of a release without pacts', async () => {
  await broker().publishPacts({ ...deployable, contracts: [] as Release['contracts'] } as Release, tmpdir());
  expect(calls()).toContain('PUT /pacticipants/catalog/versions/0.1.0-abc');
});

it('a Pact Broker receives results at the address that it names', async () => {
  const consumer = { name: 'mfe-brand', version: '1' };
  await broker().publishResults([{ consumer, provider: deployable, success: false }]);
  expect(calls()).toEqual(['GET /pacts/provider/catalog/consumer/mfe-brand/version/1', 'POST /results']);
  expect(seen[1]).toMatchObject({
    authorization: 'Bearer a-token',
    body: { success: false, providerApplicationVersion: '0.1.0-abc' },
  });
});

it('a promotion is refused when the Pact Broker refuses it', async () => {
  isDeployable = true;
  await broker().assertMayDeploy(deployable);
  const { searchParams } = new URL(seen.at(-1)?.url ?? '', base);
  expect([...searchParams]).toEqual([
    ['q[][pacticipant]', 'catalog'],
    ['q[][version]', '0.1.0-abc'],
    ['latestby', 'cvpv'],
    ['environment', 'staging'],
  ]);
  isDeployable = false;
  await expect(broker().assertMayDeploy(deployable)).rejects.toThrow(
    'The Pact Broker does not allow catalog 0.1.0-abc in staging: Verify it first There is no verified pact',
  );
});

it('a Pact Broker receives deployments to an environment that it has', async () => {
  await broker().recordDeployment(deployable);
  expect(calls()).toEqual(['GET /pacticipants/catalog/versions/0.1.0-abc', 'POST /deployed']);
  await expect(broker('production').recordDeployment(deployable)).rejects.toThrow(
    'The Pact Broker has no environment production',
  );
});

it('another site gets no credentials, also when the broker names it', async () => {
  resultsAt = base.replace('127.0.0.1', 'localhost');
  await broker().publishResults([{ consumer: deployable, provider: deployable, success: true }]);
  expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer a-token', '']);
});

it('a Pact Broker that cannot be reached, refuses, or is none is reported', async () => {
  const mayDeploy = (at: string) => findPactBroker({ PACT_BROKER_BASE_URL: at })?.assertMayDeploy(deployable);
  await expect(mayDeploy('http://127.0.0.1:9')).rejects.toThrow('The Pact Broker cannot be reached');
  await expect(mayDeploy(`${base}/absent/`)).rejects.toThrow(
    'The Pact Broker answered 404 to /absent/matrix: {}',
  );
  await expect(mayDeploy(`${base}/none`)).rejects.toThrow('The answer of the Pact Broker to matrix');
});
