import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@setu/protocol';
import { findPactBroker } from './pact-broker';

const root = join(__dirname, '../../../..');

/** Records requests and answers them like a Pact Broker, with only the fields that its client reads. */
const seen: { method: string; url: string; authorization: string; body: unknown }[] = [];
let isDeployable = true;
let server: Server;
let base: string;

const links = () => ({
  _links: {
    self: { href: base },
    'pb:publish-contracts': { href: `${base}/contracts/publish` },
    'pb:pacticipant-version': {
      href: `${base}/pacticipants/{pacticipant}/versions/{version}`,
      templated: true,
    },
    'pb:environments': { href: `${base}/environments` },
  },
});
const answers: [RegExp, () => object][] = [
  [/^\/$/, links],
  [/^\/contracts\/publish$/, () => ({ notices: [], _links: { 'pb:contracts': [] } })],
  [
    /^\/matrix/,
    () => ({
      summary: {
        deployable: isDeployable,
        reason: 'There is no verified pact',
        success: 0,
        failed: 1,
        unknown: 0,
      },
      notices: [],
      matrix: [],
    }),
  ],
  [
    /^\/pacticipants\//,
    () => ({
      number: '1',
      _links: { 'pb:record-deployment': [{ name: 'staging', href: `${base}/deployed` }] },
    }),
  ],
  [
    /^\/pacts\/provider\//,
    () => ({ _links: { 'pb:publish-verification-results': { href: `${base}/results` } } }),
  ],
  [/^\/(deployed|results)$/, () => ({})],
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
  seen.length = 0;
});

const broker = () => {
  const found = findPactBroker(root, {
    PATH: process.env.PATH,
    PACT_BROKER_BASE_URL: base,
    PACT_BROKER_TOKEN: 'a-token',
    PACT_BROKER_ENVIRONMENT: 'staging',
  });
  if (!found) throw new Error('no broker');
  return found;
};
const calls = () => seen.map(({ method, url }) => `${method} ${url.split('?')[0]}`);
const deployable = { name: 'catalog', version: '0.1.0-abc' };

it('findPactBroker returns null when the environment does not name a broker', () => {
  expect(findPactBroker(root, {})).toBeNull();
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
      contracts: [{ consumerName: 'catalog', providerName: 'identity' }],
    },
  });
});

it('a Pact Broker receives the version of a release without pacts', async () => {
  await broker().publishPacts({ ...deployable, contracts: [] as Release['contracts'] } as Release, root);
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
  expect(seen.at(-1)?.url).toContain('q[][pacticipant]=catalog&q[][version]=0.1.0-abc');
  expect(seen.at(-1)?.url).toContain('environment=staging');
  isDeployable = false;
  await expect(broker().assertMayDeploy(deployable)).rejects.toThrow('Computer says no');
});

it('a Pact Broker receives deployments', async () => {
  await broker().recordDeployment(deployable);
  expect(calls()).toEqual(expect.arrayContaining(['POST /deployed']));
});

it('a Pact Broker that cannot be reached is reported', async () => {
  const gone = findPactBroker(root, {
    PATH: process.env.PATH,
    PACT_BROKER_BASE_URL: 'http://127.0.0.1:9',
    PACT_BROKER_HTTP_RETRIES: '0',
  });
  await expect(gone?.assertMayDeploy(deployable)).rejects.toThrow(/./);
  await expect(
    gone?.publishResults([{ consumer: deployable, provider: deployable, success: true }]),
  ).rejects.toThrow('cannot be reached');
});
